import { createElement } from '../safe-document.ts';

/** The value of an attribute, or a listener. */
type Setting = string | number | boolean | null | undefined | ((event: never) => void);

/** Creates an HTML element. False, null and undefined omit an attribute. */
export function create<K extends keyof HTMLElementTagNameMap>(
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
  return create('bdi', {}, text);
}
