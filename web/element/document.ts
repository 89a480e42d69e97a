/**
 * The document, past its content. An `<img name="head">` is found before `document.head`, and
 * so any property can be hidden; those of the prototype cannot. The window's own properties,
 * such as `customElements`, come before named elements and need no such care.
 */

/** A property of a document, or of a form, never the element of that name in it. */
export function propertyOf<T extends Node, K extends keyof T>(node: T, name: K): T[K] {
  return Reflect.get(Object.getPrototypeOf(node), name, node);
}

/** A property of a document, never the image, form or frame of that name. */
export function ofDocument<K extends keyof Document>(name: K, from: Document = document): Document[K] {
  return propertyOf(from, name);
}

/** Makes an element, whatever the page's content is named. */
export function createElement<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  return ofDocument('createElement').call(document, tag) as HTMLElementTagNameMap[K];
}

/** The window of a document. */
export function windowOf(from: Document): Window & typeof globalThis {
  return ofDocument('defaultView', from) ?? window;
}

/** Whether a document's methods that Preact calls are reached by their names. */
export function isOpenToPreact(from: Document): boolean {
  return (['createElement', 'createElementNS', 'createTextNode'] as const).every(
    (name) => from[name] === ofDocument(name, from),
  );
}
