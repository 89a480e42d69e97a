import * as page from '#locale/page.ts';
import type { Color } from '../../engine/types.ts';
import { plain } from '../phrase.ts';
import { count, list, owner, stone } from './grammar.ts';

/** The words of the gallery of boards in space, in English. Another language is another module like this. */

export const label = 'Gallery';
export const intro =
  'Boards of J. B. Kim’s paper on Go in space, and boards on which it fails: to look at, to step through and to take along.';
export const all = 'All exhibits';
export const next = (title: string): string => `Next: ${title}`;
export const take = 'Open this board in Steps';
export const source = 'Source:';
export const choices = 'Boards';
export const stepping = 'Steps of the exhibit';
const { first, back, forward, last } = page.steps;
export const steps = { first, back, forward, last } as const;
export const line = (title: string): string => `Gallery: ${title}.`;
export const board = (title: string): string => `Board of the exhibit: ${title}`;
export const boardHelp =
  'Arrow keys move the cursor, Page Up and Page Down lead to another layer, comma and full stop step through the exhibit.';
export const place = (at: number, of: number): string => `Board ${at} of ${of}`;
export const turnPlace = (number: number, of: number): string => `Turn ${number} of ${of}`;
export const begins = (color: Color): string => `${owner(color)} plays first.`;

/** The black stones that are unconditionally alive: their numbers without suicide, and with it. */
export function verdict([forbidden = 0, allowed = 0]: readonly number[]): string {
  if (forbidden === 0) return 'No black stone is unconditionally alive.';
  const alive = forbidden === 1 ? 'The black stone is' : `All ${forbidden} black stones are`;
  return allowed > 0
    ? `${alive} unconditionally alive, with suicide forbidden or allowed.`
    : `${alive} unconditionally alive if suicide is forbidden, and none is if it is allowed.`;
}

const liberties = (n: number): string => (n === 1 ? '1 liberty' : `${n} liberties`);

/** A turn: its stones, those of each color that leave the board, and the liberties of the block in question, the last one by name. */
export function turn(
  color: Color,
  points: readonly string[],
  together: boolean,
  gone: Readonly<Record<'own' | 'captured', number>>,
  runner: { readonly color: Color; readonly liberties: number; readonly last: string | undefined } | null,
): string {
  const plays = `${owner(color)} plays ${plain(list(points))}${together ? ' at the same time' : ''}`;
  if (gone.own)
    return `${plays}, and has no liberty left: the ${count(gone.own, `${stone(color)} stone`)} are removed.`;
  if (gone.captured) return `${plays}, and captures ${count(gone.captured, 'stone')}.`;
  if (!runner) return `${plays}.`;
  const left = runner.color === color ? 'has' : 'is left with';
  return `${plays}. ${owner(runner.color)} ${left} ${liberties(runner.liberties)}${runner.last ? `, ${runner.last}` : ''}.`;
}

/** A board without one of its stones. */
export const without = (name: string): string => `Without ${name}`;
export const withoutSays = (name: string): string => `The stone on ${name} is missing.`;
/** A board whose stones enclose a point. */
export const enclosing = (name: string): string => `Corner ${name}`;
export const enclosingSays = (name: string): string => `The surface of ${name}: three stones.`;

/** The words of an exhibit. `boards` are those on which nothing has been played, with names to choose from. */
export interface Words {
  readonly title: string;
  readonly about: string;
  readonly idea: string;
  readonly source: string;
  readonly boards: readonly { readonly name: string; readonly says: string }[];
  /** The conclusion, after the last turn. */
  readonly end?: string;
}

const KIM = 'J. B. Kim, On the game of Go, Journal of the Korean Mathematical Society 14 (1978)';

