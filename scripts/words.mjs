/** `npm run words`: writes the messages of `web/locales` as the modules that the page imports. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, root } from './command.mjs';

/**
 * Imports a script that is TypeScript.
 * @param {string} name
 */
async function imported(name) {
  const { runnerImport } = await import('vite');
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(join(root, 'scripts', name));
  // Vite sets it to `development`, and would build everything after it so.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module;
}

/**
 * The loader of languages.
 * @returns {Promise<typeof import('./language.ts')>}
 */
export const loadLanguages = () => imported('language.ts');

/**
 * What lets scripts have words in several languages.
 * @returns {Promise<typeof import('./spoken.ts')>}
 */
export const loadSpoken = () => imported('spoken.ts');

export async function writeWords() {
  const { compile } = await loadLanguages();
  compile();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(writeWords);
