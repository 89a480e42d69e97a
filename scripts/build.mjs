/**
 * `npm run build`: the page as a static folder, `dist/`, for any sub-path of any host, with the
 * widget's files beside it.
 */
import { main, runLocal } from './command.mjs';
import { ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';
import { buildWidget } from './widget.mjs';

await main(async () => {
  await ensureBuild();
  await buildWasm({ isShipped: true });
  await runLocal('vite', ['build']);
  await buildWidget();
});
