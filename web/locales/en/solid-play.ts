import { illegal as illegalMove } from '#locale/play.ts';
import type { KoRule, TurnRules } from '../../engine/player.ts';
import type { IllegalTurn } from '../../engine/problem.ts';
import type { Color } from '../../engine/types.ts';
import { plain } from '../phrase.ts';
import { count, list, opponent, owner, stone } from './grammar.ts';

/** The words for playing in space by chosen rules, in English. Another language is another module like this. */

export const label = 'Playing';

/** The line above the board: whose turn it is, and the effect of a press. `ko` is the point that may not be played on. */
export function press(color: Color, left: number, all: number, ko: string | null, rule: KoRule): string {
  const stones = all > 1 ? `, ${left} of ${count(all, 'stone')} left in this turn` : '';
  const not = ko ? `. Not on ${ko} (ko)${rule === 'kim' ? ', and no other ko now' : ''}` : '';
  return `Press a point to play for ${owner(color)}${stones}${not}.`;
}
export const choose = (color: Color, left: number, chosen: number): string =>
  `Choose ${left > 1 ? 'up to ' : ''}${count(left, 'point')} for ${owner(color)}, to be played on at the same time${chosen ? `: ${left - chosen} left` : ''}.`;
export const chooseFirst = (chosen: number): string =>
  `Black begins: choose any number of points, then place the stones${chosen ? `. ${chosen} chosen` : ''}.`;
export const over = 'The game is over: both sides have passed.';
export const place = (stones: number): string => (stones === 1 ? 'Place the stone' : `Place the ${stones} stones`);
export const endTurn = 'End the turn';
export const goOn = 'Go on playing';
export const openScore = 'Count step by step';
export const chosen = (point: string, color: Color): string => `${point}, chosen for a ${stone(color)} stone`;

/** A capture, the stones by their points; `ko` is the one that may not be retaken at once. */
export function captured(color: Color, points: readonly string[], ko: string | null, rule: KoRule): string {
  const took = `${owner(color)} captures ${count(points.length, `${stone(opposite(color))} stone`)}: ${plain(list(points))}.`;
  if (!ko) return took;
  return `${took} This is a ko: ${opponent(color)} may not retake it at once${rule === 'kim' ? ', nor take any other ko' : ''}.`;
}
const opposite = (color: Color): Color => (color === 'black' ? 'white' : 'black');

/** The reason why stones cannot be played, by the engine's code. */
export function illegal(why: IllegalTurn, color: Color, points: readonly string[]): string {
  const at = plain(list(points));
  const mayNot = `${owner(color)} may not play ${at}`;
  switch (why) {
    case 'ko':
    case 'suicide':
      if (points.length === 1) return illegalMove({ code: why, point: at, color });
      return why === 'ko'
        ? `${mayNot} together: one of the stones would bring back the position before. That is ko.`
        : `${mayNot} together: one of the stones would have no liberty. That is suicide, which is forbidden.`;
    case 'ko-after-ko':
      return `${mayNot} now: ${opponent(color)} has just taken a ko, and by Kim’s rule no ko may be taken right after another. Play elsewhere first.`;
    case 'too-many-stones':
      return `${mayNot}: these are more stones than ${owner(color)} has left in this turn.`;
    case 'not-first':
      return `${mayNot} together: only on an empty board may Black begin with several stones.`;
    case 'over':
      return `${over} Nobody can play before you choose “${goOn}”.`;
    case 'occupied':
      return `${mayNot}: there is a stone.`;
    case 'outside':
      return `${mayNot}: that is outside the board.`;
  }
}

/** The heading of the rules, with those that are not as usual. */
export function rulesNow(
  { ko, black, white }: Omit<TurnRules, 'suicide'>,
  together: boolean,
  opening: boolean,
): string {
  const more = Math.max(black, white) > 1;
  const now = [
    ko === 'kim' && 'Kim’s ko',
    more && `Black ${black} and White ${white} in a turn${together ? ' at the same time' : ''}`,
    opening && 'several stones to begin with',
  ].filter(Boolean);
  return now.length ? `Rules of play: ${now.join(', ')}` : 'Rules of play';
}
export const ko = { name: 'Ko', basic: 'basic', kim: 'Kim’s' } as const;
export const koMeans: Readonly<Record<KoRule, string>> = {
  basic: 'A ko may not be retaken at once.',
  kim: 'After a ko is taken, no ko may be taken at once, neither that nor another.',
};
export const stones = 'Most stones in a turn';
export const placed = { name: 'Stones of a turn', after: 'one after another', together: 'at the same time' } as const;
export const opening = 'Black begins an empty board with several stones';
