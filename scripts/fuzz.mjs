/**
 * `npm run fuzz`: runs random input through the readers, the analysis and the chronicle for a
 * minute in all. `npm run fuzz -- 600 notation` runs one target for 600 seconds.
 */
import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ask, Failure, find, main, root, run } from './command.mjs';
import { ensureCargoProgram, ensureRust } from './tools.mjs';

const CARGO_FUZZ = '0.13.2';
const NIGHTLY = 'nightly';
const LONGEST_INPUT = 4096;

/**
 * The toolchain for cargo, and its environment: nightly, which rustup installs if it can; else
 * the stable one, made to accept the flags that are reserved for nightly.
 * @returns {Promise<{ options: string[], env: Record<string, string> }>}
 */
async function toolchain() {
  if (!find('rustup')) throw new Failure('Fuzzing needs a nightly Rust, and rustup to find it.');
  const isThere = () => ask('rustup', 'run', NIGHTLY, 'rustc', '--version') !== null;
  if (!isThere()) {
    console.log("[set-up] Rust's nightly toolchain, by rustup");
    await run('rustup', ['toolchain', 'install', NIGHTLY, '--profile', 'minimal']).catch(() => {});
  }
  if (isThere()) return { options: [`+${NIGHTLY}`], env: {} };
  console.log('[set-up] No nightly Rust can be had: the stable one, with RUSTC_BOOTSTRAP=1');
  return { options: [], env: { RUSTC_BOOTSTRAP: '1' } };
}

/**
 * Copies whole texts as a start, because random bytes rarely become a game.
 * @param {string} fuzz the folder of the targets
 */
function copySeeds(fuzz) {
  const corpus = join(fuzz, 'corpus', 'notation');
  mkdirSync(corpus, { recursive: true });
  for (const folder of [join(fuzz, 'seeds'), join(root, 'tests', 'texts')]) {
    for (const file of readdirSync(folder)) {
      const from = join(folder, file);
      const found = statSync(from);
      if (found.isFile() && found.size <= LONGEST_INPUT) cpSync(from, join(corpus, file));
    }
  }
}

await main(async () => {
  const [seconds = '60', only] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(seconds)) throw new Failure(`“${seconds}” is no number of seconds.`);
  const fuzz = join(root, 'fuzz');
  const targets = readdirSync(join(fuzz, 'fuzz_targets')).map((file) => basename(file, '.rs'));
  const chosen = only === undefined ? targets : targets.filter((target) => target === only);
  if (chosen.length === 0) throw new Failure(`There is no “${only}”, only ${targets.join(', ')}.`);

  await ensureRust();
  const { options, env } = await toolchain();
  await ensureCargoProgram('cargo-fuzz', 'cargo-fuzz', CARGO_FUZZ, ['--locked']);
  copySeeds(fuzz);
  const each = Math.max(1, Math.floor(Number(seconds) / chosen.length));
  for (const target of chosen) {
    const limits = [`-max_total_time=${each}`, `-max_len=${LONGEST_INPUT}`, '-timeout=20'];
    await run('cargo', [...options, 'fuzz', 'run', target, '--', ...limits, '-print_final_stats=1'], env);
  }
});
