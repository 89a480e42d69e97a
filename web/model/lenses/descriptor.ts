/**
 * The half of a room or lens that is there from the first: its places, and what the rest of the page knows of it. It is
 * entered in `list.ts`. The other half is fetched, and entered in `web/rooms/explore/lenses.ts`.
 */
import type { Size } from '../../engine/types.ts';

/** The build of the engine that a lens needs. */
export type Build = 'board' | 'everything' | 'eyes';

export interface Descriptor<Where, Needs extends Build = 'board'> {
  /** The key that leads to it. */
  readonly key: string;
  /** The beginning of the lens. */
  readonly start: Where;
  /** The text of a place in an address; empty at home. */
  readonly format: (where: Where) => string;
  /**
   * The place with this name in an address, and the text after the name; null if it is another lens's.
   * A place that the lens lacks is its start.
   */
  readonly parse: (name: string, place: string) => Where | null;
  /** True if boards of this size have it. */
  readonly fits: (size: Size) => boolean;
  /** Its build is fetched together with its other half. */
  readonly build: Needs;
  /** Its steps are the moments of the run: the page's keys and buttons go through them. */
  readonly stepsRun?: true;
  /**
   * The choice of colours above it: which are shown, and with both also the one that it is about; or none,
   * where it is about both or has boards of its own.
   */
  readonly colors: 'shown' | 'stepped' | 'none';
  /** The place is not about the stones, and stays when they change. */
  readonly staysOnEdit?: true;
  /** What the reader has made in the lens, beside the board: undo takes a change of it back. */
  readonly made?: (where: Where) => string;
  /** The part of the lens to which Back leads; the whole lens by default. */
  readonly part?: (where: Where) => string;
}

/** The name of a lens with its place. */
export const joined = (lens: string, place: string): string => (place ? `${lens}.${place}` : lens);

/** The parts of a place with full stops between them, without empty ones at the end. */
export const trimmed = (parts: readonly string[]): string =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('.');
