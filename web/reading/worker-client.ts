/** The page's side of a worker: asks one question at a time. The worker's side is `answer-questions.ts`. */
import { EngineError } from '../engine/guard.ts';
import type { Build } from '../engine/modules.ts';
import type { Problem } from '../engine/problem.ts';
import { startWorker } from './start-worker.ts';

/** A message from a worker: progress, or the end of a question by its answer or the reason why there is none. */
export type Reply<Answer, Progress> =
  | { readonly progress: Progress }
  | { readonly answer: Answer }
  /** The engine refuses its input. */
  | { readonly problem: Problem }
  /** The engine has panicked: nothing else can be asked. */
  | { readonly dead: string }
  | { readonly failed: string };

/** A worker is not allowed or could not be loaded, or it stopped by a bug or for lack of memory. */
export type FailureCode = 'notStarted' | 'broken';

/** Thrown for the questions to a worker that did not start, or stopped. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  readonly code: FailureCode;

  /** `cause` is set if a build of the engine could not be fetched or compiled. */
  constructor(code: FailureCode, message = '', cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** True for what is thrown for a question that was aborted. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export interface AskOptions<Progress> {
  /** Ends the question. A worker that is at it is terminated; the next question starts another. */
  readonly signal?: AbortSignal | undefined;
  readonly progress?: ((progress: Progress) => void) | undefined;
}

interface Waiting<Question, Answer, Progress> extends AskOptions<Progress> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Makes the message of a question; `isFirst` is true for the first one to a worker. */
export type ToMessage<Question> = (question: Question, isFirst: boolean) => unknown;

/** A worker with builds of the engine. It starts when it is first asked, and again after a failure or an abort. */
export class WorkerClient<Question, Answer, Progress = never> {
  readonly #address: string;
  readonly #builds: readonly Build[];
  readonly #toMessage: ToMessage<Question>;
  #worker: Worker | null = null;
  #state: 'starting' | 'idle' | 'asked' = 'starting';
  #questions = 0;
  /** The worker has sent something, so its script is there. */
  #runs = false;
  /** The first is the one that the worker is at, once it has been asked. */
  #queue: Waiting<Question, Answer, Progress>[] = [];

  /** `address` must come from the build, never from a text. The builds are compiled once, and posted. */
  constructor(address: string, builds: readonly Build[], toMessage: ToMessage<Question> = (question) => question) {
    this.#address = address;
    this.#builds = builds;
    this.#toMessage = toMessage;
  }

  /**
   * Asks after all earlier questions are settled.
   * @throws WorkerFailure, EngineError, or the reason of `signal`
   */
  ask(question: Question, { signal, progress }: AskOptions<Progress> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const waiting = { question, progress, resolve, reject };
      this.#queue.push(waiting);
      signal?.addEventListener('abort', () => this.#drop(waiting, signal.reason));
      this.#next();
    });
  }

  /** Ends the worker and what is asked. */
  stop(): void {
    this.#end(new DOMException('The worker was stopped', 'AbortError'));
  }

  #next(): void {
    const [first] = this.#queue;
    if (!first) return;
    try {
      this.#worker ??= this.#start();
    } catch (error) {
      // The page's host allows no worker, or no policy for its address.
      this.#end(new WorkerFailure('notStarted', String(error)));
      return;
    }
    if (this.#state !== 'idle') return;
    this.#state = 'asked';
    this.#worker.postMessage(this.#toMessage(first.question, this.#questions++ === 0));
  }

  #start(): Worker {
    const worker = startWorker(this.#address);
    this.#state = 'starting';
    this.#questions = 0;
    this.#runs = false;
    const isCurrent = () => worker === this.#worker;
    worker.onmessage = ({ data }: MessageEvent<Reply<Answer, Progress>>) => isCurrent() && this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (isCurrent()) this.#end(new WorkerFailure(this.#runs ? 'broken' : 'notStarted', event.message));
    };
    Promise.all(this.#builds.map((build) => build())).then(
      (builds) => {
        if (!isCurrent()) return;
        worker.postMessage(builds);
        this.#state = 'idle';
        this.#next();
      },
      (error) => isCurrent() && this.#end(new WorkerFailure('notStarted', String(error), error)),
    );
    return worker;
  }

  #receive(reply: Reply<Answer, Progress>): void {
    this.#runs = true;
    if ('progress' in reply) {
      this.#queue[0]?.progress?.(reply.progress);
      return;
    }
    if ('dead' in reply) {
      this.#end(new WorkerFailure('broken', reply.dead));
      return;
    }
    const waiting = this.#queue.shift();
    this.#state = 'idle';
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else waiting?.reject('problem' in reply ? new EngineError(reply.problem) : new Error(reply.failed));
    this.#next();
  }

  #drop(waiting: Waiting<Question, Answer, Progress>, reason: unknown): void {
    const place = this.#queue.indexOf(waiting);
    if (place < 0) return;
    this.#queue.splice(place, 1);
    if (place === 0 && this.#state === 'asked') this.#terminate();
    waiting.reject(reason);
    this.#next();
  }

  #terminate(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** Ends the worker, and all questions with the same reason. */
  #end(reason: unknown): void {
    this.#terminate();
    for (const { reject } of this.#queue.splice(0)) reject(reason);
  }
}

/** Asks one question to a worker of its own, whose memory is freed afterwards. */
export async function askOnce<Question, Answer, Progress>(
  address: string,
  builds: readonly Build[],
  question: Question,
  options: AskOptions<Progress>,
): Promise<Answer> {
  const client = new WorkerClient<Question, Answer, Progress>(address, builds);
  try {
    return await client.ask(question, options);
  } finally {
    client.stop();
  }
}
