/** `npm run bless`: writes the golden files under `tests/golden` anew, to be looked at. */
import { main, run } from './command.mjs';
import { ensureRust } from './tools.mjs';

await main(async () => {
  await ensureRust();
  await run('cargo', ['test', '--workspace'], { PASS_ALIVE_BLESS: '1' });
});
