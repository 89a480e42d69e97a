/** What docs/usability.md names in the last column of its tables is there: tests, messages, and other files. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/usability.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line) && !line.startsWith('| |'))
  .map((line) => line.slice(2, -2).split(' | '));

const files = ['web', 'tests', 'crates'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The titles of the tests in a file. */
const titles = (file: string): string[] =>
  [...textOf(file).matchAll(/\b(?:it|test)(?:\.each\(.*?\))?\(\s*(['"`])(.*?)\1/gs)].map(([, , title = '']) => title);

const messages = new Set(
  readdirSync('web/locales/en').flatMap((file) => {
    const id = basename(file, '.ftl');
    let message = '';
    return textOf(`web/locales/en/${file}`)
      .split('\n')
      .flatMap((line) => {
        const [, name, attribute] = /^(?:([a-zA-Z]\w*)| +\.([\w-]+)) =/.exec(line) ?? [];
        if (name) message = name;
        if (name) return [`${id}.${name}`];
        return attribute ? [`${id}.${message}.${attribute}`] : [];
      });
  }),
);

it('each row says what came of it, and where that is shown', () => {
  expect(rows.length).toBeGreaterThan(150);
  const bad = rows.filter(
    (row) => row.length !== 4 || !/^(Mended|Partly|No)\b/.test(row[2] ?? '') || !/`/.test(row[3] ?? ''),
  );
  expect(bad).toEqual([]);
  for (const [, , came = ''] of rows) if (!came.startsWith('Mended')) expect(came).toMatch(/^(Partly|No): ./);
});

it('what is named there exists, and a test of that name is in its file', () => {
  const wrong: string[] = [];
  for (const [number, , , shown = ''] of rows) {
    let id = '';
    for (const [, name = '', words = ''] of shown.matchAll(/`([^`]+)`([^`]*)/g)) {
      const found = files.filter((file) => file.endsWith(`/${name}`));
      const isFile = /\.(tsx?|css|rs|ftl)$/.test(name) || name.includes('/');
      if (isFile) {
        if (!found.length && !files.includes(name)) wrong.push(`${number}: ${name}`);
        const phrases = /\.(test|spec)\.tsx?$/.test(name) ? words.split(/[;,]/) : [];
        for (const phrase of phrases.map((each) => each.trim()).filter(Boolean))
          if (!found.some((file) => titles(file).some((title) => title.includes(phrase))))
            wrong.push(`${number}: ${name} ${phrase}`);
      } else if (/^[\w-]*\.[\w.-]+$/.test(name)) {
        const message = name.startsWith('.') ? `${id}${name}` : name;
        if (!name.startsWith('.')) [id = ''] = name.split('.');
        if (!messages.has(message)) wrong.push(`${number}: ${name}`);
      } else if (!files.some((file) => file.endsWith('.rs') && textOf(file).includes(`fn ${name}(`)))
        wrong.push(`${number}: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});
