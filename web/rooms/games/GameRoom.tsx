import { useRef } from 'preact/hooks';
import { edited as editedText } from '#locale/game-line.ts';
import * as text from '#locale/game-room.ts';
import { gameHeading } from '#locale/opening.ts';
import { betweenSentences } from '#locale/shared.ts';
import type { Point } from '../../engine/types.ts';
import { type Direction, PAGE_KEYS, STEP_KEYS } from '../../model/keys.ts';
import { openGame } from '../../model/opening.ts';
import { hasLens, LENSES, type Lens, startOf, stepsRun, type Where } from '../../model/where.ts';
import { Failed } from '../../ui/Failed.tsx';
import type { FetchedProps } from '../../ui/Fetched.tsx';
import { useChronicle, useGameDetails } from '../../ui/game-data.ts';
import { isPlain, TAKES_SPACE } from '../../ui/keys.ts';
import { useGame } from '../../ui/reading.ts';
import { Transport } from '../../ui/stage.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { Comment } from './Comment.tsx';
import { Picture } from './chart/Picture.tsx';
import { TurningPoints } from './chart/TurningPoints.tsx';
import { moveSentences } from './chart/words.ts';
import { GameBoard } from './GameBoard.tsx';
import { GameList } from './GameList.tsx';
import { HeardMove } from './HeardMove.tsx';
import { MoveBar, movesFrom } from './MoveBar.tsx';
import { Facts, Players } from './Players.tsx';
import { Remarks } from './Remarks.tsx';
import { useSwipe } from './swipe.ts';
import { Tree } from './tree/Tree.tsx';
import { useWheel } from './wheel.ts';

/** The lenses that the room has a button for. */
const isAsked = (lens: Lens): lens is keyof typeof text.ask => lens in text.ask;

const GROUPS: Where = { room: 'explore', lens: 'eyes', eyes: { group: '', part: 'game', step: 0 } };

/** Goes to a lens; to the run at its start. */
const visitTo = (where: Where) => ({ type: 'visit', where, ...(stepsRun(where) && { place: '0' }) }) as const;

/** The opened game: its board and moves, settled points, players, branches, and the games of its collection. */
export function GameRoom(props: FetchedProps) {
  const { state, dispatch } = props;
  const { position } = state;
  const { opened, waits, failed, again, go, place } = useGame(state, dispatch);
  const { chronicle, failed: chronicleFailed, again: followAgain } = useChronicle(state);
  const { details } = useGameDetails(state.game);
  const open = opened && openGame(opened.collection, opened.at, state);
  const moves = open?.moves ?? 0;
  const toMove = (move: number) => go({ move });
  // Both count from the move that was asked for last, even if it is not shown yet.
  const step = (by: number) => go(({ move }) => ({ move: Math.max(0, Math.min(moves, move + by)) }));
  const goOn = (direction: Direction) => go(({ move }) => ({ move: movesFrom(move, moves)[direction] }));
  useWheel({ move: place?.move ?? 0, moves }, step);
  useSwipe(step);
  const playOrPause = useRef<(() => void) | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const takesSpace = (event.target as Element).matches(TAKES_SPACE);
    if (isPlain(event) && PAGE_KEYS[event.key] === 'playOrPause' && !takesSpace && playOrPause.current) {
      playOrPause.current();
      event.preventDefault();
      return;
    }
    const direction = isPlain(event) && place ? STEP_KEYS[event.key] : undefined;
    if (!direction) return;
    event.preventDefault();
    goOn(direction);
  };
  const visit = (point: Point) => {
    const entries = chronicle?.entries ?? [];
    const played = (move: number) => entries[move]?.at === point;
    const numbers = entries.map((_, move) => move).filter(played);
    const move = place && (numbers.findLast((each) => each <= place.move) ?? numbers[0]);
    if (move) toMove(move);
  };

  const board = <GameBoard {...props} keys={onKeyDown} visit={visit} />;
  if (failed)
    return (
      <>
        {board}
        <Failed
          again={() => {
            again();
            followAgain();
          }}
        />
      </>
    );
  if (!opened || !open || !place)
    return (
      <>
        {board}
        {waits && <Waiting />}
      </>
    );
  const { collection, at } = opened;
  const { item } = open;
  const entry = chronicle?.entries[place.move];
  /** The board shows the place, and is not still on the way there. */
  const isThere = opened.isCurrent && place.move === state.game?.move;
  const played = isThere ? at.played : null;
  const variations = details?.variations ?? [];
  const hasTree = variations.length > 1 || variations.some(({ comments }) => comments.length > 0);
  return (
    <section class="game-room" aria-label={gameHeading}>
      {board}
      {moves > 0 && (
        <Transport>
          <MoveBar
            moves={moves}
            move={place.move}
            go={toMove}
            goOn={goOn}
            playOrPause={playOrPause}
            track={(props) => <Picture entries={chronicle?.entries ?? null} position={position} {...props} />}
          />
        </Transport>
      )}
      {details && <Players info={details.info} prisoners={at.prisoners} />}
      <p class="buttons">
        {LENSES.filter(isAsked)
          .filter((lens) => hasLens(position, lens))
          .map((lens) => (
            <button key={lens} type="button" class="choice" onClick={() => dispatch(visitTo(startOf(lens)))}>
              {text.ask[lens]}
            </button>
          ))}
      </p>
      {moves > 0 ? (
        <>
          <p class="sentence long">{entry && moveSentences(place.move, entry, position, played)}</p>
          <HeardMove move={place.move} entry={(isThere && entry) || null} position={position} played={played} />
        </>
      ) : (
        <p>{text.noMoves}</p>
      )}
      <Remarks opened={opened} item={item} />
      {chronicleFailed && <Failed again={followAgain} />}
      {open.edited && opened.isCurrent && (
        <p class="hint">
          {editedText}
          {betweenSentences}
          <button type="button" class="link" onClick={() => go({})}>
            {text.restore}
          </button>
        </p>
      )}
      <Comment at={at} />
      {details && <Facts info={details.info} isSettledTold />}
      {hasTree && <Tree variations={variations} more={item.moreLines} place={place} go={go} />}
      {collection.items.length > 1 && <GameList collection={collection} place={place} go={go} />}
      {chronicle && moves > 0 && (
        <TurningPoints chronicle={chronicle} now={place.move} position={position} go={toMove} />
      )}
      {moves > 0 && (
        <p>
          <button
            type="button"
            class="link"
            onClick={() => dispatch({ type: 'visit', where: GROUPS, focus: 'eyes-game' })}
          >
            {text.groups}
          </button>
        </p>
      )}
    </section>
  );
}
