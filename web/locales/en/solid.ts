/** The words for boards in space, in English. Another language is another module like this. */
import type { Color } from '../../engine/types.ts';
import { count } from './grammar.ts';

export const heading = 'The board as a solid';
export const label = 'The board as a solid. Drag to turn it.';
export const help =
  'Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter uses the chosen tool, N tells the neighbours. Shift with the arrow keys turns the solid.';
export const layersHelp =
  'Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter uses the chosen tool, Delete takes a stone off, N tells the neighbours, comma and full stop step through the run.';
export const hint = 'Drag to turn; a press uses the chosen tool.';
export const turnHint = 'Drag to turn.';

export const turn = {
  tools: 'Turn the solid',
  left: 'Turn to the left',
  right: 'Turn to the right',
  up: 'More from above',
  down: 'More from below',
  start: 'First view',
} as const;
export const turnSigns = { left: '←', right: '→', up: '↑', down: '↓' } as const;

/** A side from which something can be taken away, with the name of its column, row or layer. */
export const side = (direction: 'columns' | 'rows' | 'layers', name: string): string => `${direction} from ${name}`;
export const peel = 'See inside';
export const peelSide = 'Take away';
export const peeled = (count: number): string => (count === 0 ? 'nothing taken away' : `${count} taken away`);
export const whole = 'Show all';
export const single = 'Fade all but one block or region: the last one pointed at';
export const crimson = 'A crimson ring marks the surface of the region: the stones next to it.';

export const plane = 'Cut along';
export const noPlane = 'no plane';
export const directions = {
  columns: 'a column',
  rows: 'a row',
  layers: 'a layer',
  corners: 'a diagonal',
} as const;
export const planeAt = (direction: keyof typeof directions, name: string): string =>
  `${{ columns: 'column', rows: 'row', layers: 'layer', corners: 'diagonal' }[direction]} ${name}`;
export const onlyPlane = 'only this plane';

/** The surface of a region, on a board with so many layers. */
export function surface(points: number, pieces: number, hangsTogether: boolean, layers: number): string {
  const touching = `touch at ${layers > 1 ? 'edges' : 'corners'}`;
  const parts = `in ${pieces} pieces that ${hangsTogether ? touching : 'do not hang together'}`;
  return `Its surface: ${count(points, 'stone')}, ${pieces === 1 ? 'in one piece' : parts}`;
}

/** The liberties of the block with a stone on a point. */
export const liberties = (color: Color, point: string, number: number): string =>
  `The ${color} block with ${point}: ${number === 1 ? '1 liberty' : `${number} liberties`}`;
const stones: Readonly<Record<Color | 'none', string>> = { black: 'black', white: 'white', none: 'empty' };
/** The directions of the keys that lead to neighbours. */
export const ways = {
  inSpace: {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'behind',
    ArrowDown: 'in front',
    PageUp: 'above',
    PageDown: 'below',
  },
  flat: {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'above',
    ArrowDown: 'below',
    PageUp: '',
    PageDown: '',
  },
} as const;
export const neighbor = (way: string, name: string, color: Color | null): string =>
  `${way} ${name} ${stones[color ?? 'none']}`;
export const neighbors = (name: string, told: readonly string[]): string =>
  told.length === 0 ? `Nothing is next to ${name}.` : `Next to ${name}: ${told.join(', ')}.`;

export const roll = {
  tools: 'Roll the board over its joined edges',
  hint: 'Drag the layers, or Shift with the arrow keys, to roll the board over its joined edges.',
  left: 'Roll to the left',
  right: 'Roll to the right',
  up: 'Roll up',
  down: 'Roll down',
  in: 'Roll the layers back',
  out: 'Roll the layers on',
  start: 'As named',
} as const;
export const rollSigns = { left: '⇠', right: '⇢', up: '⇡', down: '⇣', in: '⇞', out: '⇟' } as const;

export const newBoard = 'New empty board';
export const cube = (side: number): string => `${side} × ${side} × ${side}`;
export const torus = (side: number): string => `Torus ${side} × ${side}`;
export const fields = { columns: 'Columns', rows: 'Rows', layers: 'Layers' } as const;
export const form = 'Edges';
export const forms = { box: 'none joined', cylinder: 'left and right joined', torus: 'all joined' } as const;
export const create = 'Create';
export const isGrid = 'A board of one layer without joined edges belongs into the room Explore.';
