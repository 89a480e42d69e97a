import { EngineError } from '../engine/guard.ts';
import type { Build } from '../engine/modules.ts';
import type { Answers } from './answers.ts';
import { call, type Method, type Question, type Reply } from './message.ts';
import { startWorker } from './start-worker.ts';
import address from './worker.ts?worker&url';

/** Thrown for a question that was dropped because a newer one came. */
export class Dropped extends Error {
  override readonly name = 'Dropped';
}

/** Thrown if the worker stopped during a question: a bug, or not enough memory. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** The methods whose first argument is a text. */
type TextMethod = 'open' | 'position' | 'alone' | 'game' | 'chronicle';
type Rest<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;
type Value<M extends Method> = Awaited<ReturnType<Answers[M]>>;

interface Waiting {
  readonly question: Question;
  /** The text, which the question has only if the worker did not have it. */
  readonly text: string | Uint8Array | undefined;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks a worker about texts and games, and on the main thread where workers are not allowed.
 * After a failure the next question starts another worker.
 */
export class Reader {
  readonly #build: Build;
  #worker: Worker | null = null;
  /** The worker has answered, so its script is there. */
  #runs = false;
  /** The text that the worker was asked about last, by which question; null while it is in bytes. */
  #sent: { id: number; text: string | null } | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #ids = 0;
  #local: Answers | null = null;
  /** The last question that was asked on the main thread. */
  #before: Promise<void> = Promise.resolve();
  /** Workers are not allowed here. */
  #blocked = false;

  constructor(build: Build) {
    this.#build = build;
  }

  /** True if answers come from the main thread, which is blocked meanwhile. */
  get blocked(): boolean {
    return this.#blocked;
  }

  /** Asks about a text. */
  about<M extends TextMethod>(
    text: Parameters<Answers[M]>[0],
    method: M,
    ...args: Rest<Parameters<Answers[M]>>
  ): Promise<Value<M>> {
    return this.#ask(method, args, text);
  }

  /** Asks something else. */
  ask<M extends Exclude<Method, TextMethod>>(method: M, ...args: Parameters<Answers[M]>): Promise<Value<M>> {
    return this.#ask(method, args, undefined);
  }

  /** Drops all questions with this method; a worker that is at one of them is replaced. */
  drop(method: Method): void {
    const dropped = [...this.#waiting.values()].filter(({ question }) => question.method === method);
    if (dropped.length === 0) return;
    const left = [...this.#waiting.values()].filter((each) => !dropped.includes(each));
    this.#stop();
    for (const each of dropped) each.reject(new Dropped());
    for (const each of left) this.#send(each.question.method, each.question.args, each.text, each);
  }

  #ask<M extends Method>(method: M, args: readonly unknown[], text: string | Uint8Array | undefined) {
    return new Promise<Value<M>>((resolve, reject) => this.#send(method, args, text, { resolve, reject }));
  }

  #send(
    method: Method,
    args: readonly unknown[],
    text: string | Uint8Array | undefined,
    { resolve, reject }: Pick<Waiting, 'resolve' | 'reject'>,
  ): void {
    const id = ++this.#ids;
    const known = text !== undefined && this.#sent?.text === text;
    const question = { id, method, args, ...(text !== undefined && { text: known ? null : text }) };
    const waiting = { question, text, resolve, reject };
    if (this.#blocked) {
      this.#answerHere(waiting);
      return;
    }
    try {
      this.#worker ??= this.#start();
    } catch {
      this.#blocked = true;
      this.#answerHere(waiting);
      return;
    }
    this.#waiting.set(id, waiting);
    if (text !== undefined) this.#sent = { id, text: typeof text === 'string' ? text : null };
    this.#worker.postMessage(question);
  }

  #start(): Worker {
    const worker = startWorker(address);
    this.#runs = false;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      const left = this.#stop();
      if (this.#runs) for (const { reject } of left) reject(new Broken(event.message));
      else {
        this.#blocked = true;
        for (const each of left) this.#answerHere(each);
      }
    };
    this.#build().then(
      (module) => worker.postMessage(module),
      (error) => {
        if (worker === this.#worker) for (const { reject } of this.#stop()) reject(error);
      },
    );
    return worker;
  }

  /** Ends the worker; the questions that wait for it come back. */
  #stop(): Waiting[] {
    this.#worker?.terminate();
    this.#worker = null;
    this.#sent = null;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    return left;
  }

  #hear(reply: Reply): void {
    this.#runs = true;
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    this.#waiting.delete(reply.id);
    if ('value' in reply) {
      if (waiting.question.method === 'open' && this.#sent?.id === reply.id) {
        this.#sent.text = (reply.value as { text: string }).text;
      }
      waiting.resolve(reply.value as never);
    } else if ('problem' in reply) waiting.reject(new EngineError(reply.problem));
    else if ('failed' in reply) waiting.reject(new Error(reply.failed));
    else {
      // Its memory may be in any state.
      for (const { reject } of [waiting, ...this.#stop()]) reject(new Broken(reply.dead));
    }
  }

  /** Answers on the main thread, after what is on it now, and after earlier questions: as in the worker, one at a time. */
  #answerHere(waiting: Waiting): void {
    this.#before = this.#before.then(() => this.#answer(waiting));
  }

  async #answer({ question: { method, args }, text, resolve, reject }: Waiting): Promise<void> {
    try {
      const { Answers } = await import('./answers.ts');
      this.#local ??= new Answers(await this.#build());
      resolve((await call(this.#local, method, text === undefined ? args : [text, ...args])) as never);
    } catch (error) {
      // The worker may have failed for the network, and not for a policy.
      if (!(error instanceof EngineError)) this.#blocked = false;
      reject(error);
    }
  }
}
