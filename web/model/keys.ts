/** The keys of the page by what they do. Handlers read these tables, and the help lists them. */
import type { steps } from '#locale/page.ts';
import type { Way } from '../engine/coordinate.ts';
import { keyOf, LENSES, type Lens } from './where.ts';

type Keys<Command> = Readonly<Record<string, Command>>;

/** Where a reader goes in steps or moves. */
export type Direction = keyof typeof steps;

/** Through steps and moves. Comma and full stop work even where the arrows move something else. */
export const STEP_KEYS: Keys<Direction> = {
  Home: 'first',
  PageUp: 'roundBack',
  ArrowLeft: 'back',
  ',': 'back',
  ArrowRight: 'forward',
  '.': 'forward',
  PageDown: 'roundForward',
  End: 'last',
};

/** Across a board, a table or a list. */
export const WAY_KEYS: Keys<Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'above',
  PageDown: 'below',
};

/** On a point of a board. */
export const POINT_KEYS: Keys<'use' | 'remove'> = { Enter: 'use', Delete: 'remove', Backspace: 'remove' };

/** Of the page, and of lenses: `takeBack` and `neighbors`. */
export const PAGE_KEYS: Keys<'playOrPause' | 'open' | 'clean' | 'help' | 'takeBack' | 'neighbors'> = {
  ' ': 'playOrPause',
  o: 'open',
  c: 'clean',
  '?': 'help',
  Backspace: 'takeBack',
  n: 'neighbors',
};

/** To the lenses, and `board` for the focus. */
export const LENS_KEYS = /* @__PURE__ */ lensKeys();

function lensKeys(): Keys<Lens | 'board'> {
  return { ...Object.fromEntries(LENSES.map((lens) => [keyOf(lens), lens])), b: 'board' };
}

/** True for the keys that can be switched off: speech input may press them unasked. */
export const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

/** With Ctrl or ⌘. */
export const COMMAND_KEYS: Keys<'undo' | 'redo' | 'paste'> = { z: 'undo', y: 'redo', v: 'paste' };

/** The keys that step even where the arrows move something else. */
export const isAnywhere = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight';
