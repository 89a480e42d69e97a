import type { EyeLevel } from '../../engine/eyes.ts';
import type { Color } from '../../engine/types.ts';
import { opponent, owner } from './grammar.ts';

/** The words of the gallery of the lens Eyes, in English. Another language is another module like this. */

export const levels = 'Levels of eye points';
export const levelsIntro =
  'Of the four points diagonal to an eye, away from the edge its owner needs three; on the edge and in the corner all that are on the board. One that is open to both counts a half.';
/** The reason for the level of an eye: the owners of the points diagonal to it. */
export function level(is: EyeLevel, color: Color, { all, own, open }: Diagonals): string {
  const who = owner(color);
  const held =
    all === 1
      ? `the one diagonal point is ${own ? `${who}’s` : open ? 'open' : `${opponent(color)}’s`}`
      : `${own} of ${all} diagonal points are ${who}’s${open ? `, ${open} is open` : ''}`;
  return `${held}: ${LEVEL[is](opponent(color), who)}`;
}
interface Diagonals {
  readonly all: number;
  readonly own: number;
  readonly open: number;
}
const LEVEL: Readonly<Record<EyeLevel, (enemy: string, who: string) => string>> = {
  full: () => 'the eye is safe',
  half: () => 'who plays there first decides',
  false: (enemy, who) => `${enemy} can make ${who} fill it`,
};
export const paper = 'Figures of the paper';
export const paperIntro =
  'Figures 8 to 30 of K. Chen and Z. Chen, Static Analysis of Life and Death in the Game of Go (Information Sciences 121, 1999), reconstructed from what the text says of each, among living enemies.';
export const erring = 'Where the static rules err';
export const erringIntro =
  'The rules look at one point after the other. Here they give White more eyes than there are: check these boards by exact search.';
/** The link to the list of errata. */
export const errata = 'Errors in the paper itself, each on a board';

const TITLES: Readonly<Record<string, string>> = {
  'center-full': 'Full, away from the edge',
  'center-half': 'Half, away from the edge',
  'center-false': 'False, away from the edge',
  'edge-full': 'Full, on the edge',
  'edge-half': 'Half, on the edge',
  'edge-false': 'False, on the edge',
  'corner-full': 'Full, in the corner',
  'corner-half': 'Half, in the corner',
  'corner-false': 'False, in the corner',
  'two-diagonals': 'Two enemy stones on diagonals',
  'both-eyes': 'One move takes both eyes',
  'square-corners': 'A square with four enemy corners',
};
/** The title of a board; `chen-8b` is a variant of figure 8. */
export function titleOf(id: string): string {
  const [, number, variant] = /^chen-(\d+)(b)?$/.exec(id) ?? [];
  return number ? `Figure ${number}${variant ? ', changed' : ''}` : (TITLES[id] ?? id);
}

const NOTES: Readonly<Record<string, string>> = {
  'chen-17': 'the paper says {{2|1}|0}; by search {1|0}',
  'chen-19': 'the regions are not independent',
  'chen-27': 'whoever begins loses',
  'two-diagonals': 'the rules see two eyes; but two stones of the wall can be cut off and captured',
  'both-eyes':
    'the rules see two eyes; but one black move puts two parts of the wall in atari, and no eye is left: {2|0}',
  'square-corners':
    'the rules see one eye, and there is none: the four parts of the wall can be captured one after another',
};
export const noteOf = (id: string): string => NOTES[id] ?? '';

const FIRED: Readonly<Record<string, string>> = {
  'semi-pure': 'single prisoners',
  prisoner: 'one prisoner block',
  mixed: 'mixed region',
  rule1: 'beside a false eye (rule 1)',
  rule2: 'liberty of a prisoner (rule 2)',
  rule3: 'prisoner to rescue (rule 3)',
  rule4: 'prisoner beside a false eye (rule 4)',
  rule5: 'point beside a prisoner (rule 5)',
  rule6: 'prisoners side by side (rule 6)',
  'square-four': 'square of four',
  cap: 'no more than its points give',
  corridor: 'corridor between prisoners',
  forbidden: 'forbidden point',
  'half-prisoner': 'prisoner half caught',
  corner: 'exception in the corner',
  reducible: 'liberty for the opponent to fill',
  fixable: 'liberty for the owner to fill',
  separating: 'dividing point',
  dependent: 'regions share a point',
  sum: 'regions added',
};
/** What a rule is about; one of the paper’s downgrading rules, such as `rule1`, with its number there. */
export const firedName = (rule: string): string => FIRED[rule] ?? rule;
