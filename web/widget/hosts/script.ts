/** The classic script that this code is in; its attributes are set by the owner of the page, not by content. */
import { ofDocument } from '../safe-document.ts';

const running = ofDocument('currentScript');

/** The address of the script; empty for an inline script. */
export const address = running instanceof HTMLScriptElement ? running.src : '';

/** The words of an attribute of the script, separated by spaces. */
export function wordsOf(attribute: string): readonly string[] {
  return running?.getAttribute(attribute)?.match(/\S+/g) ?? [];
}
