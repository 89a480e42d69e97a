import type { KoRule } from '../engine/player.ts';
import type { Color, Point } from '../engine/types.ts';

/** A game in space: its rules, besides that on suicide, and how far the turn is. */
export interface Play {
  readonly ko: KoRule;
  /** The most stones in a turn of Black, and of White. */
  readonly black: number;
  readonly white: number;
  /** The stones of a turn are placed at the same time, instead of one after another. */
  readonly together: boolean;
  /** On an empty board Black begins with any number of stones, placed at the same time. */
  readonly opening: boolean;
  /** The stones of the turn that have been played. */
  readonly played: number;
  /** The passes since the last stone; after two the game is over. */
  readonly passes: number;
  /** The points chosen for stones that are placed at the same time, in the order of the choice. */
  readonly chosen: readonly Point[];
}

/** The most stones in a turn. */
export const MOST_STONES = 9;

const NEW_TURN = { played: 0, passes: 0, chosen: [] } as const;

/** One stone a turn, and basic ko. */
export const PLAIN: Play = { ko: 'basic', black: 1, white: 1, together: false, opening: false, ...NEW_TURN };

/** The same rules at the beginning of a turn. */
export const newTurn = (play: Play): Play => ({ ...play, ...NEW_TURN });

/** The stones that a color may still play in its turn. */
export const stonesLeft = (play: Play, toPlay: Color): number => play[toPlay] - play.played;

/** True after two passes. */
export const isOver = ({ passes }: Play): boolean => passes >= 2;
