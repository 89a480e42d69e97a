import { useLayoutEffect, useState } from 'preact/hooks';

interface Source {
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value of a source, read again after each change. */
export function useSubscribed<S extends Source, T>(source: S, read: (source: S) => T): T {
  const [value, setValue] = useState(() => read(source));
  useLayoutEffect(() => {
    const follow = () => setValue(() => read(source));
    follow();
    return source.subscribe(follow);
  }, [source]);
  return value;
}
