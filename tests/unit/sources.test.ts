/**
 * What code, documents and page cite of the published texts, compared with the tables of
 * `docs/sources.md`: a section is named by its title, so that its number stands there alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Text {
  /** The titles of its sections, in lower case. */
  readonly titles: readonly string[];
  /** Its figures and statements: `figure 3`, `lemma 5`; in order of the sections. */
  readonly numbered: readonly string[];
}

const KINDS = 'figure|fig\\.|table|rule|lemma|theorem|proposition|definition|example|case|item';
const EITHER_CASE = KINDS.replace(/\b[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** `Rules 0 to 2`, `figure_3`, `rule (4)`; not `Example 14 of 26`, which counts the page's own. */
const NUMBERED = `(${EITHER_CASE})s?[ _]((?:(?:, | and | to )?(?:\\b\\d{1,2}\\b|\\(\\d\\)|\\d(?=_)))+)(?! of \\d)`;

function numbered(kind: string, numbers: string): string[] {
  const singular = kind.toLowerCase().replace('fig.', 'figure');
  return [...numbers.matchAll(/(\d+)\)?(?: to \(?(\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${singular} ${Number(from) + index}`),
  );
}

function numberedIn(words: string): string[] {
  const all = words.matchAll(new RegExp(`(?<![\\w-])${NUMBERED}`, 'g'));
  return [...all].flatMap(([, kind = '', numbers = '']) => numbered(kind, numbers));
}

const SOURCES = 'docs/sources.md';
const texts = new Map(
  readFileSync(SOURCES, 'utf8')
    .split(/^## /m)
    .flatMap((part): [string, Text][] => {
      const rows = [...part.matchAll(/^\| \d+ \| ([^|]*) \|[^|]*\| ?([^|]*?) ?\|$/gm)];
      const titles = rows.map(([, title = '']) => title.toLowerCase());
      const own = rows.flatMap(([, , things = '']) => numberedIn(things));
      return rows.length > 0 ? [[part.split('\n', 1)[0] ?? '', { titles, numbered: own }]] : [];
    }),
);

const FOLDERS = ['crates', 'docs', 'scripts', 'tests', 'web'];
const inside = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** The text of each file in one line, without the signs of its comments. */
const files = [...readdirSync('.'), ...FOLDERS.flatMap(inside)]
  .filter((path) => /\.(rs|tsx?|ftl|mjs|py|md|html|json)$/.test(path))
  .filter(
    (path) => !/(^|\/)(node_modules|target|pkg|compiled|xx|dist|golden|texts|package-lock\.json)(\/|$)/.test(path),
  )
  .filter((path) => path !== SOURCES && path !== 'tests/unit/sources.test.ts')
  .map((path) => ({ path, words: readFileSync(path, 'utf8').replace(/\s*\n\s*(?:\/\/[/!]?|\*|#|>)?\s*/g, ' ') }));

const found = (pattern: string, flags = 'g') =>
  files.flatMap(({ path, words }) =>
    [...words.matchAll(new RegExp(pattern, flags))].map((match) => ({ path, match, said: `${path}: ${match[0]}` })),
  );

/** The end of a mention of a text, as in `Benson’s` and `Benson, Life in the Game of Go (1976),`. */
const NAMED = "\\b(Benson|Chen|Kim)(?:(?:, [\\w ]+)? \\(?(?:1976|1978|1999)\\)?,?|[’']s)(?: the proof of)? ";
const NAMES: Readonly<Record<string, string>> = { Benson: 'Benson', Chen: 'Chen and Chen', Kim: 'Kim' };
const text = (name = ''): Text => texts.get(NAMES[name] ?? '') ?? { titles: [], numbered: [] };

test('the tables have the sections in order, and each figure and statement once', () => {
  expect([...texts.keys()]).toEqual(Object.values(NAMES));
  for (const [, { titles, numbered }] of texts) {
    expect(new Set(titles).size).toBe(titles.length);
    const own = numbered.filter((name) => !/^(case|item)/.test(name));
    expect(new Set(own).size).toBe(own.length);
  }
  const numbers = readFileSync(SOURCES, 'utf8').matchAll(/^\| (\d+) \|/gm);
  expect([...numbers].map(([, number]) => Number(number))).toEqual([7, 11, 3].flatMap(upTo));
  expect(text('Benson').numbered).toEqual(expect.arrayContaining(['figure 8', 'rule 0', 'lemma 5', 'theorem 3']));
});

test('no section is cited by a number, but for those with a dot of the Go Text Protocol', () => {
  const bare = found(
    '(?:\\bsections?|§+) ?(?:\\d+(?!\\.?\\d)|(?:one|two|three|four|five|six|seven|eight|nine|ten)\\b)',
    'gi',
  );
  expect(bare.map(({ said }) => said)).toEqual([]);
});

test('every section that is cited by its title is in its text', () => {
  const cited = found(`${NAMED}(["“][A-Z][^"”]+["”](?:(?:,| and|, and) ["“][^"”]+["”])*)`);
  expect(cited.length).toBeGreaterThan(30);
  const missing = cited.filter(({ match: [, name, quoted = ''] }) =>
    [...quoted.matchAll(/["“]([^"”]+)["”]/g)].some(
      ([, title = '']) => !text(name).titles.includes(title.toLowerCase()),
    ),
  );
  expect(missing.map(({ said }) => said)).toEqual([]);
});

test('every figure and statement that is cited of a text is in it', () => {
  const cited = found(`${NAMED}${NUMBERED}`);
  expect(cited.length).toBeGreaterThan(40);
  const missing = cited.filter(({ match: [, name, kind = '', numbers = ''] }) =>
    numbered(kind, numbers).some((each) => !text(name).numbered.includes(each)),
  );
  expect(missing.map(({ said }) => said)).toEqual([]);
});

test('every figure and statement that is cited without a text is in one that the file is about', () => {
  const all = [...texts.values()].flatMap(({ numbered }) => numbered);
  const missing = files.flatMap(({ path, words }) => {
    const known = /\beye/.test(path) ? [...text('Chen').numbered, ...text('Benson').numbered] : all;
    return numberedIn(words)
      .filter((each) => !known.includes(each))
      .map((each) => `${path}: ${each}`);
  });
  expect(missing).toEqual([]);
});

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
