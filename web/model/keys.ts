/** The keys of the page by what they do. Handlers read these tables, and the help lists them. */
import type { steps } from '#locale/page.ts';
import type { Way } from '../engine/coordinate.ts';

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

/** With Ctrl or ⌘. */
export const COMMAND_KEYS: Keys<'undo' | 'redo' | 'paste'> = { z: 'undo', y: 'redo', v: 'paste' };

/** The keys that work wherever the focus is. */
export const isAnywhere = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight';
