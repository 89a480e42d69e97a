/**
 * What makes the WebAssembly smaller after wasm-bindgen. Names between the two are short: long
 * ones, with hashes, are bytes that nobody reads.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root } from './command.mjs';

/**
 * Names and producers are stripped last: wasm-bindgen needs them. The lowest addresses are the
 * end of the stack, which no pointer is to.
 */
const STEPS = [
  ...['--low-memory-unused', '-Oz', '--flatten', '--rereloop', '-Oz', '--flatten', '--rereloop', '-Oz', '-Oz'],
  ...['--always-inline-max-function-size=4', '--one-caller-inline-max-function-size=15'],
  ...['--strip-debug', '--strip-producers'],
  '--minify-imports-and-exports-and-modules',
];

/**
 * Makes `<name>_bg.wasm` smaller, and shortens the names in it and in `<name>.js`, which
 * wasm-bindgen has made for each other.
 * @param {string} folder
 * @param {string} name
 */
export function shrink(folder, name) {
  const wasm = join(folder, `${name}_bg.wasm`);
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules', '.bin', 'wasm-opt'),
    [wasm, '-o', wasm, ...STEPS],
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
