/** The height of the transport, above which sentence and notices stay on a phone. */
import { useLayoutEffect } from 'preact/hooks';

/** Keeps the height in the property `--bar` of the page. */
export function useBarHeight(): void {
  useLayoutEffect(() => {
    const bar = document.querySelector('.transport');
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bar', `${bar.getBoundingClientRect().height}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, []);
}
