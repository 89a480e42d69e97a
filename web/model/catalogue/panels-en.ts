import type { Color, Rules } from '../../engine/types.ts';
import { owner, stone } from './en.ts';

/** What the chapters below the board say, in English. */

const count = (n: number, noun: string): string => `${n} ${n === 1 ? noun : `${noun}s`}`;

export const outcome = {
  alive: 'Unconditionally alive',
  castOut: 'Cast out',
  outside: 'Outside the starting set:',
  round: (round: number): string => `Round ${round}:`,
} as const;

export const matrix = {
  caption: (color: Color, place: string): string => `What each region is to each ${stone(color)} block. ${place}.`,
  corner: 'Block',
  vitalCount: 'vital',
  vitalCountTitle: 'How many regions are vital to it now; below two, it is cast out',
  show: 'Show',
  filter: { all: 'all', in: 'still in', now: 'falling now' },
  empty: 'Nothing falls in this round.',
  none: 'There is no block and no region.',
  help: 'An empty place: the block is not next to the region. A row goes when its block is cast out, a column when its region is discarded. Point at a name to see it on the board; the arrow keys walk along the names.',
  size: (blocks: number, allBlocks: number, regions: number, allRegions: number): string =>
    `${blocks} of ${count(allBlocks, 'block')}, ${regions} of ${count(allRegions, 'region')}`,
} as const;

/** The lines of the algorithm; the key says when a line is the current one. */
export function pseudocode(rules: Rules, color: Color, chosen: boolean): readonly PseudocodeLine[] {
  const regions =
    rules.regions === 'small' ? `the small regions of ${owner(color)}` : `all regions that ${owner(color)} encloses`;
  const healthy = rules.suicide === 'allowed' ? 'every point is next to b' : 'every empty point is a liberty of b';
  return [
    { depth: 0, text: chosen ? 'set := the chosen blocks' : `set := all ${stone(color)} blocks`, at: 'start' },
    { depth: 0, text: `list := ${regions}${chosen ? ' with all neighbours in the set' : ''}`, at: 'start' },
    { depth: 0, text: 'repeat' },
    { depth: 1, text: 'for each block b in the set' },
    { depth: 2, text: `if fewer than 2 regions in the list are vital to b (${healthy})` },
    { depth: 3, text: 'cast b out', at: 'castOut' },
    { depth: 1, text: 'for each region r in the list' },
    { depth: 2, text: 'if a neighbour of r has been cast out' },
    { depth: 3, text: 'discard r', at: 'discarded' },
    { depth: 0, text: 'until nothing falls in a round' },
    { depth: 0, text: 'the blocks in the set are unconditionally alive', at: 'settled' },
    ...(rules.regions === 'enclosed'
      ? [{ depth: 0, text: 'clear away the regions that are vital to no block', at: 'cleared' } as const]
      : []),
  ];
}

export interface PseudocodeLine {
  /** How far it is indented. */
  readonly depth: number;
  readonly text: string;
  /** The kind of step at which it is the current line. */
  readonly at?: 'start' | 'castOut' | 'discarded' | 'settled' | 'cleared';
}

export const currentLine = 'current line:';

export const input = {
  label: 'A game or a diagram as text',
  help: 'SGF, a Sensei’s Library diagram ($$), or rows of X, O and full stops. Ctrl V works anywhere on this page, and so does dropping a file.',
  placeholder: 'Paste here',
  read: 'Show it',
  open: 'Open a file…',
  drop: 'Drop a game or a diagram to open it',
  nothing: 'There is no text to read.',
  notText: 'The clipboard holds no text. Copy a game, a diagram or rows first.',
  tooBig: (megabytes: number): string => `The file has more than ${megabytes} MB. A game record is much smaller.`,
  unreadable: (file: string): string => `${file} could not be read.`,
  boardTooBig: (columns: number, rows: number, longest: number): string =>
    `A board of ${columns} × ${rows} is too big to show here; the longest side is ${longest}.`,
  problem: (message: string, line?: number, column?: number): string =>
    line === undefined ? message : `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${message}`,
  kept: 'The board stays as it was.',
} as const;

export const game = {
  heading: 'Game',
  move: 'Move',
  moveOf: (move: number, moves: number): string => `Move ${move} of ${moves}`,
  first: 'First move',
  back: 'A move back',
  forward: 'A move on',
  last: 'Last move',
  line: 'Line of play',
  lineName: (line: number, moves: number): string =>
    line === 0 ? `main line, ${count(moves, 'move')}` : `variation ${line}, ${count(moves, 'move')}`,
  item: 'In this text',
  itemName: (index: number, title: string): string => (title ? `${index + 1}: ${title}` : `${index + 1}`),
  itemBad: (index: number, problem: string): string => `${index + 1}: cannot be read. ${problem}`,
  bad: (n: number): string => (n === 1 ? 'One of them cannot be read.' : `${n} of them cannot be read.`),
  outsideEmpty: 'The diagram shows a part of a board. Everything outside it was taken to be empty.',
  edited: 'The board has been changed since this move.',
  restore: 'Back to the game',
} as const;

export const gallery = {
  games: 'Whole games',
  loading: 'Loading…',
  failed: 'The examples could not be loaded. Check the connection and reload the page.',
} as const;

export const share = {
  link: 'Copy the link',
  linkHelp: 'The link holds the position, the choices and the place in the run; nothing is stored anywhere else.',
  shortened: 'This game is too long for a link: the link shows this position without the moves.',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it yourself.',
  text: 'The text',
  as: 'Take it with you as',
  copy: 'Copy',
  save: 'Save',
  print: 'Print',
  format: {
    diagram: { name: 'Diagram', hint: 'for Sensei’s Library and other wikis' },
    sgf: { name: 'SGF', hint: 'this position, for any Go program' },
    run: { name: 'SGF of the run', hint: 'every step as a move of a variation, with its sentence' },
    rows: { name: 'Rows', hint: 'plain text, one row a line' },
    svg: { name: 'SVG', hint: 'a drawing that can be scaled' },
    png: { name: 'PNG', hint: 'a picture' },
  },
  picture: 'Go board',
} as const;
