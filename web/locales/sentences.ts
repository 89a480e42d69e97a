import { betweenSentences } from '#locale/shared.ts';
import { join, type Part, type Phrase } from './phrase.ts';

/** What may be left out, as by a condition. */
type Optional<T> = T | false | null | undefined | '';

const present = <T>(sentences: readonly Optional<T>[]) => sentences.filter((each): each is T => !!each);

/** Sentences one after another, without those that are left out. */
export const sentences = (...all: readonly Optional<string>[]): string => present(all).join(betweenSentences);

/** The same for sentences with names in them. */
export const phrases = (...all: readonly Optional<Part>[]): Phrase =>
  join(present(all).flatMap((each, index) => (index ? [betweenSentences, each] : [each])));
