/** The score of the page against that of the program: for every game in the repository, and for boards in space. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { printed } from '../../../../tests/program.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadLenses, loadTexts } from '../../../engine/everything.ts';
import type { Counting } from '../../../engine/support.ts';
import { countOf } from '../../../model/prisoners.ts';
import { rowsOf } from './tally.ts';

const { supporter } = await loadLenses(build('everything'));
const { texts } = await loadTexts(build('everything'));

const FILES = ['web/scenes/games', 'tests/games'].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.sgf') ? [`${folder}/${name}`] : [])),
);

const folder = mkdtempSync(join(tmpdir(), 'score'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Boards of 3×2×2 points, mostly black, each stone with a liberty beside it. */
function boardsInSpace(): string {
  const boards: string[] = [];
  for (let seed = 1; boards.length < 200; seed++) {
    let state = seed;
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    const row = () => Array.from({ length: 3 }, () => 'XXXX..O'[Math.floor(next() * 7)]).join('');
    const layers = [row(), row(), '--', row(), row()];
    const stones = layers.join('').replace('--', '');
    try {
      const position = { columns: 3, rows: 2, layers: 2, form: 'box', stones } as const;
      supporter.score(position, 'forbidden', { byBlack: 0, byWhite: 0 });
    } catch {
      continue;
    }
    boards.push(layers.join('\n'));
  }
  return `${boards.join('\n\n')}\n`;
}

/** The lines of the program, and the same from the page. */
function both(path: string, counting: Counting) {
  const lines = printed('score', '--json', '--counting', counting, path);
  const reading = texts.read(readFileSync(path, 'utf8'));
  const said = reading.items.map((item, index) => {
    const moves = item.ok ? (item.lines[0] ?? 0) : 0;
    const { position, prisoners } = reading.position(index, 0, moves);
    const before = countOf(prisoners);
    const score = supporter.score(position, 'forbidden', before, counting);
    const rows = Object.fromEntries(
      rowsOf({ position, score, counting, left: [], before, komi: null }).map((row) => [row.what, row]),
    );
    const names = (points: readonly number[]) => points.map((point) => pointName(position, point));
    const side = (color: 'black' | 'white') => ({
      area: rows.points?.[color],
      prisoners: (rows.taken?.[color] ?? 0) + (rows.removed?.[color] ?? 0),
      score: (rows.score ?? rows.kim)?.[color],
      stones: score[color].stones,
      removed: names(score.removed.filter((point) => position.stones[point] === (color === 'black' ? 'X' : 'O'))),
    });
    return {
      black: side('black'),
      white: side('white'),
      neutral: names(score.neutral),
      prisonersKnown: before.fromBeginning,
    };
  });
  const program = lines
    .trim()
    .split('\n')
    .map((line) => {
      const { black, white, neutral, prisonersKnown } = JSON.parse(line);
      return { black, white, neutral, prisonersKnown };
    });
  expect(program.length).toBeGreaterThan(0);
  return { said, program };
}

test.each(FILES)('the games of %s are counted as the program counts them', { timeout: 600_000 }, (path) => {
  const { said, program } = both(path, 'rule3');
  expect(said).toEqual(program);
});

test('boards in space are counted as the program counts them, by both countings', { timeout: 600_000 }, () => {
  const path = join(folder, 'boards.txt');
  writeFileSync(path, boardsInSpace());
  const [rule3, kim] = (['rule3', 'kim'] as const).map((counting) => {
    const { said, program } = both(path, counting);
    expect(said).toEqual(program);
    return said;
  });
  const differing = kim?.filter(({ black, white }, index) => {
    const other = rule3?.[index];
    return black.score !== other?.black.score || white.score !== other?.white.score;
  });
  expect(differing?.length).toBeGreaterThan(10);
});
