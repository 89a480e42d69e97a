import { useEffect, useRef, useState } from 'preact/hooks';
import { EngineError } from '../engine/guard.ts';
import type { Position } from '../engine/types.ts';
import { goTo, readingOf } from '../model/opening.ts';
import type { State } from '../model/state.ts';
import type { Action } from '../model/update.ts';
import { adopt } from '../page/adopt.ts';
import { Failed } from '../page/Failed.tsx';
import { loadLate } from '../page/late.ts';
import { areas, turningMoves } from './shape.ts';
import style from './style.css?inline';
import { type Turn, turnsOf } from './turns.ts';
import * as words from './words.ts';

adopt(style);

export interface ChartProps {
  readonly state: State;
  readonly dispatch: (action: Action) => void;
}

/** The opened line of play and what was settled along it. */
interface Course {
  readonly go: (move: number, state: State) => Action;
  readonly turns: readonly Turn[];
}

/** How many points were settled for whom at each move of the opened game: a picture, a list and a table. */
function Opened({ state, dispatch }: ChartProps) {
  const { game } = state;
  const { suicide } = state.rules;
  const [course, setCourse] = useState<Course | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!game) return;
    if (failed) return;
    let asked = true;
    const find = async () => {
      const { texts, prover } = await loadLate();
      const reading = readingOf(texts, game.text);
      const turns = turnsOf(prover, reading, game, suicide);
      if (asked) setCourse({ turns, go: (move, now) => goTo(reading, { ...game, move }, now) });
    };
    find().catch((error) => {
      // A link may name a line that its text has not.
      if (error instanceof EngineError) return;
      reportError(error);
      if (asked) setFailed(true);
    });
    return () => {
      asked = false;
    };
  }, [game?.text, game?.item, game?.line, suicide, failed]);
  // The slider is ahead of the page, which follows.
  const ahead = useRef<number | null>(null);
  if (ahead.current === game?.move) ahead.current = null;
  const turns = course?.turns;
  const now = game && turns?.[game.move];
  if (failed) return <Failed again={() => setFailed(false)} />;
  if (!course || !turns || !now) return null;
  if (turns.length === 1) return <p>{words.noMoves}</p>;
  const go = (move: number) => dispatch(course.go(move, state));

  const { columns, rows } = state.position;
  const points = columns * rows;
  const last = turns.length - 1;
  const [black, white] = areas(turns, points);
  const turning = turningMoves(turns);
  const said = (move: number, turn: Turn) => {
    const [b, w] = turn.settled ?? [0, 0];
    const held = turn.settled ? words.held(b, w, points - b - w) : words.unknown;
    return `${words.move(move, turn.at, state.position)}: ${held}. ${words.changed(turn, state.position)}`.trim();
  };
  const sentence = said(game.move, now);
  return (
    <div class="chart">
      <p class="hint">{words.explained}</p>
      <div class="chart-picture">
        <svg viewBox={`0 0 ${last} ${points}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="chart-white" d={white} />
          <path class="chart-black" d={black} />
          {turning.map((move) => (
            <line key={move} class="chart-turn" x1={move} x2={move} y1="0" y2={points} />
          ))}
          <line class="chart-now" x1={game.move} x2={game.move} y1="0" y2={points} />
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={ahead.current ?? game.move}
          aria-label={words.slider}
          aria-valuetext={sentence}
          onInput={(event) => {
            ahead.current = Number(event.currentTarget.value);
            go(ahead.current);
          }}
        />
      </div>
      <p class="chart-now-said">{sentence}</p>
      <h3>{words.turning}</h3>
      {turning.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ol class="chart-turns">
          {turning.map((move) => {
            const turn = turns[move] as Turn;
            return (
              <li key={move}>
                <button
                  type="button"
                  class="link"
                  aria-current={move === game.move ? 'step' : undefined}
                  onClick={() => go(move)}
                >
                  {words.move(move, turn.at, state.position)}
                </button>{' '}
                {words.changed(turn, state.position)}
              </li>
            );
          })}
        </ol>
      )}
      <Table turns={turns} now={game.move} position={state.position} />
    </div>
  );
}

export const open = () => Opened;

interface TableProps {
  readonly turns: readonly Turn[];
  /** The move that is on the board. */
  readonly now: number;
  readonly position: Position;
}

/** Every move in words, made when it is opened: a long game has many. */
function Table({ turns, now, position }: TableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.table}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard
        <div class="scrolls" tabIndex={0} role="group" aria-label={words.table}>
          <table>
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map((turn, move) => (
                <tr key={move} aria-current={move === now ? 'step' : undefined}>
                  <th scope="row">{words.move(move, turn.at, position)}</th>
                  <td>{turn.settled?.[0] ?? '–'}</td>
                  <td>{turn.settled?.[1] ?? '–'}</td>
                  <td>{turn.settled ? words.changed(turn, position) : words.unknown}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
