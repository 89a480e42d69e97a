import { useEffect, useState } from 'preact/hooks';
import * as text from '#locale/page.ts';

/**
 * A part of the page that could not be loaded, with another try. Browsers from before 2026 do
 * not fetch a module again that failed once: after a reload, which keeps everything, they do.
 */
export function Failed({ again }: { readonly again: () => void }) {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const follow = () => setOffline(!navigator.onLine);
    const events = ['online', 'offline'] as const;
    for (const event of events) addEventListener(event, follow);
    return () => {
      for (const event of events) removeEventListener(event, follow);
    };
  }, []);
  return (
    <div role="alert">
      <p>{isOffline ? text.offline : text.partFailed}</p>
      <p class="buttons">
        <button type="button" class="choice" onClick={again}>
          {text.tryAgain}
        </button>
        {/* Without a net it would lead to the browser's page of errors, away from the board. */}
        {!isOffline && (
          <button type="button" class="choice" onClick={() => location.reload()}>
            {text.reload}
          </button>
        )}
      </p>
    </div>
  );
}
