/** The element as one classic script, with the WebAssembly inside it. */
import { unpacked } from './packed.ts';

// After the WebAssembly, so that the code is in one piece: what compresses it sees it all.

import { PassAliveElement } from '../element.ts';
import { provideWords } from '../languages.ts';
import { provideParts } from '../loading.ts';
import { createElement, ofDocument } from '../safe-document.ts';
import { address, wordsOf } from './script.ts';
import { language, words } from './words.ts';

PassAliveElement.wasm = unpacked;
// A relative import has no base address in a script from another host.
const beside = (file: string) => import(/* @vite-ignore */ new URL(file, address).href);

/** Runs a classic script. */
function run(file: string): Promise<unknown> {
  const script = createElement('script');
  script.src = new URL(file, address).href;
  ofDocument('head').append(script);
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(script.src));
  });
}

/**
 * A page from a local file, or in a sandboxed frame, may import no script, nor may others one of another host that does
 * not allow it; a policy of Trusted Types lets none be run by its address.
 */
const runOrImport = async (file: string) =>
  (self.origin === 'null' || new URL(address).origin !== self.origin ? run : beside)(file);

provideParts({
  prove: () => beside('./proof.js'),
  eyes: () => beside('./eyes.js'),
  space: () => beside('./space.js'),
  games: () => runOrImport('./games.js'),
  board: () => runOrImport('./board.js'),
  menu: () => runOrImport('./menu.js'),
  faults: () => runOrImport('./faults.js'),
  encodings: () => beside('./encodings.js'),
});
provideWords(language, words, (other) => runOrImport(`./words-${other}.js`));
// The built folder has both.
PassAliveElement.page = address.slice(0, address.lastIndexOf('/') + 1);
// It is in this script already.
PassAliveElement.preload = true;
PassAliveElement.sources = wordsOf('data-sources');
[PassAliveElement.links = ''] = wordsOf('data-links');
[PassAliveElement.view = ''] = wordsOf('data-view');
PassAliveElement.theme = wordsOf('data-theme').join(' ');
PassAliveElement.define();

declare global {
  interface Window {
    PassAliveElement?: typeof PassAliveElement;
  }
}
// A named element of the page is not an own property of the window.
if (!Object.hasOwn(window, 'PassAliveElement')) window.PassAliveElement = PassAliveElement;
