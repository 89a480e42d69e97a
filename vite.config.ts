import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The built folder works from any sub-path of any host.
  base: './',
  build: {
    // The wasm file stays a file of its own, whatever its size.
    assetsInlineLimit: 0,
    // Every browser we know of preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  // Calls of `h` compress better than those of the automatic runtime.
  oxc: {
    jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
    jsxInject: `import { Fragment, h } from 'preact'`,
  },
  server: {
    host: '127.0.0.1',
    watch: { ignored: ['**/target/**'] },
  },
  preview: { host: '127.0.0.1' },
  test: {
    include: ['web/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
  },
});
