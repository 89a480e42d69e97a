/** The addresses of the wasm files, for pages that Vite builds. */
export { default as board } from './pkg/board_bg.wasm?url';
export { default as proof } from './pkg/proof_bg.wasm?url';
export { default as search } from './pkg/search_bg.wasm?url';
export { default as support } from './pkg/support_bg.wasm?url';
export { default as texts } from './pkg/texts_bg.wasm?url';
