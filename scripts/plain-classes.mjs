/**
 * A plugin that leaves out `[Symbol.dispose]` of wasm-bindgen's classes. Our code frees handles by
 * `free`, and without these statements a bundle leaves out the classes that it does not use.
 * @type {import('vite').Plugin}
 */
export const plainClasses = {
  name: 'plain-classes',
  // A server for development would set the property of the browser's own `Symbol`.
  apply: 'build',
  config: () => ({ define: { 'Symbol.dispose': 'undefined' } }),
};
