import * as page from '#locale/page.ts';
import { otherColor } from '../../engine/position.ts';
import type { Color } from '../../engine/types.ts';
import { join, type Phrase, say } from '../phrase.ts';
import { are, count, list, owner, stone } from './grammar.ts';

/** The words of the proofs. */

const liberties = (n: number): string => `${n} ${n === 1 ? 'liberty' : 'liberties'}`;

export const label = 'Proof';
export const intro = (defender: Color, attacker: Color): string =>
  `Here ${owner(defender)} always passes and ${owner(attacker)} may play anywhere. A block that is unconditionally alive stays even so; every other one can be captured. Choose a block.`;
export const noBlocks = (color: Color): string => `There is no ${stone(color)} stone on the board.`;

export const blocks = 'Blocks';
export const blocksOf = (color: Color): string => `${owner(color)} blocks`;
export const blockTitle = (alive: boolean): string => (alive ? 'unconditionally alive' : 'can be captured');
export const legend = 'A ring: unconditionally alive. A cross: it can be captured.';
export const board = (name: string): string => `Board of the proof, block ${name}`;
/** The line above the board: what it shows and what a press does. */
export function line(color: Color, name: string, activity: 'choose' | 'show' | 'try', both: boolean): string {
  const block = `${stone(color)} block ${name}`;
  return {
    choose: `Proofs, ${block}. Press ${both ? 'any block' : `another ${stone(color)} block`} to choose it.`,
    show: `How the ${block} fares, move by move.`,
    try: `Try to capture the ${block}: press where you play.`,
  }[activity];
}
export const boardHelp = {
  choose: 'Arrow keys move the cursor, Enter chooses a block.',
  show: 'Arrow keys move the cursor, comma and full stop step, Enter explains a point.',
  try: 'Arrow keys move the cursor, Enter plays, Backspace takes a move back.',
} as const;

export const showFall = 'Show how it is captured';
export const showLife = 'Show why it cannot be captured';
export const attempt = 'Try it yourself';
export const turnFall = 'What would save it';
export const turnLife = 'What would lose it';
export const close = 'Another block';
export const steps = {
  ...page.steps,
  forward: 'Next move',
  roundBack: 'Previous capture',
  roundForward: 'Next capture',
} as const;
export const slider = 'Moves of the proof';

export const undo = 'Take move back';
export const hint = 'Hint';
export const again = 'Start again';
export const solution = 'Show the solution';
export const fillRest = 'Fill the rest for me';

/** The verdict on a chosen block, with what can be done about it. */
export const chosenFalls = (block: Phrase, attacker: Color, moves: number): Phrase =>
  say`${block} is not unconditionally alive: ${owner(attacker)} can capture it in ${count(moves, 'move')} if its owner never answers.`;
export const chosenLives = (block: Phrase, attacker: Color): Phrase =>
  say`${block} is unconditionally alive: ${owner(attacker)} cannot capture it, even if its owner never answers.`;

/** The number of single moves that would change the verdict; marked with circles and crosses, and listed. */
export function savers(block: Phrase, defender: Color, saving: number, spoiling: number): Phrase {
  if (saving === 0) return say`No single move of ${owner(defender)} makes ${block} unconditionally alive.`;
  const save = say`${count(saving, 'single move')} of ${owner(defender)} would make ${block} unconditionally alive (circles).`;
  const attacker = owner(otherColor(defender));
  return say`${save} ${spoiling ? `${count(spoiling, 'move')} of ${attacker} would spoil that (crosses)` : `No single move of ${attacker} spoils that`}.`;
}
export const losers = (block: Phrase, defender: Color, losing: number): Phrase =>
  losing === 0
    ? say`${block} stays unconditionally alive, whatever ${owner(defender)} plays.`
    : say`${block} stays unconditionally alive, unless ${owner(defender)} plays on ${losing === 1 ? 'the point with a cross' : `one of the ${losing} points with a cross`}.`;

export const turns = 'What each move does';
/** A move of the owner that saves a block: the region it mends, and the vital ones after it. */
export const saves = (
  defender: Color,
  at: string,
  region: Phrase,
  block: Phrase,
  eyes: readonly string[],
  others: readonly Phrase[],
): Phrase =>
  say`${owner(defender)} ${at} in ${region}: then the regions at ${list(eyes)} are vital to ${block}.${others.length ? say` ${list(others)} ${are(others.length)} saved with it.` : ''}`;
