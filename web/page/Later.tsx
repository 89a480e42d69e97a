import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Its children as they were, until the rest of the page has been painted with what is new. */
export function Later({ children }: { readonly children: ComponentChildren }) {
  const [shown, setShown] = useState(children);
  // An effect runs after the paint.
  useEffect(() => setShown(children), [children]);
  return <>{shown}</>;
}
