import { readFile } from 'node:fs/promises';
import { analyze, load, type Wasm } from 'pass-alive';

const wasm: Wasm = await readFile(new URL('pass-alive-analyze.wasm', import.meta.url));
await load(wasm);
const [answer] = await analyze('.X.X.');
console.log(answer?.black?.alive.join());
