/** `EyeAnalyst`, and the drawing of its layer. */
import { expect, test } from 'vitest';
import { build, of } from './engine.fixture.ts';
import { figures } from './eyes.fixture.ts';
import type { EyeEvent, EyeLayer, EyeView } from './eyes.ts';
import { loadEyes } from './eyes-build.ts';
import type { Position } from './types.ts';

const analyst = await loadEyes(build('eyes'));

/** Boards on which rules fire that no figure needs. */
const OTHERS: readonly Position[] = [
  // A bent four in the corner with one liberty outside.
  of('.X.XXX', 'XXXXXX', 'X.XXXX', 'OOXXXX', '.OOOXX', '...OXX'),
  // A way out, and blocks that are linked by an atari.
  of('......', '.O.O..', 'XXXXX.', '......'),
  // The opponent may not play on the vital point.
  of('.X.XXXX', 'XXXXXXX', 'XX.X.XX', 'XOOOOOX', 'XOX.XOX'),
  // A prisoner, and one liberty outside.
  of('.X.XXXX', 'XXXXXXX', 'XXXX.XX', 'XOOOOOX', 'XOX.XOX'),
  of('.X.XXXXX', 'XXXXXXXX', 'XXXX.XXX', 'XOOOOOOX', 'XO.XX.OX'),
  // The enemies around do not live either.
  of('.XXXX', 'XXXXX', 'XOOOX', 'XO.OX'),
  of('X.X', '...', 'XOX'),
  // A ko decides.
  of('XX.', 'XOX', 'X.O'),
  of('OO.', 'OXO', 'O.X'),
];

test('every rule fires on one of the boards', () => {
  expect(figures).toHaveLength(26);
  const fired = new Set<EyeEvent['kind']>();
  for (const position of [...figures.map((figure) => figure.position), ...OTHERS]) {
    for (const { groups } of Object.values(analyst.eyes(position))) {
      for (const { kind } of groups.flatMap(({ trace }) => trace)) fired.add(kind);
    }
  }
  const kinds: Record<EyeEvent['kind'], true> = {
    level: true,
    downgraded: true,
    condensed: true,
    table: true,
    adjusted: true,
    supposed: true,
    reducible: true,
    fixable: true,
    separating: true,
    dependent: true,
    valued: true,
    summed: true,
    verdict: true,
  };
  expect([...fired].sort()).toEqual(Object.keys(kinds).sort());
});

test('the caller decides on links and prisoners', () => {
  const position = of('.X..X.', '.X..X.', '.X..X.', 'OOOOOO', '......');
  const [white] = analyst.eyes(position, { dead: [1, 4] }).white.groups;
  expect(white?.prisoners).toEqual([1, 4, 7, 10, 13, 16]);
  const blacks = (options: object) => analyst.eyes(position, options).black.groups.map(({ stones }) => stones.length);
  expect(blacks({ part: [[1, 4]] })).toEqual([3, 3]);
  expect(blacks({ join: [[1, 4]] })).toEqual([6]);
});

test.each([
  [['{2|1}'], 2, 1],
  [['1', '{1|0}'], 2, 1],
  [['{1|0}', '{1|0}', '{1|0}', '{1|0}'], 2, 2],
  [['{1|0}', '{1|0}', '1'], 2, 2],
  [['{2|0}', '1'], 2, 1],
  [['{2|0}', '{1|0}'], 2, 1],
  [['{{2|1}|0}'], 1, 0],
  [['{{2|1}|0}', '1'], 2, 1],
  [['2', '2'], 2, 2],
  [[], 0, 0],
] as const)('the sum of %j is %i or %i', (values, owner, opponent) => {
  const sum = analyst.sum(values);
  expect([sum.owner.eyes, sum.opponent.eyes]).toEqual([owner, opponent]);
});

test('in a sum the greater switch is taken first', () => {
  expect(analyst.sum(['{1|0}', '1', '{2|0}']).opponent.line).toEqual([
    { by: 'opponent', index: 2, to: '0' },
    { by: 'owner', index: 0, to: '1' },
  ]);
  expect(analyst.sum(['1', '2']).owner.line).toEqual([]);
});

test('there are 164 shapes of up to seven points, and a shape of cells is one of them', () => {
  const shapes = [1, 2, 3, 4, 5, 6, 7].flatMap((points) => analyst.shapes(points));
  expect(shapes).toHaveLength(164);
  for (const each of shapes) {
    expect(analyst.shape(each.cells)).toEqual(each);
  }
  expect(
    analyst.shape([
      [3, 4],
      [4, 4],
      [5, 4],
    ]),
  ).toMatchObject({ name: 'straight three', vital: [[1, 0]] });
  expect(
    analyst.shape([
      [0, 0],
      [1, 1],
    ]),
  ).toBeNull();
  expect(analyst.shape([])).toBeNull();
});

const LAYER: EyeLayer = {
  groups: [{ name: 'A', stones: [9, 10, 11], interior: [6, 7, 8, 12, 13, 14], chosen: true }],
  points: [
    { at: 6, level: 'full' },
    { at: 7, level: 'half' },
    { at: 8, level: 'false' },
  ],
  frontier: [0],
  prisoners: [4],
  regions: [{ type: 'semi-pure', points: [6, 7, 8], value: '{2|1}' }],
  save: [7],
  kill: [7],
  evidence: [8],
};

test('the layer is drawn on the clean board, and only there where it is given', () => {
  const study = analyst.board(of('...', '.X.', '...', 'OOO', '...'));
  const view: EyeView = { color: null, moment: 0, layers: ['names'], eyes: LAYER };
  const drawn = study.drawn(view);
  const marks = ['chosen-group', 'full-eye', 'half-eye', 'false-eye', 'frontier', 'black-prisoner'];
  expect(drawn).toEqual(
    expect.arrayContaining([...marks, 'semi-pure-region', 'eye-value', 'save', 'kill', 'evidence']),
  );
  expect(study.drawn({ color: null, moment: 0, layers: ['names'] }).filter((role) => marks.includes(role))).toEqual([]);
  const wrong = { ...view, eyes: { ...LAYER, points: [{ at: 0, level: 'whole' }] } } as object as EyeView;
  expect(() => study.drawn(wrong)).toThrow('bad-option');
  expect(analyst.palette('dim')).toHaveLength(analyst.roles().length);
});
