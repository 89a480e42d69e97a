import { windowOf } from '../safe-document.ts';
import controls from './controls.css?inline';
import board from './style.css?inline';

/** A style sheet for each document: it cannot be shared. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Applies the style sheet, of the document that the shadow root is in now. */
export function adoptStyle(root: ShadowRoot): void {
  const { ownerDocument } = root;
  let sheet = sheets.get(ownerDocument);
  if (!sheet) {
    sheet = new (windowOf(ownerDocument).CSSStyleSheet)();
    sheet.replaceSync(`${board}\n${controls}`);
    sheets.set(ownerDocument, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}
