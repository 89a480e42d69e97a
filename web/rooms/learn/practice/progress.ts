/** What is kept of practice. */
import type { Section } from '../progress/progress.ts';
import { fieldsOf } from '../progress/shape.ts';

export type PracticeProgress = Readonly<Record<never, never>>;

export const practice: Section<PracticeProgress> = {
  name: 'practice',
  empty: {},
  parse: fieldsOf<PracticeProgress>({}),
  merge: (a) => a,
};
