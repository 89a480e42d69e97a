/**
 * Words: writes the messages of `web/locales/<language>/*.ftl` as modules into `web/locales/compiled/`, and
 * lets Vite build the page in one language: `#locale/` then names its modules, and `index.html` gets its
 * words. So no text of another language is fetched, and none that is not used.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { Failure } from './command.mjs';
import { constantOf, type File, read } from './messages.ts';
import { write } from './modules.ts';
import { PSEUDO } from './pseudo.ts';

const LOCALES = fileURLToPath(new URL('../web/locales/', import.meta.url));
const COMPILED = join(LOCALES, 'compiled');
/** The language that all others are made from, and the file whose messages all others can use. */
const ENGLISH = 'en';
const SHARED = 'shared';

type Files = ReadonlyMap<string, File>;

function filesOf(language: string, english?: Files): Files {
  const files = new Map<string, File>();
  const names = readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.ftl'));
  for (const name of new Set([`${SHARED}.ftl`, ...names])) {
    const module = name.slice(0, -'.ftl'.length);
    const path = `web/locales/${language}/${name}`;
    if (english && !english.has(module)) throw new Failure(`${path}: there is no such file in English.`);
    const text = readFileSync(join(LOCALES, language, name), 'utf8');
    files.set(module, read(path, text, files.get(SHARED), english?.get(module)));
  }
  return files;
}

/** The words between the items of a list, as `Intl` has them. */
function between(language: string, type: Intl.ListFormatType): string {
  const format = new Intl.ListFormat(language, { type });
  const words = (items: string[]) =>
    format.formatToParts(items).flatMap((each) => (each.type === 'literal' ? [each.value] : []));
  // What is after the first of four is after the second too.
  return JSON.stringify([...words(['A', 'B']), ...words(['A', 'B', 'C', 'D']).slice(1)]);
}

/** The customs of a language, which all its modules use. */
function customsOf(language: string, isWhole: boolean): string {
  const tag = JSON.stringify(language);
  return `
import { listIn, numberIn, pluralIn } from '../../forms.ts';
import type { Part as Item } from '../../phrase.ts';
export const number = (n: number | bigint) => numberIn(${tag}, ${new Intl.NumberFormat(language).format(210) === '210'}, n);
export const plural = (n: number) => pluralIn(${tag}, n);
export const and = (items: readonly Item[], most?: number) => listIn(${between(language, 'conjunction')}, others, items, most);
export const unit = (items: readonly Item[], most?: number) => listIn(${between(language, 'unit')}, others, items, most);
export const clauses = (items: readonly Item[], most?: number) => listIn([betweenClauses, betweenClauses, betweenClauses], others, items, most);
export const or = (items: readonly Item[], most?: number) => listIn(${between(language, 'disjunction')}, others, items, most);
/** True if English stands in for messages that are missing. */
export const isPartial: boolean = ${!isWhole};
`;
}

/** Writes the modules of a language, and returns the names of the messages that it lacks. */
function writeLanguage(language: string, files: Files, english?: Files): string[] {
  const lacks: string[] = [];
  const modules = new Map<string, string>();
  for (const module of (english ?? files).keys()) {
    const file = files.get(module) ?? { path: `web/locales/${language}/${module}.ftl`, text: '', messages: new Map() };
    const missing = (message: string) => lacks.push(`${module}.ftl: ${message}`);
    modules.set(`${module}.ts`, write(file, module, files.get(SHARED), english?.get(module), missing));
  }
  const intl = files.get(SHARED)?.messages.get('intl');
  const customs = customsOf((intl && constantOf(intl)) ?? language, lacks.length === 0);
  modules.set(`${SHARED}.ts`, modules.get(`${SHARED}.ts`) + customs);
  const part = (name: string) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).slice(0, -'.ts'.length);
  const parts = [...modules.keys()].sort().map((name) => `export * as ${part(name)} from './${name}';\n`);
  modules.set('index.ts', parts.join(''));
  const folder = join(COMPILED, language);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of modules) {
    const path = join(folder, name);
    // One that stays as it is is not touched, so that nothing is built again.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  for (const name of readdirSync(folder)) if (!modules.has(name)) rmSync(join(folder, name));
  return lacks;
}

/** Writes the modules of English and of another language; its messages, and the names of those that it lacks. */
export function compile(name = ENGLISH): { english: Files; files: Files; lacks: readonly string[] } {
  if (!existsSync(join(LOCALES, name, `${SHARED}.ftl`)))
    throw new Error(`There is no language ${name} in web/locales.`);
  const english = filesOf(ENGLISH);
  const lacks = writeLanguage(ENGLISH, english);
  if (name === ENGLISH) return { english, files: english, lacks };
  const files = filesOf(name, english);
  return { english, files, lacks: writeLanguage(name, files, english) };
}

/** The languages that there are words in, without the one that is made for tests. */
export const languages = (): string[] =>
  readdirSync(LOCALES).filter((name) => name !== PSEUDO && existsSync(join(LOCALES, name, `${SHARED}.ftl`)));

export function language(name: string): Plugin<{ readonly fill: (html: string) => string }> {
  let { english, files, lacks } = compile(name);

  /** The text at a place of `index.html` such as `page.motto`; in an element of its own, `opens`, with its language. */
  function textAt(place: string, opens: string): string {
    const [file = '', ...message] = place.split('.');
    const own = files.get(file)?.messages.get(message.join('.'));
    const text = own ?? english.get(file)?.messages.get(message.join('.'));
    if (!text) throw new Error(`index.html: there is no text ${place}.`);
    return (own || !opens ? opens : ` lang="${ENGLISH}">`) + constantOf(text);
  }

  const fill = (html: string): string =>
    html
      .replace('<html lang="en">', `<html lang="${name}">`)
      .replace(/(>?)\{\{([\w.]+)\}\}/g, (_, opens: string, place: string) => textAt(place, opens));

  return {
    name: 'language',
    enforce: 'pre',
    buildStart() {
      if (lacks.length)
        this.warn(`${name} lacks ${lacks.length} messages, for which English stands in:\n${lacks.join('\n')}`);
      lacks = [];
    },
    configureServer({ watcher, config }) {
      watcher.on('change', (path) => {
        if (!path.endsWith('.ftl')) return;
        try {
          ({ english, files } = compile(name));
        } catch (error) {
          config.logger.error(String(error));
        }
      });
    },
    resolveId: (id) => (id.startsWith('#locale/') ? join(COMPILED, name, id.slice('#locale/'.length)) : null),
    api: { fill },
    transformIndexHtml: { order: 'pre', handler: fill },
  };
}
