/** Lookahead: its verdicts against casting-out. */
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build, of } from './engine.fixture.ts';
import { loadSearcher } from './everything.ts';
import type { Found, Method, Search } from './search.ts';

const engine = await loadEngine(build('board'));
const searcher = await loadSearcher(build('everything'));

const WORKED = of('X.X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX');
const POSITIONS = [
  of('.X', 'X.', 'X.', '.X', 'X.'),
  /** Safe where suicide is forbidden, and only there. */
  of('XO', 'X.', '.X'),
  of('.X.X.', 'XXXXX', '.....', '..X..'),
  of('.O.O.', 'OO.OO', 'XOOOX', '.XXX.'),
];
const METHODS: readonly Method[] = ['full', 'split'];

const small = POSITIONS.flatMap((position) =>
  METHODS.flatMap((method) =>
    (['forbidden', 'allowed'] as const).flatMap((suicide) =>
      (['black', 'white'] as const).map((color): Search => ({ position, color, suicide, method, limit: 5_000_000 })),
    ),
  ),
);

/** With suicide allowed there are millions of the worked example. */
const cases: readonly Search[] = [
  ...small,
  ...METHODS.map(
    (method): Search => ({ position: WORKED, color: 'black', suicide: 'forbidden', method, limit: 24_314 }),
  ),
];

test.each(cases)('what is captured is what was cast out %#', (search) => {
  const { position, color, suicide } = search;
  const reports: Found[] = [];
  const last = searcher.search(search, (each) => reports.push(each));
  for (const each of reports) expect(each).toMatchObject({ finished: false, givenUp: null });
  const { blocks } = engine.study(position, { colors: [color], rules: { suicide, regions: 'small' } }).facts(color);
  const fallen = blocks.flatMap(({ castOut }, index) => (castOut === null ? [] : [index]));
  expect(last).toMatchObject({ captured: fallen, finished: true, givenUp: null });
});

test('a search that is given up says what it has found until then', () => {
  const search: Search = { position: WORKED, color: 'black', suicide: 'forbidden', method: 'full', limit: 1000 };
  expect(searcher.search(search, () => {})).toMatchObject({
    arrangements: 1000,
    finished: false,
    givenUp: 'arrangements',
  });
});
