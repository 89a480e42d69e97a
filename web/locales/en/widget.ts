import type { Color } from '../../engine/types.ts';
import { count, opponent } from './grammar.ts';

/** The widget's texts besides the sentences of a run, in English. */

export const rounds = (n: number): string => (n ? `Something falls in ${count(n, 'round')}.` : 'Nothing falls.');

export const turn = (color: Color): string => `${opponent(color)}’s blocks`;
export const copyAs = 'Copy as';
export const formats = { diagram: '$$', sgf: 'SGF', rows: 'Rows', svg: 'SVG', link: 'Link' } as const;
export const copied = 'Copied.';
export const copyByHand = 'The text is selected: press Ctrl C to copy it.';
export const table = 'As a table';
export const fullPage = 'Open in the full page';
export const linkByHand = 'This frame may not open pages. Copy the address:';

export const tools = 'What a press does';
export const tool = { alternate: 'Stones in turn', black: 'Black stones', white: 'White stones' } as const;
export const reset = 'Reset';
export const editHelp = 'Arrow keys move the cursor, Enter places or takes a stone, comma and full stop step.';

const cursorKeys = 'Arrow keys move the cursor across a layer, Page Up and Page Down to another layer';
const neighborKey = 'N tells the neighbours';
const turnKeys = 'Shift with the arrow keys turns the solid.';
/** The uses of the pointer and the keys on the pictures of a board in space, which can be edited or not. */
export const pictures = {
  read: {
    hint: 'Drag to turn.',
    solid: `${cursorKeys}, ${neighborKey}. ${turnKeys}`,
    layers: `${cursorKeys}, ${neighborKey}, comma and full stop step.`,
  },
  edited: {
    hint: 'Drag to turn, click to place or take a stone.',
    solid: `${cursorKeys}, Enter places or takes a stone, ${neighborKey}. ${turnKeys}`,
    layers: `${cursorKeys}, Enter places or takes a stone, ${neighborKey}, comma and full stop step.`,
  },
} as const;

/** The heading of a layer in the table. */
export const layer = (n: number): string => `Layer ${n}`;

/** The line after the warnings that are shown. */
export const moreNotes = (n: number): string => `And ${n} more ${n === 1 ? 'warning' : 'warnings'}.`;

/** The reasons why only the text inside the element is shown; they appear below it. */
export const missing = {
  blocked: 'The steps are missing here: this page does not allow WebAssembly.',
  engine: 'The steps are missing here: their program could not be loaded.',
  source: (address: string): string => `The diagram could not be loaded from ${address}.`,
  foreign: (origin: string): string => `This page allows no diagrams from ${origin}.`,
  slow: (address: string): string => `The diagram did not arrive in time from ${address}.`,
  long: (megabytes: number): string => `The text is longer than ${megabytes} MB, the most that is shown here.`,
  address: 'The diagram’s address must begin with http or https.',
  prove: 'It cannot be played here: the program for that could not be loaded.',
  eyes: 'The eyes of the groups are missing here: the program for them could not be loaded.',
  spaces: 'This board has layers or joined edges; the program that shows them could not be loaded.',
  flat: 'The eyes of groups are shown on boards of one layer without joined edges only.',
  joined: 'A board with joined edges is written as rows; this text is a diagram or a game.',
  size: (words: string): string => `“${words}” is no size of a board, such as 9x9 or 3x3x3.`,
  empty: 'There is no diagram here.',
  stopped: 'The board cannot be shown: the program has stopped after an internal error.',
  internal: 'The board cannot be shown because of an internal error.',
} as const;
