/** Questions about the groups of a game to a worker, and its answers. */
import { everything, eyes } from '../../../../engine/modules.ts';
import { startWorker } from '../../../../reading/start-worker.ts';
import type { Change } from './follow.ts';
import address from './game-worker.ts?worker&url';

/** A line of play of a text. */
export interface Question {
  readonly text: string;
  readonly item: number;
  readonly line: number;
  /** The most moves that are followed. */
  readonly most: number;
}

/** The changes so far, sent now and then and at the end. */
export interface Answer {
  readonly changes: readonly Change[];
  /** The last move that was looked at, and the number of all. */
  readonly move: number;
  readonly moves: number;
  readonly ended: boolean;
}

/**
 * Follows a game in a worker of its own. `hear` is called with its answers, and with null if there
 * will be none. Returns a function that stops it.
 */
export function followGame(question: Question, hear: (answer: Answer | null) => void): () => void {
  let worker: Worker;
  try {
    worker = startWorker(address);
  } catch {
    // The page's host allows no worker, or no policy for its address.
    hear(null);
    return () => {};
  }
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.ended) worker.terminate();
    hear(data);
  };
  worker.onerror = () => {
    worker.terminate();
    hear(null);
  };
  Promise.all([everything(), eyes()]).then(
    (builds) => worker.postMessage([question, ...builds]),
    () => {
      worker.terminate();
      hear(null);
    },
  );
  return () => worker.terminate();
}
