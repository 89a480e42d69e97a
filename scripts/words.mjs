/** `npm run words`: writes the messages of `web/locales` as the modules that the page imports. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, root } from './command.mjs';

/**
 * The loader of languages, which is TypeScript.
 * @returns {Promise<typeof import('./language.ts')>}
 */
export async function loadLanguages() {
  const { runnerImport } = await import('vite');
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(join(root, 'scripts', 'language.ts'));
  // Vite sets it to `development`, and would build everything after it so.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module;
}

export async function writeWords() {
  const { compile } = await loadLanguages();
  compile();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(writeWords);
