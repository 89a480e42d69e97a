/**
 * The build with everything but the eyes of groups, with a loader for each script that uses it: a bundle keeps only the
 * classes of the loader that it imports.
 */
import { GameTexts } from './games.ts';
import { loadOnce } from './load.ts';
import { initSync, Lookahead, palette, Reading, roles, Study } from './pkg/everything.js';
import { Player } from './player.ts';
import { Prover } from './proof.ts';
import { RunWriter } from './runs.ts';
import { Searcher } from './search.ts';
import { Supporter } from './support.ts';

/** For the worker that answers about texts. */
export const loadTexts = /* @__PURE__ */ loading(() => ({
  texts: new GameTexts({ Study, Reading }),
  runWriter: new RunWriter({ Study }),
}));
export type TextClasses = Awaited<ReturnType<typeof loadTexts>>;

/** For boards in space, and for the marks of lenses. */
export const loadSpaces = /* @__PURE__ */ loading(() => ({ Study, palette, roles }));

/** For boards in space in the widget, which reads texts with layers too. */
export const loadSpaceTexts = /* @__PURE__ */ loading(() => ({ Study, Reading, palette, roles }));

/** For games in space. */
export const loadPlayer = /* @__PURE__ */ loading(() => new Player({ Study }));

/** For the lenses of the page. */
export const loadLenses = /* @__PURE__ */ loading(() => ({
  prover: new Prover({ Study }),
  supporter: new Supporter({ Study }),
  spaces: { Study, palette, roles },
}));

/** For the widget that proves. */
export const loadProver = /* @__PURE__ */ loading(() => new Prover({ Study }));

/** For the worker of a search. */
export const loadSearcher = /* @__PURE__ */ loading(() => new Searcher({ Study, Lookahead }));

function loading<T>(begin: () => T) {
  return loadOnce((module) => {
    initSync({ module });
    return begin();
  });
}
