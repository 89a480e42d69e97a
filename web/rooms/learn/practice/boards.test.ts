/** The walk through the boards of a level, and links of boards. */
import { expect, test } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { decode, encode } from '../../../model/address.ts';
import { WORKED_STATE } from '../../../model/state.ts';
import { askingOf } from './asking.ts';
import { boardOf, LEVELS, linesOf, SET, sixOf } from './boards.ts';
import { type AskedBoard, IMAGES, imageOf } from './image.ts';
import { practiceAt, practicePlace } from './places.ts';
import { readLevel, readSixes } from './practice.fixture.ts';

const engine = await loadEngine(build('board'));
const { PASS_ALIVE_FULL_SIZE } = process.env;

/** The least of all images of a board. */
const canonical = ({ position }: AskedBoard) =>
  Array.from({ length: IMAGES }, (_, number) => {
    const { columns, rows, stones } = imageOf(position, number).position;
    return `${columns}x${rows} ${stones}`;
  }).sort()[0];

const walks = LEVELS.map((level) => {
  const lines = linesOf(readLevel(level));
  const boards = (start: number, count: number) =>
    Array.from({ length: count }, (_, number) => boardOf(lines, { start }, number));
  return { level, lines, boards };
});

test.each(walks)('at level $level no board comes again within 500, whichever is first', ({ lines, boards }) => {
  expect(lines).toHaveLength(1000);
  expect(new Set(boards(731, 500).map(canonical)).size).toBe(500);
});

test.each(walks)(
  'at level $level colour and orientation vary, and from 35 to 65 % of any ten boards stay',
  ({ boards }) => {
    const walk = boards(990, 60);
    expect(walk.filter(({ color }) => color === 'white').length).toBeGreaterThan(15);
    expect(walk.filter(({ color }) => color === 'black').length).toBeGreaterThan(15);
    const counts = walk.map((asked) => {
      const { facts } = askingOf(engine, asked) ?? expect.fail('nothing to ask');
      return { blocks: facts.blocks.length, staying: facts.blocks.filter(({ castOut }) => castOut === null).length };
    });
    for (let first = 0; first + 10 <= counts.length; first++) {
      const ten = counts.slice(first, first + 10);
      const sum = (what: 'blocks' | 'staying') => ten.reduce((total, each) => total + each[what], 0);
      expect(sum('staying') / sum('blocks')).toBeGreaterThanOrEqual(0.35);
      expect(sum('staying') / sum('blocks')).toBeLessThanOrEqual(0.65);
    }
  },
);

test('the same start and number give the same board, and another start another image', () => {
  const { lines } = walks[0] ?? expect.fail('no level');
  expect(boardOf(lines, { start: 4 }, 3)).toEqual(boardOf(lines, { start: 4 }, 3));
  const images = new Set(
    Array.from({ length: 20 }, (_, number) => JSON.stringify(boardOf(lines, { start: 20 - number }, number))),
  );
  expect(images.size).toBeGreaterThan(8);
});

test('a set of six has its six boards, in another order and image each time', () => {
  const lines = linesOf(readSixes());
  const sets = lines.length / SET;
  const set = (number: number) => sixOf(lines, { start: 3 }, number);
  expect(set(0).map(canonical).sort()).toEqual(set(sets).map(canonical).sort());
  expect(set(0)).not.toEqual(set(sets));
  expect(set(0).map(canonical)).not.toEqual(set(1).map(canonical));
});

/** 10,000 links; one in twenty of them in `npm test`. */
const STEP = PASS_ALIVE_FULL_SIZE ? 1 : 20;

test.each(walks)('links of boards of level $level lead to the same boards', ({ lines, boards }) => {
  const asked = [...boards(0, lines.length), ...boards(1, lines.length)].filter((_, place) => place % STEP === 0);
  for (const each of asked) {
    const where = practicePlace({ is: 'board', asked: each });
    const address = encode({ ...WORKED_STATE, where });
    const read = decode(address)?.where;
    if (read?.room !== 'learn') expect.fail(address);
    expect(practiceAt(read.at)).toEqual({ is: 'board', asked: each });
  }
});

test('a damaged link leads to the list', () => {
  for (const at of ['practice.board.black.5x5.AA', 'practice.board.red.1x1.AA', 'practice.level.6', 'practice.board'])
    expect(practiceAt(at)).toEqual({ is: 'start' });
  expect(practiceAt('practice.level.5')).toEqual({ is: 'level', level: 5 });
});
