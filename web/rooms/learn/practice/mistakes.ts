/** What is said of a mistake, and the lesson about it. */
import * as text from '#locale/practice.ts';
import { LESSONS, type Lesson } from '../../../scenes/lessons.ts';
import { messageName } from '../../../scenes/words.ts';

/** What a reader with the mistake does, what is so instead, and the first lesson about it. */
export function wordsOf(mistake: string): { readonly fits: string; readonly instead: string; readonly lesson: Lesson } {
  const lesson = LESSONS.find(({ about }) => about.includes(mistake));
  const name = messageName(mistake) as keyof typeof text.fits;
  if (!lesson || !text.fits[name]) throw new RangeError(`There are no words for ${mistake}.`);
  return { fits: text.fits[name], instead: text.instead[name], lesson };
}
