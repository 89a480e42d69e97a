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
    if (before === history) return;
    const news = spokenOf(before, history);
    // The same words again would be no change to be announced.
    setSaid((said) => (news && news === said ? `${news}\u00a0` : news));
  }, [history]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
