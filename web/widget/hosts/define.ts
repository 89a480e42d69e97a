/** Makes `<pass-alive>` an element of the page. On a server, where there is none, it does nothing. */
import { PassAliveElement } from './element.ts';

export { PassAliveElement };

if (globalThis.customElements) PassAliveElement.define();
