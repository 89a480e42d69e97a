import { useEffect } from 'preact/hooks';

/** Keeps the height of the transport in the property `--bar` of the page: it covers so much of the text. */
export function useBarHeight(bar: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--bar', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, []);
}
