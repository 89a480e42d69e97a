/** The look of the page's parts in shadow roots. */
import { adopted, inLayer } from '../../ui/adopt.ts';
import base from '../../ui/style/base.css?inline';
import parts from '../../ui/style/parts.css?inline';
import { windowOf } from '../safe-document.ts';
import { keepWords } from './speaking.ts';
import look from './style.css?inline';

/**
 * Applies the styles of the page, with those that parts share and those of one part, and what elements change of them:
 * of all, and `more`.
 */
export function applyStyle(root: ShadowRoot, shared: string, own: string, more = ''): void {
  keepWords(root);
  const sheet = new (windowOf(root.ownerDocument).CSSStyleSheet)();
  // In the layers of the page. Parts that are loaded have registered their own; what elements change is in none.
  const fetched = [shared, ...adopted, own].join('\n');
  const layers = [inLayer('elements', base), inLayer('parts', parts), inLayer('fetched', fetched)];
  sheet.replaceSync([...layers, look, more].join('\n'));
  root.adoptedStyleSheets = [sheet];
}
