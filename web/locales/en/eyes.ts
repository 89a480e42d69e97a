import * as page from '#locale/page.ts';
import type {
  ExactStatus,
  EyeAdjustment,
  EyeEvent,
  EyeLevel,
  EyeLink,
  EyeReason,
  EyeRegionType,
  EyeStatus,
  ValuedBy,
} from '../../engine/eyes.ts';
import type { Color } from '../../engine/types.ts';
import { join, type Phrase, plain, say } from '../phrase.ts';
import { count, list, opponent, owner, stone } from './grammar.ts';

/** The words of the lens Eyes, in English. Another language is another module like this. */

export const label = 'Eyes';
export const intro = (color: Color): string =>
  `Here ${owner(color)} answers every move. The rules of K. Chen and Z. Chen (1999) count the eyes of a group without playing anything out: each step names the rule and the points that it looks at.`;
export const noGroups = (color: Color): string => `There is no ${stone(color)} stone on the board.`;
export const line = (group: string): string => `Eyes of ${group}. Press a stone to choose its group.`;
export const lineSteps = (group: string): string =>
  `The rules for ${group}, one by one. Press a stone to choose its group.`;
export const board = 'Board of the eyes';
export const boardHelp =
  'Arrow keys move the cursor, Enter chooses the group under it, comma and full stop step through the rules.';

export const playHelp = 'Arrow keys move the cursor, Enter plays, Backspace takes a move back.';

/** A group, as it is called in sentences. */
export const group = (name: string): string => `Group ${name}`;
export const groups = 'Groups to choose';
/** A group in a list: its status, with the points that decide it. */
export const groupAbout = (is: EyeStatus, at: readonly string[]): string =>
  is === 'critical' && at.length ? `critical: ${at.join(', ')}` : status[is];
/** An eye region, as it is called in sentences. */
export const region = (name: string): string => `region ${name}`;
/** A card of the sum: a region, or several that depend on each other. */
export const regionNames = (names: readonly string[]): string => names.map(region).join(' + ');
export const status: Readonly<Record<EyeStatus | ExactStatus, string>> = {
  alive: 'alive',
  critical: 'critical',
  dead: 'dead',
  seki: 'alive in seki',
  unsettled: 'not settled',
  ko: 'a ko',
};

/** `two eyes`, `1 eye`. */
const eyes = (n: number): string => (n === 0 ? 'no eye' : n === 1 ? 'one eye' : 'two eyes');

/** The eyes of a value, given those it becomes when the owner or the opponent moves first there. */
export function eyesSaid(color: Color, first: number, second: number, value = ''): string {
  if (first === second) return eyes(first);
  const said = `${eyes(first)} if ${owner(color)} moves first, ${eyes(second)} if ${opponent(color)} does`;
  return value ? `${said} (${value})` : said;
}

/** The verdict. `save` and `kill` are the moves that decide; `best` the eyes that the owner gets moving first. */
export function verdict(
  color: Color,
  name: Phrase,
  status: EyeStatus,
  save: readonly Phrase[],
  kill: readonly Phrase[],
  because: EyeReason,
): Phrase {
  switch (status) {
    case 'alive':
      if (because === 'unconditional') return say`${name} is alive, even if ${owner(color)} never answers.`;
      return say`${name} is alive: ${owner(color)} makes two eyes even if ${opponent(color)} moves first.`;
    case 'critical':
      return say`${name} is critical: ${moves(owner(color), 'live', save)}, ${moves(opponent(color), 'kill', kill)}.`;
    case 'dead':
      return say`${name} is dead: ${owner(color)} cannot make two eyes, even moving first.`;
    case 'seki':
      return say`${name} is alive in seki: neither side can capture the other there.`;
    case 'unsettled':
      return say`${name} is not settled by these rules: ${UNSETTLED[because] ?? ''}.`;
  }
}
/** A verdict that exact search contradicts. */
export const refuted = (said: Phrase): Phrase => say`By the rules alone: ${said}`;
const moves = (who: string, does: string, at: readonly Phrase[]): Phrase =>
  at.length ? say`${who} ${does}s at ${either(at)}` : say`${who} ${does}s by moving first`;
/** `C1`, `C1 or D1`, `C1, D1 or E1`. */
export const either = (items: readonly Phrase[]): Phrase =>
  join(items.flatMap((item, index) => [index === 0 ? '' : index === items.length - 1 ? ' or ' : ', ', item]));

