import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as en from '#locale/eye-referee.ts';
import { undo as undoLabel } from '#locale/page.ts';
import type { EyeAnalyst, EyeGroup, EyePlayer } from '../../../../engine/eyes.ts';
import { colorAt, otherColor } from '../../../../engine/position.ts';
import type { Illegal } from '../../../../engine/problem.ts';
import type { EyeSolved } from '../../../../engine/referee.ts';
import type { BoardMark, Color, Point, Position } from '../../../../engine/types.ts';
import { PAGE_KEYS } from '../../../../model/keys.ts';
import { pointWords } from '../../../../model/sentence.ts';
import { WorkerFailure } from '../../../../reading/worker-client.ts';
import { isPlain } from '../../../../ui/keys.ts';
import { StageContext, Transport } from '../../../../ui/stage.tsx';
import { type Ground, GroupBoard } from '../GroupBoard.tsx';
import { bareLayer } from '../moments.ts';
import type { Move } from '../referee/group-solver.ts';
import { boardAfter, numbersOn, type Play, takenBy } from '../referee/replay.ts';
import { type Attempt, attemptAt, bestLine, hintAt, isOver, movesBefore, play, type Solver } from './attempt.ts';
import { attemptSaid, becauseOf, type Made, type Remark, remarkSaid } from './words.ts';

interface Props {
  readonly ground: Ground;
  readonly position: Position;
  readonly color: Color;
  readonly group: EyeGroup;
  readonly solved: EyeSolved;
  readonly solver: Solver;
  readonly side: EyePlayer;
  /** The moves that were played, and the way to change them. */
  readonly moves: readonly Move[];
  readonly change: (moves: readonly Move[]) => void;
  readonly close: () => void;
  /** Takes back what the reader has made last, as the button of the page does. */
  readonly undo: () => void;
}

/** The reader plays one side against the solver. */
export function Try({ ground, position, color, group, solved, solver, side, moves, change, close, undo }: Props) {
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
  /** The move of the reader that the search is answering, and the moves after which it was made. */
  const [begun, setPending] = useState<{ readonly move: Move; readonly after: string } | null>(null);
  const pending = begun?.after === played ? begun : null;
  useLayoutEffect(() => {
    setMade(null);
    setPending(null);
  }, [played]);
  const surface = useRef<HTMLDivElement>(null);
  // The reader's stone is there before its answer.
  const onBoard = pending ? [...moves, pending.move] : moves;
  const board = useMemo(
    () =>
      (!pending && attempt?.now.position) ||
      boardAfter(ground.analyst, { position, color, first: side, moves: onBoard }),
    [attempt, position, played, pending],
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
      setPending(null);
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
        return;
      }
      setPending(null);
      if (point !== null) {
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
  const about = { position, color, group, solved, side };
  const because = useMemo(() => attempt && becauseOf(ground.analyst, about, attempt), [attempt]);
  const playMove = (move: Move) => {
    if (!canPlay) return;
    if (move === null || attempt.now.moves.includes(move)) setPending({ move, after: played });
    ask(play(solver, attempt, move), move);
  };
  const press = (point: Point) => {
    ground.moveCursor(point);
    playMove(point);
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
    if (attempt)
      receive(bestLine(solver, attempt), (outlook) => setRemark({ kind: 'line', isBefore: over, ...outlook }));
  };
  const showHint = ({ detail }: MouseEvent) => {
    if (!attempt) return;
    receive(hintAt(solver, attempt), (hint) => {
      setRemark({ kind: 'hint', ...hint });
      if (hint.is === 'lost' || hint.move === null) return;
      ground.moveCursor(hint.move);
      // By the keyboard the next press plays there.
      if (detail === 0) surface.current?.focus();
    });
  };
  const said = (): string => {
    if (pending) return en.isThinking({ color: otherColor(mine) });
    return attempt ? attemptSaid(about, attempt, own, answer, because) : en.thinking;
  };
  /** The page has an undo for all that is made on it; on a narrow screen it is far from these controls. */
  const hasUndo = useContext(StageContext) !== null;
  const button = (label: string, isOn: boolean, action: (event: MouseEvent) => void, more = '') => (
    <button
      type="button"
      class={`choice ${more}`.trim()}
      aria-disabled={!isOn}
      onClick={(event) => isOn && action(event)}
    >
      {label}
    </button>
  );
  const playable = canPlay ? attempt.now.moves : [];
  const circles: readonly BoardMark[] = playable.map((point) => ({ point, kind: 'circle' }));
  const hinted = remark?.kind === 'hint' && remark.is === 'move' && remark.move !== null ? [remark.move] : [];
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
        marks={[...numbersOn(board, onBoard), ...circles]}
        lastMove={onBoard.at(-1) ?? null}
        plays={canPlay ? mine : null}
        playable={playable}
        surface={surface}
      />
      <Transport>
        <div class="buttons" role="group" aria-label={en.trySteps}>
          {button(en.hint, canPlay, showHint)}
          {button(en.pass, canPlay, () => playMove(null))}
          {button(undoLabel, canUndo, hasUndo ? undo : takeBack, hasUndo ? 'eyes-undo' : '')}
          {button(en.restart, canUndo, () => change([]))}
        </div>
      </Transport>
      <div class="said">
        {/* What is remarked is told alone, without the sentence before it. */}
        <div role="status" aria-atomic="false">
          <p class="sentence long">{said()}</p>
          {remark && <p>{remarkSaid(about, remark)}</p>}
        </div>
      </div>
      <div class="buttons">
        {(!over || attempt.now.lives) && button(en.why, attempt !== null && !waits, showWhy)}
        {button(en.close, true, close, over ? 'strong' : '')}
      </div>
    </>
  );
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
