import { windowOf } from './document.ts';
import css from './style.css?inline';

/** A style sheet belongs to one document. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives a shadow root the style of all elements, also in a document that it was moved to. */
export function adoptStyle(root: ShadowRoot): void {
  const { ownerDocument } = root;
  let sheet = sheets.get(ownerDocument);
  if (!sheet) {
    sheet = new (windowOf(ownerDocument).CSSStyleSheet)();
    sheet.replaceSync(css);
    sheets.set(ownerDocument, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}
