/** What is drawn again later, by itself, is drawn in the language in which it was made. */
import { options, type VNode } from 'preact';
import { sayIn, type Words, wordsNow } from '../../locales/spoken.ts';

const words = new WeakMap<Node, Words | null>();

/** Keeps the words that are spoken for all that will be drawn under a root. */
export function keepWords(root: Node): void {
  words.set(root, wordsNow());
}

/** Has everything said in the words that were kept for a root. */
export function speakIn(root: Node): void {
  const kept = words.get(root);
  if (kept !== undefined) sayIn(kept);
}

/** A component that is drawn again, with the names that Preact’s own tools know: what it is drawn into. */
interface Again extends VNode {
  readonly __c?: { readonly __P?: Node | null } | null;
}

const before = options.vnode;
options.vnode = (vnode) => {
  before?.(vnode);
  const place = (vnode as Again).__c?.__P;
  if (place) speakIn(place.getRootNode());
};
