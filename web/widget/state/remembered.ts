/** A pure function that keeps its last result, and returns it again for the same arguments. */
export function remembered<A extends readonly unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  let last: { readonly args: A; readonly result: R } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, index) => arg === args[index])) last = { args, result: compute(...args) };
    return last.result;
  };
}
