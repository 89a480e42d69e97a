/** The addresses of the wasm files, for pages that Vite builds. */
export { default as board } from './pkg/board_bg.wasm?url';
export { default as everything } from './pkg/everything_bg.wasm?url';
export { default as eyes } from './pkg/eyes_bg.wasm?url';
