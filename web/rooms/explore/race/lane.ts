/** The state of one search of the race. */
import type { Found } from '../../../engine/search.ts';
import type { FailureCode } from '../../../reading/worker-client.ts';
import type { Answer } from './search-worker.ts';

export type Lane =
  | { readonly state: 'ready' }
  | { readonly state: 'running'; readonly found: Found }
  /** The search is complete, reached a limit, was stopped by the reader, or failed. */
  | { readonly state: 'finished' | 'givenUp' | 'outOfMemory' | 'stopped' | FailureCode; readonly found: Found };

export const READY: Lane = { state: 'ready' };

/** The position alone is one arrangement. */
const NOTHING: Found = { captured: [], arrangements: 1, finished: false, givenUp: null };

export const STARTED: Lane = { state: 'running', found: NOTHING };

/** The lane after an answer or a failure of its search. A stopped lane does not change. */
export function laneAfter(lane: Lane, answer: Answer | FailureCode): Lane {
  if (lane.state !== 'running') return lane;
  if (typeof answer === 'string') return { ...lane, state: answer };
  const { found, ended } = answer;
  if (!ended) return { state: 'running', found };
  const givenUp = found.givenUp === 'memory' ? 'outOfMemory' : 'givenUp';
  return { state: found.finished ? 'finished' : givenUp, found };
}

export function stopped(lane: Lane): Lane {
  return lane.state === 'running' ? { ...lane, state: 'stopped' } : lane;
}

/** The most arrangements that are remembered: 312 MB on an almost empty board of 19 lines, less on most. */
export function limitOf(points: number): number {
  return points <= 361 ? 5_000_000 : 500_000;
}

/** The end of the scale. */
const MOST = 10_000_000;

/** The place of a number on the logarithmic scale, from 0 to 1. */
export function share(n: number): number {
  return n < 1 ? 0 : Math.min(1, Math.log(n) / Math.log(MOST));
}
