/** The build of the widget for boards in space: the board and texts, with layers and joined edges. */
import type { BoardBinding, TextsBinding } from './binding.ts';
import { loadOnce } from './load.ts';
import { initSync, palette, Reading, roles, Study } from './pkg/space.js';

/** The classes of a build, from which the widget makes its engine: errors are compared by its own classes. */
export type SpaceClasses = BoardBinding & TextsBinding;

/** Loads the classes. */
export const loadSpaceClasses = loadOnce((module): SpaceClasses => {
  initSync({ module });
  return { Study, Reading, palette, roles };
});
