/** The wasm as `data:` addresses, for modules that carry it inside. */

export { default as analyze } from './pkg/analyze_bg.wasm?url&inline';
export { default as widget } from './pkg/widget_bg.wasm?url&inline';
