/** The addresses of the builds that lenses and boards in space need, beside their scripts. */

/** For proofs and boards in space. */
export const everything = new URL(/* @vite-ignore */ './pass-alive-everything.wasm', import.meta.url);

/** For the eyes of groups. */
export const eyes = new URL(/* @vite-ignore */ './pass-alive-eyes.wasm', import.meta.url);
