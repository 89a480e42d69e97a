import { expect, it } from 'vitest';
import { positionOf } from '../engine/position.ts';
import type { Tool } from './state.ts';
import { brushAt, ghostAt, pointsBetween } from './stroke.ts';

const state = (tool: Tool) => ({
  tool,
  toPlay: 'white' as const,
  position: positionOf(['XO.']),
  notice: null,
});

it('takes an own stone away, and sets one anywhere else', () => {
  expect([0, 1, 2].map((point) => brushAt(state('black'), point))).toEqual([null, 'black', 'black']);
  expect([0, 1, 2].map((point) => brushAt(state('white'), point))).toEqual(['white', null, 'white']);
  expect([0, 1, 2].map((point) => brushAt(state('erase'), point))).toEqual([null, null, null]);
});

it('leaves playing and choosing to the rules', () => {
  expect(brushAt(state('play'), 2)).toBeUndefined();
  expect(brushAt(state('start'), 0)).toBeUndefined();
});

it('shows a ghost only where a stone would appear', () => {
  expect([0, 2].map((point) => ghostAt(state('play'), point))).toEqual([null, 'white']);
  expect([0, 2].map((point) => ghostAt(state('start'), point))).toEqual([null, null]);
});

it('shows no ghost of a move that was just refused', () => {
  const notice = { tone: 'problem', text: 'suicide', points: [2] } as const;
  expect(ghostAt({ ...state('play'), notice }, 2)).toBeNull();
  expect(ghostAt({ ...state('play'), notice: { ...notice, points: [0] } }, 2)).toBe('white');
});

it('fills the gaps that a quick hand leaves', () => {
  const board = positionOf(['.....', '.....', '.....']);
  expect(pointsBetween(board, 0, 4)).toEqual([1, 2, 3, 4]);
  expect(pointsBetween(board, 0, 12)).toEqual([6, 12]);
  expect(pointsBetween(board, 12, 0)).toEqual([6, 0]);
  expect(pointsBetween(board, 7, 7)).toEqual([]);
});
