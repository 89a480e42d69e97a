import { type Descriptor, joined } from './descriptor.ts';

export interface LearnWhere {
  readonly room: 'learn';
  /** The name of a lesson, or `practice` and its own place after a full stop; empty at the list of lessons. */
  readonly at: string;
}

/** The room of lessons and practice, which has boards of its own. */
export const learn: Omit<Descriptor<LearnWhere>, 'key'> = {
  start: { room: 'learn', at: '' },
  format: ({ at }) => joined('learn', at),
  parse: (name, at) => (name === 'learn' ? { room: 'learn', at } : null),
  fits: () => true,
  build: 'board',
  colors: 'none',
  staysOnEdit: true,
  part: ({ at }) => at.split('.', 1)[0] as string,
};
