/**
 * A plugin that removes Vite's loader of chunks. It prefetches their styles and chunks, and ours
 * have neither.
 * @type {import('vite').Plugin}
 */
export const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};
