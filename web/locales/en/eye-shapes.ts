import { count } from './grammar.ts';

/** The words of the gallery of eye shapes, in English. Another language is another module like this. */

export const intro =
  'The shapes that an empty eye region can have, with the eyes that each gives if the wall around it is solid: the table of Chen and Chen, confirmed by exact search for all of them. {2|1} is two eyes if the owner moves first, and one if the opponent does: the diamond marks the vital point, where either plays. Press a shape to put it on the board.';
export const size = 'Points';
export const sizes: Readonly<Record<string, string>> = {
  all: 'all',
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
};
export const value = 'Eyes';
export const values: Readonly<Record<string, string>> = { all: 'all', 1: '1', '{2|1}': '{2|1}', 2: '2' };
export const name = 'Name';
export const nameExample = 'for example knife';
export const site = 'On the board';
export const sites = { center: 'in the centre', edge: 'at the edge', corner: 'in the corner' } as const;
export const found = (n: number): string => (n === 0 ? 'No shape is like that.' : `${count(n, 'shape')}.`);
export const list = 'Shapes';
/** `neighbors`: the points on the board next to it. */
export const about = (name: string | null, points: number, neighbors: number): string =>
  `${name ?? count(points, 'point')}, ${count(neighbors, 'neighbour')}`;

export const corner = 'Exceptions in the corner';
export const cornerIntro =
  'The table holds wherever a shape is, but in the corner four shapes are weaker if the group has few liberties outside.';
export const corners = [
  'The bent four in the corner',
  'The rectangular six in the corner',
  'Seven points in the corner',
  'Eight points in the corner',
] as const;
export const cornerCases = [
  'with at most 1 liberty outside a ko',
  'with no liberty outside dead, with 1 a ko',
  'with at most 2 liberties outside a ko',
  'with at most 1 liberty outside a ko',
] as const;

export const draw = 'Draw a shape';
export const drawHere = 'Points of the shape';
export const cell = (column: number, row: number): string => `Column ${column}, row ${row}`;
export const drawn = (value: string, about: string): string => `${value}: ${about}.`;
export const notOne = 'The points have to be connected.';
export const openDrawn = 'Put it on the board';
