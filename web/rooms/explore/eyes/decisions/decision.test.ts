import { expect, test } from 'vitest';
import type { Decision } from '../../../../model/lenses/eyes.ts';
import { SIDE } from '../facts.fixture.ts';
import { blockAt, inForce, optionsOf } from './decision.ts';

test('a decision replaces the one about the same blocks', () => {
  const made: readonly Decision[] = [
    { is: 'dead', at: 3 },
    { is: 'parted', between: [4, 9] },
    { is: 'dead', at: 5 },
    { is: 'alive', at: 3 },
    { is: 'joined', between: [9, 4] },
  ];
  expect(inForce(made)).toEqual([made[3], made[4], made[2]]);
  expect(optionsOf(made)).toEqual({ join: [[9, 4]], part: [], dead: [5], alive: [3] });
});

test('a block is found by any of its stones', () => {
  const block = SIDE.groups[1]?.blocks[0] ?? [];
  const facts = { black: { groups: [] }, white: SIDE };
  expect(block.length).toBeGreaterThan(0);
  expect(blockAt(facts, block.at(-1) ?? 0)).toBe(block);
  expect(blockAt(facts, 99)).toEqual([]);
});
