import type { HTMLAttributes } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** An element that takes the focus when the button that had it goes, so that it does not fall to the body. */
export function KeepsFocus(props: HTMLAttributes<HTMLDivElement>) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = place.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return <div {...props} ref={place} tabIndex={-1} />;
}
