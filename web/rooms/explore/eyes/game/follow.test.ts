import { expect, test } from 'vitest';
import type { EyeFacts, EyeGroup, EyeStatus } from '../../../../engine/eyes.ts';
import type { EyeJudged, EyeVerdict } from '../../../../engine/referee.ts';
import type { Color, Point } from '../../../../engine/types.ts';
import { Follower } from './follow.ts';

type Group = readonly [stones: readonly Point[], status: EyeStatus, because?: EyeGroup['because']];

const groupsOf = (groups: readonly Group[]) => ({
  groups: groups.map(([stones, status, because = 'sum'], index) => ({ name: 'ABC'[index], stones, status, because })),
});
const facts = (black: readonly Group[], white: readonly Group[] = []) =>
  ({ black: groupsOf(black), white: groupsOf(white) }) as unknown as EyeFacts;

/** A board of 19×19 after a move of one color. */
const after = (lastMove: Point | null, color: Color = 'black') => ({
  position: {
    columns: 19,
    rows: 19,
    stones: [...'.'.repeat(361)]
      .map((stone, at) => (at === lastMove ? { black: 'X', white: 'O' }[color] : stone))
      .join(''),
  },
  lastMove,
});

const judged = (status: EyeVerdict): EyeJudged =>
  ({ solved: { status, basis: 'proven' }, why: null, points: 0 }) as unknown as EyeJudged;
const UNSOLVED: EyeJudged = { solved: null, why: 'limit', points: 0 };

/** A follower whose solver gives the answers of a list, and the number of those that it was asked for. */
function following(answers: readonly EyeJudged[]) {
  let asked = 0;
  const follower = new Follower(() => answers[asked++] ?? UNSOLVED);
  return { follower, asked: () => asked };
}

const THREE = [0, 1, 2];
const FAR = 360;

test('a group is the one with most of its stones before, whatever its name', () => {
  const { follower } = following([judged('dead'), judged('alive'), judged('critical')]);
  follower.step(
    11,
    after(10),
    facts([
      [THREE, 'unsettled'],
      [[7, 8, 9, 10], 'unsettled'],
    ]),
  );
  const { changes } = follower.step(
    12,
    after(2),
    facts([
      [[1], 'unsettled'],
      [[2, 7, 8, 9, 10], 'unsettled'],
    ]),
  );
  expect(changes).toEqual([
    {
      ...{ move: 12, color: 'black', group: 'B', at: 2, stones: 5 },
      ...{ from: 'alive', to: 'critical', since: null, tenuki: null },
    },
  ]);
});

test('neither new groups nor those that are no longer settled are changes, nor what the rules say of solved ones', () => {
  const { follower } = following([judged('critical'), judged('alive'), judged('alive'), UNSOLVED, UNSOLVED]);
  follower.step(1, after(0), facts([[THREE, 'critical']]));
  expect(
    follower.step(
      2,
      after(8),
      facts([
        [THREE, 'critical'],
        [[11, 12, 13], 'alive'],
      ]),
    ).changes,
  ).toHaveLength(1);
  expect(
    follower.step(
      3,
      after(3),
      facts([
        [THREE, 'unsettled'],
        [[11, 12, 13], 'dead'],
      ]),
    ),
  ).toEqual({
    changes: [],
    hasUnsolved: true,
  });
  // A stone that took the place of an enemy's is of no group before.
  expect(follower.step(4, after(2), facts([], [[THREE, 'dead']])).changes).toEqual([]);
});

test('the answer of the solver goes before that of the rules, and a group is solved again only for a move near it', () => {
  const { follower, asked } = following([judged('alive'), judged('dead')]);
  follower.step(1, after(2), facts([[THREE, 'critical']]));
  expect(follower.step(2, after(FAR, 'white'), facts([[THREE, 'dead']]))).toEqual({ changes: [], hasUnsolved: false });
  expect(asked()).toBe(1);
  const { changes } = follower.step(3, after(21, 'white'), facts([[THREE, 'alive']]));
  expect(changes).toMatchObject([{ from: 'alive', to: 'dead', since: null }]);
  expect(asked()).toBe(2);
});

test('the move elsewhere that left a critical group to be killed is named', () => {
  const { follower } = following([judged('alive'), judged('critical'), judged('dead')]);
  follower.step(1, after(2), facts([[THREE, 'alive']]));
  expect(follower.step(2, after(21, 'white'), facts([[THREE, 'alive']])).changes).toMatchObject([{ to: 'critical' }]);
  expect(follower.step(3, after(FAR), facts([[THREE, 'alive']])).changes).toEqual([]);
  const { changes } = follower.step(4, after(22, 'white'), facts([[THREE, 'alive']]));
  expect(changes).toMatchObject([{ move: 4, from: 'critical', to: 'dead', tenuki: 3 }]);
});

test('a group that its owner has answered for, or that is killed at once, was not left', () => {
  const { follower } = following([judged('critical'), judged('alive'), judged('critical'), judged('dead')]);
  follower.step(1, after(21, 'white'), facts([[THREE, 'alive']]));
  follower.step(2, after(20), facts([[THREE, 'alive']]));
  follower.step(3, after(22, 'white'), facts([[THREE, 'alive']]));
  const { changes } = follower.step(4, after(23, 'white'), facts([[THREE, 'alive']]));
  expect(changes).toMatchObject([{ to: 'dead', tenuki: null }]);
});

test('unconditional life is not solved, and a position with a block without liberties has no groups', () => {
  const { follower, asked } = following([]);
  expect(follower.step(1, after(2), facts([[THREE, 'alive', 'unconditional']])).hasUnsolved).toBe(false);
  expect(follower.step(2, after(3), null)).toEqual({ changes: [], hasUnsolved: false });
  expect(asked()).toBe(0);
});

test('what the rules alone say is no change, and no state to change from', () => {
  const { follower } = following([UNSOLVED, judged('critical'), UNSOLVED, judged('dead')]);
  follower.step(1, after(2), facts([[THREE, 'alive']]));
  expect(follower.step(2, after(3, 'white'), facts([[THREE, 'critical']])).changes).toEqual([]);
  const found = following([UNSOLVED, judged('dead')]).follower;
  found.step(1, after(2), facts([[THREE, 'alive']]));
  const { changes } = found.step(2, after(3, 'white'), facts([[THREE, 'dead']]));
  expect(changes).toMatchObject([{ move: 2, from: null, to: 'dead', since: null }]);
  const byRules = following([UNSOLVED, UNSOLVED]).follower;
  byRules.step(1, after(2), facts([[THREE, 'alive']]));
  expect(byRules.step(2, after(3, 'white'), facts([[THREE, 'dead']]))).toEqual({ changes: [], hasUnsolved: true });
});

test('a state is told once, and after a gap with the last move at which the one before was known', () => {
  const { follower } = following([judged('alive'), UNSOLVED, judged('dead'), UNSOLVED, judged('dead')]);
  const changes = [1, 2, 3, 4, 5].flatMap((move) => follower.step(move, after(2), facts([[THREE, 'dead']])).changes);
  expect(changes).toMatchObject([{ move: 3, from: 'alive', to: 'dead', since: 1 }]);
});

test('what was known of a few stones says nothing of the group that they have grown into', () => {
  const { follower } = following([judged('dead'), UNSOLVED, judged('alive')]);
  const large = [...THREE, 3, 4, 5, 6];
  const changes = [THREE, large, large].flatMap(
    (stones, index) => follower.step(index + 1, after(2), facts([[stones, 'dead']])).changes,
  );
  expect(changes).toEqual([]);
});
