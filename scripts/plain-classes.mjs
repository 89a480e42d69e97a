/**
 * A plugin that leaves out `[Symbol.dispose]` of wasm-bindgen's classes, and more of its scripts. Our code frees
 * handles by `free`, and without these statements a bundle leaves out the classes that it does not use.
 * @type {import('vite').Plugin}
 */
export const plainClasses = {
  name: 'plain-classes',
  // A server for development would set the property of the browser's own `Symbol`.
  apply: 'build',
  config: () => ({ define: { 'Symbol.dispose': 'undefined' } }),
  transform: (code, id) => (PKG.test(id) ? UNUSED.reduce((all, part) => all.replace(part, ''), code) : null),
};

const PKG = /engine\/pkg\/\w+\.js$/;

/**
 * What wasm-bindgen writes for browsers without `encodeInto` or finalization, older than all that is used here, and for
 * callers that are not ours.
 */
const UNUSED = [
  /if \(!\('encodeInto' in cachedTextEncoder\)\) \{[\s\S]*?\n\}\n/,
  / {4}if \(realloc === undefined\) \{[\s\S]*?\n {4}\}\n/,
  /\(typeof FinalizationRegistry === 'undefined'\)\s*\? \{.*\}\s*: (?=new)/g,
  / {4}if \(!\(module instanceof WebAssembly\.Module\)\) \{[\s\S]*?\n {4}\}\n/,
  / else \{\s*console\.warn\('using deprecated parameters for `initSync[\s\S]*?\}/,
];
