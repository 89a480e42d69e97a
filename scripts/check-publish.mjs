/**
 * `npm run check:publish`: the checks before a version is published, besides `npm test`. The
 * packages can be published and compile with the oldest Rust that they promise to support, the
 * public API of the libraries matches `tests/public-api`, and the licences of all dependencies
 * allow it. `npm run check:publish -- --write` updates the public API.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, Failure, main, root, run } from './command.mjs';
import { testPackage } from './packaging.mjs';
import { checkPythonSources, WITHOUT_PYTHON } from './python.mjs';
import { ensureBrowser, ensureBuild, ensureCargoProgram, ensureOldestRust, npm } from './tools.mjs';

/** The newest version that reads the rustdoc JSON of the toolchain in `rust-toolchain.toml`. */
const CARGO_PUBLIC_API = '0.52.0';
const CARGO_DENY = '0.20.2';

/** The libraries whose public API is recorded, with the features that add to it. */
const LIBRARIES = [
  { name: 'pass-alive', json: 'pass_alive.json' },
  { name: 'pass-alive-eyes', json: 'pass_alive_eyes.json' },
  { name: 'pass-alive-json', json: 'pass_alive_json.json' },
  { name: 'pass-alive-notation', json: 'pass_alive_notation.json' },
  { name: 'pass-alive-scene', json: 'pass_alive_scene.json' },
  { name: 'pass-alive-streams', json: 'pass_alive_streams.json' },
];

const API = join(root, 'tests', 'public-api');

/** The public API of a library, one item a line. */
async function publicApi(/** @type {(typeof LIBRARIES)[number]} */ { name, json }) {
  const target = join(root, 'target', 'public-api');
  // Only a nightly toolchain writes JSON, or a stable one made to act as nightly.
  await run(
    'cargo',
    [
      ...['rustdoc', '--package', name, '--lib', '--all-features', '--target-dir', target],
      ...['--', '-Z', 'unstable-options', '--output-format', 'json', '--cap-lints', 'allow'],
    ],
    { RUSTC_BOOTSTRAP: '1' },
  );
  const api = ask('cargo-public-api', 'public-api', '--rustdoc-json', join(target, 'doc', json), '-sss');
  if (api === null) throw new Failure(`cargo public-api cannot read ${join(target, 'doc', json)}`);
  return `${api}\n`;
}

/** Lines of `these` that are not among `those`. */
function without(/** @type {string} */ these, /** @type {string} */ those) {
  const known = new Set(those.split('\n'));
  return these.split('\n').filter((line) => !known.has(line));
}

/** Compares the public API with the recorded one, or records it. */
async function checkApi(/** @type {boolean} */ write) {
  await ensureCargoProgram('cargo-public-api', 'cargo-public-api', CARGO_PUBLIC_API, ['--locked']);
  mkdirSync(API, { recursive: true });
  const changed = [];
  for (const library of LIBRARIES) {
    const file = join(API, `${library.name}.txt`);
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const api = await publicApi(library);
    if (write) writeFileSync(file, api);
    if (api === written) continue;
    changed.push(library.name);
    for (const line of without(written, api)) console.log(`- ${line}`);
    for (const line of without(api, written)) console.log(`+ ${line}`);
  }
  if (changed.length > 0 && !write) {
    throw new Failure(
      `The public API of ${changed.join(' and ')} has changed. If that is meant, say so in CHANGELOG.md, and run npm run check:publish -- --write`,
    );
  }
}

/** Checks that the packages compile with the oldest Rust; in `npm run check` clippy knows what it lacks. */
async function checkOldest() {
  const version = await ensureOldestRust();
  if (!version) {
    console.warn('\nThe oldest Rust was not tried: there is no rustup here.');
    return;
  }
  const check = ['run', version, 'cargo', 'check', '--workspace', '--locked', '--all-features'];
  await run('rustup', check, WITHOUT_PYTHON);
}

/** Checks the licences and sources of all dependencies, and their security advisories. */
async function checkDependencies() {
  await ensureCargoProgram('cargo-deny', 'cargo-deny', CARGO_DENY, ['--locked']);
  await run('cargo', ['deny', '--workspace', '--all-features', 'check', 'bans', 'licenses', 'sources']);
  // Advisories are fetched from a host that cannot be reached from everywhere.
  try {
    await run('cargo', ['deny', '--workspace', '--all-features', 'fetch', 'db']);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.warn('\nAdvisories were not checked: they cannot be fetched here.');
    return;
  }
  await run('cargo', ['deny', '--workspace', '--all-features', 'check', '--disable-fetch', 'advisories']);
}

/** Checks the package for npm with npm, publint and arethetypeswrong. */
async function checkPackage() {
  await npm(['publish', '--dry-run']);
  await testPackage(['package.spec.ts']);
}

await main(async () => {
  const [option] = process.argv.slice(2);
  if (option !== undefined && option !== '--write') throw new Failure(`There is no option ${option}, only --write.`);
  await ensureBuild();
  await checkApi(option === '--write');
  if (option === '--write') return;
  await checkOldest();
  await ensureBrowser();
  await checkDependencies();
  await run('cargo', ['publish', '--workspace', '--dry-run', '--locked']);
  await checkPackage();
  const reason = await checkPythonSources();
  if (reason) console.warn(`\nThe Python package was not checked: ${reason}.`);
  console.log('\nEverything can be published.');
});
