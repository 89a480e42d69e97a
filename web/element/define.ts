/** Makes `<pass-alive>` an element of the page. */
import { PassAliveElement } from './element.ts';

PassAliveElement.define();