const UNSETTLED: Readonly<Partial<Record<EyeReason, string>>> = {
  exit: 'it is not shut in, and may run out or connect',
  race: 'with so few liberties outside it depends on a capturing race',
  'weak-surrounder': 'the stones around it may be captured themselves',
  ko: 'a ko decides',
  'look-ahead': 'it has to be played out',
};

/** The regions of a group, as a table. */
export const regions = 'Eye regions';
export const columns = { region: 'Region', kind: 'Kind', value: 'Eyes', by: 'By' } as const;
const kind: Readonly<Record<EyeRegionType, string>> = {
  pure: 'empty',
  'semi-pure': 'with single prisoners',
  prisoner: 'around one prisoner block',
  mixed: 'mixed',
};
export const by: Readonly<Record<ValuedBy, string>> = {
  table: 'table of shapes',
  rules: 'the rules',
  exact: 'exact search',
};
export const notKnown = 'not known';
/** The customary names of shapes, by those of the engine. */
export const shapes: Readonly<Record<string, string>> = {
  'one point': 'one point',
  'two points': 'two points',
  'straight three': 'straight three',
  'bent three': 'bent three',
  'straight four': 'straight four',
  'bent four': 'bent four',
  'T-four': 'T-four',
  'zigzag four': 'zigzag four',
  'square four': 'square four',
  'knife five': 'knife five',
  'flower five': 'flower five',
  'rectangular six': 'rectangular six',
  'rabbity six': 'rabbity six',
};
/** The kind of a region, and its size or the name of its shape. */
export const kindAndSize = (type: EyeRegionType, points: number, shape: string | null): string =>
  `${kind[type]}, ${shape ?? count(points, 'point')}`;
export const noRegions = 'It has no eye region.';
/** Below the values, if there is one such as {2|1}. */
export const switches = (color: Color): string =>
  `A value such as {2|1} is called a switch: the eyes on the left if ${owner(color)} moves there first, those on the right if ${opponent(color)} does. In a sum it counts half-way between, 1½.`;
/** The pairs of regions that share a point. */
export const notAdded = 'Regions that are not added, but played out together';
export const shared = (a: Phrase, b: Phrase, at: Phrase): Phrase => say`${a} and ${b} share ${at}`;

/** The reasons why the blocks of a group belong together. */
export const links = (blocks: number): string => `Why its ${count(blocks, 'block')} belong together`;
const WHY: Readonly<Record<EyeLink['why'], string>> = {
  liberties: 'two liberties in common',
  atari: 'a liberty in common where an enemy stone would be in atari',
  enclosed: 'an area that both enclose',
  prisoner: 'a prisoner between them',
  asked: 'as chosen',
};
export const link = (a: Phrase, b: Phrase, why: EyeLink['why'], at: readonly Phrase[]): Phrase =>
  say`${a} and ${b}: ${WHY[why]}${at.length ? say` (${list(at)})` : ''}`;

/** The vital points of a critical group, explained. */
export const howFound = (at: readonly string[]): string =>
  `How ${plain(list(at))} ${at.length === 1 ? 'was' : 'were'} found`;
export const foundBy = (color: Color): string =>
  `Every empty point in and beside the eyes is tried. ${owner(color)} lives where two eyes are left however ${opponent(color)} goes on; ${opponent(color)} kills where ${owner(color)} can no longer make two. A small group is played out to its end for that; for a large one the rules are applied again after each move.`;

/** The rules, one by one. */
export const rules = 'Step through the rules';
export const noRules = 'Back to the result';
export const slider = 'Steps of the rules';
export const steps = {
  ...page.steps,
  roundBack: 'The stage before',
  forward: 'Next rule',
  roundForward: 'Next stage',
  last: 'To the verdict',
} as const;
export const place = (at: number, steps: number, stage: string): string => `${stage}, step ${at} of ${steps}`;
export const placeStart = (steps: number): string => `Start, ${count(steps, 'step')}`;
export const stages: Readonly<Record<EyeEvent['kind'], string>> = {
  level: 'Levels of eye points',
  downgraded: 'Downgrading',
  condensed: 'What counts',
  table: 'Table of shapes',
  adjusted: 'Adjustment',
  supposed: 'Half points',
  reducible: 'Liberties of the prisoner',
  fixable: 'Liberties of the prisoner',
  separating: 'Points that divide',
  valued: 'Value',
  dependent: 'Independence',
  summed: 'Sum',
  verdict: 'Verdict',
};

