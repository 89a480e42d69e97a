import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as en from '#locale/eye-referee.ts';
import { illegal } from '#locale/play.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import type { EyeAnalyst, EyeGroup, EyePlayer } from '../../../../engine/eyes.ts';
import { colorAt, otherColor } from '../../../../engine/position.ts';
import type { Illegal } from '../../../../engine/problem.ts';
import type { BoardMark, Color, Point, Position } from '../../../../engine/types.ts';
import { sentences } from '../../../../locales/sentences.ts';
import { PAGE_KEYS } from '../../../../model/keys.ts';
import { pointWords } from '../../../../model/sentence.ts';
import { WorkerFailure } from '../../../../reading/worker-client.ts';
import { isPlain } from '../../../../ui/keys.ts';
import { Transport } from '../../../../ui/stage.tsx';
import { type Ground, GroupBoard } from '../GroupBoard.tsx';
import { bareLayer } from '../moments.ts';
import type { Move } from '../referee/group-solver.ts';
import { moveSaid, moveShort } from '../referee/move.ts';
import { boardAfter, colorAtMove, numbersOn, type Play, takenBy } from '../referee/replay.ts';
import { type Attempt, attemptAt, bestLine, isOver, movesBefore, type Outlook, play, type Solver } from './attempt.ts';

interface Props {
  readonly ground: Ground;
  readonly position: Position;
  readonly color: Color;
  readonly group: EyeGroup;
  readonly solver: Solver;
  readonly side: EyePlayer;
  /** The moves that were played, and the way to change them. */
  readonly moves: readonly Move[];
  readonly change: (moves: readonly Move[]) => void;
  readonly close: () => void;
}

/** Something said besides the state of play. */
type Remark =
  | { readonly kind: 'hint'; readonly move: Move }
  | { readonly kind: 'illegal'; readonly point: Point; readonly why: Illegal }
  | ({ readonly kind: 'line' } & Outlook);

