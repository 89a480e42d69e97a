import { createElement, ofDocument } from './document.ts';

/** What an element is made with: attributes by name, and functions for its events. */
type Setting = string | number | boolean | null | undefined | ((event: never) => void);

/** Makes an element of HTML. False, null and undefined leave an attribute out. */
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

/** Sets attributes, or removes them, and listens to events. */
export function set(element: Element, settings: Readonly<Record<string, Setting>>): void {
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value === 'function') element.addEventListener(name, value as unknown as EventListener);
    else if (value === false || value == null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** A stranger's text, which turns nothing around it whatever marks of direction it holds. */
export function isolated(text: string): HTMLElement {
  return make('bdi', {}, text);
}

/** Drawings for buttons, on a 24 × 24 grid, in the ink of the button. */
const DRAWINGS = {
  step: 'M8 5l9 7-9 7z',
  round: 'M3 6l8 6-8 6zM12 6l8 6-8 6z',
  end: 'M18 4v16h-2V4zM5 5l9 7-9 7z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
};

/** A drawing; `back` mirrors it. */
export function icon(name: keyof typeof DRAWINGS, back = false): SVGElement {
  const [svg, path] = ['svg', 'path'].map((name) =>
    ofDocument('createElementNS').call(document, 'http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement];
  set(svg, { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: back && 'back' });
  set(path, { d: DRAWINGS[name] });
  svg.append(path);
  return svg;
}
