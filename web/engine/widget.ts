/** The build of the widget and of the package: the board and texts, from one file of wasm. */
import { Engine } from './engine.ts';
import { loadOnce } from './load.ts';
import { initSync, palette, Reading, roles, Study } from './pkg/widget.js';
import { Texts } from './texts.ts';

export interface WidgetBuild {
  readonly engine: Engine;
  readonly texts: Texts;
}

/** Loads the board and texts. */
export const loadWidgetBuild = loadOnce((module): WidgetBuild => {
  initSync({ module });
  return { engine: new Engine({ Study, palette, roles }), texts: new Texts({ Study, Reading }) };
});
