/** Short names between the WebAssembly and its binding: long ones, with hashes, are bytes that nobody reads. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root } from './command.mjs';

/** What rustc lets WebAssembly use; `wasm-opt` has to be told, or refuses to read it. */
const FEATURES = [
  'bulk-memory',
  'multivalue',
  'mutable-globals',
  'nontrapping-float-to-int',
  'reference-types',
  'sign-ext',
];

/**
 * Shortens the names in `<name>_bg.wasm` and in `<name>.js`, which wasm-bindgen has made
 * for each other.
 * @param {string} folder
 * @param {string} name
 */
export function shortenNames(folder, name) {
  const wasm = join(folder, `${name}_bg.wasm`);
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules', '.bin', 'wasm-opt'),
    [wasm, '-o', wasm, '--minify-imports-and-exports-and-modules', ...FEATURES.map((feature) => `--enable-${feature}`)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Failure(`wasm-opt: ${stderr}`);
  /** @type {{imports: [module: string, long: string, short: string][], exports: [long: string, short: string][]}} */
  const { imports, exports } = JSON.parse(stdout);

  const binding = join(folder, `${name}.js`);
  let code = readFileSync(binding, 'utf8');
  /** @param {string} long @param {string} short */
  const replace = (long, short) => {
    if (!code.includes(long)) throw new Failure(`${binding} has no ${long}`);
    code = code.replaceAll(long, () => short);
  };
  replace(`"./${name}_bg.js"`, '"a"');
  for (const [, long, short] of imports) replace(` ${long}: function`, ` ${short}: function`);
  // Not all of them are used.
  for (const [long, short] of exports)
    code = code.replaceAll(new RegExp(`\\bwasm\\.${long}\\b`, 'g'), () => `wasm.${short}`);
  writeFileSync(binding, code);
}
