import { once } from '../../engine/once.ts';
import type { UnseenBoards } from '../../scenes/unseen.ts';

let kept: UnseenBoards | undefined;

/** Fetches the unseen boards of all lessons. */
export const loadUnseen = once(async (): Promise<UnseenBoards> => {
  kept = (await import('../../scenes/unseen.ts')).UNSEEN;
  return kept;
});

/** The boards, if they are there. */
export const unseenNow = (): UnseenBoards | undefined => kept;
