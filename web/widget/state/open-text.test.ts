/** Limits on warnings, titles, labels and boards of a hostile text. */
import { expect, test } from 'vitest';
import { moreNotes } from '#locale/widget.ts';
import { build } from '../../engine/engine.fixture.ts';
import { loadTexts } from '../../engine/everything.ts';
import { LABEL, TITLE, WARNINGS } from '../../reading/shown.ts';
import { MAX_ITEMS } from '../content/limits.ts';
import { openText } from './open-text.ts';

const { texts } = await loadTexts(build('everything'));

test('warnings are counted, not listed, after the first ones', () => {
  const { notes } = openText(texts, `(;SZ[9]${';B[aa]'.repeat(100_001)})`, null);
  expect(notes).toHaveLength(WARNINGS + 1);
  expect(notes.at(-1)).toBe(moreNotes({ n: 100_000 - WARNINGS }));
  const { notes: few } = openText(texts, `(;SZ[9]${';B[aa]'.repeat(WARNINGS + 2)})`, null);
  expect(few.at(-1)).toBe('And 1 more warning.');
  expect(openText(texts, `(;SZ[9]${';B[aa]'.repeat(WARNINGS + 1)})`, null).notes).toHaveLength(WARNINGS);
});

test('a title has an end, and no half of a character before it', () => {
  const title = (text: string) => openText(texts, `(;SZ[9]GN[${text}])`, null).title;
  expect(title('x'.repeat(TITLE))).toHaveLength(TITLE);
  expect(title('x'.repeat(100_000))).toBe(`${'x'.repeat(TITLE)}…`);
  expect(title(`x${'🀄'.repeat(TITLE)}`)).toBe(`x${'🀄'.repeat(TITLE / 2 - 1)}…`);
});

test('a point has one label, however many a text gives it, and it is short', () => {
  const { marks } = openText(texts, `(;SZ[9]LB${'[aa:b]'.repeat(10_000)}[bb:${'c'.repeat(10_000)}]TR[aa])`, null);
  expect(marks.map(({ kind, text }) => [kind, text])).toEqual([
    ['label', 'b'],
    ['label', `${'c'.repeat(LABEL)}…`],
    ['triangle', undefined],
  ]);
});

test('of many boards only those up to the first that can be read are looked at', () => {
  const reading = texts.read('(;SZ[100])(;SZ[3]GN[second])(;SZ[3])(;SZ[3])');
  const asked: number[] = [];
  const counted = {
    read: () => ({
      item: (item: number) => {
        asked.push(item);
        return reading.item(item);
      },
      position: reading.position.bind(reading),
    }),
  };
  expect(openText(counted as unknown as typeof texts, '', null).title).toBe('second');
  expect(Math.max(...asked)).toBe(1);
});

test('a board is looked for among the first ones only', () => {
  const unreadable = '(;SZ[99])';
  expect(openText(texts, `${unreadable.repeat(MAX_ITEMS - 1)}(;SZ[3])`, null).position.columns).toBe(3);
  expect(() => openText(texts, `${unreadable.repeat(MAX_ITEMS)}(;SZ[3])`, null)).toThrow(/longer than 52 points/);
});
