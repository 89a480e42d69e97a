/** The text of an element, and the guessed size of its board against the size that the engine reads. */
import { expect, test } from 'vitest';
import { build } from '../../engine/engine.fixture.ts';
import { loadTexts } from '../../engine/everything.ts';
import { webAddress } from '../address.ts';
import { guessSize, linesOf } from './element-text.ts';

const { texts } = await loadTexts(build('everything'));

test.each([
  ['a whole board', '$$B Title\n$$ -------\n$$ | X . O |\n$$ | . . . |\n$$ -------'],
  ['a corner', '$$c\n$$ --------\n$$ | X . O . .\n$$ | . . . . ,\n$$ | . . . . .'],
  ['a side of a smaller board', '$$W9m3 Title 5\n$$ . . X\n$$ . 1 O\n$$ -----'],
  ['a middle', '$$\n$$ . X .\n$$ . 1 O'],
  ['a board between two sides', '$$\n$$ | . X . |\n$$ | . 1 O |'],
  ['a board between top and bottom', '$$\n$$ -----\n$$ . X .\n$$ . 1 O\n$$ -----'],
  ['a sized board between two sides', '$$9\n$$ | . X . |\n$$ | . 1 O |'],
  ['links and arrows', '$$\n$$ -----\n$$ | X a |\n$$ -----\n$$ [a|https://example.org]\n$$ {AR A1 B1}'],
  ['a quoted mail', '> $$B\n> $$ -----\n> $$ | X a |\n> $$ | . . |\n> $$ -----'],
  ['rows', '.X.\nXXX'],
  ['rows with spaces', '. X .\nX X X\nO O O'],
  ['rows in one line', '.X./XXX/OOO/...'],
  ['a game', '(;GM[1]SZ[13];B[aa])'],
  ['a game on a rectangle', '(;SZ[9:5];B[aa])'],
  ['a game without a size', '(;GM[1];B[aa])'],
])('the room for %s is that of its board', (_, text) => {
  const [item] = texts.read(text).items;
  expect(item).toMatchObject({ ok: true });
  if (item?.ok) expect(guessSize(text)).toEqual([item.columns, item.rows]);
});

test.each([
  ['breaks are lines, with the new line after them or without', '.X.\fXXX\f\n...', '.X.\nXXX\n...'],
  ['edges take the space around them with them', '\r.X. \r\n \r XXX\r...', '.X.\nXXX\n...'],
  ['space before a line goes, an empty line stays', '  $$B\n\t$$ | X\n\n (;)', '$$B\n$$ | X\n\n(;)'],
  ['blanks alone are nothing', ' '.repeat(1_000_000), ''],
])('%s', (_, text, lines) => expect(linesOf(text)).toBe(lines));

test('a text has a limit', () => {
  expect(() => linesOf('é'.repeat(500_001))).toThrow();
  expect(() => linesOf('X'.repeat(1_000_001))).toThrow('The text is longer than 1 MB, the most that is shown here.');
});

test('addresses are of the web, or none', () => {
  const base = 'https://example.org/wiki/page';
  expect(webAddress('../go/', base)).toBe('https://example.org/go/');
  expect(webAddress('http://other.example/#x', base)).toBe('http://other.example/#x');
  for (const bad of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'http://',
    'blob:x',
  ]) {
    expect(webAddress(bad, base)).toBeNull();
  }
});
