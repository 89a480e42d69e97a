import { expect, test } from 'vitest';
import type { EyeGroup } from '../../../engine/eyes.ts';
import { CRITICAL, SIDE } from './facts.fixture.ts';
import { destinationsFrom, evidenceAt, layerOf } from './moments.ts';

const levelsAt = (at: number | null) => layerOf(SIDE, 1, at, []).points.map(({ at, level }) => `${at} ${level}`);

test('levels come one by one, and the values with their rules', () => {
  expect(levelsAt(0)).toEqual([]);
  expect(levelsAt(2)).toEqual(['14 full', '15 full']);
  expect(levelsAt(null)).toEqual(['14 full', '15 full', '16 full']);
  const valueAt = (at: number | null) => layerOf(SIDE, 1, at, []).regions.map(({ value }) => value);
  expect(valueAt(4)).toEqual([null]);
  expect(valueAt(5)).toEqual(['{2|1}']);
  expect(valueAt(null)).toEqual(['{2|1}']);
});

test('the vital points come with the verdict', () => {
  const { length } = CRITICAL.trace;
  for (const [at, save] of [
    [length - 1, []],
    [length, [15]],
    [null, [15]],
  ] as const)
    expect(layerOf(SIDE, 1, at, [])).toMatchObject({ save, kill: save });
});

test('all groups are outlined, the chosen one more', () => {
  expect(layerOf(SIDE, 1, null, []).groups).toEqual([
    { name: '#1', stones: [6], interior: [], chosen: false },
    { name: '#2', stones: [7, 8, 9, 10, 17], interior: [14, 15, 16], chosen: true },
  ]);
  // The values of other groups are not written.
  expect(layerOf(SIDE, 0, null, []).regions.map(({ value }) => value)).toEqual([null]);
});

test('a point that is lowered changes its mark, and one that is none loses it', () => {
  const lowered: EyeGroup = {
    ...CRITICAL,
    trace: [
      { kind: 'level', region: 'a', at: 14, index: 4, level: 'full' },
      { kind: 'downgraded', region: 'a', rule: 1, at: 14, by: 15, from: 'full', to: 'half' },
      { kind: 'downgraded', region: 'a', rule: 5, at: 14, by: 15, from: 'half', to: 'none' },
    ],
  };
  const at = (moment: number) => layerOf({ groups: [lowered] }, 0, moment, []).points;
  expect([1, 2, 3].map(at)).toEqual([[{ at: 14, level: 'full' }], [{ at: 14, level: 'half' }], []]);
  expect(evidenceAt(lowered, 2)).toEqual([14, 15]);
});

test('stages are the rules of one kind for one region', () => {
  expect(destinationsFrom(CRITICAL, 0)).toMatchObject({ back: 0, forward: 1, roundForward: 3, last: 8 });
  expect(destinationsFrom(CRITICAL, 4)).toMatchObject({ roundBack: 3, roundForward: 5 });
  expect(destinationsFrom(CRITICAL, 8)).toMatchObject({ first: 0, roundBack: 7, forward: 8, roundForward: 8 });
  expect([0, 1, 4, 5, 6, 7].map((at) => evidenceAt(CRITICAL, at))).toEqual([
    [],
    [14],
    [14, 15, 16],
    [14, 15, 16],
    [14, 15, 16],
    [],
  ]);
});
