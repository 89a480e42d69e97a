/** The wasm as `data:` addresses, for modules that carry it inside. */
export { default as widget } from './pkg/widget_bg.wasm?url&inline';
