import { useEffect, useRef, useState } from 'preact/hooks';
import type { History } from '../../model/history.ts';
import { spokenOf } from './spoken.ts';

/** Announces moves with their captures and the turn, what is undone, and marks that are hidden or shown. */
export function Spoken({ history }: { readonly history: History }) {
  const last = useRef(history);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = last.current;
    last.current = history;
    if (before !== history) setSaid(spokenOf(before, history));
  }, [history]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
