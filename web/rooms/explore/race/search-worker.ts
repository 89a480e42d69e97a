/** Questions to a worker that searches, and its answers. */
import { everything } from '../../../engine/modules.ts';
import type { Found, Search } from '../../../engine/search.ts';
import { type AskOptions, askOnce } from '../../../reading/worker-client.ts';
import address from './worker.ts?worker&url';

/** A question to a worker. */
export interface Question {
  readonly search: Search;
  /** The time between two reports, in milliseconds. */
  readonly every: number;
}

/** The state of a search, reported now and then and at the end. */
export interface Answer {
  readonly found: Found;
  readonly ended: boolean;
}

/**
 * Searches in a worker of its own, whose memory is freed when the search ends or is aborted.
 * @throws WorkerFailure, EngineError, or the reason of the signal
 */
export const search = (question: Question, options: AskOptions<Answer>): Promise<Answer> =>
  askOnce(address, [everything], question, options);
