import { anywhere, inSpace, key as names, onBoard, onBoardOrSteps } from '#locale/keys.ts';
import { lens as lensNames } from '#locale/page.ts';
import { COMMAND_KEYS, isAnywhere, LENS_KEYS, PAGE_KEYS, POINT_KEYS, STEP_KEYS, WAY_KEYS } from '../../model/keys.ts';
import { LENSES } from '../../model/where.ts';

/** Keys, and what they do. Each of several keys is one to press, but for those that are held down together. */
type Row = readonly [keys: readonly string[], does: string];

/** The names of keys that have one, on keyboards. */
const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  PageUp: names.pageUp,
  PageDown: names.pageDown,
  Home: names.home,
  End: names.end,
  ' ': names.space,
  Enter: names.enter,
  Delete: names.delete,
  Backspace: names.backspace,
};

const nameOf = (key: string): string => NAMES[key] ?? key.toUpperCase();

/** The names of the keys of commands, in the order of the commands. */
function keysOf<C extends string>(table: Readonly<Record<string, C>>, ...commands: readonly C[]): string[] {
  const all = Object.keys(table);
  return commands.flatMap((command) => all.filter((key) => table[key] === command)).map(nameOf);
}

/** Those of them that do, or do not, work wherever the focus is. */
const stepsWhere = (anywhere: boolean) =>
  keysOf(
    Object.fromEntries(Object.entries(STEP_KEYS).filter(([key]) => isAnywhere(key) === anywhere)),
    'back',
    'forward',
  );

const held = (modifier: string, keys: readonly string[]) => keys.map((key) => `${modifier} ${key}`);

const ARROWS = keysOf(WAY_KEYS, 'left', 'up', 'right', 'down').join(' ');

/** The keys of the page, by where the focus is. */
export const TABLES: readonly { readonly heading: string; readonly rows: readonly Row[] }[] = [
  {
    heading: anywhere.heading,
    rows: [
      [stepsWhere(true), anywhere.step],
      [held(names.ctrl, keysOf(COMMAND_KEYS, 'undo', 'redo')), anywhere.undo],
      [held(names.ctrl, keysOf(COMMAND_KEYS, 'paste')), anywhere.paste],
    ],
  },
  {
    heading: onBoardOrSteps.heading,
    rows: [
      [keysOf(STEP_KEYS, 'roundBack', 'roundForward'), onBoardOrSteps.round],
      [keysOf(STEP_KEYS, 'first', 'last'), onBoardOrSteps.end],
      [keysOf(PAGE_KEYS, 'playOrPause'), onBoardOrSteps.play],
      [keysOf(PAGE_KEYS, 'open'), onBoardOrSteps.open],
      [keysOf(PAGE_KEYS, 'clean'), onBoardOrSteps.clean],
      [keysOf(PAGE_KEYS, 'help'), onBoardOrSteps.help],
      ...LENSES.map((lens): Row => [keysOf(LENS_KEYS, lens), onBoardOrSteps.lens({ lens: lensNames[lens] })]),
      [keysOf(LENS_KEYS, 'board'), onBoardOrSteps.board],
    ],
  },
  {
    heading: onBoard.heading,
    rows: [
      [[ARROWS], onBoard.move],
      [keysOf(POINT_KEYS, 'use'), onBoard.use],
      [keysOf(POINT_KEYS, 'remove'), onBoard.remove],
      [keysOf(PAGE_KEYS, 'takeBack'), onBoard.takeBack],
      [stepsWhere(false), onBoard.step],
    ],
  },
  {
    heading: inSpace.heading,
    rows: [
      [[ARROWS], inSpace.move],
      [keysOf(WAY_KEYS, 'above', 'below'), inSpace.layer],
      [held(names.shift, [ARROWS]), inSpace.turn],
      [keysOf(PAGE_KEYS, 'neighbors'), inSpace.neighbors],
    ],
  },
];
