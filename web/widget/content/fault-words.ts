/** What is wrong with a text, in words, with the place: fetched for the first text with a warning or a fault. */
import type { Warning } from '../../engine/problem.ts';
import type { Size } from '../../engine/types.ts';
import { warning } from '../../model/fault.ts';
import { problemAt, unshown } from '../../model/refusal.ts';

/** A warning about a text with a board of this size. */
const warned = (it: Warning, size: Size): string => problemAt(warning(it, size), it);

/** `unshown` says why an item cannot be shown. */
export const faultWords = { warned, unshown };
export type FaultWords = typeof faultWords;
