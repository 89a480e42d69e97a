/**
 * What leaves out Vite's loader of chunks, which fetches their styles and chunks ahead: ours
 * have neither.
 * @type {import('vite').Plugin}
 */
export const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};
