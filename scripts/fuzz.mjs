/**
 * `npm run fuzz`: throws random input at the readers and at the analysis, a minute in all.
 * `npm run fuzz -- 600 notation`: so many seconds, only this target.
 */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ask, Failure, find, main, root, run } from './command.mjs';
import { ensureCargoProgram, ensureRust } from './tools.mjs';

const CARGO_FUZZ = '0.13.2';
const NIGHTLY = 'nightly';

await main(async () => {
  const [seconds = '60', only] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(seconds)) throw new Failure(`“${seconds}” is no number of seconds.`);
  const fuzz = join(root, 'fuzz');
  const targets = readdirSync(join(fuzz, 'fuzz_targets')).map((file) => basename(file, '.rs'));
  const chosen = only === undefined ? targets : targets.filter((target) => target === only);
  if (chosen.length === 0) throw new Failure(`There is no “${only}”, only ${targets.join(', ')}.`);

  await ensureRust();
  if (!find('rustup')) throw new Failure('Fuzzing needs a nightly Rust, and rustup to find it.');
  if (ask('rustup', 'run', NIGHTLY, 'rustc', '--version') === null) {
    console.log("[set-up] Rust's nightly toolchain, by rustup");
    await run('rustup', ['toolchain', 'install', NIGHTLY, '--profile', 'minimal']);
  }
  await ensureCargoProgram('cargo-fuzz', 'cargo-fuzz', CARGO_FUZZ, ['--locked']);

  // Whole games as a start: random bytes rarely become one.
  const corpus = join(fuzz, 'corpus', 'notation');
  mkdirSync(corpus, { recursive: true });
  for (const file of readdirSync(join(fuzz, 'seeds'))) {
    cpSync(join(fuzz, 'seeds', file), join(corpus, file));
  }
  const each = Math.max(1, Math.floor(Number(seconds) / chosen.length));
  for (const target of chosen) {
    await run('cargo', [
      ...[`+${NIGHTLY}`, 'fuzz', 'run', target, '--'],
      ...[`-max_total_time=${each}`, '-max_len=4096', '-timeout=10'],
    ]);
  }
});