/** The reader plays one side against the solver. */
export function Try({ ground, position, color, group, solver, side, moves, change, close }: Props) {
  /** What the search has answered, by the moves. */
  const [known, setKnown] = useState<ReadonlyMap<string, Attempt>>(new Map());
  const played = String(moves);
  const attempt = known.get(played) ?? null;
  const remember = (next: Attempt) => setKnown((before) => new Map(before).set(String(next.moves), next));
  const [waits, setWaits] = useState(true);
  /** A remark, and the moves after which it was made: it is not said with the next one. */
  const [made, setMade] = useState<{ readonly remark: Remark; readonly after: string } | null>(null);
  const remark = made?.after === played ? made.remark : null;
  const setRemark = (remark: Remark) => setMade({ remark, after: played });
  useLayoutEffect(() => setMade(null), [played]);
  const surface = useRef<HTMLDivElement>(null);
  const board = useMemo(
    () => attempt?.now.position ?? boardAfter(ground.analyst, { position, color, first: side, moves }),
    [attempt, position, played],
  );
  /** The number of the last question, or of what made its answer useless. */
  const asked = useRef(0);
  /** Waits for an answer of the search; one that comes after the reader has gone on or left is dropped. */
  const receive = async <T,>(answer: Promise<T>, take: (answer: T) => void) => {
    setWaits(true);
    const number = ++asked.current;
    try {
      const taken = await answer;
      if (asked.current !== number) return;
      take(taken);
      setWaits(false);
    } catch (error) {
      if (asked.current !== number) return;
      // There is no play without the search.
      close();
      if (!(error instanceof WorkerFailure)) throw error;
    }
  };
  const ask = (answer: Promise<Attempt | Illegal>, point: Point | null = null) => {
    setMade(null);
    return receive(answer, (next) => {
      if (typeof next !== 'string') {
        remember(next);
        if (String(next.moves) !== played) change(next.moves);
      } else if (point !== null) {
        const why = colorAt(board, point) ? 'occupied' : next;
        setRemark({ kind: 'illegal', point, why });
      }
    });
  };
  useEffect(() => {
    if (!attempt) {
      ask(attemptAt(solver, side, moves));
      return;
    }
    asked.current++;
    setWaits(false);
  }, [played]);
  useEffect(() => () => void asked.current++, []);

  const mine = side === 'owner' ? color : otherColor(color);
  const over = attempt !== null && isOver(attempt);
  const [own, answer] = useMemo(() => lastTurn(ground.analyst, { position, color, first: side, moves }), [played]);
  const canPlay = attempt !== null && !waits && !over;
  const name = (move: Move) => (move === null ? null : pointName(position, move));
  const press = (point: Point) => {
    ground.moveCursor(point);
    if (canPlay) ask(play(solver, attempt, point), point);
  };
  const canUndo = !waits && moves.length > 0;
  const takeBack = () => {
    if (canUndo) change(movesBefore(side, moves));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (PAGE_KEYS[event.key] !== 'takeBack' || !isPlain(event)) return;
    takeBack();
    event.preventDefault();
  };
  const showWhy = () => {
    if (attempt) receive(bestLine(solver, attempt), (outlook) => setRemark({ kind: 'line', ...outlook }));
  };
  const showHint = ({ detail }: MouseEvent) => {
    if (!attempt) return;
    const { best } = attempt.now;
    setRemark({ kind: 'hint', move: best });
    if (best === null) return;
    ground.moveCursor(best);
    // By the keyboard the next press plays there.
    if (detail === 0) surface.current?.focus();
  };
  const lives = side === 'owner';
  const aim = lives ? 'live' : 'kill';
  const lostBy = (point: string | null) => (point === null ? en.lostByPass[aim] : en.lost[aim]({ point }));
  const ended = () => {
    const { saved, notSaved, killed, notKilled } = en.ended;
    if (attempt?.now.lives) return lives ? saved : notKilled;
    return lives ? notSaved : killed;
  };
  const said = (): string => {
    if (!attempt) return en.thinking;
    const { mistake, decision } = attempt;
    const answered = answer !== null && moveSaid(otherColor(mine), name(answer.move), answer.taken);
    const captures = own !== null && own.taken > 0 && moveSaid(mine, name(own.move), own.taken);
    if (over) return sentences(captures, answered, ended());
    return sentences(
      captures,
      mistake && lostBy(name(mistake.move)),
      decision !== null && en.decided[aim]({ point: pointName(position, decision), color: mine }),
      moves.length > 0 ? answered : en.goal[aim]({ group: group.shown }),
      en.yourMove({ color: mine, canPlay: attempt.now.moves.length > 0 }),
    );
  };
  const remarked = (): string => {
    if (!remark) return '';
    if (remark.kind === 'hint') {
      const point = name(remark.move);
      return point === null ? en.hintPass : en.hintAt({ point });
    }
    if (remark.kind === 'illegal') {
      const { why } = remark;
      const point = pointName(position, remark.point);
      return why === 'outside' || why === 'occupied' ? en[why]({ point }) : illegal({ code: why, point, color: mine });
    }
    if (remark.end === 'lives' && remark.line.every((move) => move === null)) return en.whyNothing;
    const moves = remark.line.map((move, index) => {
      const from = attempt?.moves.length ?? 0;
      return moveShort(colorAtMove({ color, first: side }, from + index), name(move));
    });
    return sentences(en.whySays({ moves }), remark.end && en.whyEnd[remark.end]);
  };
  const button = (label: string, isOn: boolean, action: (event: MouseEvent) => void, strong = false) => (
    <button
      type="button"
      class={strong ? 'choice strong' : 'choice'}
      aria-disabled={!isOn}
      onClick={(event) => isOn && action(event)}
    >
      {label}
    </button>
  );
  const playable = canPlay ? attempt.now.moves : [];
  const circles: readonly BoardMark[] = playable.map((point) => ({ point, kind: 'circle' }));
  const hinted = remark?.kind === 'hint' && remark.move !== null ? [remark.move] : [];
  return (
    <>
      <GroupBoard
        ground={ground}
        position={board}
        eyes={bareLayer(group, hinted)}
        line={en.tryLine({ color: mine })}
        keys={onKeyDown}
        press={press}
        describe={(point) => {
          const words = pointWords(board, point);
          return playable.includes(point) ? en.inPlay({ point: words }) : words;
        }}
        describeDeps={[board, canPlay]}
        marks={[...numbersOn(board, moves), ...circles]}
        lastMove={moves.at(-1) ?? null}
        plays={canPlay ? mine : null}
        playable={playable}
        surface={surface}
      />
      <Transport>
        <div class="buttons" role="group" aria-label={en.trySteps}>
          {button(en.hint, canPlay, showHint)}
          {button(en.pass, canPlay, () => attempt && ask(play(solver, attempt, null)))}
          {button(en.restart, canUndo, () => change([]))}
        </div>
      </Transport>
      <div class="said">
        {/* What is remarked is told alone, without the sentence before it. */}
        <div role="status" aria-atomic="false">
          <p class="sentence long">{said()}</p>
          {remark && <p>{remarked()}</p>}
        </div>
      </div>
      <div class="buttons">
        {!over && button(en.why, attempt !== null && !waits, showWhy)}
        {button(en.close, true, close, over)}
      </div>
    </>
  );
}

/** A move that was made, and the number of stones that it has captured. */
interface Made {
  readonly move: Move;
  readonly taken: number;
}

/** The last move of the reader, who moves first, and the answer to it; null where there is none. */
function lastTurn(analyst: EyeAnalyst, { moves, ...rest }: Play): readonly [own: Made | null, answer: Made | null] {
  const made = (count: number): Made => ({
    move: moves[count - 1] ?? null,
    taken: takenBy(analyst, { ...rest, moves: moves.slice(0, count) }),
  });
  const count = moves.length;
  if (count === 0) return [null, null];
  return count % 2 ? [made(count), null] : [made(count - 1), made(count)];
}