/** A move of the owner that loses a block: the vital region that is left, and the blocks lost with it. */
export const loses = (
  defender: Color,
  at: string,
  region: Phrase,
  block: Phrase,
  [eye]: readonly string[],
  others: readonly Phrase[],
): Phrase =>
  say`${owner(defender)} ${at} in ${region}: then ${eye ? `only the region at ${eye} is` : 'no region is'} vital to ${block}.${others.length ? say` ${list(others)} ${are(others.length)} lost with it.` : ''}`;
/** A move of the opponent after which nothing saves a block. `taken`: it is on a point that would have saved it. */
export const spoils = (
  attacker: Color,
  at: string,
  block: Phrase,
  taken: boolean,
  left: readonly string[],
  captured: readonly Phrase[],
): Phrase => {
  const does = [
    ...(captured.length ? [say`captures ${list(captured)}`] : []),
    ...(taken ? [`takes that point from ${owner(otherColor(attacker))}`] : []),
  ];
  const rest = left.length
    ? say`${list(left)} no longer ${left.length === 1 ? 'saves' : 'save'} ${block}, nor does any other move.`
    : say`no other move saves ${block}.`;
  return say`${owner(attacker)} ${at} ${does.length ? list(does) : 'spoils that'}: ${rest}`;
};

/** The reader's place in the sequence; with captures of several rounds, the one of this move. */
export const placeStart = (moves: number): string => `Before the first of ${count(moves, 'move')}`;
export const place = (move: number, moves: number, round: number, rounds: number): string =>
  `Move ${move} of ${moves}${rounds > 1 ? ` · against what round ${round} casts out` : ''}`;
export const placeFill = (move: number, moves: number): string => `Move ${move} of ${moves} · filling`;

/** The beginning of a capture. `groups`: the blocks captured, move by move, the block itself with the last. */
export function fallBegins(block: Phrase, attacker: Color, groups: readonly (readonly Phrase[])[]): Phrase {
  const [first, ...more] = groups.slice(0, -1).map((group) => list(group));
  const start = say`${owner(attacker)} captures ${block}`;
  const alone = groups.length === 2 && groups[0]?.length === 1;
  if (!first) return say`${start}, move by move.`;
  const shown = more.length > 3 ? [...more.slice(0, 2), say`${more.length - 2} others`] : more;
  const then = shown.map((group) => say`, then ${group}`);
  return say`${start}. On the way there ${first} ${groups[0]?.length === 1 ? 'goes' : 'go'} first${join(then)}: ${alone ? 'with it falls a region' : 'with them fall regions'} that ${block} lives by.`;
}
export const lifeBegins = (block: Phrase, attacker: Color, captures: number): Phrase =>
  say`${owner(attacker)} tries everything against ${block}: ${captures ? 'first to capture all that can be captured, then to fill' : 'nothing can be captured, so it fills'} every point that can be filled.`;

/** On the way to a block another one goes first. */
export const against = (target: Phrase, goal: Phrase): Phrase =>
  say` This is against ${target}, on the way to ${goal}.`;

const takes = (attacker: Color, at: string, target: Phrase): Phrase =>
  say`${owner(attacker)} ${at} takes a liberty of ${target}.`;

export const unhealthy = (attacker: Color, at: string, target: Phrase, region: Phrase, room: string): Phrase =>
  say`${takes(attacker, at, target)} Region ${region} does not protect it: ${room} is empty too, and no liberty of ${target}, so the stones in ${region} keep a liberty.`;
/** The same with suicide allowed, where a stone alone may keep a region from being healthy. */
export const unhealthyRefill = (attacker: Color, at: string, target: Phrase, region: Phrase, room: string): Phrase =>
  say`${takes(attacker, at, target)} Region ${region} does not protect it: ${room} is not next to ${target}, so it can be left empty when ${region} is filled, if need be for a second time.`;
export const opened = (attacker: Color, at: string, target: Phrase, region: Phrase, lost: readonly Phrase[]): Phrase =>
  say`${takes(attacker, at, target)} Region ${region} is open since ${list(lost)} ${lost.length === 1 ? 'was' : 'were'} captured, so the stones in it keep a liberty.`;
export const last = (attacker: Color, at: string, target: Phrase, region: Phrase): Phrase =>
  say`${takes(attacker, at, target)} Region ${region} is its last one, and still has room for this stone.`;
export const captures = (attacker: Color, at: string, captured: readonly Phrase[]): Phrase =>
  say`${owner(attacker)} ${at} takes the last liberty: ${list(captured)} ${are(captured.length)} captured.`;
