import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Source {
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value of a source, read again after each change; the component is rendered again if it is another one. */
export function useSubscribed<S extends Source, T>(source: S, read: (source: S) => T): T {
  const [, renderAgain] = useState({});
  const value = read(source);
  // Of the last render: what is read may change from one to the next, as with the name that a button is for.
  const last = useRef({ read, value });
  last.current = { read, value };
  useLayoutEffect(() => {
    const follow = () => {
      if (!Object.is(last.current.read(source), last.current.value)) renderAgain({});
    };
    follow();
    return source.subscribe(follow);
  }, [source]);
  return value;
}
