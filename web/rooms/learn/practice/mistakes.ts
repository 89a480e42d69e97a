/** What is said of a mistake, and the lesson about it. */
import * as text from '#locale/practice.ts';
import { LESSONS, type Lesson } from '../../../scenes/lessons.ts';
import { messageName } from '../../../scenes/words.ts';

/** The lesson about each mistake, by its name in `crates/learn/src/people/mistake.rs`. */
const LESSON_OF: Readonly<Record<string, string>> = {
  'health-skipped': 'what-breaks',
  'size-decides': 'what-breaks',
  'single-points-only': 'what-breaks',
  'points-counted': 'why-two',
  'regions-of-empty-points': 'through-stones',
  'enemy-inside-spoils': 'what-breaks',
  'blocks-diagonal': 'shared',
  'shared-ignored': 'shared',
  'healthy-for-one': 'to-whom',
  'neighbours-joined': 'shared',
  'one-round': 'rounds',
  'two-rounds': 'rounds',
  'only-vital-discarded': 'rounds',
  'one-is-enough': 'why-two',
  'two-liberties': 'why-two',
  'most-stones': 'why-two',
  'owner-answers': 'white-plays-on',
  seki: 'white-plays-on',
};

/** What a reader with the mistake does, what is so instead, and the lesson about it. */
export function wordsOf(mistake: string): { readonly fits: string; readonly instead: string; readonly lesson: Lesson } {
  const lesson = LESSONS.find(({ id }) => id === LESSON_OF[mistake]);
  const name = messageName(mistake) as keyof typeof text.fits;
  if (!lesson || !text.fits[name]) throw new RangeError(`There are no words for ${mistake}.`);
  return { fits: text.fits[name], instead: text.instead[name], lesson };
}
