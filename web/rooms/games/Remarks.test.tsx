// @vitest-environment happy-dom
/** What is said of an opened text. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { OpenGame } from '../../model/opening.ts';
import type { Opened } from '../../ui/reading.ts';
import { Remarks } from './Remarks.tsx';

const opened = { collection: { notes: [], bad: 0, isCounted: true }, at: { warnings: [], moreWarnings: 0 } };

test('a diagram without all edges is said to be part of a board, and how it would not be', () => {
  const item = { columns: 19, rows: 19, assumedOutsideEmpty: true } as OpenGame['item'];
  act(() => render(<Remarks opened={opened as unknown as Opened} item={item} />, document.body));
  expect(document.body.textContent).toBe(
    'The diagram shows part of a board. Everything outside it was taken to be empty. A side is an edge of the board where a line of - or | is drawn along it.',
  );
});
