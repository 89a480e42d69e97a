import * as chart from '#locale/chart.ts';
import * as text from '#locale/game-room.ts';
import { edited as editedText } from '#locale/games.ts';
import { gameHeading } from '#locale/panels.ts';
import type { Point } from '../../engine/types.ts';
import { openGame } from '../../model/opening.ts';
import { placeForKey } from '../../model/ways.ts';
import { HOME } from '../../model/where.ts';
import { Failed } from '../../ui/Failed.tsx';
import type { FetchedProps } from '../../ui/Fetched.tsx';
import { useGame } from '../../ui/reading.ts';
import { Transport } from '../../ui/stage.tsx';
import { Collection } from './Collection.tsx';
import { Turning } from './chart/Turning.tsx';
import { useCourse, useTold } from './course.ts';
import { GameBoard } from './GameBoard.tsx';
import { MoveBar, waysFrom } from './MoveBar.tsx';
import { Facts, Players } from './Players.tsx';
import { Comment, Remarks } from './Remarks.tsx';
import { Tree } from './tree/Tree.tsx';
import { useWheel } from './wheel.ts';

/** The opened game: its board and moves, what is settled, who plays, its branches, and the games beside it. */
export function GameRoom(part: FetchedProps) {
  const { state, dispatch } = part;
  const { position } = state;
  const { opened, failed, again, go, place } = useGame(state, dispatch);
  const { course, failed: courseFailed, again: followAgain } = useCourse(state);
  const told = useTold(state.game);
  const open = opened && openGame(opened.book, opened.at, state);
  const moves = open?.moves ?? 0;
  const toMove = (move: number) => go({ move });
  /** Also while the page is still on its way to another move. */
  const step = (by: number) => go(({ move }) => ({ move: Math.max(0, Math.min(moves, move + by)) }));
  useWheel(step);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const by = place && placeForKey(waysFrom(place.move, moves), event.key);
    if (by === undefined || by === null) return;
    event.preventDefault();
    step(by);
  };
  const visit = (point: Point) => {
    const turns = course?.turns ?? [];
    const played = (move: number) => turns[move]?.at === point;
    const numbers = turns.map((_, move) => move).filter(played);
    const move = place && (numbers.findLast((each) => each <= place.move) ?? numbers[0]);
    if (move) toMove(move);
  };

  const board = <GameBoard {...part} keys={onKeyDown} visit={visit} />;
  if (failed)
    return (
      <>
        {board}
        <Failed again={again} />
      </>
    );
  if (!opened || !open || !place) return board;
  const { book, at } = opened;
  const { item } = open;
  const turn = course?.turns[place.move];
  const variations = told?.variations ?? [];
  const hasTree = variations.length > 1 || variations.some(({ comments }) => comments.length > 0);
  return (
    <section class="game-room" aria-label={gameHeading}>
      {board}
      {moves > 0 && (
        <Transport>
          <MoveBar
            turns={course?.turns ?? null}
            points={position.columns * position.rows}
            moves={moves}
            move={place.move}
            go={toMove}
            step={step}
          />
        </Transport>
      )}
      {told && <Players info={told.info} prisoners={at.prisoners} />}
      {moves > 0 ? (
        <p class="sentence long" role="status">
          {turn && chart.said(place.move, turn, position)}
        </p>
      ) : (
        <p>{text.noMoves}</p>
      )}
      {courseFailed && <Failed again={followAgain} />}
      {open.edited && opened.isCurrent && (
        <p class="hint">
          {editedText}{' '}
          <button type="button" class="link" onClick={() => go({})}>
            {text.restore}
          </button>
        </p>
      )}
      <p>
        <button
          type="button"
          class="choice"
          onClick={() => {
            dispatch({ type: 'go', place: '0' });
            dispatch({ type: 'visit', where: HOME });
          }}
        >
          {text.stepThrough}
        </button>
      </p>
      <Comment opened={opened} />
      {told && <Facts info={told.info} />}
      <Remarks opened={opened} item={item} />
      {hasTree && <Tree variations={variations} more={item.moreLines} place={place} go={go} />}
      {book.items.length > 1 && <Collection book={book} place={place} go={go} />}
      {course && moves > 0 && <Turning course={course} now={place.move} position={position} go={toMove} />}
    </section>
  );
}
