/** The build that the page fetches first, with everything that its board needs. */
import { Engine } from './engine.ts';
import { loadOnce } from './load.ts';
import { initSync, palette, roles, Study } from './pkg/board.js';

/** Loads the engine of the board. */
export const loadEngine = loadOnce((module) => {
  initSync({ module });
  return new Engine({ Study, palette, roles });
});
