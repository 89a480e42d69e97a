import { options } from 'preact';
import { afterPaint } from '../ui/after-paint.ts';

/** The links to the current room and, after it in the document, the current lens. */
const CURRENT = '.lenses [aria-current], .head nav [aria-current]';

/**
 * Keeps the focus on the page. A browser that removes the focused element leaves the focus on the
 * body, from where the keyboard begins again at the top. Then the nearest element around it that
 * can have the focus takes it, or else the link to the current lens or room.
 */
export function keepFocus(): void {
  const { unmount } = options;
  let waits = false;
  options.unmount = (vnode) => {
    unmount?.(vnode);
    const { activeElement, body } = document;
    if (waits || !activeElement || activeElement === body) return;
    waits = true;
    const around = ancestorsOf(activeElement);
    // Components that move the focus themselves do so in the same frame.
    afterPaint(() => {
      waits = false;
      const links = document.querySelectorAll<HTMLElement>(CURRENT);
      for (const place of [...around, ...[...links].reverse()]) {
        if (document.activeElement !== body) return;
        // Without effect if it is gone, not displayed, or never has the focus.
        place.focus({ preventScroll: true });
      }
    });
  };
}

function ancestorsOf({ parentElement }: Element): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}
