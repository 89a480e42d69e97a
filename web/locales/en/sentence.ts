import { capital } from './grammar.ts';

/** Words that may stand after a place, such as `this is not text`, as a sentence of their own. */
export const sentence = (words: string): string => `${capital(words)}.`;
