import type { Color, Size, SuicideRule } from '../../engine/types.ts';
import { count, opponent, owner, stone } from './grammar.ts';

/** The texts of the page's controls, notices and labels, in English. */

export const motto = 'Which stones can never be captured, and why: Benson’s casting-out, round by round.';

export const board = ({ columns, rows, layers = 1 }: Size): string =>
  `Go board, ${columns} by ${rows}${layers > 1 ? ` by ${layers}` : ''}`;
export const layer = (number: number): string => `Layer ${number}`;
export const boardHelp =
  'Arrow keys move the cursor, Enter uses the chosen tool, Delete takes a stone off, comma and full stop step through the run.';

export const tools = 'What a press does';
export const undo = 'Undo';
export const redo = 'Redo';
export const menu = 'Board: size, turn, captures';
/** The words on buttons with a drawing, where there is room; each is part of the button's name. */
export const short = { undo, redo, clean: 'Clean', menu: 'Board' } as const;
export const newBoard = 'New empty board';
export const sides = { columns: 'Columns', rows: 'Rows' } as const;
export const create = 'Create';
export const flip = 'Swap the colours';
export const clear = 'Clear the board';
export const cleanBoard = 'Clean board, without marks';
export const size = (columns: number, rows: number): string => `${columns} × ${rows}`;

export const caption = 'What happens';
export const run = 'Steps of the run';
export const steps = {
  first: 'First',
  roundBack: 'Previous round',
  back: 'Back',
  forward: 'Next',
  roundForward: 'Next round',
  last: 'Last',
} as const;
/** The keys that do the same, by their names on keyboards. */
export const stepKeys = {
  first: 'Home',
  roundBack: 'Page Up',
  back: '←',
  forward: '→',
  roundForward: 'Page Down',
  last: 'End',
} as const;
export const playKey = 'Space';
export const undoKey = 'Ctrl Z';
export const redoKey = 'Ctrl Y';
export const play = 'Play';
export const pause = 'Pause';
export const speed = (name: string): string => `Speed: ${name}`;
export const speedSign = { slow: '½×', medium: '1×', fast: '3×' } as const;

export const film = 'The rounds';
export const filmRound = (round: number): string => (round === 0 ? 'Start' : `Round ${round}`);
/** A summary of a round, in a few short lines below its small board. */
export function filmFell(round: number, blocks: number, regions: number): readonly string[] {
  if (round === 0) return ['all in'];
  if (blocks + regions === 0) return ['nothing falls'];
  return [`${count(blocks, 'block')} out`, ...(regions ? [`${count(regions, 'region')} out`] : [])];
}

export const show = 'Whose blocks';
export const shown = { black: 'Black', white: 'White', both: 'Both' } as const;
export const stepping = 'Step through';

export const suicide = { name: 'Suicide', forbidden: 'forbidden', allowed: 'allowed' } as const;
export const regions = { name: 'Regions in the list', small: 'small ones', enclosed: 'all enclosed ones' } as const;
export const startingSet = {
  name: 'Starting set',
  all: 'Every block is in the set at the start.',
  chosen: 'The run starts from the chosen blocks only: what survives is alive on their strength alone.',
  choose: 'Choose blocks on the board',
  done: 'Done',
  reset: 'All blocks again',
} as const;

export const refused = 'Not analysed';
export const notAnalysedHere = 'Nothing can be shown here while the position cannot be analysed; the reason is above.';
export const dismiss = 'Close';

export const stopped = {
  heading: 'The program has stopped',
  says: 'Something went wrong inside it. This is a bug in the program, not something that you did. Your position is kept.',
  reload: 'Reload with this position',
  undo: 'Reload without the last change',
} as const;
export const partFailed = 'This part of the page could not be loaded.';
export const tryAgain = 'Try again';
export const reload = 'Reload the page';
export const loadFailed = 'The program could not be loaded. Reload the page, or try another browser.';

/** The meanings of the marks on the board. */
export const legend = 'The marks';
export const marks = {
  castOutNow: 'cast out in this round',
  castOut: 'cast out earlier',
  alive: 'unconditionally alive',
  outside: 'outside the starting set',
  vital: 'vital to a block still in',
  healthy: 'healthy, but not vital',
  listed: 'healthy for no block',
  notSmall: 'not small',
  discardedNow: 'discarded in this round',
  discarded: 'discarded earlier',
} as const;
/** An explanation of each term of the marks that is not plain by itself. */
export function meaning(mark: keyof typeof marks, color: Color, suicide: SuicideRule): string | undefined {
  const each = suicide === 'allowed' ? 'each point is next to' : 'each empty point is a liberty of';
  const all = suicide === 'allowed' ? 'is next to all its points' : 'has all its empty points as liberties';
  const meanings: Partial<Record<typeof mark, string>> = {
    castOutNow: 'fewer than two regions are vital to it, which does not mean that it is dead',
    castOut: `${opponent(color)} could capture it if ${owner(color)} always passed, which does not mean that it is dead`,
    alive: 'cannot be captured, even if its owner never answers',
    vital: `${each} that block, and every block around is still in`,
    healthy: `${each} a block that has been cast out`,
    listed: `no block around ${all}`,
    notSmall: `an empty point is next to no ${stone(color)} stone`,
    discardedNow: 'a block around has been cast out',
  };
  return meanings[mark];
}
/** The same letter can be either. */
export const letters = { region: 'name of a region', diagram: "the diagram's own letter" } as const;

/** The panels of the lens Steps. */
export const panel = {
  idea: 'The idea',
  result: 'The result',
  regions: 'Blocks and regions, one by one',
  algorithm: 'The algorithm',
  rules: 'Rules and starting set',
  race: 'The race',
  errata: 'Where the published texts err',
} as const;

export const name = 'pass-alive';
export const rooms = 'Rooms';
export const room = { explore: 'Explore', games: 'Games', space: '3-D' } as const;
export const lenses = 'Lenses';
export const lens = {
  steps: 'Steps',
  prove: 'Prove',
  eyes: 'Eyes',
  supports: 'Supports',
  score: 'Score',
  gallery: 'Gallery',
} as const;
/** The link from a block to its proof, by what is shown there. */
export const proveBlock = {
  lives: 'Prove that it cannot be captured',
  falls: 'Show how it can be captured',
  unknown: 'See its proof',
} as const;
/** The title of the window in each place. */
export const windowTitle = (place: string): string => `${place} · Benson’s casting-out`;
export const dialog = { open: 'Open', examples: 'Examples', share: 'Share', help: 'Keys and help' } as const;
export const helpHeading = 'Help';
export const skip = 'Skip to the board';
export const back = 'Back to where I was';

/** The line above the board, which says what is on it. */
export const boardLine = (color: Color | 'both'): string =>
  `Casting-out of ${color === 'both' ? 'both colours' : owner(color)}.`;

/** The reasons why there is no text in what is opened. */
export const inputNotText = 'There is no text to read. Copy a game or a diagram first.';
export const inputTooLong = (megabytes: number): string =>
  `This is longer than ${megabytes} MB, the most that this page reads. The board stays as it was.`;
export const inputUnreadable = (file: string): string => `${file} could not be read.`;

/** While a part of the page that the reader has asked for is on its way. */
export const loading = 'Loading…';
