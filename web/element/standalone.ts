/** The element as one classic script, with the WebAssembly inside it. */
import { PassAliveElement } from './element.ts';
import packed from './packed.ts';

PassAliveElement.wasm = async () => {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
};
// The built folder has both.
PassAliveElement.page = import.meta.url.replace(/[^/]*$/, '');
PassAliveElement.define();

declare global {
  interface Window {
    PassAliveElement?: typeof PassAliveElement;
  }
}
window.PassAliveElement ??= PassAliveElement;
