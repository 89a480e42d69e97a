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
