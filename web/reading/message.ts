/** Messages between the page and the worker that answers. */
import type { Problem } from '../engine/problem.ts';
import type { Answers } from './answers.ts';

/** A question is the name of a method with its arguments. */
export type Method = 'open' | 'position' | 'alone' | 'game' | 'ends' | 'write' | 'svg' | 'writeRun' | 'chronicle';

export interface Question {
  readonly id: number;
  readonly method: Method;
  /** The first argument, if it is a text: null for the one that the worker was asked about last. */
  readonly text?: string | Uint8Array | null;
  /** The other arguments. */
  readonly args: readonly unknown[];
}

/** A message to the worker: a question, or before the first one the build of the engine with everything. */
export type Message = Question | WebAssembly.Module;

/** A value, or the reason why there is none: a problem of the text, a panic, or a file that could not be loaded. */
export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly problem: Problem }
  | { readonly dead: string }
  | { readonly failed: string }
);

/** Calls a method by its name. */
export function call(answers: Answers, method: Method, args: readonly unknown[]): Promise<unknown> {
  return (answers[method] as (...args: readonly unknown[]) => Promise<unknown>).apply(answers, [...args]);
}
