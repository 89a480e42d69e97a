/** The classic script that this is a part of: its attributes are the page owner's, not its content's. */
import { ofDocument } from './document.ts';

const running = ofDocument('currentScript');

/** Its address; empty where it is no file of its own. */
export const address = running instanceof HTMLScriptElement ? running.src : '';

/** The words of one of its attributes, parted by spaces. */
export function wordsOf(attribute: string): readonly string[] {
  return running?.getAttribute(attribute)?.match(/\S+/g) ?? [];
}
