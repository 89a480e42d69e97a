import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { language } from './scripts/language.ts';
import { plainClasses } from './scripts/plain-classes.mjs';
import { plainImports } from './scripts/plain-imports.mjs';

/** Modules of the page’s first load. */
const SHARED =
  /\/(node_modules\/preact|web\/(engine|locales|model|reading|ui|shell(?!\/(open|dialogs)\/)|rooms\/explore\/steps))\/|\/web\/rooms\/games\/Games\./;
/** Those of them that belong to the build with everything, which the page or a worker of it fetches later. */
const LATE =
  /\/web\/(engine\/.*(everything|lens-classes|handles|runs|eyes|eyes-build|player|referee|proof|search|support|texts|games|chronicle)|locales\/(?:[\w-]+\/)+(benson|chart|chen|countings|encoding|errata|examples|eyes|eye-[\w-]+|game-room|keys|kim|matrix|open|panels|prove|race|score|sensei|share|solid(-play)?|space-gallery|supports)|model\/(encoding[\w-]*|proof-block|settled|turning)|reading\/answers|ui\/(export|countings\/.*|lens\/.*|board\/SmallBoard|ErrataLink|game-data)|shell\/(help|share)\/.*|shell\/(recents|recording)|model\/(recent|turn))\./;

/** Modules that read texts: fetched with the first text, or after the first board for the list of recent ones. */
const READING =
  /\/web\/(locales\/(?:[\w-]+\/)+(faults|opening)|model\/(opening|refusal)|reading\/(reader|message|start-worker|worker-client)|ui\/reading|shell\/incoming)\./;

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
  plugins: [words, plainImports, plainClasses, preloadEngine],
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
            // The shell, and the modules that it shares with rooms, are one file.
            { name: 'page', test: (id) => SHARED.test(id) && !LATE.test(id) && !READING.test(id) },
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
  },
});
