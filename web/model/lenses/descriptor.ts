/** What the rest of the page knows of a room or lens, which is entered in `list.ts`. */
import type { Size } from '../../engine/types.ts';

export interface Descriptor<Where> {
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
