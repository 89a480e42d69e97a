/** The room that is kept for a board, against the board that the engine reads. */
import { expect, test } from 'vitest';
import { part } from '../engine/engine.fixture.ts';
import { loadTexts } from '../engine/engine.ts';
import { guessSize, webAddress } from './text.ts';

const texts = await loadTexts(part('texts'));

test.each([
  ['a whole board', '$$B Title\n$$ -------\n$$ | X . O |\n$$ | . . . |\n$$ -------'],
  ['a corner', '$$c\n$$ --------\n$$ | X . O . .\n$$ | . . . . ,\n$$ | . . . . .'],
  ['a side of a smaller board', '$$W9m3 Title 5\n$$ . . X\n$$ . 1 O\n$$ -----'],
  ['a middle', '$$\n$$ . X .\n$$ . 1 O'],
  ['a board between two sides', '$$\n$$ | . X . |\n$$ | . 1 O |'],
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
