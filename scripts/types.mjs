/**
 * `npm run types`: writes the types of answers, those of the engine and those of the package, from Rust.
 * `npm run test:rust` fails if a file is not what Rust says.
 */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, main, root, run, runLocal } from './command.mjs';
import { ensurePackages, ensureRust } from './tools.mjs';

/**
 * The files, by the crate whose test writes its types, each with what stands before them.
 * @type {Readonly<Record<string, { file: string, head: string }>>}
 */
const FILES = {
  wasm: {
    file: join(root, 'web', 'engine', 'answers.ts'),
    head: `/** The types of the engine's answers, written by \`npm run types\` from those in \`crates/wasm\`. */
import type { Warning } from './problem.ts';
import type { BoardMark, Color, Position } from './stone.ts';

`,
  },
  json: {
    file: join(root, 'web', 'package', 'json.ts'),
    head: `/** The types of the JSON of answers, written by \`npm run types\` from those in \`crates/json\`. */
import type { Rules } from '../engine/types.ts';

`,
  },
};

/** The folder into which tests write them. */
const WRITTEN = join(root, 'target', 'answers');

/**
 * Runs tests of Cargo, among them those that write types.
 * @param {string[]} args
 * @returns the files as Rust has them now, as far as their tests were among them
 */
async function typesBy(args) {
  rmSync(WRITTEN, { force: true, recursive: true });
  mkdirSync(WRITTEN, { recursive: true });
  await run('cargo', ['test', ...args], { PASS_ALIVE_TYPES: WRITTEN });
  const found = [];
  for (const [name, { file, head }] of Object.entries(FILES)) {
    const written = join(WRITTEN, `${name}.ts`);
    if (!existsSync(written)) continue;
    writeFileSync(written, head + forReaders(readFileSync(written, 'utf8')));
    await runLocal('biome', ['format', '--write', '--vcs-enabled=false', written]);
    found.push({ file, types: readFileSync(written, 'utf8') });
  }
  return found;
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
  for (const { file, types } of await typesBy(args)) {
    if (types !== readFileSync(file, 'utf8')) {
      throw new Failure(`${relative(root, file)} is not what Rust says: npm run types`);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensurePackages();
    await ensureRust();
    const packages = Object.keys(FILES).flatMap((name) => ['--package', `pass-alive-${name}`]);
    const found = await typesBy(['--quiet', ...packages, '--lib', '_has_a_type']);
    if (found.length < Object.keys(FILES).length) throw new Failure('A test that writes types is gone.');
    for (const { file, types } of found) writeFileSync(file, types);
  });
}
