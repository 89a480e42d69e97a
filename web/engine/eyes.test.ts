/** `EyeAnalyst`: its types against what really comes out of wasm, and the drawing of its layer. */
import { expect, test } from 'vitest';
import { build, of } from './engine.fixture.ts';
import { loadEyes } from './everything.ts';
import { figures } from './eyes.fixture.ts';
import type {
  EyeAdjustment,
  EyeEvent,
  EyeFacts,
  EyeGroup,
  EyeLayer,
  EyeLevel,
  EyeLink,
  EyePoint,
  EyeReason,
  EyeRegion,
  EyeRegionType,
  EyeShape,
  EyeSide,
  EyeStatus,
  EyeView,
  FinalLevel,
  ValuedBy,
} from './eyes.ts';
import { count, list, nullable, object, oneOf, type Shape, text, truth, word } from './shape.ts';
import type { Position } from './types.ts';

const analyst = await loadEyes(build('everything'));

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

const levels = () => word<EyeLevel>({ full: true, half: true, false: true });
const lastLevels = () => word<FinalLevel>({ full: true, half: true, false: true, none: true });
const types = () => word<EyeRegionType>({ pure: true, 'semi-pure': true, prisoner: true, mixed: true });
const sources = () => word<ValuedBy>({ table: true, rules: true, exact: true });
const statuses = () => word<EyeStatus>({ alive: true, critical: true, dead: true, seki: true, unsettled: true });
const reasons = () =>
  word<EyeReason>({
    unconditional: true,
    sum: true,
    seki: true,
    exit: true,
    'weak-surrounder': true,
    ko: true,
    race: true,
    'look-ahead': true,
  });
const half: Shape<number> = { ...count, wrong: (value) => count.wrong((value as number) * 2) };
const pair = <T>(...shapes: readonly Pick<Shape<never>, 'wrong'>[]): Shape<T> => ({
  wrong: (value) => {
    const items = value as unknown[];
    if (items.length !== shapes.length) return `has ${items.length} entries`;
    return shapes.map((shape, index) => shape.wrong(items[index])).find((fault) => fault) ?? null;
  },
  missing: () => [],
});
const nothing: Shape<null> = { wrong: (value) => (value === null ? null : 'is not null'), missing: () => [] };

const event = () => {
  const region = nullable(text);
  return oneOf<EyeEvent, 'kind'>('kind', {
    level: object({ kind: text as Shape<'level'>, region, at: count, index: half, level: levels() }),
    downgraded: object({
      kind: text as Shape<'downgraded'>,
      region,
      rule: count,
      at: count,
      by: count,
      from: levels(),
      to: lastLevels(),
    }),
    condensed: object({ kind: text as Shape<'condensed'>, region, full: list(count), half: list(count) }),
    table: object({
      kind: text as Shape<'table'>,
      region,
      points: list(count),
      exterior: count,
      value: text,
      corner: truth(),
    }),
    adjusted: object({
      kind: text as Shape<'adjusted'>,
      region,
      why: word<EyeAdjustment>({
        'square-four': true,
        cap: true,
        corridor: true,
        forbidden: true,
        'half-prisoner': true,
      }),
      at: nullable(count),
      from: text,
      to: text,
    }),
    supposed: object({
      kind: text as Shape<'supposed'>,
      region,
      at: count,
      by: word({ owner: true, opponent: true }),
    }),
    reducible: object({ kind: text as Shape<'reducible'>, region, at: count }),
    fixable: object({ kind: text as Shape<'fixable'>, region, at: count }),
    separating: object({ kind: text as Shape<'separating'>, region, at: count, forbidden: truth() }),
    dependent: object({ kind: text as Shape<'dependent'>, region, regions: pair(text, text), at: count }),
    valued: object({
      kind: text as Shape<'valued'>,
      region,
      regions: list(text),
      value: nullable(text),
      by: sources(),
    }),
    summed: object({
      kind: text as Shape<'summed'>,
      region,
      value: text,
      ownerFirst: count,
      opponentFirst: count,
      method: word({ averages: true, switches: true, minimax: true }),
    }),
    verdict: object({ kind: text as Shape<'verdict'>, region, status: statuses(), because: reasons() }),
  });
};

const group = object<EyeGroup>({
  name: text,
  stones: list(count),
  blocks: list(list(count)),
  links: list(
    object<EyeLink>({
      between: pair(count, count),
      why: word({ liberties: true, atari: true, enclosed: true, prisoner: true, asked: true }),
      at: list(count),
    }),
  ),
  interior: list(count),
  frontier: list(count),
  prisoners: list(count),
  points: list(
    object<EyePoint>({
      at: count,
      index: half,
      level: levels(),
      final: lastLevels(),
      rules: list(object({ rule: count, by: count })),
    }),
  ),
  regions: list(
    object<EyeRegion>({
      name: text,
      type: types(),
      points: list(count),
      open: nullable(count),
      shape: nullable(text),
      value: nullable(text),
      seki: truth(),
      by: sources(),
      exact: nothing as Shape<EyeRegion['exact']>,
    }),
  ),
  dependent: list(pair<readonly [string, string, number]>(text, text, count)),
  value: nullable(text),
  status: statuses(),
  because: reasons(),
  save: list(count),
  kill: list(count),
  exact: nothing as Shape<EyeGroup['exact']>,
  trace: list(event()),
});
const facts = object<EyeFacts>({
  black: object<EyeSide>({ groups: list(group) }),
  white: object<EyeSide>({ groups: list(group) }),
});
const shape = object<EyeShape>({
  cells: list(pair<readonly [number, number]>(count, count)),
  name: nullable(text),
  exterior: count,
  value: text,
  vital: list(pair<readonly [number, number]>(count, count)),
});

test('the facts of the figures are what the types say', () => {
  expect(figures).toHaveLength(26);
  const boards = [...figures.map(({ position }) => position), ...OTHERS];
  for (const position of boards) {
    for (const lookAhead of [true, false]) expect(facts.wrong(analyst.eyes(position, { lookAhead }))).toBeNull();
  }
});

test('the caller decides on links and prisoners', () => {
  const position = of('.X..X.', '.X..X.', '.X..X.', 'OOOOOO', '......');
  const [white] = analyst.eyes(position, { dead: [1, 4] }).white.groups;
  expect(white?.prisoners).toEqual([1, 4, 7, 10, 13, 16]);
  expect(facts.wrong(analyst.eyes(position, { join: [[1, 4]], part: [[19, 20]] }))).toBeNull();
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
    expect(shape.wrong(each)).toBeNull();
    expect(analyst.shape(each.cells)).toEqual(each);
  }
  expect(shape.missing()).toEqual([]);
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

test('everything has occurred', () => {
  const sides = ['black', 'white'];
  // A false point lowered, and a separating point forbidden to the opponent are rare.
  const rare = [' [].trace []downgraded.from false', ' [].trace []separating.forbidden true'];
  expect(facts.missing()).toEqual(sides.flatMap((side) => rare.map((what) => `.${side} .groups${what}`)));
});
