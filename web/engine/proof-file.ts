/** The address of the wasm file that proves, for pages that Vite builds. */
export { default as proof } from './pkg/proof_bg.wasm?url';
