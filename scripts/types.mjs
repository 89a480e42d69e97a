/**
 * `npm run types`: writes `web/engine/answers.ts`, the types of the engine's answers, from those in Rust.
 * `npm run check` fails if that file is not what Rust says.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, main, root, run, runLocal } from './command.mjs';
import { ensurePackages, ensureRust } from './tools.mjs';

const FILE = join(root, 'web', 'engine', 'answers.ts');

const HEAD = `/** The types of the engine's answers, written by \`npm run types\` from those in \`crates/wasm\`. */
import type { Warning } from './problem.ts';
import type { BoardMark, Color, Position } from './stone.ts';

`;

/** The types as Rust has them now. Needs the tools. */
async function typesOfRust() {
  const folder = join(root, 'target', 'answers');
  const file = join(folder, 'answers.ts');
  mkdirSync(folder, { recursive: true });
  const test = ['test', '--quiet', '--package', 'pass-alive-wasm', '--lib', 'every_answer_has_a_type'];
  await run('cargo', test, { PASS_ALIVE_TYPES: file });
  writeFileSync(file, HEAD + forReaders(readFileSync(file, 'utf8')));
  await runLocal('biome', ['format', '--write', '--vcs-enabled=false', file]);
  return readFileSync(file, 'utf8');
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

/** Fails if the types in the repository are not those of Rust. */
export async function checkTypes() {
  if ((await typesOfRust()) !== readFileSync(FILE, 'utf8')) {
    throw new Failure('web/engine/answers.ts is not what Rust says: npm run types');
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensurePackages();
    await ensureRust();
    writeFileSync(FILE, await typesOfRust());
  });
}
