import { expect, test } from 'vitest';
import { dragged, START, TURNS, turned } from './turning.ts';

test('a turn goes all the way round, and not over the top', () => {
  expect(turned(START, { around: -60, above: 100 })).toEqual({ around: 327, above: 90 });
  expect(turned({ around: 350, above: -80 }, { around: 20, above: -20 })).toEqual({ around: 10, above: -90 });
  expect(turned(turned(START, TURNS.left), TURNS.right)).toEqual(START);
  expect(turned(turned(START, TURNS.up), TURNS.down)).toEqual(START);
});

test('the front goes with the pointer, in steps if motion is to be reduced', () => {
  expect(dragged(START, 20, 10, false)).toEqual({ around: 17, above: 29 });
  expect(dragged(START, 20, 10, true)).toEqual({ around: 12, above: 24 });
});
