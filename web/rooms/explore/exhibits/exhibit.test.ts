/** The file itself is checked against the rules by `crates/core/tests/theory/space/gallery.rs`, and by the tests of `web/scenes`. */
import { describe, expect, test } from 'vitest';
import * as messages from '../../../locales/compiled/en/exhibits.ts';
import { EXHIBITS } from '../../../scenes/exhibits.ts';
import { messageName } from '../../../scenes/words.ts';
import { boardsOf, boardWords, placeAt, sentenceAt } from './words.ts';

const { paper: _, ...exhibits } = messages;

const exhibit = (id: string) => {
  const found = EXHIBITS.find((each) => each.id === id);
  if (!found) throw new Error(`no exhibit ${id}`);
  return found;
};

test('every exhibit has words, and all words are of an exhibit', () => {
  expect(EXHIBITS.map(({ id }) => messageName(id)).sort()).toEqual(Object.keys(exhibits).sort());
});

describe.each(EXHIBITS.map((each) => [each.id, each] as const))('%s', (id, each) => {
  test('has a sentence for every step, and as many words as boards', () => {
    each.steps.forEach((_, at) => {
      expect(sentenceAt(each, at)).toMatch(/^[A-Z0-9].*[.]$/);
    });
    const worded = boardsOf(each).filter(({ without, encloses }) => without === null && encloses === null);
    const words = exhibits[messageName(id) as keyof typeof exhibits];
    expect(Object.keys(words).filter((key) => key.startsWith('board'))).toHaveLength(worded.length);
    const names = boardsOf(each).map((board) => boardWords(each, board).name);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('a ladder is told turn by turn, as it is numbered in the paper', () => {
  const ladder = exhibit('ladder');
  expect(sentenceAt(ladder, 0)).toBe('White has a stone on D5. White plays first.');
  expect([placeAt(ladder, 1), sentenceAt(ladder, 1)]).toEqual([
    'Turn 6 of 19',
    'White plays E6. White has 2 liberties.',
  ]);
  expect(sentenceAt(ladder, 2)).toBe('Black plays E7. White is left with 1 liberty, F6.');
  expect(placeAt(ladder, 14)).toBe('Turn 19 of 19');
  expect(sentenceAt(ladder, 14)).toContain('Black plays J9, and captures 7 stones.');
});

test('stones that go by suicide are told apart from captured ones', () => {
  const suicide = exhibit('suicide');
  expect(sentenceAt(suicide, 5)).toContain(
    'White plays 3:B1, and has no liberty left: the 8 white stones are removed.',
  );
  expect(sentenceAt(suicide, 13)).toContain('and captures 4 stones.');
  expect(suicide.steps[5]?.position.stones).toBe('....XXXX........');
});

test('a stone that is missing is missing on the first board', () => {
  const { steps } = exhibit('corner');
  const count = (at: number) => steps[at]?.position.stones.replaceAll('.', '').length;
  expect(steps.map((_, at) => count(at))).toEqual([9, ...Array(9).fill(8)]);
});
