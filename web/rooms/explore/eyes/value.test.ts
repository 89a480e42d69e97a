import { expect, test } from 'vitest';
import { eyesOf, playedOut, shortValue, valueText } from './value.ts';

test.each(['0', '1', '2', '{2|1}', '{1|0}', '{{2|1}|0}', '{2|{1|0}}', '{{2|1}|{1|0}}'])(
  '%s is read and written',
  (value) => {
    expect(valueText(eyesOf(value))).toBe(value);
  },
);

test('a switch of size 1 is written by its average', () => {
  expect(['{2|1}', '{1|0}', '{2|0}', '{{2|1}|0}', '{2|{1|0}}', '2'].map(shortValue)).toEqual([
    '1½',
    '½',
    '{2|0}',
    '{{2|1}|0}',
    '{2|{1|0}}',
    '2',
  ]);
});

test('after a move the other side answers', () => {
  expect([playedOut(eyesOf('{{2|1}|0}'), 'owner'), playedOut(eyesOf('{{2|1}|0}'), 'opponent')]).toEqual([1, 0]);
});
