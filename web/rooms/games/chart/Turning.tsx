import { useState } from 'preact/hooks';
import * as words from '#locale/chart.ts';
import type { Followed } from '../../../engine/turns.ts';
import type { Position } from '../../../engine/types.ts';
import { LISTED, turningMoves } from './shape.ts';

interface Props {
  readonly course: Followed;
  /** The move that is on the board. */
  readonly now: number;
  readonly position: Position;
  readonly go: (move: number) => void;
}

/** The moves at which blocks became or ceased to be unconditionally alive, and all moves as a table. */
export function Turning({ course: { turns, more }, now, position, go }: Props) {
  const turning = turningMoves(turns);
  return (
    <section class="turning" aria-label={words.turning}>
      <h3>{words.turning}</h3>
      <p class="hint">{words.explained}</p>
      {turning.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ol class="chart-turns">
          {turning.slice(0, LISTED).map((move) => {
            const turn = turns[move];
            return (
              turn && (
                <li key={move}>
                  <button
                    type="button"
                    class="link"
                    aria-current={move === now ? 'step' : undefined}
                    onClick={() => go(move)}
                  >
                    {words.move(move, turn.at, position)}
                  </button>{' '}
                  {words.changed(turn, position)}
                </li>
              )
            );
          })}
          {turning.length > LISTED && <li>{words.andMore(turning.length - LISTED)}</li>}
        </ol>
      )}
      {more > 0 && <p class="hint">{words.notFollowed(turns.length - 1, more)}</p>}
      <Table turns={turns} now={now} position={position} />
    </section>
  );
}

type TableProps = Pick<Followed, 'turns'> & Pick<Props, 'now' | 'position'>;

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
