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
import { drawingIn, drawingOf } from './drawing.ts';
import { EmbedPart } from './EmbedPart.tsx';
import { fileNameOf } from './file-name.ts';
import { asInGames } from './game-state.ts';
import { PicturePart } from './PicturePart.tsx';
import { plainGame } from './plain-game.ts';
import { pngOf } from './png.ts';
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
  const { names, hasMore } = useTextOf(state);
  // A diagram or rows are no game: the formats of the position say as much.
  const parts = { ...props, game: game?.startsWith('(') ? game : null, inGames, names };
  const stateInText = useMemo(() => (inGames ? asInGames(state, props.engine) : state), [state]);
  const inText = inGames ? { ...parts, state: stateInText, run: null } : parts;
  return (
    <>
      <LinkPart {...parts} {...{ game, hasMore }} isReading={state.game !== null && game === null && !failed} />
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

type LinkProps = Omit<SharePartProps, 'inGames'> & {
  readonly isReading: boolean;
  /** The opened text has more than this game or diagram. */
  readonly hasMore: boolean;
};

/** Chats cut or refuse longer links, in characters. */
const LONGEST_LINK = 2000;

function LinkPart({ state, run, engine, stage, game, names, isReading, hasMore }: LinkProps) {
  /** Opens the share sheet of the device, with the link and, where it takes files, the picture. */
  const send = async (url: string) => {
    const drawn = drawingIn(drawingOf(stage.staged.scene, state, run, engine), 'solid', stage.inSpace);
    const blob = await pngOf({ ...drawn, palette: engine.palette('pale') }, 1);
    const files = blob ? [new File([blob], `${names.position}.png`, { type: 'image/png' })] : [];
    const withPicture = { url, files };
    const data = navigator.canShare?.(withPicture) ? withPicture : { url };
    // The reader may close the sheet.
    await navigator.share(data).catch(() => {});
  };
  const place = state.game && game !== null ? { ...state.game, text: game, item: 0 } : state.game;
  const addressOf = (game: State['game']) => `${location.href.replace(/#.*/s, '')}#${encode({ ...state, game })}`;
  const whole = addressOf(place);
  const isLong = !fitsInLink(place) || whole.length > LONGEST_LINK;
  const plain = isLong && place?.line === 0 && game !== null ? plainGame(game) : null;
  const isShort = plain !== null && fitsInLink({ ...place, text: plain.text } as State['game']);
  const address = isShort ? addressOf({ ...place, text: plain.text } as State['game']) : whole;
  const isWhole = isReading || (isShort ? !plain.leavesOut : fitsInLink(place));
  return (
    <section class="share-part">
      <Copyable value={isReading ? '' : address} label={words.link} copy={words.copyLink} strong>
        {'share' in navigator && (
          <button type="button" class="choice" disabled={isReading} onClick={() => send(address)}>
            {words.send}
          </button>
        )}
      </Copyable>
      {isWhole ? (
        <p class="hint">{sentences(words.linkHelp, hasMore && words.linkHasGame)}</p>
      ) : (
        <div class="warning buttons">
          <p>{isShort ? words.linkMovesAlone : words.linkShortened}</p>
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

/** What the opened text says: the names of files of the position and the game by its title, and if it has more. */
function useTextOf({ game, position }: State): Pick<LinkProps, 'names' | 'hasMore'> {
  const { value } = useLoaded(
    async () => {
      if (!game) return null;
      const [collection, at] = [await collectionOf(game.text), await positionAt(game)];
      const { title, moves } = describe(collection, game);
      const isMove = moves > 0 && at.position.stones === position.stones;
      return { title, move: isMove ? game.move : null, hasMore: collection.items.length + collection.more > 1 };
    },
    { needed: game !== null },
  );
  const { title, move, hasMore } = value ?? { title: '', move: null, hasMore: false };
  return {
    names: { position: fileNameOf(title, move, position), game: fileNameOf(title, null, position) },
    hasMore,
  };
}
