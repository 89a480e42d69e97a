/** The address of the wasm file, for pages that Vite builds. */
export { default as wasm } from './pkg/pass_alive_wasm_bg.wasm?url';
