/** Watches an element and the page around it: scrolling, colours, size and printing. */
import type { Theme } from '../engine/types.ts';
import { hasLanguages } from './languages.ts';
import type { Themes } from './state/attributes.ts';

interface Watcher {
  /** The element has come near the visible part of the page, or has left it. */
  near(isNear: boolean): void;
  /** The board's box has another width, in CSS pixels. */
  resized(width: number): void;
  /** The colours or the size of the page may have changed. */
  changed(): void;
  /** Some language of the page may have changed. */
  spoken(): void;
  printing(isPrinting: boolean): void;
  /** The text inside the element may have changed. */
  contentChanged(): void;
}

/** False where something that a board needs is missing, as in jsdom: the text stays. */
export const canShow =
  ['IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'TextDecoder', 'matchMedia'].every(
    (name) => name in globalThis,
  ) && 'adoptedStyleSheets' in Document.prototype;

const watchers = new Map<Element, Watcher>();
let visibility: IntersectionObserver | undefined;
let languages: MutationObserver | undefined;
let forced: MediaQueryList;

/** Watches an element with its board's box, until the function that it returns is called. */
export function watch(element: Element, box: Element, watcher: Watcher): () => void {
  visibility ??= begin();
  watchers.set(element, watcher);
  if (hasLanguages()) watchLanguages(element);
  visibility.observe(element);
  const content = new MutationObserver(() => watcher.contentChanged());
  content.observe(element, { childList: true, characterData: true, subtree: true });
  const size = new ResizeObserver(([entry]) => watcher.resized(entry?.contentRect.width ?? 0));
  size.observe(box);
  return () => {
    watchers.delete(element);
    visibility?.unobserve(element);
    content.disconnect();
    size.disconnect();
  };
}

const LANGUAGES = { attributeFilter: ['lang'], subtree: true };

/** Watches the attributes `lang` of all trees that an element is in. */
function watchLanguages(element: Element): void {
  languages ??= new MutationObserver(() => {
    for (const watcher of watchers.values()) watcher.spoken();
  });
  let root = element.getRootNode();
  languages.observe(root, LANGUAGES);
  while (root instanceof ShadowRoot) {
    root = root.host.getRootNode();
    languages.observe(root, LANGUAGES);
  }
}

function begin(): IntersectionObserver {
  const changed = () => {
    for (const watcher of watchers.values()) watcher.changed();
  };
  forced = matchMedia('(forced-colors: active)');
  for (const query of [forced, matchMedia('(prefers-color-scheme: dark)')]) query.addEventListener('change', changed);
  // Also fired on zooming, and on moving to another screen.
  addEventListener('resize', changed);
  for (const isPrinting of [true, false]) {
    addEventListener(isPrinting ? 'beforeprint' : 'afterprint', () => {
      for (const watcher of watchers.values()) watcher.printing(isPrinting);
    });
  }
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.near(isIntersecting);
    },
    { rootMargin: '30% 0px' },
  );
}

/** The theme of an element: pale on paper, else the reader's own, or the one for a light or a dark page. */
export function themeOf(element: Element, [light, dark]: Themes, isPrinting: boolean): Theme {
  if (isPrinting) return 'pale';
  if (forced.matches) return 'forced';
  return light !== dark && isDarkAround(element) ? dark : light;
}

/** The page around an element is dark if its text is light. */
function isDarkAround(element: Element): boolean {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .columnRuleColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return red * 3 + green * 6 + blue > 6;
}
