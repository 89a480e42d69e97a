/**
 * `npm run bless`: writes the golden files under `tests/golden` and the pictures of `index.html`
 * anew, to be looked at.
 */
import { main, run, runLocal } from './command.mjs';
import { ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';

const BLESS = { PASS_ALIVE_BLESS: '1' };

await main(async () => {
  await ensureBuild();
  await run('cargo', ['test'], BLESS);
  await buildWasm();
  await runLocal('vitest', ['run', 'web/shell/drawn'], BLESS);
});