export const exhibits = {
  corner: {
    title: 'Nine stones in a corner',
    about: 'The least that lives in a corner: without any one of them, nothing does.',
    idea: 'One block with two eyes on an edge of the board, 1:A5 and 3:A5. Press a stone to see the board without it, or step through all nine. Fewer than nine stones never live in a corner: all smaller sets have been tried.',
    source: `${KIM}, Example 3.`,
    boards: [{ name: 'All nine', says: 'Nine stones, two eyes.' }],
  },
  fewest: {
    title: 'Life with few stones',
    about: 'In a corner 9, on an edge 11, on a face 13, in the middle 16.',
    idea: 'The further from the corner, the more neighbours an eye has: three, four, five, six. Fewer stones do not live in these places without a white stone on the board: a search has tried all pairs of eyes, and all ways to connect the stones around them. On the face and in the middle two blocks share both eyes.',
    source: 'Found for this page. The corner is Example 3 of Kim’s paper.',
    boards: [
      { name: 'Corner: 9', says: 'In a corner: one block, and eyes with three and four neighbours.' },
      { name: 'Edge: 11', says: 'On an edge: one block, and two eyes with four neighbours each.' },
      { name: 'Face: 13', says: 'On a face: two blocks, and two eyes with five neighbours each.' },
      { name: 'Middle: 16', says: 'In the middle: two blocks, and two eyes with six neighbours each.' },
    ],
  },
  'two-at-once': {
    title: 'Two stones at once kill two eyes',
    about: 'Nothing takes two eyes one stone after another. Two stones at the same time do.',
    idea: 'White has taken all liberties outside. A stone in either eye alone would be suicide, so White can never begin. With both placed at the same time, neither eye is left.',
    source: `${KIM}, on several moves in a turn.`,
    boards: [{ name: 'Before', says: 'A white stone on 1:A5 or on 3:A5 would be suicide.' }],
    end: 'So against two stones at once a block needs three eyes.',
  },
  surfaces: {
    title: 'The eight corner surfaces',
    about: 'Three stones enclose a corner point, and three stones enclose nothing else.',
    idea: 'A closed surface is made of all points next to a connected region. On 4×4×4 exactly eight have three points, one for each corner, and none has fewer. Definition 1 as printed cuts the board into layers, in each of its three directions, and asks of each layer that its stones be a closed curve, a segment of a line or a single stone. It does not ask that all stones hang together: 7,552 sets of three meet it here, and most of them do not.',
    source: `${KIM}, Definition 1, corrected.`,
    boards: [
      {
        name: 'All eight',
        says: 'The two stones on each edge of the cube are a block. Its eyes are the two corners at its ends, so all twelve blocks live.',
      },
    ],
  },
  plane: {
    title: 'Stones in one plane',
    about: 'They never live while the plane has a gap; when it is full, they may.',
    idea: 'Theorem 2 says that stones in one plane are never safe. Through a gap all other points are one region, so it is right as long as there is one. A full plane has two sides. It lives if each is one layer of liberties, or if white stones fill all but such a layer and suicide is forbidden.',
    source: `${KIM}, Theorem 2.`,
    boards: [
      { name: '3×3×3, full', says: 'Each side is one layer, and every point of it is a liberty.' },
      { name: '3×3×3 with a gap', says: 'Through 2:B2 both sides are one region.' },
      { name: '4×4×4, full', says: 'The lower side is two layers thick: layer 4 has no liberty.' },
      { name: '2×2×4', says: 'White has filled layer 4. The empty points of the lower side are liberties, all four.' },
      { name: '9×9×9', says: 'The same on a board of the size that the theorem is about.' },
    ],
  },
  suicide: {
    title: 'What suicide changes for a plane',
    about: 'The full plane that lives while suicide is forbidden is captured when it is allowed.',
    idea: 'White fills its own side until its stones leave the board, and comes back with fewer: the points behind are empty then, and the plane can be surrounded. Black passes throughout. With suicide Theorem 2 is right wherever every side has four points or more.',
    source: `${KIM}, Theorem 2, and item 5 of the rules, which is headed “Suicide is illegal” but removes stones.`,
    boards: [
      { name: 'Suicide forbidden', says: 'By reading A both sides are healthy: each empty point is a liberty.' },
      {
        name: 'Suicide allowed',
        says: 'By reading B the lower side is not: no stone of layer 4 is next to the plane.',
      },
    ],
    end: 'The plane is gone.',
  },
  laid: {
    title: 'A group of the plane laid into space',
    about: 'Six stones live in the corner of a plane. In space each eye is open below.',
    idea: 'What lives in the plane has liberties in the next layer when it lies in the first of several, and a white stone in an eye has one too. White takes one liberty after the other; Black passes throughout.',
    source: 'Six stones in the corner of the plane, with two eyes, on A5 and C5.',
    boards: [
      { name: 'In the plane', says: 'Six stones, two eyes.' },
      { name: 'In space', says: 'White can play on 1:A5, because 2:A5 below is empty.' },
    ],
    end: 'All six.',
  },
  ladder: {
    title: 'The ladder in the plane',
    about: 'White runs from move 6 on, and move 19 captures seven stones.',
    idea: 'Whenever White has run there are two liberties at most, and Black leaves one. The numbers are those of the paper.',
    source: `${KIM}, on the ladder (shicho).`,
    boards: [{ name: 'Start', says: 'White has a stone on D5.' }],
    end: 'The stone on D5 touches the others only at a corner. It is not captured, which shows that blocks do not connect over corners.',
  },
  chase: {
    title: 'The same ladder in space, one stone a turn',
    about: 'It does not work: White gains two liberties with each turn.',
    idea: 'Black answers each stone in the plane of the ladder, as before. But a stone that runs brings four liberties in space, and Black takes one.',
    source: `${KIM}, on the ladder in space.`,
    boards: [{ name: 'Start', says: 'The two white stones have one liberty, 3:C3.' }],
    end: 'White is away. Down such stairs two stones a turn would be too few as well: White would gain one liberty with each.',
  },
  'chase-of-three': {
    title: 'The same ladder, three stones a turn',
    about: 'With three stones in each turn Black captures the runner at the edge.',
    idea: 'Of the four liberties after each run Black takes three, and the next run is forced. In n dimensions such a staircase inside the board takes 2n\u00a0−\u00a03 stones a turn: 1, 3 and 5 in two, three and four dimensions. Three are not always needed, as the next exhibits show.',
    source: `${KIM}, the exercise on several moves in a turn.`,
    boards: [{ name: 'Start', says: 'The two white stones have one liberty, 3:C3.' }],
  },
  'chase-on-face': {
    title: 'The same ladder on a face of the box, two stones a turn',
    about: 'At the wall two stones a turn are enough.',
    idea: 'Layer 1 is a face of the box, so White has no liberty above it. Each stone brings three liberties, and Black leaves one. In n dimensions stairs in a face of two dimensions take n\u00a0−\u00a01 stones a turn: 1, 2 and 3 in two, three and four dimensions. With one fewer White gains a liberty each turn.',
    source: `Found for this page: a part of the answer to the exercise in ${KIM}.`,
    boards: [{ name: 'Start', says: 'The two white stones have one liberty, 1:C5.' }],
    end: 'White came to the wall, where two liberties were left, one for each black stone.',
  },
  'chase-on-edge': {
    title: 'Straight along an edge, two stones a turn',
    about: 'On the edge of the box White need not even turn.',
    idea: 'A stone on an edge has four neighbours: one behind it, one ahead, and two beside the edge. Black takes these two. In n dimensions it takes n\u00a0−\u00a01 stones a turn, and in the plane it is the crawl along the first line.',
    source: `Found for this page: a part of the answer to the exercise in ${KIM}.`,
    boards: [{ name: 'Start', says: 'The two white stones have one liberty, 1:D3.' }],
  },
  'chase-of-two': {
    title: 'A winding ladder in open space, two stones a turn',
    about: 'Where White winds around itself, two stones a turn are enough inside the board too.',
    idea: 'White’s way winds: nine stones later it is one column, one row and one layer further, and begins again. No white stone is on a wall. Every third stone of White has three liberties and the others two, because black stones already stand beside the way. So in two of three turns Black has a stone to spare, and plays it ahead. To begin he needs eight stones beside the way. After that two a turn are enough as long as there is space, for 106 turns on 26×26×26. Where White has two liberties Black could capture at once; here he waits, to show how far the ladder reaches. Open is a ladder with one stone a turn: the paper says that there is none, without a proof. Each white stone has four neighbours to fill and a black stone has six, so it takes at least two thirds of a stone a turn, which does not rule out one.',
    source: `Found for this page: a part of the answer to the exercise in ${KIM}.`,
    boards: [{ name: 'Start', says: 'The two white stones have one liberty, 2:C2.' }],
    end: 'Nine turns have brought White one column, one row and one layer further, without a wall. This time Black takes both liberties.',
  },
  readings: {
    title: 'Where two readings of the paper fail',
    about: 'Suicide and health must fit together; of four combinations two do.',
    idea: 'Reading A forbids suicide, and a region is healthy if every empty point of it is a liberty. Reading B removes stones by suicide, and asks it of every point. Both are right on all positions of 2×2×2 and 2×2×3; mixed, they are wrong in 72 positions of 2×2×2, such as this one. Without suicide nobody can capture the black stones, but “every point” does not call them alive, because 2:B1 is not next to 2:A2. With suicide “every empty point” calls them alive, and White captures them while Black passes.',
    source: `${KIM}, Theorem 1 and Definition 8.`,
    boards: [
      { name: 'Reading A', says: 'Suicide is forbidden, and health is about empty points.' },
      { name: 'Reading B', says: 'Suicide is allowed, and health is about all points.' },
    ],
    end: 'The black stones are gone.',
  },
  edges: {
    title: 'Blocks over edges fail',
    about: 'If stones connected over edges, two eyes would not be enough for life.',
    idea: 'The paper lets surfaces hang together over faces and edges. Blocks may not: if they did, the black stones here would be one block with two eyes, and White’s stone in an eye would connect over an edge to a stone outside, with its liberty. So Theorem 1 would be wrong, on 2×2×2 in 542 positions.',
    source: `${KIM}, Theorem 1, with blocks by 18 neighbours in place of 6.`,
    boards: [
      { name: 'In the plane', says: 'Over corners this would be one block, with the eyes A3 and C3.' },
      { name: 'In space', says: 'Over edges this would be one block, with the eyes 1:B2 and 1:A1.' },
    ],
    end: 'By the rules White’s stone on 1:B2 would be suicide.',
  },
  joined: {
    title: 'Eyes across an edge',
    about: 'Two blocks with an eye each; where the edges are joined, they are one with two.',
    idea: 'On a cylinder the first and the last column are next to each other, on a torus the first and the last row too. The eye on A3 is closed by G3 across the edge.',
    source: 'Made for this page.',
    boards: [
      { name: 'No edges joined', says: 'A3 is next to the left block only, F3 to the right one only.' },
      { name: 'Cylinder', says: 'The rows go round: A and G are neighbours.' },
      { name: 'Torus', says: 'Rows and columns go round.' },
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
