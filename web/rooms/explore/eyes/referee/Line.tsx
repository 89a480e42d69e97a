import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as en from '#locale/eye-referee.ts';
import { steps } from '#locale/page.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import type { EyeGroup, EyePlayer } from '../../../../engine/eyes.ts';
import type { EyeMoment, EyeSolved } from '../../../../engine/referee.ts';
import type { Color, Point, Position } from '../../../../engine/types.ts';
import { sentences } from '../../../../locales/sentences.ts';
import { pointWords } from '../../../../model/sentence.ts';
import { type Destinations, destinationsOf, keysOf } from '../../../../ui/lens/steps.ts';
import { Steps } from '../../../../ui/Steps.tsx';
import { Transport } from '../../../../ui/stage.tsx';
import { type Ground, GroupBoard } from '../GroupBoard.tsx';
import { bareLayer } from '../moments.ts';
import type { Solver } from '../try/attempt.ts';
import type { Move } from './group-solver.ts';
import { koOf, outcomeOf } from './ko.ts';
import { moveSaid } from './move.ts';
import { boardAfter, colorAtMove, numbersOn, takenBy } from './replay.ts';

interface Props {
  readonly ground: Ground;
  readonly position: Position;
  readonly color: Color;
  readonly group: EyeGroup;
  readonly solved: EyeSolved;
  readonly solver: Solver;
  readonly first: EyePlayer;
  readonly at: number;
  readonly go: (at: number) => void;
  /** The moves from the start where the reader has left best play; empty on best play. */
  readonly walk: readonly Move[];
  /** Changes these, and goes to a moment. */
  readonly change: (walk: readonly Move[], at: number) => void;
  readonly close: () => void;
}

/** Best play of both sides, move by move. At each another move can be chosen, which the solver answers. */
export function Line({
  ground,
  position,
  color,
  group,
  solved,
  solver,
  first,
  at: wanted,
  go,
  walk,
  change,
  close,
}: Props) {
  const best = first === 'owner' ? solved.ownerLine : solved.opponentLine;
  const isBest = walk.length === 0;
  const moves = isBest ? best : walk;
  const at = Math.min(wanted, moves.length);
  const before = moves.slice(0, at);
  const play = { position, color, first, moves: before };
  const board = useMemo(() => boardAfter(ground.analyst, play), [position, first, String(before)]);
  const taken = useMemo(() => takenBy(ground.analyst, play), [position, first, String(before)]);
  const moment = useMoment(solver, first, before);
  const mover = colorAtMove(play, at);
  // The solver goes on where a walk ends.
  const answer = !isBest && at === moves.length && moment?.toMove ? [moment.best] : [];
  const last = moves.length + answer.length;
  const destinations = destinationsOf(at, last);
  const goTo = (to: number) => (to > moves.length ? change([...moves, ...answer], to) : go(to));
  const move = moves[at - 1];
  const nameOf = (move: Move) => (move === null ? null : pointName(position, move));
  const others = [...(moment?.toMove ? moment.moves : []), null].filter(
    (other) => moment?.toMove && other !== moves[at],
  );
  const choose = (other: Move) => change([...before, other], at + 1);
  const press = (point: Point) => {
    ground.moveCursor(point);
    if (others.includes(point)) choose(point);
  };
  const said = () => {
    const ko = koOf(solved, first);
    if (at === 0) return sentences(en.lineStart({ color: mover, moves: best.length }), ko && en.byKo[ko]({ color }));
    const isGone = group.stones.some((stone) => board.stones[stone] === '.');
    const isEnd = isBest ? at === moves.length : moment !== null && moment.toMove === null;
    const lost = isBest ? outcomeOf(solved, first) === 'dies' : moment?.lives === false;
    // Best play ends where nothing is left to play for, which may be before the capture.
    const end = isEnd && (isGone ? en.lineDies : lost ? en.lineLost : en.lineLives)({ group: group.shown });
    const from = !isBest && !isEnd && moment && moment.lives !== null;
    return sentences(
      moveSaid(colorAtMove(play, at - 1), nameOf(move ?? null), taken),
      end,
      isBest && isEnd && ko && en.wasByKo[ko]({ color }),
      from && (moment.lives ? en.walkLives : en.walkDies)({ group: group.shown }),
    );
  };
  return (
    <>
      <GroupBoard
        ground={ground}
        position={board}
        eyes={bareLayer(group)}
        line={isBest ? en.lineOnBoard : en.walkOnBoard}
        keys={keysOf(destinations, goTo)}
        press={press}
        describe={(point) => {
          const words = pointWords(board, point);
          return others.includes(point) ? en.inPlay({ point: words }) : words;
        }}
        describeDeps={[board, moment]}
        marks={numbersOn(board, before)}
        lastMove={move ?? null}
      />
      <Transport>
        <LineSteps destinations={destinations} at={at} go={goTo} />
      </Transport>
      <div class="said">
        <p class="place">{en.linePlace({ at, moves: last })}</p>
        <div role="status">
          <p class="sentence long">{said()}</p>
        </div>
      </div>
      {others.length > 0 && (
        <details class="eyes-links">
          <summary>{en.otherMoves({ color: mover, n: others.length })}</summary>
          <p>{en.howToWalk}</p>
          <p class="buttons">
            {others.map((other) => (
              <button key={other} type="button" class="choice" onClick={() => choose(other)}>
                {nameOf(other) ?? en.pass}
              </button>
            ))}
          </p>
        </details>
      )}
      <div class="buttons">
        {!isBest && (
          <button type="button" class="choice" onClick={() => change([], Math.min(at, best.length))}>
            {en.bestPlay}
          </button>
        )}
        <button type="button" class="choice" onClick={close}>
          {en.close}
        </button>
      </div>
    </>
  );
}

/** What the solver says of the position after some moves; null until it is known, or if it cannot be. */
function useMoment(solver: Solver, first: EyePlayer, moves: readonly Move[]): EyeMoment | null {
  const [known, setKnown] = useState<ReadonlyMap<string, EyeMoment>>(new Map());
  const played = String(moves);
  useEffect(() => {
    if (known.has(played)) return;
    let isWanted = true;
    solver.play(first, moves).then(
      (moment) => isWanted && typeof moment !== 'string' && setKnown((before) => new Map(before).set(played, moment)),
      // Best play is shown without the solver too.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [played]);
  return known.get(played) ?? null;
}

interface StepsProps {
  readonly destinations: Destinations;
  readonly at: number;
  readonly go: (at: number) => void;
}

/** The controls that move through the line. The button that began it is gone: the next press goes on. */
function LineSteps({ destinations, at, go }: StepsProps) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div class="transport-steps" role="group" aria-label={en.lineSteps}>
      <Steps destinations={destinations} at={at} labels={{ ...steps, ...en.steps }} go={go} next={next} />
    </div>
  );
}
