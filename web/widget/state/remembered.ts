import { wordsNow } from '../../locales/spoken.ts';

/** A pure function that keeps its last result, and returns it again for the same arguments in the same language. */
export function remembered<A extends readonly unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  let last: { readonly words: unknown; readonly args: A; readonly result: R } | undefined;
  return (...args) => {
    const words = wordsNow();
    if (last?.words !== words || !last.args.every((arg, index) => arg === args[index]))
      last = { words, args, result: compute(...args) };
    return last.result;
  };
}
