import { type Descriptor, joined, trimmed } from './descriptor.ts';

/** A question about supports: the chosen blocks, those taken away, and the cover shown, from 0. */
export interface SupportsPlace {
  readonly chosen: readonly string[];
  readonly taken: readonly string[];
  readonly cover: number;
}

export interface SupportsWhere {
  readonly room: 'explore';
  readonly lens: 'supports';
  readonly supports: SupportsPlace | null;
}

/** What supports what. `A,C` are chosen, `A.B` with B taken away, `A..2` at the second cover. */
export const supports: Descriptor<SupportsWhere, 'everything'> = {
  key: 'u',
  start: { room: 'explore', lens: 'supports', supports: null },
  format: ({ supports }) => joined('supports', supports ? format(supports) : ''),
  parse: (name, place) => (name === 'supports' ? { room: 'explore', lens: 'supports', supports: parse(place) } : null),
  fits: () => true,
  build: 'everything',
  colors: 'stepped',
  made: ({ supports }) => `${supports?.chosen ?? ''}.${supports?.taken ?? ''}`,
};

const format = ({ chosen, taken, cover }: SupportsPlace): string =>
  trimmed([chosen.join(','), taken.join(','), cover ? String(cover + 1) : '']);

function parse(text: string): SupportsPlace | null {
  const [chosen = '', taken = '', cover = ''] = text.split('.');
  const names = (list: string) => list.split(',').filter(Boolean);
  if (!text) return null;
  return { chosen: names(chosen), taken: names(taken), cover: /^[1-9]\d{0,3}$/.test(cover) ? Number(cover) - 1 : 0 };
}
