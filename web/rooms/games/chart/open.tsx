import { useEffect, useRef, useState } from 'preact/hooks';
import { EngineError } from '../../../engine/guard.ts';
import type { Followed, Turn } from '../../../engine/turns.ts';
import type { Position, SuicideRule } from '../../../engine/types.ts';
import * as words from '../../../locales/en/chart.ts';
import type { HistoryAction } from '../../../model/history.ts';
import type { GamePlace, State } from '../../../model/state.ts';
import { Dropped } from '../../../reading/reader.ts';
import { adopt } from '../../../ui/adopt.ts';
import { Failed } from '../../../ui/Failed.tsx';
import { follow, isSameLine, useGame } from '../../../ui/reading.ts';
import { areas, turningMoves } from './shape.ts';
import style from './style.css?inline';

adopt(style);

export interface ChartProps {
  readonly state: State;
  readonly dispatch: (action: HistoryAction) => void;
}

/** The opened line of play and what was settled along it. */
interface Course extends Followed {
  readonly game: GamePlace;
  readonly suicide: SuicideRule;
}

/** At most so many moves are in the list of those that changed something, and in the table. */
const LISTED = 500;

/** How many points were settled for whom at each move of the opened game: a picture, a list and a table. */
function Opened({ state, dispatch }: ChartProps) {
  const { game } = state;
  const { suicide } = state.rules;
  const [course, setCourse] = useState<Course | null>(null);
  const [failed, setFailed] = useState(false);
  const { go: goTo } = useGame(state, dispatch);
  useEffect(() => {
    if (!game || failed) return;
    let wanted = true;
    follow(game.text, 'turns', { item: game.item, line: game.line }, suicide).then(
      (followed) => wanted && setCourse({ ...followed, game, suicide }),
      (error) => {
        // A link may name a line that its text has not.
        if (!wanted || error instanceof EngineError || error instanceof Dropped) return;
        reportError(error);
        setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game?.text, game?.item, game?.line, suicide, failed]);
  // The slider is ahead of the page, which follows.
  const ahead = useRef<number | null>(null);
  if (ahead.current === game?.move) ahead.current = null;
  if (failed) return <Failed again={() => setFailed(false)} />;
  if (!game || !course || !isSameLine(course.game, game)) return null;
  const { turns, more } = course;
  if (turns.length === 1) return <p>{words.noMoves}</p>;
  const now = turns[game.move];
  const go = (move: number) => goTo({ move });

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
  const sentence = now ? said(game.move, now) : '';
  return (
    <div class="chart">
      <p class="hint">{words.explained}</p>
      <div class="chart-picture">
        <svg viewBox={`0 0 ${last} ${points}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="chart-white" d={white} />
          <path class="chart-black" d={black} />
          {turning.slice(0, LISTED).map((move) => (
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
          {turning.slice(0, LISTED).map((move) => {
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
          {turning.length > LISTED && <li>{words.andMore(turning.length - LISTED)}</li>}
        </ol>
      )}
      {more > 0 && <p class="hint">{words.notFollowed(last, more)}</p>}
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
              {turns.slice(0, LISTED).map((turn, move) => (
                <tr key={move} aria-current={move === now ? 'step' : undefined}>
                  <th scope="row">{words.move(move, turn.at, position)}</th>
                  <td>{turn.settled?.[0] ?? '–'}</td>
                  <td>{turn.settled?.[1] ?? '–'}</td>
                  <td>{turn.settled ? words.changed(turn, position) : words.unknown}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {turns.length > LISTED && <p>{words.andMore(turns.length - LISTED)}</p>}
        </div>
      )}
    </details>
  );
}
