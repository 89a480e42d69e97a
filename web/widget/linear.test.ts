/** Regular expressions meet texts of strangers: none may take more than linear time. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Every regular expression that is written in a syntax tree. */
function* expressions(tree: unknown): Generator<RegExp> {
  if (typeof tree !== 'object' || tree === null) return;
  if ('regex' in tree) {
    const { pattern, flags } = tree.regex as { pattern: string; flags: string };
    yield new RegExp(pattern, flags);
  }
  for (const value of Object.values(tree)) yield* expressions(value);
}

/** True for polynomial or exponential backtracking, also when it comes from starting at every position. */
const isSlow = (expression: RegExp) => analyse(expression).reports.length > 0;

test('the check finds what is slow', () => {
  expect([/\s*\r\s*/g, /[^/]*$/, /^(a+)+$/, /a*a*b/].filter((each) => !isSlow(each))).toEqual([]);
});

test('every regular expression is linear', () => {
  // `package` and `engine` see no text of a page.
  const files = ['locales', 'model', 'reading', 'rooms', 'scenes', 'shell', 'ui', 'widget']
    .flatMap((folder) =>
      readdirSync(`${WEB}${folder}`, { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(40);
  const slow = files.flatMap((file) =>
    [...expressions(parseSync(file, readFileSync(`${WEB}${file}`, 'utf8')).program)]
      .filter(isSlow)
      .map((expression) => `${file}: ${expression}`),
  );
  expect(slow).toEqual([]);
});
