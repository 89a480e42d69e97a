/** The words of the gallery of the lens Eyes, in English. Another language is another module like this. */

export const levels = 'Levels of eye points';
export const levelsIntro =
  'Of the four points diagonal to an eye, away from the edge its owner needs three; on the edge and in the corner all that are on the board. One that is open to both counts a half.';
export const paper = 'Figures of the paper';
export const paperIntro =
  'Figures 8 to 30 of K. Chen and Z. Chen, Static Analysis of Life and Death in the Game of Go (Information Sciences 121, 1999), reconstructed from what the text says of each, among living enemies.';
export const erring = 'Where the static rules err';
export const erringIntro =
  'The rules look at one point after the other. Here they give White more eyes than there are: check these boards by exact search.';

const TITLES: Readonly<Record<string, string>> = {
  'center-full': 'Full, away from the edge',
  'center-half': 'Half, away from the edge',
  'center-false': 'False, away from the edge',
  'edge-half': 'Half, on the edge',
  'edge-false': 'False, on the edge',
  'corner-half': 'Half, in the corner',
  'corner-false': 'False, in the corner',
  'two-diagonals': 'Two enemy stones on diagonals',
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
  'square-corners': 'the rules see one eye; every part of the wall can be captured',
};
export const noteOf = (id: string): string => NOTES[id] ?? '';

const FIRED: Readonly<Record<string, string>> = {
  'semi-pure': 'single prisoners',
  prisoner: 'one prisoner block',
  mixed: 'mixed region',
  'square-four': 'square of four',
  cap: 'cap',
  corridor: 'corridor',
  forbidden: 'forbidden point',
  'half-prisoner': 'half prisoner',
  corner: 'corner',
  reducible: 'reducible prisoner',
  fixable: 'fixable prisoner',
  separating: 'dividing point',
  dependent: 'shared point',
  sum: 'sum',
};
/** The name of a rule, such as `rule1`. */
export const firedName = (rule: string): string => FIRED[rule] ?? rule.replace('rule', 'rule ');
