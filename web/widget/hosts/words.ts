/** The files of words beside the scripts. In a build with several languages scripts/spoken.ts writes this module. */

/** The language of the build. */
export const language: string = 'en';
/** The part with the words of each other language. */
export const words: Readonly<Record<string, string>> = {};
/** Import their files. */
export const imports: Readonly<Record<string, () => Promise<unknown>>> = {};
