import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { book } from './scripts/book.ts';
import { card } from './scripts/card.ts';
import { language } from './scripts/language.ts';
import { plainClasses } from './scripts/plain-classes.mjs';
import { plainImports } from './scripts/plain-imports.mjs';

/** What reads texts and games: fetched with the first of them, or after the first board, with all that it imports. */
const READING = /\/web\/shell\/incoming\.ts$/;

/**
 * Lets the browser fetch the engine of the first board together with the page's script instead of
 * after it, which saves a slow network one round trip.
 */
const preloadEngine: Plugin = {
  name: 'preload-engine',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => {
      const file = Object.keys(bundle ?? {}).find((name) => /\/board_bg-[^/]*\.wasm$/.test(name));
      // As `fetch` asks for it, so that the same answer serves.
      const attrs = { rel: 'preload', href: `./${file}`, as: 'fetch', type: 'application/wasm', crossorigin: true };
      return file ? [{ tag: 'link', attrs, injectTo: 'head' }] : [];
    },
  },
};

const words = language(process.env.PASS_ALIVE_LANGUAGE ?? 'en');

export default defineConfig({
  // The built folder works from any sub-path of any host.
  base: './',
  plugins: [
    words,
    plainImports,
    plainClasses,
    preloadEngine,
    card(process.env.PASS_ALIVE_CARD),
    book((html) => words.api?.fill(html) ?? html),
  ],
  build: {
    // The wasm file stays a file of its own, whatever its size.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Scripts that are fetched later are named after their folders.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/web\/(?:rooms|shell|ui)\/(?:\w+\/)*?(\w+)\/open\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            // What the first load imports is one file.
            { name: 'page', tags: ['$initial'] },
            { name: 'reading', test: READING },
            { name: 'lens', test: /\/web\/ui\/lens\// },
          ],
        },
      },
    },
  },
  // Calls of `h` compress better than those of the automatic runtime.
  oxc: {
    jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
    jsxInject: `import { Fragment, h } from 'preact'`,
  },
  // A worker needs no `h`, which has been put into its modules all the same.
  worker: { format: 'es', plugins: () => [words], rolldownOptions: { treeshake: { moduleSideEffects: false } } },
  // Not the pages of tests and documentation.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    watch: { ignored: ['**/target/**'] },
  },
  preview: { host: '127.0.0.1' },
  test: {
    include: ['web/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
    // A thread starts sooner than a process.
    pool: 'threads',
    maxWorkers: '100%',
    // What hangs fails; how long a test takes depends on the machine.
    testTimeout: 60_000,
  },
});