export const level: Readonly<Record<EyeLevel | 'none', string>> = {
  full: 'full',
  half: 'half',
  false: 'false',
  none: 'no eye point',
};

export const start = (name: Phrase, stones: number, regions: readonly Phrase[]): Phrase =>
  regions.length
    ? say`${name} has ${count(stones, 'stone')} and ${count(regions.length, 'region')} where an eye may be: ${list(regions)}. First: how sure is an eye on each point?`
    : say`${name} has ${count(stones, 'stone')}, and no region where an eye may be.`;

/** Doubled halves, such as 7 for 3½. */
const halves = (index: number): string => `${Math.floor(index) || (index % 1 ? '' : 0)}${index % 1 ? '½' : ''}`;

export function levelOf(color: Color, at: Phrase, index: number, edge: boolean, level: EyeLevel): Phrase {
  const line = edge ? 'On the edge 4 make a full eye, 3½ a half' : 'Off the edge 3 make a full eye, 2½ a half';
  return say`An eye at ${at}: of the four points diagonal to it ${owner(color)} holds ${halves(index)} (an open one counts ½${edge ? ', one off the board 1' : ''}). ${line}: it is ${level === 'false' ? 'a false' : `a ${level}`} eye point.`;
}

/** A point that a downgrading rule has looked at, and the one that is the reason. */
export function downgraded(
  rule: number,
  color: Color,
  at: Phrase,
  by: Phrase,
  from: EyeLevel,
  to: EyeLevel | 'none',
): Phrase {
  const falls = to === 'none' ? `is ${level.none}` : `falls from ${level[from]} to ${level[to]}`;
  const change = from === to ? say`${at} stays as it is` : say`So ${at} ${falls}`;
  return say`Rule ${rule}: ${RULES[rule - 1]?.(color, at, by) ?? ''}. ${change}.`;
}
type Rule = (color: Color, at: Phrase, by: Phrase) => Phrase;
const RULES: readonly Rule[] = [
  (color, at, by) => say`an eye at ${by} is false, so ${opponent(color)} can play there, next to ${at}`,
  (_, at, by) => say`${at} is the liberty of ${by}, a full prisoner, which keeps it from being lowered`,
  (_, at, by) => say`${by} holds a prisoner on a false point, which can be rescued at ${at}`,
  (color, at, by) => say`${opponent(color)} can play at ${by}, a false point, next to the prisoner at ${at}`,
  (_, at, by) => say`${at} is empty and next to the prisoner at ${by}`,
  (_, at, by) => say`the prisoner at ${by} is on a false point, next to the one at ${at}`,
];

export function condensed(full: readonly Phrase[], half: readonly Phrase[]): Phrase {
  if (full.length + half.length === 0) return ['No point is left that counts.'];
  const parts = [full.length ? say`${list(full)} (full)` : [], half.length ? say`${list(half)} (half)` : []].filter(
    (part) => part.length > 0,
  );
  return say`What is left and counts: ${list(parts)}.`;
}

/** A value from the table. `exterior` counts `neighbors`, which are on the board, and as many beyond the edge as there would be. */
export function table(points: number, neighbors: number, exterior: number, eyes: string, corner: boolean): Phrase {
  if (corner) return say`${count(points, 'point')} in the corner, an exception to the table: ${eyes}.`;
  const beyond = exterior > neighbors ? `, and ${exterior - neighbors} beyond the edge that count as well` : '';
  return say`${count(points, 'point')} with ${count(neighbors, 'neighbour')} around ${points === 1 ? 'it' : 'them'}${beyond}. By the table that is ${eyes}.`;
}

const ADJUSTED: Readonly<Record<EyeAdjustment, (at: Phrase | null, color: Color) => Phrase>> = {
  'square-four': (at) =>
    say`A half point${at ? say`, ${at},` : ''} next to a square of four full points adds half an eye`,
  cap: () => say`It cannot be more than full and half points would give together`,
  corridor: () => say`A corridor between two false prisoners adds half an eye`,
  forbidden: (at, color) =>
    say`${opponent(color)} may not play at ${at ?? 'the vital point'}, because it would be suicide`,
  'half-prisoner': (at) => say`The prisoner${at ? say` at ${at}` : ''} is half: it depends on who plays beside it`,
};
export const adjusted = (why: EyeAdjustment, color: Color, at: Phrase | null, from: string, to: string): Phrase =>
  say`${ADJUSTED[why](at, color)}: ${from} becomes ${to}.`;

