import { expect, test, vi } from 'vitest';
import { build } from '../engine/engine.fixture.ts';
import { Reading } from '../engine/texts.ts';
import { Answers } from './answers.ts';
import { isTooLong } from './limits.ts';
import { COMMENT, cut, FOLLOWED, LABEL, LISTED, MARKS, READ, TITLE, WARNINGS } from './shown.ts';

const answers = new Answers(build('everything'));
const start = { item: 0, line: 0, move: 0 };

test('a text is as long as its bytes in UTF-8', () => {
  const longest = (unit: string, bytes: number) => unit.repeat(1e6 / bytes);
  for (const [unit, bytes] of [
    ['x', 1],
    ['é', 2],
    ['碁', 3],
    ['🀄', 4],
  ] as const) {
    expect(new TextEncoder().encode(unit)).toHaveLength(bytes);
    expect(isTooLong(longest(unit, bytes), 1)).toBe(false);
    expect(isTooLong(`${longest(unit, bytes)}${unit}`, 1)).toBe(true);
  }
});

test('a text is not cut inside a character', () => {
  expect(cut('abc', 3)).toEqual(['abc', 0]);
  expect(cut('abcd', 3)).toEqual(['abc', 1]);
  expect(cut('ab🀄', 3)).toEqual(['ab', 2]);
});

test('items that are not listed are counted, and the first good one is listed', async () => {
  const opened = await answers.open(`${'(;SZ[99])'.repeat(LISTED + 5)}(;SZ[3];B[aa])(;SZ[3])`);
  expect(opened.items).toHaveLength(LISTED + 1);
  expect(opened.items.at(-1)).toMatchObject({ index: LISTED + 5, ok: true });
  expect(opened).toMatchObject({ more: 6, bad: LISTED + 5, isCounted: true });
});

test('no more items are read than a limit, whatever they are', async () => {
  const read = vi.spyOn(Reading.prototype, 'item');
  for (const [item, bad] of [
    ['(;)', 0],
    ['X\n\n', 0],
    ['(;SZ[99])', READ],
  ] as const) {
    read.mockClear();
    const opened = await answers.open(item.repeat(3 * READ));
    expect(opened.items.length + opened.more).toBe(READ);
    expect(opened).toMatchObject({ bad, isCounted: false });
    // One more says whether there are others.
    expect(read).toHaveBeenCalledTimes(READ + 1);
  }
  await expect(answers.open('(;)'.repeat(READ))).resolves.toMatchObject({ isCounted: true });
  read.mockRestore();
});

test('lines of play, titles, comments, warnings, marks and labels are cut, and counted where it matters', async () => {
  const lines = await answers.open(`(;SZ[3]GN[${'t'.repeat(TITLE + 1)}]${'(;B[aa])'.repeat(LISTED + 7)})`);
  const [item] = lines.items;
  expect(item).toMatchObject({ ok: true, moreLines: 7, title: `${'t'.repeat(TITLE)}…` });
  expect(item?.ok && item.lines).toHaveLength(LISTED);

  const long = `(;SZ[19]C[${'c'.repeat(COMMENT + 3)}]LB[aa:${'l'.repeat(LABEL + 9)}]${'CR[aa][ab]'.repeat(MARKS)})`;
  const at = await answers.position(long, start);
  expect(at.comment).toHaveLength(COMMENT);
  expect(at.moreComment).toBe(3);
  expect(at.marks.length).toBeLessThanOrEqual(MARKS);
  for (const mark of at.marks) expect(mark.text ?? '').toMatch(new RegExp(`^(l{${LABEL}}…)?$`));

  const illegal = `(;SZ[5]${';B[aa];W[aa]'.repeat(WARNINGS + 10)})`;
  const end = await answers.position(illegal, { ...start, move: 2 * (WARNINGS + 10) });
  expect(end.warnings).toHaveLength(WARNINGS);
  expect(end.moreWarnings).toBeGreaterThan(WARNINGS);
});

test('players, results and branches of a game are told, and cut', async () => {
  const name = 'n'.repeat(TITLE + 1);
  const branches = '(;W[ca]C[why])'.repeat(LISTED + 7);
  const text = `(;SZ[3]PB[${name}]BR[4d]RE[B+R]KM[6.5]GC[${'g'.repeat(COMMENT + 1)}];B[aa]C[one](;W[ba];B[bb])${branches})`;
  const { info, variations } = await answers.game(text, start);
  expect(info.black).toEqual({ name: `${'n'.repeat(TITLE)}…`, rank: '4d', team: '' });
  expect(info).toMatchObject({ result: 'B+R', komi: '6.5', white: { name: '', rank: '', team: '' } });
  expect(info.description).toBe(`${'g'.repeat(COMMENT)}…`);
  expect(variations).toHaveLength(LISTED);
  expect(variations.slice(0, 2)).toEqual([
    { moves: 3, fork: null, comments: [1] },
    { moves: 2, fork: { line: 0, moves: 1 }, comments: [2] },
  ]);
  await expect(answers.game('X', start)).resolves.toMatchObject({ info: { result: '' }, variations: [{ moves: 0 }] });
});

