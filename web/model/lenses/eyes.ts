import { isGrid } from '../../engine/position.ts';
import type { Point } from '../../engine/types.ts';
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

/**
 * A decision of the reader in place of the analysis, which names a block by its first stone. Where something
 * is doubted, a block or a point that leads out, the solver takes nothing for granted.
 */
export type Decision =
  | { readonly is: 'joined' | 'parted'; readonly between: readonly [Point, Point] }
  | { readonly is: 'dead' | 'alive' | 'doubted'; readonly at: Point };

/** A move of play against the solver; null is a pass. */
export type EyesMove = Point | null;

/** A place in the lens, and what is made in it, which is not part of the address. */
export interface EyesWhere {
  readonly room: 'explore';
  readonly lens: 'eyes';
  readonly eyes: EyesPlace | null;
  /** All decisions in their order; of those about the same blocks the last is in force. */
  readonly decisions?: readonly Decision[];
  /** The moves of each play against the solver, by its color, the name of its group and its part of the lens. */
  readonly plays?: Readonly<Record<string, readonly EyesMove[]>>;
}

/** The eyes of groups, which need diagonals. `A` is a group, `A.rules.12` a step of a part of the lens. */
export const eyes: Descriptor<EyesWhere, 'eyes'> = {
  key: 'e',
  start: { room: 'explore', lens: 'eyes', eyes: null },
  format: ({ eyes }) => joined('eyes', eyes ? trimmed([eyes.group, eyes.part, eyes.step ? `${eyes.step}` : '']) : ''),
  parse: (name, place) => (name === 'eyes' ? { room: 'explore', lens: 'eyes', eyes: parse(place) } : null),
  fits: isGrid,
  build: 'eyes',
  colors: 'stepped',
  made: ({ decisions = [], plays = {} }) =>
    [
      ...decisions.map((each) => `${each.is} ${'at' in each ? each.at : each.between}`),
      ...Object.entries(plays)
        .flatMap(([play, moves]) => (moves.length ? `${play} ${moves.map((move) => move ?? 'pass')}` : []))
        .sort(),
    ].join('; '),
};

function parse(text: string): EyesPlace | null {
  const [, group = '', part = '', step = 0] = /^([A-Z]*)(?:\.([a-z]+)(?:\.(\d{1,5}))?)?$/.exec(text) ?? [];
  return group || part ? { group, part, step: Number(step) } : null;
}
