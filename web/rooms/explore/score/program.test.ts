/** The score of the page against that of the program, for every game in the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printed } from '../../../../tests/program.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadLenses, loadTexts } from '../../../engine/everything.ts';
import { countOf } from '../../../model/prisoners.ts';
import { rowsOf } from './tally.ts';

const { supporter } = await loadLenses(build('everything'));
const { texts } = await loadTexts(build('everything'));

const FILES = ['web/examples/games', 'tests/games'].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.sgf') ? [`${folder}/${name}`] : [])),
);

test.each(FILES)('the games of %s are counted as the program counts them', { timeout: 600_000 }, (path) => {
  const lines = printed('score', '--json', path);
  const reading = texts.read(readFileSync(path, 'utf8'));
  const said = reading.items.map((item, index) => {
    const moves = item.ok ? (item.lines[0] ?? 0) : 0;
    const { position, prisoners } = reading.position(index, 0, moves);
    const before = countOf(prisoners);
    const score = supporter.score(position, 'forbidden', before);
    const rows = Object.fromEntries(
      rowsOf({ position, score, counting: 'rule3', left: [], before, komi: null }).map((row) => [row.what, row]),
    );
    const side = (color: 'black' | 'white') => ({
      area: rows.points?.[color],
      prisoners: (rows.taken?.[color] ?? 0) + (rows.removed?.[color] ?? 0),
      score: rows.score?.[color],
      stones: rows.stones?.[color],
    });
    const names = (points: readonly number[]) => points.map((point) => pointName(position, point));
    return {
      black: side('black'),
      white: side('white'),
      removed: names(score.removed),
      neutral: names(score.neutral),
      prisonersKnown: before.fromBeginning,
    };
  });
  const program = lines
    .trim()
    .split('\n')
    .map((line) => {
      const { black, white, removed, neutral, prisonersKnown } = JSON.parse(line);
      return { black, white, removed, neutral, prisonersKnown };
    });
  expect(program.length).toBeGreaterThan(0);
  expect(said).toEqual(program);
});
