import { expect, test } from 'vitest';
import type { Facts } from '../../../engine/types.ts';
import { whereNamed, whereText } from '../../../model/where.ts';
import { type Inquiry, inquiryAt, NOTHING, placeOf, toggled } from './inquiry.ts';

const inquiryIn = (text: string) => {
  const where = whereNamed(`supports.${text}`)?.where;
  return inquiryAt(where?.room === 'explore' && where.lens === 'supports' ? where.supports : null, FACTS);
};
const textOf = (inquiry: Inquiry) =>
  whereText({ room: 'explore', lens: 'supports', supports: placeOf(inquiry, FACTS) }).slice('supports.'.length);

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
  expect(inquiryIn(detail)).toEqual(inquiry);
  expect(textOf(inquiry)).toBe(detail);
});

test.each([
  ['Z,C', { chosen: [2], taken: [], cover: 0 }],
  ['C,A,A', { chosen: [0, 2], taken: [], cover: 0 }],
  ['..-1', NOTHING],
  ['..99999', NOTHING],
  ['A.B.2.more', { chosen: [0], taken: [1], cover: 1 }],
])('of the place %j what it has not is left out', (detail, inquiry) => {
  expect(inquiryIn(detail)).toEqual(inquiry);
});
