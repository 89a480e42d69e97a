import * as page from '#locale/page.ts';
import { illegal as forbidden } from '#locale/play.ts';
import type { ExactStatus, EyeStatus } from '../../engine/eyes.ts';
import type { Illegal } from '../../engine/problem.ts';
import type { EyeJudged } from '../../engine/referee.ts';
import type { Color } from '../../engine/types.ts';
import { type Phrase, say } from '../phrase.ts';
import { either, status as statusNames } from './eyes.ts';
import { count, list, opponent, owner } from './grammar.ts';

/** The words of exact search and of play against it in the lens Eyes, in English. */

export const label = 'Exact search';
export const running = 'Exact search: every line of play is being tried …';
export const stopped = 'The exact search was stopped.';
export const failed: Readonly<Record<NonNullable<EyeJudged['why']> | 'notStarted' | 'broken', string>> = {
  points: 'Exact search does not reach this group: there are too many points to play on.',
  arrangements: 'Exact search does not reach this group: too many arrangements of stones are possible.',
  memory: 'Exact search does not reach this group: it would need too much memory.',
  exit: 'There is no exact search for this group: it is not shut in.',
  notStarted: 'The exact search could not be started.',
  broken: 'The exact search has stopped because of an error in it.',
};
export const stop = 'Stop';
export const again = 'Search again';

/** The exact verdict, beside that of the rules. */
export function verdict(
  color: Color,
  rules: EyeStatus,
  exact: ExactStatus,
  save: readonly Phrase[],
  kill: readonly Phrase[],
  assumed: readonly Phrase[],
  arrangements: number,
): Phrase {
  const agreement =
    rules === exact
      ? say`Exact search agrees: ${statusNames[exact]}`
      : rules === 'unsettled'
        ? say`Exact search settles it: ${statusNames[exact]}`
        : say`Exact search differs: not ${statusNames[rules]}, but ${statusNames[exact]}`;
  // Moves that gain an eye decide nothing for a group that is dead all the same.
  const decides = exact === 'critical' || exact === 'ko';
  const moves = [
    decides && save.length ? say`${owner(color)} plays ${either(save)}` : [],
    decides && kill.length ? say`${opponent(color)} plays ${either(kill)}` : [],
  ].filter((part) => part.length > 0);
  const stay = assumed.length ? say`, if the stones around at ${list(assumed)} stay` : '';
  const looked = arrangements > 0 ? ` It looked at ${count(arrangements, 'arrangement')} of stones.` : '';
  return say`${agreement}${moves.length ? say` (${list(moves)})` : ''}${stay}.${looked}`;
}

/** The eyes by the rules and by exact search, where they differ. */
export const values = (rules: string, exact: string): string =>
  `By the rules it has ${rules}; by exact search ${exact}.`;

/** The number of moves against a living group that need no answer. */
export function ignores(n: 0 | 1 | 2 | 3 | 'any'): string {
  if (n === 'any') return 'It can be ignored for ever.';
  if (n === 0) return 'Every move against it has to be answered.';
  return `It can be ignored ${n === 1 ? 'once' : n === 2 ? 'twice' : 'three times or more'}.`;
}

export const showLine = (first: Color): string => `Show play if ${owner(first)} begins`;
export const lineOnBoard = 'Best play of both sides by exact search.';
export const lineSteps = 'Moves of the line';
export const steps = { ...page.steps, forward: 'Next move', last: 'To the end' } as const;
export const lineStart = (first: Color, moves: number): string =>
  moves ? `Best play of both sides, ${owner(first)} first: ${count(moves, 'move')}.` : 'There is nothing to play.';
export const linePlace = (at: number, moves: number): string => (at === 0 ? 'Start' : `Move ${at} of ${moves}`);
export const move = (color: Color, at: string | null): string =>
  at === null ? `${owner(color)} passes.` : `${owner(color)} plays ${at}.`;
export const lineLives = (group: string): string => `Group ${group} lives.`;
export const lineDies = (group: string): string => `Group ${group} is captured.`;
export const close = 'Back to the result';

/** Play against the solver. */
export const tryIt = (color: Color, lives: boolean): string => `Try to ${lives ? 'live' : 'kill'} as ${owner(color)}`;
export const tryLine = (color: Color): string =>
  `You are ${owner(color)}. Press a circle to play there; the exact search answers.`;
export const trySteps = 'Play against the exact search';
export const goal = (group: string, lives: boolean): string =>
  lives ? `Save group ${group}.` : `Kill group ${group}.`;
export const yourMove = (color: Color, canPlay: boolean): string =>
  `You are ${owner(color)}: ${canPlay ? 'play on a circle' : 'no move is left, so pass'}.`;
export const thinking = 'The exact search answers …';
/** A point of the board, for readers who do not see the circles. */
export const inPlay = (point: string, isPlayable: boolean): string =>
  isPlayable ? `${point}, you can play here` : point;
/** The reason why a move is not played. */
export function illegal(why: Illegal, at: string, color: Color): string {
  if (why === 'outside') return `${at} decides nothing here: the search looks at the points with a circle only.`;
  return why === 'occupied' ? `There is a stone on ${at} already.` : forbidden({ code: why, point: at, color });
}
export const lost = (at: string | null, lives: boolean): string =>
  `${at === null ? 'That pass' : `With ${at} you`} gave it away: now ${lives ? 'the group can be killed' : 'the group can live'}.`;
export const hint = 'Hint';
export const hintAt = (at: string | null): string => (at === null ? 'Hint: pass.' : `Hint: play ${at}.`);
export const pass = 'Pass';
export const restart = 'From the start';
export const why = 'Show why';
export const whySays = (moves: readonly string[]): string => `Best play from here: ${moves.join(', ')}.`;
export const moveShort = (color: Color, at: string | null): string => `${owner(color)} ${at ?? 'passes'}`;
export const ended = {
  saved: 'You have saved it: the group lives.',
  notSaved: 'The group has been captured.',
  killed: 'You have killed it: the group is captured.',
  notKilled: 'Both sides have passed: the group lives.',
} as const;
