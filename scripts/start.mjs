/**
 * `npm start`: sets up what is missing, builds the binding and serves the page. Options after
 * `--` go to Vite: `npm start -- --port 8080`.
 */
import { main, runLocal } from './command.mjs';
import { ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';

await main(async () => {
  await ensureBuild();
  await buildWasm();
  await runLocal('vite', process.argv.slice(2));
});
