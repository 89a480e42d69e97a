import type { Position } from '../../engine/types.ts';

/** The number of the ways to turn and mirror a board. */
export const TURNS = 8;

/** A board with each layer mirrored and turned: one of eight ways, 0 leaves it as it is. */
export function turned(position: Position, way: number): Position {
  const { columns, rows, layers = 1 } = position;
  const size = columns * rows;
  const all = Array.from({ length: layers }, (_, layer) =>
    turnedLayer(columns, rows, [...position.stones.slice(layer * size, (layer + 1) * size)], way),
  );
  const [first = position] = all;
  return { ...position, ...first, stones: all.map(({ stones }) => stones).join('') };
}

function turnedLayer(wide: number, high: number, letters: readonly string[], way: number): Position {
  let [columns, rows, stones] = [wide, high, [...letters]];
  if (way >= 4) stones = stones.map((_, at) => stones[at - 2 * (at % columns) + columns - 1] ?? '.');
  for (let quarter = 0; quarter < way % 4; quarter++) {
    // The new row is an old column, read from the bottom.
    const [across, before] = [rows, stones];
    stones = before.map((_, at) => before[(rows - 1 - (at % across)) * columns + Math.floor(at / across)] ?? '.');
    [columns, rows] = [rows, columns];
  }
  return { columns, rows, stones: stones.join('') };
}
