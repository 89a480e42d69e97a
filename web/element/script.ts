/** The classic script that this is a part of. */
import { ofDocument } from './document.ts';

const running = ofDocument('currentScript');

/** Its element, which is known only while it runs for the first time. */
export const script = running instanceof HTMLScriptElement ? running : null;

/** Its address; empty where it is no file of its own. */
export const address = script?.src ?? '';
