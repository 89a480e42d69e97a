/** The parts of the wasm package that the engine uses. All builds have the board, the one with everything texts too. */
import type * as board from './pkg/board.js';
import type * as everything from './pkg/everything.js';
import type * as eyes from './pkg/eyes.js';
import type * as widget from './pkg/widget.js';

/** A board; what is drawn for legends is told by the builds of the page. */
export type BoardBinding = Pick<typeof board, 'palette' | 'roles'> & {
  readonly Study: new (
    ...position: ConstructorParameters<typeof board.Study>
  ) => Omit<board.Study, 'drawn'> & Partial<Pick<board.Study, 'drawn'>>;
};
export type TextsBinding = Pick<typeof widget, 'Study' | 'Reading'>;
/** A position with proofs, supports, the score, and runs as texts. */
export type LensBinding = Pick<typeof everything, 'Study'>;
/** Texts, with what they say of games besides their positions. */
export type GamesBinding = Pick<typeof everything, 'Study' | 'Reading'>;
/** Eyes, and what draws them. */
export type EyeBinding = Pick<typeof eyes, 'Study' | 'palette' | 'roles' | 'eyeShapes' | 'eyeShape' | 'eyeSum'>;
export type RefereeBinding = Pick<typeof eyes, 'Study' | 'Referee'>;
export type SearchBinding = Pick<typeof everything, 'Study' | 'Lookahead'>;
