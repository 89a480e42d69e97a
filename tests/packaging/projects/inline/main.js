// With the WebAssembly in the script: nothing is fetched.
import { PassAliveElement } from 'pass-alive/element';
import { analyze, wasm } from 'pass-alive/inline';

PassAliveElement.wasm = wasm;
PassAliveElement.define();

const [{ black }] = await analyze(document.querySelector('pass-alive').textContent, { color: 'black' });
document.querySelector('output').value = black.alive.join(' ');
