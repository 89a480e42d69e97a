import { otherColor } from '../../engine/position.ts';
import type { Color, Prisoners } from '../../engine/types.ts';
import { join, type Phrase } from '../phrase.ts';
import { count, owner, stone } from './grammar.ts';

/** The texts of the tools and of playing moves, in English. */

export const tool = {
  play: { short: 'Play', name: 'Play moves', hint: 'Play moves in turn, with captures' },
  black: { short: 'Black', name: 'Black', hint: 'Set up black stones, without captures' },
  white: { short: 'White', name: 'White', hint: 'Set up white stones, without captures' },
  erase: { short: 'Erase', name: 'Erase', hint: 'Take stones off the board' },
  start: {
    short: 'Starting set',
    name: 'Choose the starting set',
    hint: 'Starting set: choose the blocks that are in at the start',
  },
} as const;

const stones = (color: Color, number: number): string => count(number, `${stone(color)} stone`);

export const captures = 'Moves capture';
const turn = (color: Color): string => `${owner(color)} plays next`;
export const pass = (color: Color): string => `Pass: ${turn(otherColor(color))}`;
export const passed = (color: Color): string => `${owner(color)} passes. ${turn(otherColor(color))}.`;
/** The effect of a press with a tool: with the one that plays, also whose turn it is and the point of a ko. */
export function press(use: keyof typeof tool, color: Color, capturing: boolean, ko: string | null): string {
  switch (use) {
    case 'play':
      return capturing
        ? `Press a point to play for ${owner(color)}${ko ? `, not on ${ko} (ko)` : ''}.`
        : `Press a point to place a ${stone(color)} stone; the next is of the other colour.`;
    case 'black':
    case 'white':
      return `Press a point to place a ${stone(use)} stone.`;
    case 'erase':
      return 'Press a stone to take it off.';
    case 'start':
      return 'Press a block to take it into the starting set, or out of it.';
  }
}
export const prisoners = ({ byBlack, byWhite }: Prisoners): string => `Prisoners: Black ${byBlack}, White ${byWhite}.`;

/** A request for a second tap, where lines are so narrow that a finger may miss the point it means. */
export function confirm(point: string, use: keyof typeof tool): string {
  const does = { play: 'play', black: 'place', white: 'place', erase: 'take it off', start: 'choose' };
  return `${point}: tap again to ${does[use]}`;
}

/** An answer to a press on a stone with the tool that plays, after the words about its point. */
export const onStone = (point: Phrase): Phrase => join([point, '. To take stones off the board, choose Erase.']);

/** The reasons why a move cannot be played, by the engine's code. */
export function illegal(code: 'suicide' | 'ko', point: string, color: Color): string {
  return {
    suicide: `${owner(color)} may not play ${point}: the stone would have no liberty. That is suicide, which is forbidden.`,
    ko: `${owner(color)} may not play ${point} now: it would bring back the position before. That is ko; play elsewhere first.`,
  }[code];
}

/** A move that took `number` of the mover's own stones off the board. */
export const suicide = (color: Color, number: number): string =>
  `Suicide, which the rules allow here: ${stones(color, number)} taken off, as prisoners of ${owner(otherColor(color))}.`;

/** A block without a liberty, by the name of its first point; as the program says it, without a capital and a full stop. */
export const noLiberty = (color: Color, number: number, point: string): string =>
  number === 1
    ? `the ${stone(color)} stone on ${point} has no liberty`
    : `the block of ${number} ${stone(color)} stones with ${point} has no liberty`;
export const noLibertyHelp = 'It cannot stay on the board, so there is nothing to step through.';
export const takeOff = (color: Color, number: number, point: string): string =>
  number === 1 ? `Take the ${stone(color)} stone on ${point} off` : `Take the ${stones(color, number)} off`;
