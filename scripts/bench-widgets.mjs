/**
 * `npm run bench:widgets`: the cost of boards to the page that they are on, compared with other
 * programs' boards; see `tests/bench/widgets/measure.mjs`.
 */
import { join } from 'node:path';
import { main, root, run } from './command.mjs';
import { buildPackage } from './package.mjs';
import { ensureBrowser, ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';

await main(async () => {
  await ensureBuild();
  await ensureBrowser();
  await run('npm', ['ci', '--prefix', join(root, 'tests', 'bench', 'widgets')]);
  await buildWasm({ isShipped: true });
  await buildPackage();
  // It needs the packages, which were not there before.
  const { measureWidgets } = await import('../tests/bench/widgets/measure.mjs');
  await measureWidgets();
});
