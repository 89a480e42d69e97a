import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { History } from '../model/history.ts';
import { afterPaint, oncePainted } from './after-paint.ts';
import type { Store } from './store.ts';

/**
 * The history, updated a frame late where `defers` says so: then a board that follows the store itself
 * is painted before the text around it is rendered. A press updates it at once, so that two quick ones
 * do not both start from the same step.
 */
export function useDeferredHistory(store: Store, defers: () => boolean): History {
  const [history, setHistory] = useState(store.history);
  useLayoutEffect(() => {
    const follow = () => setHistory(store.history);
    const later = oncePainted(follow);
    later();
    const unsubscribe = store.subscribe(() => (defers() ? later() : follow()));
    for (const press of PRESSES) window.addEventListener(press, follow, { capture: true });
    return () => {
      unsubscribe();
      for (const press of PRESSES) window.removeEventListener(press, follow, { capture: true });
    };
  }, [store, defers]);
  return history;
}

/** True once the page has been painted for the first time: whatever is below the board can wait for that. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useLayoutEffect(() => {
    afterPaint(() => setPainted(true));
  }, []);
  return isPainted;
}

/** A value, updated a frame late, after the board is painted; only the last of several is used. */
export function useDeferred<T>(value: T): T {
  const [shown, setShown] = useState({ value });
  const next = useRef(value);
  const waits = useRef(false);
  next.current = value;
  useLayoutEffect(() => {
    if (waits.current || next.current === shown.value) return;
    waits.current = true;
    afterPaint(() => {
      waits.current = false;
      setShown({ value: next.current });
    });
  });
  return shown.value;
}

const PRESSES = ['pointerdown', 'keydown'] as const;
