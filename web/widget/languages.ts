/** The languages of elements: that of the nearest ancestor with `lang`, if there are words in it, or else the build’s. */
import { sayIn, type Words } from '../locales/spoken.ts';
import { receivePart } from './parts.ts';

let own = 'en';
/** The part with the words of each other language, in the order of preference. */
let parts: Readonly<Record<string, string>> = {};
let fetchFile: (language: string) => Promise<unknown>;

/** Words that have been fetched; null where they could not be had. */
const known = new Map<string, Words | null>();
const fetched = new Map<string, Promise<void>>();

/** Sets the language of the build, and where the words of others are: that depends on the file that the element is in. */
export function provideWords(language: string, others: typeof parts, fetch: typeof fetchFile): void {
  own = language;
  parts = others;
  fetchFile = fetch;
}

/** True if there are words in more than one language. */
export const hasLanguages = (): boolean => Object.keys(parts).length > 0;

/** The language of an element. */
export function languageOf(element: Element): string {
  return Object.keys(parts).find((tag) => element.matches(`:lang(${tag})`)) ?? own;
}

/** True if the words of a language are there, or cannot be had. */
export const areThere = (language: string): boolean => language === own || known.has(language);

/** Fetches the words of a language, once. */
export function loadWords(language: string): Promise<void> {
  const load = async () => {
    try {
      known.set(language, await receivePart<Words>(parts[language] as string, () => fetchFile(language)));
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the reader sees words all the same; the cause is for the page's author.
      console.warn(error);
      known.set(language, null);
    }
  };
  if (!areThere(language) && !fetched.has(language)) fetched.set(language, load());
  return fetched.get(language) ?? Promise.resolve();
}

/** Has everything said in a language from now on; the language in which it is, if its words are not there. */
export function speak(language: string): string {
  const words = known.get(language) ?? null;
  sayIn(words);
  return words ? language : own;
}
