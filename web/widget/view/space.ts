import type { Settings } from '../state/attributes.ts';

/** The margins of a drawing, in spacings. */
export const EDGES = 1.36;
/** The height of everything below the board, in CSS pixels, for a sentence of four lines. */
const BELOW = { none: 0, steps: 247, full: 369 };
/** The same for a diagram that is shown as it is drawn. */
const BELOW_PLAIN = { none: 30, steps: 78, full: 78 };
/** The same for the controls of a game, and its players, and for a question. */
const BELOW_GAME = 230;
const BELOW_QUIZ = 170;
/** The height of a row of the menu, and the width of its buttons with the one for the other colour, in CSS pixels. */
const [MENU_ROW, MENU_WIDTH] = [40, 400];

/** Reserves the space for a board of this size, and for everything below it. */
export function reserveSpace(
  { style }: HTMLElement,
  { spacing, controls, color, view, isQuiz }: Settings,
  columns: number,
  rows: number,
  isGame: boolean,
): void {
  const [wide, high] = [columns + EDGES, rows + EDGES];
  const width = Math.ceil(wide * spacing);
  const isTall = controls === 'full' && color === 'both' && Math.min(width, innerWidth) < MENU_WIDTH;
  style.setProperty('--wide', `${width}px`);
  style.setProperty('--ratio', `${wide} / ${high}`);
  const below = view === 'plain' ? BELOW_PLAIN[controls] : BELOW[controls] + (isTall ? MENU_ROW : 0);
  style.setProperty('--room', `${isGame ? BELOW_GAME : isQuiz ? BELOW_QUIZ : below}px`);
}