test('comments after the moves that are followed are not marked', async () => {
  const { variations } = await answers.game(`(;SZ[1]${';B[]C[a];W[]C[b]'.repeat(6000)})`, start);
  expect(variations[0]?.comments.at(-1)).toBe(FOLLOWED);
});

test('a long game is followed up to a limit', async () => {
  const text = `(;SZ[1]${';B[];W[]'.repeat(6000)})`;
  const { entries, more } = await answers.chronicle(text, start, 'forbidden');
  expect([entries.length, more]).toEqual([FOLLOWED + 1, 2000]);
});

test('an item alone is a text with nothing of the others, and reads as it did among them', async () => {
  for (const [collection, alone] of [
    ['(;SZ[3]CA[GBK]PB[依田];B[aa](;W[bb])(;W[cc]))\n(;SZ[5];B[bb];W[cc])', '(;SZ[5]\n;B[bb]\n;W[cc])\n'],
    ['X.\n..\n\n.O\n..', '.O\n..\n'],
    [
      '$$ One\n$$ -----\n$$ | X . |\n$$ | . . |\n$$ -----\n\n$$W Two\n$$ -----\n$$ | 1 . |\n$$ | . 2 |\n$$ -----\n',
      null,
    ],
  ] as const) {
    const text = await answers.alone(collection, 1);
    if (alone !== null) expect(text).toBe(alone);
    const [{ items }, opened] = [await answers.open(text), await answers.open(collection)];
    expect(items).toHaveLength(1);
    const { index, line, column, ...item } = items[0] as never as Record<string, unknown>;
    expect(opened.items[1]).toMatchObject(item);
    for (const move of [0, (item.lines as number[])[0] as number]) {
      const at = await answers.position(text, { item: 0, line: 0, move });
      expect(at).toEqual(await answers.position(collection, { item: 1, line: 0, move }));
    }
  }
  await expect(answers.alone('(;SZ[3])', 1)).rejects.toThrow();
});

test('a position has the move that led to it, with its player and what it took off', async () => {
  const played = async (text: string, move: number) =>
    (await answers.position(text, { item: 0, line: 0, move })).played;
  const capture = '(;SZ[3];B[ab];W[aa];B[ba];W[];B[cc])';
  expect(await played(capture, 0)).toBeNull();
  expect(await played(capture, 2)).toEqual({ color: 'white', point: 0, captured: 0, suicide: 0, why: null });
  expect(await played(capture, 3)).toEqual({ color: 'black', point: 1, captured: 1, suicide: 0, why: null });
  expect(await played(capture, 4)).toEqual({ color: 'white', point: null, captured: 0, suicide: 0, why: null });
  // Stones that the record takes away later are no captures.
  const setUp = '(;SZ[3]AB[ab]AW[aa][cc];B[ba];AE[cc];W[ca])';
  expect(await played(setUp, 1)).toMatchObject({ color: 'black', captured: 1 });
  expect(await played(setUp, 2)).toMatchObject({ color: 'white', captured: 0 });
});

test('a move that the rules forbid is known with the rule, whatever goes off the board', async () => {
  const played = async (text: string, move: number) =>
    (await answers.position(text, { item: 0, line: 0, move })).played;
  // White fills the last liberty of two own stones, and three are gone.
  const suicide = ';W[aa];B[ac];W[ab];B[bb];W[];B[cb];W[];B[ca];W[ba];B[cc])';
  const wrong = { color: 'white', point: 1, captured: 0, suicide: 3, why: 'suicide' };
  expect(await played(`(;SZ[3]${suicide}`, 9)).toEqual(wrong);
  expect(await played(`(;SZ[3]${suicide}`, 10)).toMatchObject({ suicide: 0, why: null });
  expect(await played('(;SZ[3]AW[aa][ab]AB[ac][bb][cb][ca];W[ba])', 1)).toEqual(wrong);
  expect(await played('(;SZ[3];B[bb];W[bb])', 2)).toEqual({
    color: 'white',
    point: 4,
    captured: 0,
    suicide: 0,
    why: 'occupied',
  });
});
