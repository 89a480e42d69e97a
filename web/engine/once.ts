/** A function that fetches something once, and keeps it. After a failure the next call tries again. */
export function once<Source extends unknown[], T>(fetch: (...source: Source) => Promise<T>) {
  let kept: Promise<T> | undefined;
  return (...source: Source): Promise<T> => {
    kept ??= fetch(...source).catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
