import { pointName } from '../../engine/coordinate.ts';
import type { Fault, Illegal, Oddity, Warning } from '../../engine/problem.ts';
import type { Position } from '../../engine/types.ts';

/**
 * What is wrong or odd about a text, in English: the same words as the program's, without a capital
 * and a full stop, because a place may come before them.
 */

const FAULTS = {
  empty: 'there is nothing here to read',
  binary: 'this is not text',
  'nothing-found': 'this is neither SGF, nor a $$ diagram, nor rows of X, O and full stops',
  'missing-border': 'other rows have a border here, this one has none',
  'no-rows': 'this diagram has no row of points',
  'bad-size': 'this is not the size of a board',
  'bad-number': 'this is not the number of a move',
  'bad-point': 'this is not a point',
  'unclosed-value': 'the text ends inside a value: a “]” is missing',
  'no-value': 'no value in brackets follows here',
  'other-game': 'this is not a game of Go',
} as const;

const ODDITIES = {
  'left-out': 'points left out of the diagram were taken to be empty',
  'mark-off-board': 'this mark is not on the board',
  'no-semicolon': 'a semicolon is missing here',
  'no-number': 'no number here, so the default is used',
  'broken-value': 'white space within this value was passed over',
  'lower-case': 'the names of properties are in lower case',
  'control-character': 'there are zero bytes in this text',
} as const;

const ILLEGAL: Readonly<Record<Illegal, string>> = {
  outside: 'the board has no such point',
  occupied: 'there is a stone on the point',
  suicide: 'the move would be suicide',
  ko: 'the move would retake the ko at once',
};

export function fault(it: Fault): string {
  switch (it.code) {
    case 'ragged-rows':
      return `this row has ${it.found} points; the first has ${it.expected}`;
    case 'ragged-layers':
      return it.found > 0
        ? `this layer has ${it.found} ${it.found === 1 ? 'row' : 'rows'}; the first has ${it.expected}`
        : 'there is no row in this layer: a blank line ends a board';
    case 'layers':
      return `this board has ${it.layers} layers; here it can have only one`;
    case 'unknown-character':
      return /\p{Cc}/u.test(it.character)
        ? 'this control character has no meaning here'
        : `the character “${it.character}” means nothing here`;
    case 'too-large':
      return `a side of the board is longer than ${it.limit} points`;
    case 'off-board':
      return `this point is not on the board of ${it.columns}×${it.rows}`;
    case 'truncated':
      return it.open > 1 ? `the text ends inside ${it.open} nested variations` : 'the text ends before the game does';
    default:
      return FAULTS[it.code];
  }
}

/** A warning about a text with a board of this size. */
export function warning(it: Warning, size: Pick<Position, 'columns' | 'rows'>): string {
  if (!isOddity(it)) return it.onOtherLine ? `on another line of play: ${fault(it)}` : fault(it);
  switch (it.code) {
    case 'illegal-move':
      return `move ${it.number}, ${it.color} ${pointName(size, it.point)}, is illegal: ${ILLEGAL[it.why]}`;
    case 'repeated-number':
      return `there are two moves ${it.number}; the numbers are read as stones`;
    default:
      return ODDITIES[it.code];
  }
}

/** How many warnings of a game are not listed. */
export const moreWarnings = (n: number): string => `${n} more ${n === 1 ? 'warning' : 'warnings'} of this game`;

const isOddity = (it: Warning): it is Extract<Warning, Oddity> =>
  it.code === 'illegal-move' || it.code === 'repeated-number' || it.code in ODDITIES;
