import { EngineError } from '../engine/guard.ts';
import type { Build } from '../engine/modules.ts';
import type { Answers } from './answers.ts';
import { call, type Method, type Question } from './message.ts';
import address from './worker.ts?worker&url';
import { WorkerClient, WorkerFailure } from './worker-client.ts';

/** The methods whose first argument is a text. */
type TextMethod = 'open' | 'position' | 'alone' | 'game' | 'chronicle';
type Rest<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;
type Value<M extends Method> = Awaited<ReturnType<Answers[M]>>;

/** Asks a worker about texts and games, and on the main thread where workers are not allowed. */
export class Reader {
  readonly #build: Build;
  readonly #worker: WorkerClient<Question, unknown>;
  /** The text that the worker was asked about last. */
  #sent: Question['text'];
  #local: Answers | null = null;
  /** The last question that was asked on the main thread. */
  #before: Promise<unknown> = Promise.resolve();
  /** Workers are not allowed here. */
  #blocked = false;

  constructor(build: Build) {
    this.#build = build;
    this.#worker = new WorkerClient(address, [build], (question, isFirst) => this.#message(question, isFirst));
  }

  /** True if answers come from the main thread, which is blocked meanwhile. */
  get blocked(): boolean {
    return this.#blocked;
  }

  /**
   * Asks about a text.
   * @throws EngineError, WorkerFailure, or the reason of `signal`, which ends the question
   */
  async about<M extends TextMethod>(
    text: Parameters<Answers[M]>[0],
    method: M,
    args: Rest<Parameters<Answers[M]>>,
    signal?: AbortSignal,
  ): Promise<Value<M>> {
    return (await this.#ask({ method, args, text }, signal)) as Value<M>;
  }

  /** Asks something else; throws as {@link about} does. */
  async ask<M extends Exclude<Method, TextMethod>>(method: M, ...args: Parameters<Answers[M]>): Promise<Value<M>> {
    return (await this.#ask({ method, args })) as Value<M>;
  }

  async #ask(question: Question, signal?: AbortSignal): Promise<unknown> {
    if (this.#blocked) return this.#answerHere(question, signal);
    try {
      const answer = await this.#worker.ask(question, { signal });
      if (question.method === 'open' && this.#sent === question.text) this.#sent = (answer as { text: string }).text;
      return answer;
    } catch (error) {
      if (!(error instanceof WorkerFailure) || error.code !== 'notStarted') throw error;
      // The network failed, and not a policy.
      if (error.cause) throw error.cause;
      this.#blocked = true;
      return this.#answerHere(question, signal);
    }
  }

  /** A text that the worker has is not sent again. */
  #message(question: Question, isFirst: boolean): Question {
    if (isFirst) this.#sent = undefined;
    const { text } = question;
    if (text === undefined) return question;
    const isKnown = text === this.#sent;
    this.#sent = text;
    return isKnown ? { ...question, text: null } : question;
  }

  /** Answers on the main thread, after what is on it now, and after earlier questions: as in the worker, one at a time. */
  #answerHere(question: Question, signal?: AbortSignal): Promise<unknown> {
    const answer = this.#before.then(() => {
      signal?.throwIfAborted();
      return this.#answer(question);
    });
    this.#before = answer.catch(() => {});
    return answer;
  }

  async #answer({ method, text, args }: Question): Promise<unknown> {
    try {
      const { Answers } = await import('./answers.ts');
      this.#local ??= new Answers(await this.#build());
      return await call(this.#local, method, text === undefined ? args : [text, ...args]);
    } catch (error) {
      // The worker may have failed for the network, and not for a policy.
      if (!(error instanceof EngineError)) this.#blocked = false;
      throw error;
    }
  }
}
