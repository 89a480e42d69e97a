import { options } from 'preact';
import { afterPaint } from '../ui/after-paint.ts';

/** The links to the current room and, after it in the document, the current lens. */
const CURRENT = '.lenses [aria-current], .head nav [aria-current]';

/**
 * Keeps the focus on the page. A browser that removes the focused element leaves the focus on the
 * body, from where the keyboard begins again at the top. Then the part that took its place, by the same
 * `data-focus`, takes it, or the nearest element around it that can, or else the link to the current lens
 * or room.
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
    const { focus } = (activeElement as HTMLElement).dataset;
    // Components that move the focus themselves do so in the same frame.
    afterPaint(() => {
      waits = false;
      const links = document.querySelectorAll<HTMLElement>(CURRENT);
      const parts = focus ? [...document.querySelectorAll<HTMLElement>('[data-focus]')] : [];
      const same = parts.filter(({ dataset }) => dataset.focus === focus);
      for (const place of [...same, ...around, ...[...links].reverse()]) {
        if (document.activeElement !== body) return;
        // Without effect if it is gone, not displayed, or never has the focus.
        (captionIn(place) ?? place).focus({ preventScroll: true });
      }
    });
  };
}

/** The sentence of the step, if the place is the text of the page, which as a whole has no name. */
function captionIn(place: HTMLElement): HTMLElement | null {
  const caption = place.matches('.text') ? place.querySelector<HTMLElement>('.caption') : null;
  if (caption) caption.tabIndex = -1;
  return caption;
}

function ancestorsOf({ parentElement }: Element): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}
