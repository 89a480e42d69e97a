import { isGrid } from '../../engine/position.ts';
import type { Descriptor } from './descriptor.ts';

export interface GamesWhere {
  readonly room: 'games';
}

/** The room for an opened game, which has no lenses. */
export const games: Omit<Descriptor<GamesWhere>, 'key'> = {
  start: { room: 'games' },
  format: () => 'game',
  parse: (name) => (name === 'game' ? { room: 'games' } : null),
  fits: isGrid,
  build: 'board',
  colors: 'none',
  staysOnEdit: true,
};
