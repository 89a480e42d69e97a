import { isGrid } from '../../engine/position.ts';
import { type Descriptor, trimmed } from './descriptor.ts';

/** A place in the gallery of boards in space: an exhibit, or any other name for the list, and its step from 0. */
export interface GalleryWhere {
  readonly room: 'explore';
  readonly lens: 'gallery';
  readonly exhibit: string;
  readonly step: number;
}

/** The gallery, which has boards of its own. */
export const gallery: Descriptor<GalleryWhere> = {
  key: 'g',
  start: { room: 'explore', lens: 'gallery', exhibit: 'all', step: 0 },
  format: ({ exhibit, step }) => trimmed(['gallery', exhibit, step ? String(step) : '']),
  parse(name, place) {
    if (name !== 'gallery') return null;
    const [exhibit = '', step = ''] = place.split('.');
    return { room: 'explore', lens: 'gallery', exhibit, step: /^\d{1,3}$/.test(step) ? Number(step) : 0 };
  },
  fits: (size) => !isGrid(size),
  build: 'board',
  colors: 'none',
  part: ({ exhibit }) => exhibit,
};
