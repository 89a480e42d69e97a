import { windowOf } from '../safe-document.ts';

/** The style sheet with a text, for each document its own: it cannot be shared. */
export function sheetsOf(css: string): (from: Document) => CSSStyleSheet {
  const sheets = new WeakMap<Document, CSSStyleSheet>();
  return (from) => {
    let sheet = sheets.get(from);
    if (!sheet) {
      sheet = new (windowOf(from).CSSStyleSheet)();
      sheet.replaceSync(css);
      sheets.set(from, sheet);
    }
    return sheet;
  };
}

/** Adds a style sheet to those of the shadow root that a part of an element is in. */
export function addSheet(part: Element, sheetFor: ReturnType<typeof sheetsOf>): void {
  const root = part.getRootNode() as ShadowRoot;
  const sheet = sheetFor(root.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
