/** The style sheets of the parts that have been loaded so far. */
export const adopted = new Set<string>();

let page: Document | undefined;

/** Registers the style sheet of a part that is loaded after the page, once; called when its module runs. */
export function adopt(style: string): void {
  if (adopted.has(style)) return;
  adopted.add(style);
  if (page) apply(style, page);
}

/** Applies the registered style sheets to the page, now and later. The widget puts them into its shadow roots instead. */
export function adoptInto(document: Document): void {
  page = document;
  for (const style of adopted) apply(style, document);
}

function apply(style: string, { adoptedStyleSheets }: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inLayer('fetched', style));
  adoptedStyleSheets.push(sheet);
}

/** A style sheet in one of the layers that `web/shell/style/page.css` puts in order. */
export const inLayer = (layer: 'elements' | 'parts' | 'fetched', style: string): string => `@layer ${layer}{${style}}`;
