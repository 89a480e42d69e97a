import { type Descriptor, joined } from './descriptor.ts';

export interface LearnWhere {
  readonly room: 'learn';
  /** The name of a lesson; empty at the list of lessons. */
  readonly at: string;
}

/** The room of lessons, which has boards of its own. */
export const learn: Omit<Descriptor<LearnWhere>, 'key'> = {
  start: { room: 'learn', at: '' },
  format: ({ at }) => joined('learn', at),
  parse: (name, at) => (name === 'learn' ? { room: 'learn', at } : null),
  fits: () => true,
  build: 'board',
  colors: 'none',
  staysOnEdit: true,
  part: ({ at }) => at,
};
