/** The lessons, in their order. */
import * as words from '#locale/lessons.ts';
import { messageName } from './words.ts';

type Words = typeof import('#locale/lessons.ts');

const IDS = ['white-plays-on', 'through-stones', 'what-breaks', 'to-whom', 'why-two', 'shared', 'rounds'] as const;

export interface Lesson {
  /** In addresses, and in the reader's progress. */
  readonly id: string;
  readonly title: string;
  /** What it is about, in a line. */
  readonly about: string;
}

export const LESSONS: readonly Lesson[] = IDS.map((id) => ({ id, ...words[messageName(id) as keyof Words] }));