export const emptied = (attacker: Color, region: Phrase): Phrase =>
  say` It is suicide: all stones of ${owner(attacker)} in ${region} are taken off, and ${region} is empty again.`;
export const fills = (attacker: Color, at: string): Phrase =>
  say`${owner(attacker)} ${at} captures nothing. ${owner(attacker)} fills what can be filled; the last point of each area is left.`;

interface Eye {
  readonly region: Phrase;
  readonly at: string;
}

/** The end of a squeeze. */
export const lifeEnds = (block: Phrase, attacker: Color, [one, other]: readonly [Eye, Eye]): Phrase =>
  say`Every move left is suicide. ${block} still has the liberties ${one.at} and ${other.at}: a ${stone(attacker)} stone on either would have no liberty, and capture nothing, because the other is still there. Press a cross to see why.`;

/**
 * The reason why a move is refused, or its effect with suicide allowed, with the blocks that it would take if
 * they had no other liberty.
 */
export function suicide(
  allowed: boolean,
  attacker: Color,
  at: string,
  stones: number,
  otherLiberties: readonly { readonly block: Phrase; readonly liberty: string }[],
): Phrase {
  const saved = list(
    otherLiberties.map(({ block, liberty }) => say`${block} still has ${liberty}`),
    3,
  );
  if (allowed) {
    const gone = stones === 1 ? 'the stone is taken off at once' : `all ${stones} stones are taken off`;
    return say`${owner(attacker)} ${at} is suicide and captures nothing: ${gone}, and ${saved}.`;
  }
  const who = stones === 1 ? 'the stone' : `the ${stone(attacker)} block of ${stones} stones`;
  return say`${owner(attacker)} may not play ${at}: that is suicide. With it ${who} would have no liberty, and it captures nothing: ${saved}.`;
}
export const occupied = (at: string): Phrase => say`There is a stone on ${at}.`;

/** The challenge. */
export const challengeFalls = (block: Phrase, attacker: Color): Phrase =>
  say`You are ${owner(attacker)}, and only you play. Capture ${block}: take all its liberties. It can be done.`;
export const challengeLives = (block: Phrase, attacker: Color): Phrase =>
  say`You are ${owner(attacker)}, and only you play. Try to capture ${block}.`;
export const played = (attacker: Color, at: string, block: Phrase, free: number): Phrase =>
  say`${owner(attacker)} ${at}. ${block} has ${liberties(free)}.`;
export const taken = (attacker: Color, at: string, blocks: readonly Phrase[], goal: Phrase, free: number): Phrase =>
  say`${owner(attacker)} ${at} captures ${list(blocks)}. ${goal} still has ${liberties(free)}.`;
export const emptiedOwn = (attacker: Color, at: string, stones: number): Phrase =>
  say`${owner(attacker)} ${at} is suicide: your own ${count(stones, 'stone')} ${are(stones)} taken off.`;
export const won = (block: Phrase, moves: number): Phrase =>
  say`You have captured ${block}, in ${count(moves, 'move')}. So it was not unconditionally alive.`;
export const blundered = (at: string, block: Phrase): Phrase =>
  say`With ${at} you have made ${block} unconditionally alive: from now on it cannot be captured. Take the move back and look for another one.`;
export const stillAlive = (block: Phrase): Phrase => say`${block} cannot be captured any more since an earlier move.`;
export const proved = (block: Phrase, allowed: boolean): Phrase =>
  say`${allowed ? 'Every move left is suicide, and only takes your own stones off' : 'You have no legal move left: every point is suicide'}. ${block} cannot be captured: in any order, one of two regions would have to be filled first, by suicide. Press a cross to see why.`;
export const hintAt = (at: string, block: Phrase): Phrase => say`Try ${at}, a liberty of ${block} (triangle).`;
/** Against a block that is alive: what can be reached, by a move on `at`, which takes a liberty of `other` if there is one. */
export const hintAlive = (at: string, block: Phrase, other: Phrase | null): Phrase =>
  say`${block} cannot be captured. ${other ? say`But ${other} can: try ${at}, a liberty of it` : say`What you can reach is that every move left is suicide: fill ${at}`} (triangle).`;
export const tookBack = (moves: number): Phrase => say`One move taken back; ${count(moves, 'move')} on the board.`;

/** Points, for readers who do not see the board. */
export const pointTarget = (what: string): string => `${what}, the block in question`;
export const pointSuicide = (what: string): string => `${what}, suicide`;
export const pointTaken = (what: string): string => `${what}, just captured`;
