/** The style sheets of the parts that have been loaded so far. */
export const adopted = new Set<string>();

let page: Document | undefined;

/** Registers the style sheet of a part that is loaded later than the page, as its module is run; the second time does nothing. */
export function adopt(style: string): void {
  if (adopted.has(style)) return;
  adopted.add(style);
  if (page) apply(style, page);
}

/** Applies these style sheets to the page. The widget puts them into its shadow roots instead. */
export function adoptInto(document: Document): void {
  page = document;
  for (const style of adopted) apply(style, document);
}

function apply(style: string, { adoptedStyleSheets }: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  adoptedStyleSheets.push(sheet);
}
