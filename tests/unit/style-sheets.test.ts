import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WIDE = '(min-width: 900px) and (min-height: 720px) and (orientation: landscape)';
/** The shapes of window, as `web/shell/style/spread.css` describes them. */
const SHAPES = [
  WIDE,
  `not all and ${WIDE}`,
  // Tall
  '(max-width: 539px)',
  '(orientation: portrait)',
  // Short
  '(max-height: 479px)',
];
/** Readers who ask for something else than most, and paper. */
const READERS = [
  'screen',
  'print',
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: no-preference)',
  '(forced-colors: active)',
  '(pointer: coarse)',
];
const CONTAINERS = ['head', 'column', 'dialog'];

const sheets = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('widget'))
  .map((file) => [file, readFileSync(join('web', file), 'utf8')] as const);

it('style sheets of the page ask for its shapes of window alone', () => {
  expect(sheets.length).toBeGreaterThan(20);
  for (const [file, text] of sheets)
    for (const [, prelude = ''] of text.matchAll(/@media ([^{]+) \{/g))
      for (const query of prelude.split(/,\s*/))
        expect([...SHAPES, ...READERS], file).toContain(query.replace(/^screen and /, ''));
});

it('other sizes are those of named parts', () => {
  for (const [file, text] of sheets)
    for (const [, name] of text.matchAll(/@container (\S+)/g)) expect(CONTAINERS, file).toContain(name);
});
