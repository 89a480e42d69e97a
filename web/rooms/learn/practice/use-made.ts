import { useEffect, useState } from 'preact/hooks';

interface Made<T> {
  /** What was made last, so that it stays in sight until the next is there; null before the first. */
  readonly value: T | null;
  /** It is what is asked for now. */
  readonly isNew: boolean;
  readonly failed: boolean;
  /** Asks once more after a failure. */
  readonly again: () => void;
}

interface Found<T> {
  /** What it was asked for. */
  readonly key: string;
  readonly value: T | null;
  readonly failed: boolean;
}

/** What a worker makes; asked anew when one of `on` changes, which have to be numbers or texts. */
export function useMade<T>(ask: () => Promise<T>, on: readonly (number | string)[]): Made<T> {
  const [found, set] = useState<Found<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = on.join();
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && set({ key, value, failed: false }),
      (error) => {
        reportError(error);
        if (wanted) set({ key, value: null, failed: true });
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  return {
    value: found?.value ?? null,
    isNew: found?.key === key,
    failed: found?.key === key && found.failed,
    again() {
      set(null);
      setAttempt(attempt + 1);
    },
  };
}
