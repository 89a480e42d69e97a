/** `Prover`: its moves against the rules of play. */
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build, of } from './engine.fixture.ts';
import { loadProver } from './everything.ts';
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

const cases = Object.values(POSITIONS).flatMap((position) =>
  SUICIDES.flatMap((suicide) =>
    (['black', 'white'] as const).map((color) => ({ position, color, rules: rulesOf(suicide) })),
  ),
);

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
