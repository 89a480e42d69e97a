/** Questions about texts and games. */
import type { Answers } from './answers.ts';

/** A question is the name of a method with its arguments. */
export type Method = 'open' | 'position' | 'alone' | 'game' | 'ends' | 'write' | 'svg' | 'writeRun' | 'chronicle';

export interface Question {
  readonly method: Method;
  /** The first argument, if it is a text: null for the one that the worker was asked about last. */
  readonly text?: string | Uint8Array | null;
  /** The other arguments. */
  readonly args: readonly unknown[];
}

/** Calls a method by its name. */
export function call(answers: Answers, method: Method, args: readonly unknown[]): Promise<unknown> {
  return (answers[method] as (...args: readonly unknown[]) => Promise<unknown>).apply(answers, [...args]);
}
