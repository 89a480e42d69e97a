/** The words for boards in space, in English. Another language is another module like this. */

export const heading = 'The board as a solid';
export const label = 'The board as a solid. Drag to turn it.';
export const help =
  'Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter uses the chosen tool. Shift with the arrow keys turns the solid.';
export const layersHelp =
  'Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter uses the chosen tool, Delete takes a stone off, comma and full stop step through the run.';
export const hint = 'Drag to turn, click to place a stone.';
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

/** The sides from which something can be taken away. */
export const sides = {
  left: 'columns from the left',
  right: 'columns from the right',
  top: 'rows from the top',
  bottom: 'rows from the bottom',
  first: 'layers from the first',
  last: 'layers from the last',
} as const;
export const peel = 'See inside';
export const peelSide = 'Take away';
export const peeled = (count: number): string => (count === 0 ? 'nothing taken away' : `${count} taken away`);
export const whole = 'Show all';
export const single = 'Fade all but what is pointed at';

export const newBoard = 'New empty board';
export const cube = (side: number): string => `${side} × ${side} × ${side}`;
export const torus = (side: number): string => `Torus ${side} × ${side}`;
export const fields = { columns: 'Columns', rows: 'Rows', layers: 'Layers' } as const;
export const form = 'Edges';
export const forms = { box: 'none joined', cylinder: 'left and right joined', torus: 'all joined' } as const;
export const create = 'Create';
export const isGrid = 'A board of one layer without joined edges belongs into the room Explore.';
