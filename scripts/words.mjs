/** `npm run words`: writes the messages of `web/locales` as the modules that the page imports. */
import { pathToFileURL } from 'node:url';
import { main } from './command.mjs';

export async function writeWords() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(new URL('language.ts', import.meta.url).pathname);
  module.compile();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(writeWords);
