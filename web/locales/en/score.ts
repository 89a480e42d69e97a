import * as page from '#locale/page.ts';
import type { Counting } from '../../engine/support.ts';
import type { Color, Prisoners } from '../../engine/types.ts';
import { isolated, type Phrase, say } from '../phrase.ts';
import { are, capital, count, owner, stone } from './grammar.ts';

/** The words of the lens Score, in English. Another language is another module like this. */

/** A number for each side. */
export type Both = readonly [black: number, white: number];

/** `3 black stones and 1 white stone`, without what there is none of. */
function stones([black, white]: Both): string {
  const parts = [black && count(black, 'black stone'), white && count(white, 'white stone')];
  return parts.filter(Boolean).join(' and ');
}

export const label = 'Score';
export const intro: Readonly<Record<Counting, string>> = {
  rule3:
    'Benson’s Rule 3 counts a board without asking anybody what is dead: every stone that is not unconditionally alive is removed, and what is left is counted.',
  kim: 'After Kim (1978), this counts, for each colour, the areas that its living stones enclose: their empty points, and two points for each enemy stone in them, the point and the prisoner. Other stones that are not alive are left, and count for nobody. This changes his rule: he sums over closed surfaces of any stones, so both colours could score the same points, and one a point twice. But stones that can be captured enclose nothing for sure.',
};
export const caveat =
  'It is for boards played on until all that is to count is unconditionally alive. Of an unfinished game it does not say who would win: stones in seki are removed too, and so are blocks that live only because their owner would answer.';
export const bothCountings = 'Both countings';
export const counting = { name: 'Counting', rule3: 'Rule 3', kim: 'Kim’s' } as const;
export const line: Readonly<Record<Counting, string>> = {
  rule3: 'The count by Benson’s Rule 3: what is not unconditionally alive is removed, the rest is counted.',
  kim: 'The count by Kim: what is not unconditionally alive, and enclosed by the enemy, is removed; what is enclosed is counted.',
};
export const board = 'Board of the score';
export const boardHelp = 'Arrow keys move the cursor, comma and full stop step through the count.';
export const steps = { ...page.steps, forward: 'Next step', last: 'To the score' } as const;
export const stepping = 'Steps of the count';
export const place = (at: number, steps: number): string => `Step ${at} of ${steps}`;

/** The caveat of a count that did not begin with the game. */
function unknown({ byBlack, byWhite }: Prisoners): string {
  const before = byBlack + byWhite === 0 ? 'this position' : 'the moves played here';
  return `Stones captured before ${before} are not known, and are not counted.`;
}

/** The steps, one sentence each. `known`: the count of the prisoners began with the game. */
export function start(before: Prisoners, known: boolean): Phrase {
  const { byBlack, byWhite } = before;
  const caveat = known ? '' : ` ${unknown(before)}`;
  if (byBlack + byWhite > 0) {
    return say`Before the count. So far Black has captured ${count(byBlack, 'stone')}, and White ${byWhite}.${caveat}`;
  }
  return [`Before the count.${caveat || ' Nobody has captured a stone so far.'}`];
}
export function alive(stay: Both, go: Both): Phrase {
  const [stays, goes] = [stay[0] + stay[1], go[0] + go[1]];
  if (stays + goes === 0) return ['There is no stone on the board.'];
  if (stays === 0) return ['No stone is unconditionally alive, so none stays (crosses).'];
  const live = say`${stones(stay)} ${are(stays)} unconditionally alive, and stay${stays === 1 ? 's' : ''} (rings).`;
  if (goes === 0) return say`${live} No other stone is on the board.`;
  return say`${live} The other${goes === 1 ? '' : 's'}, ${stones(go)}, ${are(goes)} not (crosses).`;
}
/** `left` are stones that are not alive and stay, as Kim counts. */
export function removed(go: Both, prisoners: Both, counting: Counting, left: Both): Phrase {
  const stays = left[0] + left[1];
  const stay =
    stays > 0
      ? ` ${stones(left)}, which the enemy does not enclose, stay${stays === 1 ? 's' : ''} and count${stays === 1 ? 's' : ''} for nobody.`
      : '';
  const enclosed = counting === 'kim' ? ', enclosed by the enemy,' : '';
  const have = say`Black has ${count(prisoners[0], 'prisoner')}, and White ${prisoners[1]}.`;
  const goes = go[0] + go[1];
  if (goes === 0) return say`No stone has to go.${stay} ${have}`;
  const become = goes === 1 ? 'becomes a prisoner' : 'become prisoners';
  return say`${stones(go)}${enclosed} ${are(goes)} removed, all at once, and ${become}.${stay} Now ${have}`;
}
export function points(black: number, white: number, neutral: number, counting: Counting): Phrase {
  const areas =
    counting === 'kim' ? 'that living stones of one colour enclose' : 'in areas next to stones of one colour only';
  const next = say`Empty points ${areas} count for it: ${black} for Black, ${white} for White.`;
  return neutral ? say`${next} ${neutral} next to both or to none count${neutral === 1 ? 's' : ''} for nobody.` : next;
}

