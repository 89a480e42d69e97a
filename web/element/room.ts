import { colorOf, controlsOf, spacingOf } from './attributes.ts';

/** Besides the lines, a drawing has this many spacings at its edges. */
const EDGES = 1.36;
/** What stands below the board, in CSS pixels: of most positions, with sentences of four lines. */
const BELOW = { none: 0, steps: 247, full: 369 };
/** A row of the menu, in CSS pixels, and the width that its buttons take with one more for the other colour. */
const [MENU_ROW, MENU_WIDTH] = [40, 400];

/** Keeps the room that a board of this size takes in its base, and what is below it. */
export function keepRoom(base: HTMLElement, element: HTMLElement, columns: number, rows: number): void {
  const [wide, high] = [columns + EDGES, rows + EDGES];
  const width = Math.ceil(wide * spacingOf(element));
  const controls = controlsOf(element);
  const isTall = controls === 'full' && colorOf(element) === 'both' && Math.min(width, innerWidth) < MENU_WIDTH;
  base.style.setProperty('--wide', `${width}px`);
  base.style.setProperty('--ratio', `${wide} / ${high}`);
  base.style.setProperty('--room', `${BELOW[controls] + (isTall ? MENU_ROW : 0)}px`);
}
