import { expect, test } from 'vitest';
import type { Found } from '../../../engine/search.ts';
import { laneAfter, limitOf, READY, STARTED, share, stopped } from './lane.ts';

const found = (arrangements: number, finished = false, givenUp: Found['givenUp'] = null): Found => ({
  captured: [0],
  arrangements,
  finished,
  givenUp,
});

test('a search that has tried everything is finished, one that ends before has given up', () => {
  const counting = laneAfter(STARTED, { found: found(30_000), ended: false });
  expect(counting).toEqual({ state: 'running', found: found(30_000) });
  const all = { found: found(32_768, true), ended: true };
  expect(laneAfter(counting, all)).toEqual({ state: 'finished', found: found(32_768, true) });
  const some = found(5_000_000, false, 'arrangements');
  expect(laneAfter(counting, { found: some, ended: true })).toEqual({ state: 'givenUp', found: some });
  const few = found(700, false, 'memory');
  expect(laneAfter(counting, { found: few, ended: true })).toEqual({ state: 'outOfMemory', found: few });
});

test('what has been found stays when a search is stopped or breaks down', () => {
  const counting = laneAfter(STARTED, { found: found(30_000), ended: false });
  expect(stopped(counting)).toEqual({ state: 'stopped', found: found(30_000) });
  expect(laneAfter(counting, 'broken')).toEqual({ state: 'broken', found: found(30_000) });
});

test('a search that is not running is not moved by what comes late, nor by a second stop', () => {
  const late = { found: found(7, true), ended: true };
  for (const lane of [READY, stopped(STARTED), laneAfter(STARTED, late), laneAfter(STARTED, 'notStarted')]) {
    expect(laneAfter(lane, { found: found(9), ended: false })).toBe(lane);
    expect(laneAfter(lane, 'broken')).toBe(lane);
    expect(stopped(lane)).toBe(lane);
  }
});

test('on the scale each tenfold is as long as any other', () => {
  expect(share(0)).toBe(0);
  expect(share(1)).toBe(0);
  expect(share(1000)).toBeCloseTo(3 / 7);
  expect(share(1_000_000) - share(100_000)).toBeCloseTo(1 / 7);
  expect(share(limitOf(361))).toBeLessThan(1);
});
