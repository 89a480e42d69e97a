/**
 * `npm run types`: writes `web/engine/answers.ts`, the types of the engine's answers, from those in Rust.
 * `npm run test:rust` fails if that file is not what Rust says.
 */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, main, root, run, runLocal } from './command.mjs';
import { ensurePackages, ensureRust } from './tools.mjs';

const FILE = join(root, 'web', 'engine', 'answers.ts');

const HEAD = `/** The types of the engine's answers, written by \`npm run types\` from those in \`crates/wasm\`. */
import type { Warning } from './problem.ts';
import type { BoardMark, Color, Position } from './stone.ts';

`;

/** Written by a test of `crates/wasm`. */
const WRITTEN = join(root, 'target', 'answers', 'answers.ts');

/**
 * Runs tests of Cargo, among them the one that writes the types.
 * @param {string[]} args
 * @returns the types as Rust has them now; undefined if that test was not among them
 */
async function typesBy(args) {
  mkdirSync(dirname(WRITTEN), { recursive: true });
  rmSync(WRITTEN, { force: true });
  await run('cargo', ['test', ...args], { PASS_ALIVE_TYPES: WRITTEN });
  if (!existsSync(WRITTEN)) return undefined;
  writeFileSync(WRITTEN, HEAD + forReaders(readFileSync(WRITTEN, 'utf8')));
  await runLocal('biome', ['format', '--write', '--vcs-enabled=false', WRITTEN]);
  return readFileSync(WRITTEN, 'utf8');
}

/**
 * The declarations of ts-rs, as types that cannot be written to, with comments of one line where they fit.
 * @param {string} types declarations with an empty line after each
 */
function forReaders(types) {
  return types
    .replace(/Array</g, 'ReadonlyArray<')
    .replace(/(: |<)\[/g, '$1readonly [')
    .replace(/\/\*\*\n \* ([^\n]*)\n \*\//g, '/** $1 */')
    .split('\n\n')
    .map((type) => type.replace(/(export type \w+ = )([{(].*);$/s, '$1Readonly<$2>;'))
    .join('\n\n');
}

/**
 * Runs tests of Cargo, and fails if the types in the repository are not those of Rust.
 * @param {string[]} args
 */
export async function testWithTypes(args) {
  const types = await typesBy(args);
  if (types !== undefined && types !== readFileSync(FILE, 'utf8')) {
    throw new Failure('web/engine/answers.ts is not what Rust says: npm run types');
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensurePackages();
    await ensureRust();
    const types = await typesBy(['--quiet', '--package', 'pass-alive-wasm', '--lib', 'every_answer_has_a_type']);
    if (types === undefined) throw new Failure('The test that writes the types is gone.');
    writeFileSync(FILE, types);
  });
}
