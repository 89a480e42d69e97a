import { expect, test } from 'vitest';
import type { Facts } from '../../../engine/types.ts';
import { detailOf, inquiryAt, NOTHING, toggled } from './inquiry.ts';

const FACTS = { blocks: ['A', 'B', 'C', 'D'].map((name) => ({ name })) } as unknown as Facts;

test('a block is chosen in its order, and again is no longer', () => {
  const chosen = [2, 0].reduce((inquiry, block) => toggled(inquiry, 'chosen', block), NOTHING);
  expect(chosen.chosen).toEqual([0, 2]);
  expect(toggled(chosen, 'chosen', 2).chosen).toEqual([0]);
});

test('another choice begins with its first cover, and what is taken away stays so', () => {
  const inquiry = { chosen: [0], taken: [1], cover: 2 };
  expect(toggled(inquiry, 'chosen', 3)).toEqual({ chosen: [0, 3], taken: [1], cover: 0 });
  expect(toggled(inquiry, 'taken', 1)).toEqual({ chosen: [0], taken: [], cover: 2 });
});

test.each([
  ['', NOTHING],
  ['A,C', { chosen: [0, 2], taken: [], cover: 0 }],
  ['A,C.B', { chosen: [0, 2], taken: [1], cover: 0 }],
  ['.B,D', { chosen: [], taken: [1, 3], cover: 0 }],
  ['A..3', { chosen: [0], taken: [], cover: 2 }],
])('the place %j is an inquiry and back', (detail, inquiry) => {
  expect(inquiryAt(detail, FACTS)).toEqual(inquiry);
  expect(detailOf(inquiry, FACTS)).toBe(detail);
});

test.each([
  ['Z,C', { chosen: [2], taken: [], cover: 0 }],
  ['C,A,A', { chosen: [0, 2], taken: [], cover: 0 }],
  ['..-1', NOTHING],
  ['..99999', NOTHING],
  ['A.B.2.more', { chosen: [0], taken: [1], cover: 1 }],
])('of the place %j what it has not is left out', (detail, inquiry) => {
  expect(inquiryAt(detail, FACTS)).toEqual(inquiry);
});
