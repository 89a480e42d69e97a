/** Rolling a board over its joined edges: other columns, rows and layers are shown first. */
import type { Way } from '../../engine/coordinate.ts';
import type { Places } from '../../engine/space.ts';
import type { Size } from '../../engine/types.ts';

export const ORIGIN: Places = [0, 0, 0];

/** The directions in which the points of the pictures can move. */
export const ROLLS = {
  left: [1, 0, 0],
  right: [-1, 0, 0],
  up: [0, 1, 0],
  down: [0, -1, 0],
  out: [0, 0, 1],
  in: [0, 0, -1],
} as const satisfies Record<string, Places>;

export type Roll = keyof typeof ROLLS;

/** The numbers of columns, rows and layers. */
const sides = ({ columns, rows, layers = 1 }: Size): Places => [columns, rows, layers];

/** The directions of columns, rows and layers in which edges are joined; on two lines they are next to each other anyway. */
export function joinedIn(size: Size): readonly boolean[] {
  const { form = 'box' } = size;
  return sides(size).map((count, axis) => count > 2 && (form === 'torus' || (form === 'cylinder' && axis === 0)));
}

/** What is shown first after rolling by so many columns, rows and layers. */
export function rolled(size: Size, first: Places, by: Places): Places {
  const [counts, joined] = [sides(size), joinedIn(size)];
  const at = (axis: 0 | 1 | 2): number => {
    const count = counts[axis];
    return joined[axis] ? (((first[axis] + by[axis]) % count) + count) % count : 0;
  };
  return [at(0), at(1), at(2)];
}

/** The roll that takes the points this way. */
export const ROLL_OF: Readonly<Record<Way, Roll>> = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
  above: 'in',
  below: 'out',
};
