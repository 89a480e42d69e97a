import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as en from '#locale/eye-referee.ts';
import { illegal } from '#locale/play.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import type { EyeGroup, EyePlayer } from '../../../../engine/eyes.ts';
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
import { boardAfter, colorAtMove, numbersOn } from '../referee/replay.ts';
import { type Attempt, attemptAt, bestLine, isOver, movesBefore, play, type Solver } from './attempt.ts';

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
  | { readonly kind: 'line'; readonly line: readonly Move[] };

/** The reader plays one side against the solver. */
export function Try({ ground, position, color, group, solver, side, moves, change, close }: Props) {
  /** What the search has answered, by the moves. */
  const [known, setKnown] = useState<ReadonlyMap<string, Attempt>>(new Map());
  const played = String(moves);
  const attempt = known.get(played) ?? null;
  const remember = (next: Attempt) => setKnown((before) => new Map(before).set(String(next.moves), next));
  const [waits, setWaits] = useState(true);
  const [remark, setRemark] = useState<Remark | null>(null);
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
  const ask = (answer: Promise<Attempt | Illegal>, point: Point | null = null) =>
    receive(answer, (next) => {
      if (typeof next !== 'string') {
        remember(next);
        if (String(next.moves) !== played) change(next.moves);
      } else if (point !== null) {
        const why = colorAt(board, point) ? 'occupied' : next;
        setRemark({ kind: 'illegal', point, why });
      }
    });
  useEffect(() => {
    setRemark(null);
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
    if (attempt) receive(bestLine(solver, attempt), (line) => setRemark({ kind: 'line', line }));
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
    const { mistake } = attempt;
    const mover = colorAtMove({ color, first: side }, moves.length - 1);
    const answer = moveSaid(mover, name(moves.at(-1) ?? null));
    if (over) return sentences(moves.length > 0 && mover !== mine && answer, ended());
    const answered = moves.length ? answer : en.goal[aim]({ group: group.shown });
    return sentences(
      mistake && lostBy(name(mistake.move)),
      answered,
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
    const moves = remark.line.map((move, index) => {
      const from = attempt?.moves.length ?? 0;
      return moveShort(colorAtMove({ color, first: side }, from + index), name(move));
    });
    return en.whySays({ moves });
  };
  const button = (label: string, isOn: boolean, action: () => void, strong = false) => (
    <button
      type="button"
      class={strong ? 'choice strong' : 'choice'}
      aria-disabled={!isOn}
      onClick={() => isOn && action()}
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
      />
      <Transport>
        <div class="buttons" role="group" aria-label={en.trySteps}>
          {button(en.hint, canPlay, () => attempt && setRemark({ kind: 'hint', move: attempt.now.best }))}
          {button(en.pass, canPlay, () => attempt && ask(play(solver, attempt, null)))}
          {button(en.restart, canUndo, () => change([]))}
        </div>
      </Transport>
      <div class="said">
        <div role="status">
          <p class="sentence long">{said()}</p>
          {remark && <p>{remarked()}</p>}
        </div>
      </div>
      <div class="buttons">
        {button(en.why, attempt !== null && !over && !waits, showWhy)}
        {button(en.close, true, close, over)}
      </div>
    </>
  );
}
