/**
 * `npm run wasm`: builds the binding for the page into `web/engine/pkg`, unless what is there
 * was built from the same sources.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask, Failure, main, root, run } from './command.mjs';
import { shrink } from './shrink.mjs';
import { ensureBuild } from './tools.mjs';

const INPUTS = ['Cargo.toml', 'Cargo.lock', 'package-lock.json', 'scripts/wasm.mjs', 'scripts/shrink.mjs'];
const CRATES = ['core', 'scene', 'wasm'];
const TARGET = 'wasm32-unknown-unknown';
const PROFILE = 'browser';

/**
 * The files that a browser fetches, the features of the binding that are in each, and what
 * the core is optimised for: the board, which the page shows first, and which analyses at
 * every edit; what reads and writes texts, and what supports and scores, which it needs later;
 * what proves, and judges every move of a game, and what looks ahead, in a worker, where speed
 * is felt; and the board and the texts together, for somebody else's page.
 */
const PARTS = {
  board: { features: ['drawing', 'facts', 'panic-messages', 'play', 'stepping'], core: 's' },
  texts: { features: ['course', 'panic-messages', 'reading', 'run-writing'], core: 'z' },
  proof: { features: ['panic-messages', 'proof'], core: 's' },
  search: { features: ['search'], core: 's' },
  support: { features: ['panic-messages', 'score', 'support'], core: 'z' },
  widget: { features: ['drawing', 'facts', 'reading', 'writing'], core: 'z' },
};

/** A hash of everything the binding is made from, the compiler included. */
function fingerprint() {
  const hash = createHash('sha256').update(ask('rustc', '--version') ?? '');
  const files = [...INPUTS];
  for (const crate of CRATES) {
    const folder = join('crates', crate);
    files.push(join(folder, 'Cargo.toml'));
    for (const file of readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })) {
      if (file.isFile()) files.push(join(file.parentPath, file.name).slice(root.length + 1));
    }
  }
  for (const file of files.sort()) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * The places of panics name source files: without the folders of the machine that builds, so
 * that every machine builds the same.
 */
function remappedPaths() {
  const sysroot = execFileSync('rustc', ['--print', 'sysroot'], { cwd: root, encoding: 'utf8' }).trim();
  const cargo = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  const flags = [`${cargo}=/cargo`, `${sysroot}=/rust`, `${root}=`].map((pair) => `'--remap-path-prefix=${pair}'`);
  return `target.${TARGET}.rustflags=[${flags.join(',')}]`;
}

/** The folder that Cargo builds into. */
function builtFolder() {
  const metadata = ask('cargo', 'metadata', '--no-deps', '--format-version', '1');
  if (metadata === null) throw new Failure('cargo metadata failed');
  return JSON.parse(metadata).target_directory;
}

/** Builds the binding if it is out of date. Needs the tools. */
export async function buildWasm() {
  const out = join(root, 'web', 'engine', 'pkg');
  const stamp = join(out, '.built-from');
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) {
    console.log('[wasm] web/engine/pkg is up to date');
    return;
  }
  const [paths, target] = [remappedPaths(), builtFolder()];
  for (const [name, { features, core }] of Object.entries(PARTS)) {
    // Cargo optimises over all crates together only what is for no other crate to use.
    await run('cargo', [
      ...['rustc', '--package', 'pass-alive-wasm', '--lib', '--crate-type', 'cdylib'],
      ...['--target', TARGET, '--profile', PROFILE],
      ...['--no-default-features', '--features', features.join(',')],
      ...['--config', `profile.${PROFILE}.package.pass-alive.opt-level='${core}'`],
      ...['--config', paths],
    ]);
    // The page passes the address of the wasm itself: a default would carry the file twice.
    await run('wasm-bindgen', [
      join(target, TARGET, PROFILE, 'pass_alive_wasm.wasm'),
      ...['--target', 'web', '--omit-default-module-path', '--out-dir', out, '--out-name', name],
    ]);
    shrink(out, name);
  }
  writeFileSync(stamp, sources);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensureBuild();
    await buildWasm();
  });
}
