/**
 * `npm run bench`: builds and runs the native measurements and those in a browser; see
 * `tests/bench/measure.mjs`.
 */
import { join } from 'node:path';
import { main, root, run, runLocal } from './command.mjs';
import { ensureBrowser, ensureBuild, ensureWasmPack } from './tools.mjs';
import { buildWasm } from './wasm.mjs';
import { buildWidget } from './widget.mjs';

await main(async () => {
  await ensureBuild();
  await ensureWasmPack();
  await ensureBrowser();
  await run('cargo', ['build', '--release', '--package', 'pass-alive-bench']);
  await run('wasm-pack', [
    ...['build', join(root, 'tests', 'bench'), '--target', 'web', '--profile', 'browser'],
    ...['--no-pack', '--no-typescript', '--out-dir', join(root, 'target', 'bench')],
  ]);
  await buildWasm({ isShipped: true });
  await runLocal('vite', ['build']);
  await buildWidget();
  // It needs the packages, which were not there before.
  const { measure } = await import('../tests/bench/measure.mjs');
  await measure();
});
