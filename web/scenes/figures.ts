/** Groups of White whose eyes are to be seen: figures of Chen and Chen's paper, and boards beside them. */
import type { EyeVerdict } from '../engine/referee.ts';
import file from './figures.json' with { type: 'json' };
import type { NamedScene, Scene } from './scene.ts';

/** A board with a group; its name is the key of its words. */
export interface Figure<Claims = unknown> extends NamedScene<Claims> {
  readonly group: NonNullable<Scene['group']>;
}

interface PaperClaims {
  /** The eyes that the paper claims, for the owner first and for the opponent first, and those by search. */
  readonly claimed: readonly number[];
  readonly exact: readonly number[];
  readonly status: string;
}

/** The figures of the paper, reconstructed. */
export const FIGURES: readonly Figure<PaperClaims>[] = file.figures;

/** One eye of each level: away from the edge, on it, and in the corner. */
export const LEVELS: readonly Figure[] = file.levels;

/** Boards for which the rules give more eyes than there are. */
export const ERRING: readonly Figure[] = file.erring;

export type CornerId = 'corner0' | 'corner1' | 'corner2' | 'corner3';

/** A shape that fills a corner, and is an exception to the table: with these liberties outside it is not alive. */
interface CornerFigure extends Figure<{ readonly outside: readonly EyeVerdict[] }> {
  readonly id: CornerId;
  readonly group: Required<NonNullable<Scene['group']>>;
  /** `outside` has the status with 0 liberties outside, 1, 2 and 3. */
  readonly claims: { readonly outside: readonly EyeVerdict[] };
}
export const CORNER_FIGURES = file.corner as readonly CornerFigure[];
