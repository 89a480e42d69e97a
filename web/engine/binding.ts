/** What is taken from the builds of the wasm package, of which each has what the ones before it have. */
import type * as board from './pkg/board.js';
import type * as everything from './pkg/everything.js';
import type * as widget from './pkg/widget.js';

export type BoardBinding = Pick<typeof board, 'Study' | 'palette' | 'roles'>;
export type TextsBinding = Pick<typeof widget, 'Study' | 'Reading'>;
/** A position that can be proved about, supported and scored. */
export type LateBinding = Pick<typeof everything, 'Study'>;
export type SearchBinding = Pick<typeof everything, 'Lookahead'>;