/**
 * For each side the points and the prisoners; `finished`: all stones were alive and all points
 * count for somebody; `before`: the prisoners taken before, which are among them; `known`: that
 * count began with the game; `komi`: the points that the record gives White besides, if it says any.
 */
export function score(
  black: readonly [number, number],
  white: readonly [number, number],
  finished: boolean,
  before: Prisoners,
  known: boolean,
  komi: number | null,
): Phrase {
  const sum = ([points, prisoners]: readonly [number, number]) => points + prisoners;
  const has = (color: Color, side: readonly [number, number]) =>
    `${owner(color)} has ${side.join(' + ')} = ${sum(side)}`;
  const caveat = finished ? '' : 'If the game is not finished, this does not say who would win. ';
  return say`${caveat}Points and prisoners: ${has('black', black)}, ${has('white', white)}. ${capital(lead(sum(black), sum(white)))}${komi ? ` on the board. ${withKomi(komi, sum(black), sum(white))}` : ''}.${known ? '' : ` ${unknown(before)}`}`;
}
const withKomi = (komi: number, black: number, white: number): string =>
  `With the komi of ${komi}, ${lead(black, white + komi)}`;
/** The leader, inside a sentence. */
function lead(black: number, white: number): string {
  // A komi of 6.7 has no exact sum.
  const lead = Math.round((black - white) * 100) / 100;
  if (lead === 0) return 'the score is even';
  return lead > 0 ? `Black leads by ${lead}` : `White leads by ${-lead}`;
}

/** The leader by area and by territory; Kim's count has no area. `komi` is null if no record says it, `finished` as for the score. */
export function leader(area: Both | null, territory: Both, komi: number | null, finished: boolean): string {
  const led = ([black, white]: Both) => lead(black, white + (komi ?? 0));
  const same = area && led(area) === led(territory);
  const both =
    area && !same
      ? `By area ${led(area)}, by territory ${led(territory)}`
      : `By area and by territory ${led(territory)}`;
  const counted = komi === null ? 'without komi' : `with the komi of ${komi}`;
  return `${area ? both : `As Kim counts, ${led(territory)}`}, ${counted}.${finished ? '' : ' Only what is unconditionally alive is counted.'}`;
}
/** The result in the record, and the rules if it says any. */
export const inRecord = (result: string, rules: string): string =>
  `The record says ${isolated(result)}${rules && `, under ${isolated(rules)} rules`}.`;

/** The count as a table. */
export const table = 'The count';
export const columns = { what: '', black: 'Black', white: 'White' } as const;
export const rows = {
  taken: 'Prisoners from before',
  removed: 'Enemy stones removed',
  points: 'Empty points',
  score: 'Score by Benson’s Rule 3: points and prisoners, as in territory counting',
  kim: 'Score as Kim counts: points and prisoners',
  scoreWithKomi: 'The same with the komi of the record',
  stones: 'Own stones left',
  area: 'The same board by area counting: points and own stones',
  areaWithKomi: 'Area with the komi of the record',
} as const;

export const note =
  'What is left is not counted a second time: a stone that was removed may be what kept a block alive.';
export const noKomi = 'Komi is not counted: no record says how much it is.';

/** The meaning of the marks. */
export const legend: Readonly<Record<'alive' | 'falls' | 'gone' | 'black' | 'white' | 'neutral', string>> = {
  alive: 'unconditionally alive',
  falls: 'not unconditionally alive',
  gone: 'removed, a prisoner',
  black: 'counts for Black',
  white: 'counts for White',
  neutral: 'counts for nobody',
};

/** Points, for readers who do not see the board. */
export const pointGone = (what: string, color: Color): string => `${what}, a ${stone(color)} stone was removed`;
export const pointKind = (what: string, kind: string): string =>
  `${what}, ${(legend as Partial<Record<string, string>>)[kind] ?? ''}`;
