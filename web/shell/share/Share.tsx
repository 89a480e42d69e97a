import { useState } from 'preact/hooks';
import * as words from '#locale/share.ts';
import { encode, fitsInLink } from '../../model/address.ts';
import { Choice } from '../../ui/Choices.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { reader } from '../../ui/reading.ts';
import { Copyable } from './Copyable.tsx';
import { EmbedPart } from './EmbedPart.tsx';
import { PicturePart } from './PicturePart.tsx';
import type { SharePartProps, ShareProps } from './props.ts';
import { TextPart } from './TextPart.tsx';

const PARTS = ['picture', 'text', 'code'] as const;

/** The dialog “Share”: a link, pictures, texts, code for other pages, and printing. */
export function Share(props: ShareProps) {
  const { state } = props;
  const [part, setPart] = useState<(typeof PARTS)[number]>('picture');
  const { value: game, failed } = useLoaded(
    async () => state.game && reader.about(state.game.text, 'alone', state.game.item),
  );
  // A diagram or rows are no game: the formats of the position say as much.
  const shown = { ...props, game: game?.startsWith('(') ? game : null };
  return (
    <>
      <LinkPart state={state} game={game} isReading={state.game !== null && game === null && !failed} />
      <Choice label={words.as} values={PARTS} names={words.parts} value={part} choose={setPart} />
      {part === 'picture' && <PicturePart {...shown} />}
      {part === 'text' && <TextPart {...shown} />}
      {part === 'code' && <EmbedPart {...shown} />}
      <div class="share-print">
        <button type="button" class="choice" onClick={() => window.print()}>
          {words.print}
        </button>
        <p class="hint">{words.printHelp}</p>
      </div>
    </>
  );
}

function LinkPart({
  state,
  game,
  isReading,
}: Pick<SharePartProps, 'state' | 'game'> & { readonly isReading: boolean }) {
  const place = state.game && game !== null ? { ...state.game, text: game, item: 0 } : state.game;
  const address = `${location.href.replace(/#.*/s, '')}#${encode({ ...state, game: place })}`;
  return (
    <section>
      <Copyable value={isReading ? '' : address} label={words.copyLink} copy={words.copyLink} strong />
      <p class="hint">
        {words.linkHelp} {place && !isReading && (fitsInLink(place) ? words.linkHasGame : words.linkShortened)}
      </p>
    </section>
  );
}
