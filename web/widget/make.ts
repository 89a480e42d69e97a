import { createElement, ofDocument } from './document.ts';

/** The value of an attribute, or a listener. */
type Setting = string | number | boolean | null | undefined | ((event: never) => void);

/** Creates an HTML element. False, null and undefined omit an attribute. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  settings: Readonly<Record<string, Setting>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = createElement(tag);
  set(element, settings);
  element.append(...children);
  return element;
}

/** Sets or removes attributes, and adds listeners. */
export function set(element: Element, settings: Readonly<Record<string, Setting>>): void {
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value === 'function') element.addEventListener(name, value as unknown as EventListener);
    else if (value === false || value == null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Foreign text, whose marks of direction do not affect the text around it. */
export function isolated(text: string): HTMLElement {
  return make('bdi', {}, text);
}

/** Paths of the icons, on a 24 × 24 grid. */
const DRAWINGS = {
  step: 'M8 5l9 7-9 7z',
  round: 'M3 6l8 6-8 6zM12 6l8 6-8 6z',
  end: 'M18 4v16h-2V4zM5 5l9 7-9 7z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
};

/** An icon, mirrored if `back`. */
export function icon(name: keyof typeof DRAWINGS, back = false): SVGElement {
  const [svg, path] = ['svg', 'path'].map((name) =>
    ofDocument('createElementNS').call(document, 'http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement];
  set(svg, { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: back && 'back' });
  set(path, { d: DRAWINGS[name] });
  svg.append(path);
  return svg;
}
