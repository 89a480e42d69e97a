/** Limits on warnings, titles, labels and boards of a hostile text. */
import { expect, test } from 'vitest';
import { moreNotes } from '#locale/widget.ts';
import { build } from '../../engine/engine.fixture.ts';
import { loadTexts } from '../../engine/everything.ts';
import { LABEL, TITLE, WARNINGS } from '../../reading/shown.ts';
import { MAX_ITEMS } from '../content/limits.ts';
import { words } from './fault-words.fixture.ts';
import { openText } from './open-text.ts';

const { texts } = await loadTexts(build('everything'));

test('warnings are counted, not listed, after the first ones', () => {
  const { notes } = openText(texts, words, `(;SZ[9]${';B[aa]'.repeat(100_001)})`, null);
  expect(notes).toHaveLength(WARNINGS + 1);
  expect(notes.at(-1)).toBe(moreNotes({ n: 100_000 - WARNINGS }));
  const { notes: few } = openText(texts, words, `(;SZ[9]${';B[aa]'.repeat(WARNINGS + 2)})`, null);
  expect(few.at(-1)).toBe('And 1 more warning.');
  expect(openText(texts, words, `(;SZ[9]${';B[aa]'.repeat(WARNINGS + 1)})`, null).notes).toHaveLength(WARNINGS);
});

test('a title has an end, and no half of a character before it', () => {
  const title = (text: string) => openText(texts, words, `(;SZ[9]GN[${text}])`, null).title;
  expect(title('x'.repeat(TITLE))).toHaveLength(TITLE);
  expect(title('x'.repeat(100_000))).toBe(`${'x'.repeat(TITLE)}…`);
  expect(title(`x${'🀄'.repeat(TITLE)}`)).toBe(`x${'🀄'.repeat(TITLE / 2 - 1)}…`);
});

test('a point has one label, however many a text gives it, and it is short', () => {
  const { marks } = openText(
    texts,
    words,
    `(;SZ[9]LB${'[aa:b]'.repeat(10_000)}[bb:${'c'.repeat(10_000)}]TR[aa])`,
    null,
  );
  expect(marks.map(({ kind, text }) => [kind, text])).toEqual([
    ['label', 'b'],
    ['label', `${'c'.repeat(LABEL)}…`],
    ['triangle', undefined],
  ]);
});

test('of many boards the first that can be read is shown, and all are listed', () => {
  const text = '(;SZ[100])(;SZ[3]GN[second])(;SZ[3]GN[third])(;SZ[99])';
  const { title, items } = openText(texts, words, text, null);
  expect(title).toBe('second');
  expect(items).toEqual({
    shown: [1, 2],
    isCounted: true,
    unshown: [
      [0, expect.stringMatching(/^Line 1, column \d+: /)],
      [3, expect.stringMatching(/longer than 52 points/)],
    ],
  });
  expect(openText(texts, words, text, null, 'box', 2)).toMatchObject({ title: 'third', place: { index: 2 } });
  expect(() => openText(texts, words, text, null, 'box', 3)).toThrow(/longer than 52 points/);
});

test('no more than the first boards are looked at', () => {
  const reading = texts.read('(;SZ[3])');
  const asked: number[] = [];
  const endless = {
    read: () => ({
      item: (item: number) => {
        asked.push(item);
        return reading.item(0);
      },
      position: reading.position.bind(reading),
    }),
  };
  const { shown, isCounted } = openText(endless as unknown as typeof texts, words, '', null).items;
  expect([shown.length, isCounted]).toEqual([MAX_ITEMS, false]);
  expect(Math.max(...asked)).toBe(MAX_ITEMS);
});

test('a part of a board is what the text draws, or what is asked for; its links and marks are inside', () => {
  const corner = '$$ | a X b\n$$ | X . 1\n$$  -----\n$$ [a|A page]\n$$ [b|Outside]';
  const drawn = openText(texts, words, corner, 0, 'box', null, 'drawn');
  expect(drawn).toMatchObject({
    crop: { left: 0, top: 17, columns: 3, rows: 2 },
    links: [{ target: 'A page' }, { target: 'Outside' }],
    place: { assumedOutsideEmpty: true },
    notes: [],
    assumption: expect.stringMatching(/^Only this part of the board is known/),
  });
  const named = openText(texts, words, corner, null, 'box', null, 'A2 B1');
  expect(named.crop).toEqual({ left: 0, top: 17, columns: 2, rows: 2 });
  expect(named.links.map(({ target }) => target)).toEqual(['A page']);
  expect(named.marks.map(({ text }) => text)).toEqual(['a']);
  // The move outside is not known, so that the position is at no place of the record.
  expect(named).toMatchObject({ lastMove: null, game: null });
  expect(drawn.position.stones.match(/X/g)).toHaveLength(2);
  expect(named.position.stones.match(/X/g)).toHaveLength(2);
  for (const part of [null, '', 'none', 'A2', 'A2 B1 C1', 'A2 Z99', 'DRAWN'])
    expect(openText(texts, words, corner, null, 'box', null, part).crop, `${part}`).toBe(null);
});

test('a board is looked for among the first ones only', () => {
  const unreadable = '(;SZ[99])';
  expect(openText(texts, words, `${unreadable.repeat(MAX_ITEMS - 1)}(;SZ[3])`, null).position.columns).toBe(3);
  expect(() => openText(texts, words, `${unreadable.repeat(MAX_ITEMS)}(;SZ[3])`, null)).toThrow(
    /longer than 52 points/,
  );
});
