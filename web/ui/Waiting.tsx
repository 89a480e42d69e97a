import { useEffect, useState } from 'preact/hooks';
import * as text from '#locale/page.ts';
import { PATIENCE } from './loading.ts';

/** Says that something is being fetched, unless it is there at once. */
export function Waiting() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  // There before its text: only then is the text announced.
  return (
    <p class="hint waiting" role="status">
      {isLate && text.loading}
    </p>
  );
}
