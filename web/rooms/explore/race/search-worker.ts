/** Questions to a worker that searches, and its answers. */
import type { Build } from '../../../engine/modules.ts';
import type { Found, Search } from '../../../engine/search.ts';
import { startWorker } from '../../../reading/start-worker.ts';
import address from './worker.ts?worker&url';

/** A question to a worker. */
export interface Question {
  readonly search: Search;
  /** The time between two answers, in milliseconds. */
  readonly every: number;
}

/** The state of a search, sent now and then and at the end. */
export interface Answer {
  readonly found: Found;
  readonly ended: boolean;
}

/**
 * The reason why there is no answer: the worker is not allowed or could not be loaded, or it stopped
 * for lack of memory or by a bug.
 */
export type Failure = 'notStarted' | 'broken';

/**
 * Starts a search in a worker of its own. `hear` is called with its answers, the last of which has
 * `ended`, or with the reason why there is none. Returns a function that stops the search. Its memory
 * is freed when it ends or is stopped.
 */
export function ask(question: Question, build: Build, hear: (answer: Answer | Failure) => void): () => void {
  let worker: Worker;
  try {
    worker = startWorker(address);
  } catch {
    // The page's host allows no worker, or no policy for its address.
    hear('notStarted');
    return () => {};
  }
  let runs = false;
  const stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    runs = true;
    if (data.ended) stop();
    hear(data);
  };
  worker.onerror = () => {
    stop();
    hear(runs ? 'broken' : 'notStarted');
  };
  build().then(
    (module) => worker.postMessage([question, module]),
    () => {
      stop();
      hear('notStarted');
    },
  );
  return stop;
}
