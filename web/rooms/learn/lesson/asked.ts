import type { Point } from '../../../engine/types.ts';
import type { Frame } from '../../../model/playing-on.ts';
import type { Question } from '../../../model/question.ts';
import type { Proof } from './proofs.ts';
import type { Reason } from './reasons.ts';

/** What is asked about a board of a lesson. */
export interface Asked {
  readonly question: Question;
  /** The reason that is pressed, on the boards of a pair; null where it is played. */
  readonly reason: Reason | null;
  /** The proof that the reader plays. */
  readonly proof: Proof | null;
  /** The play that shows the answer; null until it is there, or where there is none. */
  readonly film: (() => readonly Frame[]) | null;
  /** The stones that stay and that fall, where Black answers. */
  readonly fates: { readonly stay: readonly Point[]; readonly fall: readonly Point[] } | null;
}
