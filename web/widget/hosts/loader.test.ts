/** Wikis with ES5 minifiers serve the loader as it is. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('./loader.js', import.meta.url), 'utf8');

/** Every kind of node in a syntax tree. */
function* kinds(tree: unknown): Generator<string> {
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree) yield String(tree.type);
  for (const value of Object.values(tree)) yield* kinds(value);
}

test('the loader has nothing newer than ES5', () => {
  const { program, errors } = parseSync('loader.js', source, { sourceType: 'script' });
  expect(errors).toEqual([]);
  const newer =
    /^(Arrow|Template|Class|Spread|RestElement|(Object|Array|Assignment)Pattern|ForOf|Await|Yield|Chain|Import|Export)/;
  expect([...kinds(program)].filter((kind) => newer.test(kind))).toEqual([]);
  // A comma after the last argument is in no tree.
  expect(source).not.toMatch(/,\s*\)/);
  expect(source).not.toMatch(/\b(const|let|async)\s|=>|\?\?|`/);
});
