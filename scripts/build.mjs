/**
 * `npm run build`: the page as a static folder, `dist/`, for any sub-path of any host, with the
 * widget's files beside it.
 */
import { main, runLocal } from './command.mjs';
import { ensurePackages, ensureRust, ensureWasmTools } from './tools.mjs';
import { buildWasm } from './wasm.mjs';
import { buildWidget } from './widget.mjs';

await main(async () => {
  await ensurePackages();
  await ensureRust();
  await ensureWasmTools();
  await buildWasm();
  await runLocal('vite', ['build']);
  await buildWidget();
});
