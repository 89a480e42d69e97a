/**
 * How long a notice stays. One that went with the next step or move would shift the page under the
 * reader's pointer.
 */
import type { Notice, State } from './state.ts';

/** The notice after a change of the board: only one about what was opened stays. */
export function noticeOnChange({ notice }: Pick<State, 'notice'>): Notice | null {
  return notice?.ofOpened ? notice : null;
}

/** The notice after a step or another choice of view: all but the description of a point, which is about one moment. */
export function noticeOnStep({ notice }: Pick<State, 'notice'>): Notice | null {
  return notice?.tone === 'news' && notice.points ? null : notice;
}
