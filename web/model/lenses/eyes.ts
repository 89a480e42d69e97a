import { isGrid } from '../../engine/position.ts';
import { type Descriptor, joined, trimmed } from './descriptor.ts';

/**
 * A place in the lens of eyes: a group by its name, empty for the one that the lens chooses, and a
 * part of the lens, empty for the result, with a step in it, from 0.
 */
export interface EyesPlace {
  readonly group: string;
  readonly part: string;
  readonly step: number;
}

export interface EyesWhere {
  readonly room: 'explore';
  readonly lens: 'eyes';
  readonly eyes: EyesPlace | null;
}

/** The eyes of groups, which need diagonals. `A` is a group, `A.rules.12` a step of a part of the lens. */
export const eyes: Descriptor<EyesWhere, 'eyes'> = {
  start: { room: 'explore', lens: 'eyes', eyes: null },
  format: ({ eyes }) => joined('eyes', eyes ? trimmed([eyes.group, eyes.part, eyes.step ? `${eyes.step}` : '']) : ''),
  parse: (name, place) => (name === 'eyes' ? { room: 'explore', lens: 'eyes', eyes: parse(place) } : null),
  fits: isGrid,
  build: 'eyes',
  colors: 'stepped',
};

function parse(text: string): EyesPlace | null {
  const [, group = '', part = '', step = 0] = /^([A-Z]*)(?:\.([a-z]+)(?:\.(\d{1,5}))?)?$/.exec(text) ?? [];
  return group || part ? { group, part, step: Number(step) } : null;
}
