/**
 * The loader of languages: a plugin with which Vite builds the page in another language than
 * English. `#locale/` then names the folder of that language, and `index.html` gets its words. A
 * build has one language, so that no text of another is fetched, and none that is not used.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogues } from '../web/locales/catalogue.ts';
import { PSEUDO, pseudo } from '../web/locales/pseudo.ts';

const LOCALES = fileURLToPath(new URL('../web/locales/', import.meta.url));

/** The parts of English that are read for the pseudo-language, by the names of their files. */
const parts = new Map(
  Object.entries(catalogues.en).map(([part, words]) => [
    `${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
    Object.keys(words),
  ]),
);

export function language(name: string): Plugin {
  const catalogue = name === PSEUDO ? pseudo(catalogues.en) : catalogues[name as keyof typeof catalogues];
  if (!catalogue) throw new Error(`There is no language ${name}: there are ${Object.keys(catalogues).join(', ')}.`);
  const folder = join(LOCALES, name);

  /** The text at a place such as `page.motto`. */
  function textAt(place: string): string {
    let found: unknown = catalogue;
    for (const step of place.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
    if (typeof found !== 'string') throw new Error(`index.html: there is no text ${place}.`);
    return found;
  }

  return {
    name: 'language',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('#locale/') ? join(folder, id.slice('#locale/'.length)) : null),
    // The pseudo-language has no files.
    load(id) {
      if (name !== PSEUDO || !id.startsWith(folder)) return null;
      const file = id.slice(folder.length + 1);
      const english = JSON.stringify(join(LOCALES, 'en', file));
      return [
        `import { pseudo } from ${JSON.stringify(join(LOCALES, 'pseudo.ts'))};`,
        `import * as en from ${english};`,
        `export const { ${parts.get(file)?.join(', ')} } = pseudo(en);`,
      ].join('\n');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en">', `<html lang="${name}">`)
          .replace(/\{\{([\w.]+)\}\}/g, (_, place: string) => textAt(place)),
    },
  };
}
