import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { settleFocus } from './focus.ts';

/** The time after which a reader wonders whether a press had an effect, in milliseconds. */
export const PATIENCE = 150;

/** A value that is being fetched, or the failure to fetch it. */
interface Loaded<T> {
  /** Null until it is there. */
  readonly value: T | null;
  readonly failed: boolean;
  /** Tries once more after a failure. */
  readonly again: () => void;
}

interface Options<T> {
  readonly needed?: boolean;
  /** The value, if it is there from the start. */
  readonly begin?: () => T | undefined;
}

/**
 * Loads a value when it is first needed. `load` must begin anew at each call after a failure:
 * nothing of a failure is kept here.
 */
export function useLoaded<T>(load: () => Promise<T>, { needed = true, begin }: Options<T> = {}): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  // An object, because a value that is a function would be called by `useState`.
  const [{ value, failed }, setResult] = useState<{ value: T | null; failed: boolean }>(() => ({
    value: begin?.() ?? null,
    failed: false,
  }));
  useEffect(() => {
    if (!needed || value !== null) return;
    let wanted = true;
    const settle = (result: { value: T | null; failed: boolean }) => wanted && setResult(result);
    load().then(
      (loaded) => settle({ value: loaded, failed: false }),
      (error) => {
        reportError(error);
        settle({ value: null, failed: true });
      },
    );
    return () => {
      wanted = false;
    };
  }, [needed, attempt]);
  useLayoutEffect(settleFocus, [value]);
  const again = () => {
    setResult({ value: null, failed: false });
    setAttempt(attempt + 1);
  };
  return { value, failed, again };
}
