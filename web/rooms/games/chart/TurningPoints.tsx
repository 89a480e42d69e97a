import { useMemo, useState } from 'preact/hooks';
import * as words from '#locale/chart.ts';
import type { Chronicle } from '../../../engine/chronicle.ts';
import type { Position } from '../../../engine/types.ts';
import { isEmpty, LISTED } from './shape.ts';
import { turningPoints } from './turning-points.ts';
import { became, ceased, changes, fromStart, moveName } from './words.ts';

interface Props {
  readonly chronicle: Chronicle;
  /** The move that is on the board. */
  readonly now: number;
  readonly position: Position;
  readonly go: (move: number) => void;
}

/** The moves at which blocks became or ceased to be unconditionally alive, and all moves as a table. */
export function TurningPoints({ chronicle: { entries, more }, now, position, go }: Props) {
  const points = useMemo(() => turningPoints(entries), [entries]);
  const link = (move: number, label: string) => (
    <button type="button" class="link" aria-current={move === now ? 'step' : undefined} onClick={() => go(move)}>
      {label}
    </button>
  );
  return (
    <section class="turning-points" aria-label={words.turningPoints}>
      <h2>{words.turningPoints}</h2>
      {!isEmpty(entries) && <p class="hint">{words.explained}</p>}
      {points.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ol class="chart-turns">
          {points.slice(0, LISTED).map(({ move, block, became: isNew, grewAt }, index) => (
            <li key={index}>
              {link(move, moveName(move, entries[move]?.at ?? null, position))}
              <span>{(isNew ? (move === 0 ? fromStart : became) : ceased)(block, position)}</span>
              {grewAt.length > 0 && (
                <details>
                  <summary>{words.grew({ moves: grewAt.length })}</summary>
                  <p class="wraps">
                    {grewAt
                      .slice(0, LISTED)
                      .map((each) => link(each, moveName(each, entries[each]?.at ?? null, position)))}
                  </p>
                </details>
              )}
            </li>
          ))}
          {points.length > LISTED && <li>{words.andMore({ n: points.length - LISTED })}</li>}
        </ol>
      )}
      {more > 0 && <p class="hint">{words.notFollowed({ n: entries.length - 1, moves: more })}</p>}
      <Table entries={entries} now={now} position={position} />
    </section>
  );
}

type TableProps = Pick<Chronicle, 'entries'> & Pick<Props, 'now' | 'position'>;

/** A table of all moves, rendered when it is opened: a long game has many. */
function Table({ entries, now, position }: TableProps) {
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
                {(['move', 'black', 'white', 'changed'] as const).map((column) => (
                  <th key={column} scope="col">
                    {words.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.slice(0, LISTED).map((entry, move) => (
                <tr key={move} aria-current={move === now ? 'step' : undefined}>
                  <th scope="row">{moveName(move, entry.at, position)}</th>
                  <td>{entry.settled?.[0] ?? '–'}</td>
                  <td>{entry.settled?.[1] ?? '–'}</td>
                  <td>{entry.settled ? changes(entry, position) : words.unknown}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {entries.length > LISTED && <p>{words.andMore({ n: entries.length - LISTED })}</p>}
        </div>
      )}
    </details>
  );
}
