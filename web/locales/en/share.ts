import type { Color } from '../../engine/types.ts';
import { number } from './number.ts';

/** The words of the dialog “Share”. */

export const copyLink = 'Copy the link';
export const linkHelp = 'The link holds the position, the choices and the place in the run.';
export const linkHasGame = 'Of what was opened, it holds this game only.';
export const linkShortened =
  'This game is too long for a link. The link holds this one position, without the moves; to share them, send the game as a file.';
export const saveGame = 'Save the game as SGF';

export const copy = 'Copy';
export const save = 'Save';
export const copied = 'Copied.';
export const notCopied =
  'The browser did not allow it. The text is selected: press Ctrl C, or ⌘ C on a Mac; on a phone, hold a finger on it and choose “Copy”.';

export const as = 'Share as';
export const parts = { picture: 'Picture', text: 'Text', code: 'Code to embed' } as const;

export const which = 'Picture of';
export const pictures = { solid: 'The solid', layers: 'The layers' } as const;
export const file = 'File';
export const files = { png: 'PNG', svg: 'SVG' } as const;
export const ground = 'Ground';
export const grounds = { board: 'Board', none: 'None' } as const;
export const groundHelp = 'Without ground the picture is transparent, for light paper.';
export const size = 'Size';
export const sizes = { '1': '1×', '2': '2×', '4': '4×' } as const;
export const pixels = (width: number, height: number): string => `${number(width)} × ${number(height)} pixels`;
export const preview = 'Preview of the picture';
export const notDrawn = 'The browser has no memory for a picture of this size. Choose a smaller one, or SVG.';
export const board = 'Go board';

export const format = 'Format';
export const onlyRows =
  'Neither diagrams nor SGF have layers or joined edges. Rows hold the stones, with -- between layers; the link holds everything.';
export const layer = 'Layer';
export const oneLayer =
  'This layer alone: diagrams and SGF have one plane only. The rows and the link hold all layers.';
export const text = 'The text';
export const formats = {
  diagram: { name: 'Diagram', hint: 'The position, for wikis.' },
  sgf: { name: 'SGF', hint: 'The position, for any Go program.' },
  game: {
    name: 'SGF of the game',
    hint: 'The opened game alone, with its branches and comments.',
  },
  run: { name: 'SGF of the run', hint: 'Every step with its sentence.' },
  rows: { name: 'Rows', hint: 'The position as plain text, one row a line.' },
} as const;

export const place = 'For';
export const places = { page: 'A page', mediaWiki: 'MediaWiki', dokuWiki: 'DokuWiki', frame: 'A frame' } as const;
export const once = {
  page: 'Once on the page',
  mediaWiki: 'Once in MediaWiki:Common.js',
  dokuWiki: 'Once in conf/userscript.js',
  frame: 'Once on the page, which makes frames as high as their boards',
} as const;
export const each = 'For each board';
export const copyOnce = 'Copy the script';
export const copyEach = 'Copy the board';
export const hosted =
  'The addresses are those of this page. It is better to copy its files to your own host, into a folder named after the version: boards in space, and all but the steps, are fetched from another host only if that host allows it, by the header Access-Control-Allow-Origin (CORS).';
export const noOptions = 'DokuWiki’s code blocks take no options.';
/** The widget shows neither. */
export const onlySteps = {
  supports: 'The code shows the steps of this position, not what supports what.',
  score: 'The code shows the steps of this position, not its score.',
} as const;
const proofFromStart = 'On another page the proof begins at its first move.';
export const fromStart = {
  capture: proofFromStart,
  try: proofFromStart,
  eyes: 'On another page the verdict is shown first.',
} as const;
export const noStart = 'The chosen starting set is not part of it.';
export const noModeInFrame =
  'In a frame this needs the header Access-Control-Allow-Origin: * from the host of the files.';
export const options = 'Options';
export const moreOptions = 'More options';
export const content = 'Content';
export const contents = { position: 'this position', game: 'this game' } as const;
export const color = 'Colour';
export const colors: Readonly<Record<Color | 'both', string>> = { black: 'Black', white: 'White', both: 'both' };
export const mode = 'Shows';
export const modes = {
  steps: 'the steps',
  capture: 'how a block is captured',
  try: 'the reader captures',
  eyes: 'the eyes of groups',
} as const;
export const round = 'Begins';
export const rounds = { start: 'at the start', here: 'at the step shown now', end: 'at the end' } as const;
export const controls = 'Controls';
export const controlled = { full: 'all', steps: 'without film and menu', none: 'none' } as const;
export const theme = 'Colours of the board';
export const themes = { auto: 'those of the page', pale: 'pale', dim: 'dim' } as const;
export const spacing = 'Space between lines, in pixels';
export const move = 'Moves played; empty for all';
export const editable = 'Readers can place stones';
export const tried = 'Try it';

export const print = 'Print';
export const printHelp = 'The board, the sentence and what is open below them.';
