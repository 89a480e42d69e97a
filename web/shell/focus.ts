import { useEffect } from 'preact/hooks';

/** The link to where the reader is: the tab of the lens, or else the room. */
const HERE = ['.lenses [aria-current]', '.head nav [aria-current]'];

/**
 * Keeps the focus on the page. A browser that removes the focused element leaves the focus on the
 * body, from where the keyboard begins again at the top; then the link to the current place has it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const check = () => {
      if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
      last = null;
      for (const link of HERE) {
        const here = document.querySelector<HTMLElement>(link);
        if (here) return here.focus({ preventScroll: true });
      }
    };
    // Whatever else moves the focus does so in the same frame.
    const checkSoon = () => requestAnimationFrame(() => setTimeout(check));
    const come = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const go = (event: FocusEvent) => {
      const from = event.target as Element;
      // Some browsers tell of a removed element, shortly before it is gone.
      queueMicrotask(() => {
        if (from === last && from.isConnected) last = null;
      });
    };
    const removals = new MutationObserver(() => last && !last.isConnected && checkSoon());
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
      removals.disconnect();
    };
  }, []);
}
