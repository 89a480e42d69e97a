import { useLayoutEffect, useState } from 'preact/hooks';

/** The size of an element in CSS pixels, as its style gives it; null before it is measured. */
export function useRoom(room: { readonly current: HTMLElement | null }) {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const follow = ({ width, height }: DOMRectReadOnly) =>
      setBox((old) => (old?.width === width && old.height === height ? old : { width, height }));
    // Before the first paint; later sizes come from the observer, so that no render has to lay out the page.
    follow(element.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => entry && follow(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}
