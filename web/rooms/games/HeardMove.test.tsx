// @vitest-environment happy-dom
/** What is announced of a game as the reader goes through it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import type { ChronicleEntry } from '../../engine/chronicle.ts';
import { emptyPosition } from '../../engine/position.ts';
import { HeardMove } from './HeardMove.tsx';

const position = emptyPosition({ columns: 5, rows: 5 });
const entry = (settled: readonly [number, number]): ChronicleEntry => ({ at: 0, settled, became: [], ceased: [] });

function heardAt(move: number, settled: readonly [number, number] | null) {
  const played = { color: 'white', point: 0, captured: move, suicide: 0, why: null } as const;
  const shown = { move, position, played, entry: settled && entry(settled) };
  act(() => render(<HeardMove {...shown} />, document.body));
  return document.querySelector('[role="status"]')?.textContent;
}

afterEach(() => render(null, document.body));

test('each move is announced, with the settled points if they are others than those announced before', () => {
  expect(heardAt(1, null)).toBe('');
  expect(heardAt(1, [0, 0])).toMatch(/^Move 1, White A5, captures 1\. Settled for good: 0 points for Black/);
  expect(heardAt(2, [0, 0])).toBe('Move 2, White A5, captures 2.');
  // On the way to another move nothing is said.
  expect(heardAt(3, null)).toBe('Move 2, White A5, captures 2.');
  expect(heardAt(3, [0, 4])).toMatch(
    /^Move 3, White A5, captures 3\. Settled for good: 0 points for Black, 4 for White/,
  );
  expect(heardAt(2, [0, 0])).toMatch(/Settled for good: 0 points for Black, 0 for White/);
});
