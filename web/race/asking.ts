/** A worker is asked to search, and tells what it finds. */
import type { Found, Search } from '../engine/search.ts';

/** What a worker is sent. */
export interface Question {
  readonly search: Search;
  /** The address of the wasm. */
  readonly file: string;
  /** The time between two answers, in milliseconds. */
  readonly every: number;
}

/** What it sends now and then, and at the end. */
export interface Answer {
  readonly found: Found;
  readonly ended: boolean;
}

/**
 * Asks a worker of its own. `hear` is given its answers, the last of which has ended, or null
 * if there is none: because it cannot be loaded, or has broken down. The memory of a search is
 * given back when it ends, or by the function that comes back, which stops it.
 */
export function ask(question: Question, hear: (answer: Answer | null) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.ended) stop();
    hear(data);
  };
  worker.onerror = () => {
    stop();
    hear(null);
  };
  worker.postMessage(question);
  return stop;
}
