/** Exact search in a worker: questions and answers. */
import type { EyePlayer } from '../../../../engine/eyes.ts';
import { eyes } from '../../../../engine/modules.ts';
import type { Illegal } from '../../../../engine/problem.ts';
import type { EyeJudged, EyeMoment, EyeQuestion } from '../../../../engine/referee.ts';
import type { Point } from '../../../../engine/types.ts';
import { startWorker } from '../../../../reading/start-worker.ts';
import address from './judge-worker.ts?worker&url';

/** A move; null is a pass. */
export type Move = Point | null;

/** The position after some moves, or the rule that forbids one of them; `outside`: the search does not look there. */
export type Played = EyeMoment | Illegal;

/** A question to the worker. Play is about the group that was asked about last. */
export type Question = { readonly id: number } & (
  | { readonly kind: 'judge'; readonly group: EyeQuestion; readonly build: WebAssembly.Module }
  | { readonly kind: 'play'; readonly first: EyePlayer; readonly moves: readonly Move[] }
);

export type Reply = { readonly id: number } & (
  | { readonly kind: 'judge'; readonly judged: EyeJudged }
  | { readonly kind: 'play'; readonly played: Played }
);

/** The worker is not allowed or could not be loaded, or it stopped for lack of memory or by a bug. */
export type Failure = 'notStarted' | 'broken';

/** Thrown for questions that were waiting when the referee was stopped, or failed. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly failure: Failure | 'stopped';

  constructor(failure: Failure | 'stopped') {
    super(failure);
    this.failure = failure;
  }
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: NoAnswer) => void;
}

/** Asks a worker, which it starts when it is first asked, and again after a stop. */
export class Judge {
  #worker: Worker | null = null;
  #runs = false;
  #ids = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @throws NoAnswer */
  async judge(group: EyeQuestion): Promise<EyeJudged> {
    const build = await eyes().catch(() => {
      throw new NoAnswer('notStarted');
    });
    const reply = await this.#ask((id) => ({ id, kind: 'judge', group, build }));
    if (reply.kind !== 'judge') throw new NoAnswer('broken');
    return reply.judged;
  }

  /**
   * Plays some moves of the group that was asked about last, the first by one side.
   * @throws NoAnswer
   */
  async play(first: EyePlayer, moves: readonly Move[]): Promise<Played> {
    const reply = await this.#ask((id) => ({ id, kind: 'play', first, moves }));
    if (reply.kind !== 'play') throw new NoAnswer('broken');
    return reply.played;
  }

  /** Ends the worker, and with it what it is at. */
  stop(): void {
    this.#end('stopped');
  }

  #ask(questionOf: (id: number) => Question): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const id = ++this.#ids;
      try {
        this.#worker ??= this.#start();
      } catch {
        // The page's host allows no worker, or no policy for its address.
        reject(new NoAnswer('notStarted'));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(questionOf(id));
    });
  }

  #start(): Worker {
    const worker = startWorker(address);
    this.#runs = false;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#runs = true;
      this.#waiting.get(data.id)?.resolve(data);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.#end(this.#runs ? 'broken' : 'notStarted');
    return worker;
  }

  #end(failure: Failure | 'stopped'): void {
    this.#worker?.terminate();
    this.#worker = null;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of left) reject(new NoAnswer(failure));
  }
}
