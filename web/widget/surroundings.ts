/** Watches the page around the elements: scrolling, colours, size and printing. */
import type { Theme } from '../engine/types.ts';

/** An element that is notified. */
export interface Watcher extends HTMLElement {
  /** The element has come near the visible part of the page, or has left it. */
  nearing(near: boolean): void;
  /** The size or the colours may have changed. */
  redraw(): void;
  /** Printing begins or ends. */
  printing(on: boolean): void;
}

/** False where something that a board needs is missing, as in jsdom: the text stays. */
export const canShow =
  ['IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'TextDecoder', 'matchMedia'].every(
    (name) => name in globalThis,
  ) && 'adoptedStyleSheets' in Document.prototype;

const watchers = new Set<Watcher>();
let near: IntersectionObserver | undefined;
let forced: MediaQueryList;

/** Watches an element until {@link unwatch}. */
export function watch(element: Watcher): void {
  near ??= begin();
  watchers.add(element);
  near.observe(element);
}

export function unwatch(element: Watcher): void {
  watchers.delete(element);
  near?.unobserve(element);
}

function begin(): IntersectionObserver {
  const redraw = () => {
    for (const each of watchers) each.redraw();
  };
  forced = matchMedia('(forced-colors: active)');
  for (const query of [forced, matchMedia('(prefers-color-scheme: dark)')]) query.addEventListener('change', redraw);
  // Also fired on zooming, and on moving to another screen.
  addEventListener('resize', redraw);
  for (const on of [true, false]) {
    addEventListener(on ? 'beforeprint' : 'afterprint', () => {
      for (const each of watchers) each.printing(on);
    });
  }
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) (target as Watcher).nearing(isIntersecting);
    },
    { rootMargin: '30% 0px' },
  );
}

/** The theme that fits the page around an element: the page is dark if its text is light. */
export function themeAround(element: Element): Theme {
  if (forced.matches) return 'forced';
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .columnRuleColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return red * 3 + green * 6 + blue > 6 ? 'dim' : 'pale';
}
