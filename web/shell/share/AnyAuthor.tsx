import * as words from '#locale/share.ts';
import { encode } from '../../model/address.ts';
import type { State } from '../../model/state.ts';
import { Copyable } from './Copyable.tsx';

interface Props {
  readonly host: 'mediaWiki' | 'dokuWiki';
  readonly state: State;
  /** The name of the file of the picture, without its ending. */
  readonly name: string;
  /** The position as a diagram; empty where it has none. */
  readonly diagram: string;
}

const MARKUP = {
  mediaWiki: (picture: string, address: string) => `[[File:${picture}|link=${address}]]`,
  dokuWiki: (picture: string, address: string) => `[[${address}|{{${picture}}}]]`,
};

/** What any author of a wiki can put into a page, without its administrator: a picture that leads here, and a text. */
export function AnyAuthor({ host, state, name, diagram }: Props) {
  // Of a game the position alone: the link stands in a page.
  const address = `${location.href.replace(/#.*/s, '')}#${encode({ ...state, game: null })}`;
  return (
    <>
      <p>{words.anyAuthor}</p>
      <Copyable
        value={MARKUP[host](`${name}.png`, address)}
        label={words.linkedPicture}
        copy={words.copyLinkedPicture}
      />
      {diagram && <Copyable value={diagram} label={words.diagramText} copy={words.copyDiagram} rows={4} />}
      <p>{words.withAdministrator}</p>
    </>
  );
}
