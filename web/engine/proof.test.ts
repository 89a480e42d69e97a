/** `Prover`: its types against real output of the wasm, and its moves against the rules of play. */
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build, of } from './engine.fixture.ts';
import { loadProver } from './everything.ts';
import { positionShape } from './position.fixture.ts';
import type { AttackMove, Attempt, LastPoint, Room, SingleMoves, Squeeze } from './proof.ts';
import { count, list, nullable, object, type Shape, word } from './shape.ts';
import type { Color, Position, Rules } from './types.ts';

const engine = await loadEngine(build('board'));
const prover = await loadProver(build('everything'));

const POSITIONS = {
  worked: of('X.X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX'),
  /** The published order of filling would save the blocks. */
  wrongOrder: of('.X', 'X.', 'X.', '.X', 'X.'),
  /** Safe where suicide is forbidden, and only there. */
  suicide: of('XO', 'X.', '.X'),
  /** A region of three points: whoever plays in the middle decides. */
  undecided: of('...XO', 'XXXXO', 'OOOOO', '.....'),
  /** One region of two points. */
  oneEye: of('.XX', '.XX'),
  white: of('.O.O.', 'OO.OO', 'XOOOX', '.XXX.'),
};
const SUICIDES = ['forbidden', 'allowed'] as const;
const rulesOf = (suicide: Rules['suicide']): Rules => ({ suicide, regions: 'small' });

const attackMove = (): Shape<AttackMove> =>
  object<AttackMove>({
    point: count,
    target: count,
    round: count,
    why: word<AttackMove['why']>({ unhealthy: true, open: true, last: true, capture: true }),
    region: nullable(count),
    room: nullable(count),
    captured: list(count),
    emptied: nullable(count),
  });
const move = attackMove();
const squeeze = object<Squeeze>({
  captures: list(attackMove()),
  fills: list(count),
  lastPoints: list(
    object<LastPoint>({
      region: count,
      point: count,
      otherLiberties: list(object<LastPoint['otherLiberties'][number]>({ block: count, liberty: count })),
    }),
  ),
});
const attempt = object<Attempt>({
  position: positionShape(),
  captured: list(count),
  suicide: list(count),
});
const room = object<Room>({ free: list(count), suicides: list(count) });
const singleMoves = object<SingleMoves>({ saving: list(count), losing: list(count), spoiling: list(count) });

const cases = Object.values(POSITIONS).flatMap((position) =>
  SUICIDES.flatMap((suicide) =>
    (['black', 'white'] as const).map((color) => ({ position, color, rules: rulesOf(suicide) })),
  ),
);

test.each(cases)('what is said of a position is what the types say %#', ({ position, color, rules }) => {
  const { blocks } = engine.study(position, { colors: [color], rules }).facts(color);
  for (const block of blocks.keys()) {
    for (const each of prover.capture(position, color, { rules }, block)) expect(move.wrong(each)).toBeNull();
    expect(squeeze.wrong(prover.squeeze(position, color, { rules }, block))).toBeNull();
    expect(singleMoves.wrong(prover.singleMoves(position, color, { rules }, block))).toBeNull();
  }
  expect(room.wrong(prover.room(position, color))).toBeNull();
  const { free, suicides } = prover.room(position, color);
  for (const point of [...free, ...suicides]) {
    expect(attempt.wrong(prover.attempt(position, color, point))).toBeNull();
  }
});

test.each(cases)('moves played one by one capture what falls, and leave the rest %#', ({ position, color, rules }) => {
  const attacker: Color = color === 'black' ? 'white' : 'black';
  const play = (points: readonly number[]): Position =>
    points.reduce((at, point) => engine.play(at, attacker, point, rules.suicide, null).position, position);
  const { blocks } = engine.study(position, { colors: [color], rules }).facts(color);
  for (const [index, { points, castOut }] of blocks.entries()) {
    const moves = prover.capture(position, color, { rules }, index);
    const { captures, fills, lastPoints } = prover.squeeze(position, color, { rules }, index);
    const end = play([...captures.map(({ point }) => point), ...fills]);
    const stone = color === 'black' ? 'X' : 'O';
    const [first = 0] = points;
    if (castOut === null) {
      expect(moves).toEqual([]);
      expect(end.stones[first]).toBe(stone);
      expect(lastPoints.map(({ point }) => end.stones[point])).toEqual(['.', '.']);
    } else {
      expect(moves.at(-1)?.captured).toContain(index);
      expect(play(moves.map(({ point }) => point)).stones[first]).toBe('.');
      expect(end.stones[first]).not.toBe(stone);
    }
    // Nothing that stays can be played any more.
    expect(prover.room(end, attacker).free).toEqual([]);
  }
});

test('every word and every null of the types has come', () => {
  // Only suicide empties a region, and every move is in one.
  expect(move.missing().filter((what) => !what.includes('region'))).toEqual([]);
  expect([...room.missing(), ...attempt.missing(), ...singleMoves.missing()]).toEqual([]);
});
