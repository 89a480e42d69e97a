import { useMemo, useState } from 'preact/hooks';
import * as words from '#locale/share.ts';
import { sentences } from '../../locales/sentences.ts';
import { encode, fitsInLink } from '../../model/address.ts';
import { describe } from '../../model/opening.ts';
import type { State } from '../../model/state.ts';
import { Choice } from '../../ui/Choices.tsx';
import { saveText } from '../../ui/export.ts';
import { useLoaded } from '../../ui/loading.ts';
import { collectionOf, positionAt, reader } from '../../ui/reading.ts';
import { Copyable } from './Copyable.tsx';
import { EmbedPart } from './EmbedPart.tsx';
import { fileNameOf } from './file-name.ts';
import { asInGames } from './game-state.ts';
import { PicturePart } from './PicturePart.tsx';
import type { SharePartProps, ShareProps } from './props.ts';
import { TextPart } from './TextPart.tsx';

const PARTS = ['picture', 'text', 'code'] as const;

/** The dialog “Share”: a link, pictures, texts, code for other pages, and printing. */
export function Share(props: ShareProps) {
  const { state } = props;
  const [part, setPart] = useState<(typeof PARTS)[number]>('picture');
  const { value: game, failed } = useLoaded(
    async () => state.game && reader.about(state.game.text, 'alone', [state.game.item]),
  );
  const inGames = state.where.room === 'games' && state.game !== null;
  const names = useNames(state);
  // A diagram or rows are no game: the formats of the position say as much.
  const parts = { ...props, game: game?.startsWith('(') ? game : null, inGames, names };
  const stateInText = useMemo(() => (inGames ? asInGames(state, props.engine) : state), [state]);
  const inText = inGames ? { ...parts, state: stateInText, run: null } : parts;
  return (
    <>
      <LinkPart {...parts} game={game} isReading={state.game !== null && game === null && !failed} />
      <Choice label={words.as} values={PARTS} names={words.parts} value={part} choose={setPart} />
      {part === 'picture' && <PicturePart {...parts} />}
      {part === 'text' && <TextPart {...inText} />}
      {part === 'code' && <EmbedPart {...parts} />}
      <div class="share-print">
        <button type="button" class="choice" onClick={() => window.print()}>
          {words.print}
        </button>
        <p class="hint">{words.printHelp}</p>
      </div>
    </>
  );
}

type LinkProps = Pick<SharePartProps, 'state' | 'game' | 'names'> & { readonly isReading: boolean };

function LinkPart({ state, game, names, isReading }: LinkProps) {
  const place = state.game && game !== null ? { ...state.game, text: game, item: 0 } : state.game;
  const address = `${location.href.replace(/#.*/s, '')}#${encode({ ...state, game: place })}`;
  const isWhole = isReading || fitsInLink(place);
  return (
    <section class="share-part">
      <Copyable value={isReading ? '' : address} label={words.copyLink} copy={words.copyLink} strong />
      {isWhole ? (
        <p class="hint">{sentences(words.linkHelp, place && !isReading && words.linkHasGame)}</p>
      ) : (
        <div class="warning buttons">
          <p>{words.linkShortened}</p>
          {game !== null && (
            <button
              type="button"
              class="choice"
              onClick={() => saveText(game, 'application/x-go-sgf', `${names.game}.sgf`)}
            >
              {words.saveGame}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** The names of files of the position and the game, by the title of the game. */
function useNames({ game, position }: State): SharePartProps['names'] {
  const { value } = useLoaded(async () => {
    if (!game) return null;
    const [{ title, moves }, at] = [describe(await collectionOf(game.text), game), await positionAt(game)];
    const isMove = moves > 0 && at.position.stones === position.stones;
    return { title, move: isMove ? game.move : null };
  }, game !== null);
  const { title, move } = value ?? { title: '', move: null };
  return { position: fileNameOf(title, move, position), game: fileNameOf(title, null, position) };
}