export const supposed = (at: Phrase, by: Color): Phrase =>
  say`A half point decides. What follows is the value if ${owner(by)} plays at ${at}.`;
export const reducible = (at: Phrase, color: Color): Phrase =>
  say`If ${opponent(color)} fills ${at}, a liberty of the prisoner, one eye is left.`;
export const fixable = (at: Phrase, color: Color): Phrase =>
  say`If ${owner(color)} fills ${at}, a liberty of the prisoner, the region is enough to live.`;
export const separating = (at: Phrase, color: Color, forbidden: boolean): Phrase =>
  say`At ${at} ${owner(color)} divides the region into two eyes${forbidden ? `, and ${opponent(color)} may not play there` : ''}.`;

export function valued(names: readonly Phrase[], eyes: string | null, by: ValuedBy): Phrase {
  const what = names.length > 1 ? say`${list(names)} together` : list(names);
  return eyes === null
    ? say`The rules give no value for ${what}: it has to be played out.`
    : say`The value of ${what} is ${eyes}${by === 'exact' ? ', by exact search' : ''}.`;
}

export const dependent = (a: Phrase, b: Phrase, at: Phrase): Phrase =>
  say`Not independent: ${a} and ${b} share ${at}. They are not added, but played out together.`;

const METHOD = {
  averages: 'Every switch changes one eye, so each counts half-way between, such as 1½ for {2|1}, and these are added',
  switches: 'The switches are taken in turn, the greatest first',
  minimax: 'Some switches become switches again, so all orders are tried',
} as const;
export function summed(
  color: Color,
  values: readonly string[],
  method: keyof typeof METHOD,
  ownerFirst: number,
  opponentFirst: number,
): Phrase {
  const what =
    values.length === 1 ? `There is one value, ${values[0]}` : say`${list(values)} together. ${METHOD[method]}`;
  return say`${what}: ${eyesSaid(color, ownerFirst, opponentFirst)}. Two are enough.`;
}

/** The sum, as cards. */
export const sum = {
  heading: 'The sum',
  intro: (color: Color): string =>
    `Each region is a card. {2|1} becomes 2 if ${owner(color)} moves there first, and 1 if ${opponent(color)} does; half-way between is 1½. Two eyes are enough.`,
  first: (color: Color): string => `${owner(color)} first`,
  cards: 'Cards of the sum',
  begins: 'Who begins',
  card: (region: string, value: string): string => `${region}: ${value}`,
  take: (who: Color, region: string, value: string, to: string): string =>
    `${owner(who)} takes ${region}, ${value}, which becomes ${to}`,
  again: 'Put the cards back',
  answer: 'Best card',
  line: (color: Color, takes: readonly string[], eyes_: number): string =>
    `${owner(color)} first: ${takes.length ? `${takes.join(', then ')}. ` : 'there is nothing to take. '}In the end ${eyes(eyes_)}.`,
  took: (who: Color, region: string, to: string): string => `${owner(who)} takes ${region}, which becomes ${to}`,
  turn: (who: Color): string => `${owner(who)} takes a card.`,
  done: (n: number): string => `All is taken: ${eyes(n)}.`,
} as const;

/** The meaning of the marks. */
export const marks = 'The marks';
export const plate = 'eyes of a region, whoever moves first';
export const plateSwitch = (color: Color): string =>
  `eyes of a region: left if ${owner(color)} moves there first, right if ${opponent(color)} does`;
export const legend = {
  full: 'full eye point',
  half: 'half eye point',
  false: 'false eye point',
  prisoner: 'prisoner: an enemy stone that cannot live',
  save: 'a move that saves the group',
  kill: 'a move that kills it',
  both: 'the vital point of both',
  frontier: 'would be enclosed by one more stone',
} as const;

/** Points, for readers who do not see the board. */
export const pointOf = (what: string, group: string): string => `${what}, group ${group}`;
export const pointLevel = (what: string, level: EyeLevel, group: string): string =>
  `${what}, ${level} eye point of group ${group}`;
export const pointPrisoner = (what: string): string => `${what}, prisoner`;
export const pointVital = (what: string, color: Color, saves: boolean, kills: boolean): string =>
  `${what}${saves ? `, ${owner(color)} lives here` : ''}${kills ? `, ${opponent(color)} kills here` : ''}`;

/** The panels below the lens. */
export const panels = {
  shapes: 'Shapes and their eyes',
  figures: 'Figures of the paper, and where the static rules err',
  game: 'The groups of a whole game',
} as const;
