/** The build with the eyes of groups, with a loader for each script that uses it. */
import { EyeAnalyst } from './eyes.ts';
import { loadOnce } from './load.ts';
import { eyeShape, eyeShapes, eyeSum, initSync, palette, Referee, roles, Study } from './pkg/eyes.js';
import { EyeReferee } from './referee.ts';

const analyst = () => new EyeAnalyst({ Study, palette, roles, eyeShapes, eyeShape, eyeSum });

/** For the lens of eyes, on the page and in a worker. */
export const loadEyes = /* @__PURE__ */ loadOnce((module) => {
  initSync({ module });
  return analyst();
});

/** For the worker that plays out groups. */
export const loadReferee = /* @__PURE__ */ loadOnce((module) => {
  initSync({ module });
  return new EyeReferee({ Study, Referee });
});

/** For elements, which have both on one thread. */
export const loadEyesAndReferee = /* @__PURE__ */ loadOnce((module) => {
  initSync({ module });
  return { analyst: analyst(), referee: new EyeReferee({ Study, Referee }) };
});
