/** Attributes and events of `<pass-alive>` in markup, for the types of each framework. */
import type { PassAliveEvents } from '../events.ts';

/** The colours of a board. */
export type ThemeName = 'pale' | 'dim' | 'paper' | 'wood' | 'slate' | 'night';

/** The attributes; undefined leaves one at its default. */
export interface PassAliveAttributes {
  /** The colour whose blocks are cast out. */
  color?: 'black' | 'white' | 'both' | undefined;
  suicide?: 'forbidden' | 'allowed' | undefined;
  regions?: 'small' | 'enclosed' | undefined;
  /** The place in the run: a round, `round.step`, or `end`. */
  round?: number | string | undefined;
  /** The position after this many moves; the last by default. */
  move?: number | string | undefined;
  controls?: 'full' | 'steps' | 'none' | undefined;
  /** `auto`, a theme, or two: for light pages and for dark ones. */
  theme?: 'auto' | ThemeName | `${ThemeName} ${ThemeName}` | undefined;
  /** The widest space between two lines, in CSS pixels. */
  spacing?: number | string | undefined;
  editable?: boolean | undefined;
  /** The reader is first asked which blocks stay. */
  quiz?: boolean | undefined;
  /** The address of the text. */
  src?: string | undefined;
  /** The address of the full page. */
  page?: string | undefined;
  mode?: 'capture' | 'try' | 'eyes' | undefined;
  /** A point of the block or group that `mode` is about: `C3`. */
  block?: string | undefined;
  /** The size of an empty board, for an element without a text: `9x9`, or `3x3x3` with three layers. */
  board?: string | undefined;
  /** The edges of the board that are joined. */
  topology?: 'box' | 'cylinder' | 'torus' | undefined;
  /** The first view of a board in space as a solid, in degrees: `27,24`. */
  turn?: string | undefined;
  /** The part of the board that is shown: `drawn`, or two opposite points, `A1 J9`. */
  crop?: string | undefined;
  /** What is shown first: the steps, or the diagram as it is drawn and a game at its first position. */
  view?: 'steps' | 'plain' | undefined;
  /** The sides with coordinates, separated by spaces, or `none`. */
  coordinates?: string | undefined;
  /** A still picture with its title, without controls; methods still go through it. */
  play?: 'none' | undefined;
}

/** A listener for each event, named as markup names it: `onpass-alive-step` with the prefix `on`. */
export type Listeners<Prefix extends string> = {
  [Name in keyof PassAliveEvents as `${Prefix}${Name}`]?: ((event: PassAliveEvents[Name]) => void) | undefined;
};
