/** What happens around the elements: what is in sight, and how the reader wants to see it. */
import type { Theme } from '../engine/types.ts';

/** An element that is told of it. */
export interface Watcher extends HTMLElement {
  /** It has come near the part of the page that is seen, or has gone away from it. */
  nearing(near: boolean): void;
  /** It may have to be drawn anew: another size, other colours. */
  redraw(): void;
  /** The page is printed, or has been. */
  printing(on: boolean): void;
}

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
  // Zooming, too, and another screen.
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

/**
 * The colours that fit the surroundings of an element: the page is dark where the text
 * that it hands down is light, however it came about.
 */
export function themeAround(element: Element): Theme {
  if (forced.matches) return 'forced';
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .columnRuleColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return red * 3 + green * 6 + blue > 6 ? 'dim' : 'pale';
}
