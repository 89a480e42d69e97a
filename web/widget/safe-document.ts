/**
 * Protection against DOM clobbering: an `<img name="head">` hides `document.head`, and any other
 * property in the same way. The properties of the prototype cannot be hidden; nor can the
 * window's own ones, such as `customElements`.
 */

/** A property of a document or form, never the element in it that has the same name. */
export function propertyOf<T extends Node, K extends keyof T>(node: T, name: K): T[K] {
  return Reflect.get(Object.getPrototypeOf(node), name, node);
}

/** A property of a document, never the image, form or frame of the same name. */
export function ofDocument<K extends keyof Document>(name: K, from: Document = document): Document[K] {
  return propertyOf(from, name);
}

/** `document.createElement`, even if it is hidden. */
export function createElement<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  return ofDocument('createElement').call(document, tag) as HTMLElementTagNameMap[K];
}

/** The window of a document. */
export function windowOf(from: Document): Window & typeof globalThis {
  return ofDocument('defaultView', from) ?? window;
}

/** False if one of the document's methods that Preact calls is hidden. */
export function isOpenToPreact(from: Document): boolean {
  return (['createElement', 'createElementNS', 'createTextNode'] as const).every(
    (name) => from[name] === ofDocument(name, from),
  );
}
