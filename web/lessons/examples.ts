import type { Rules } from '../engine/types.ts';
import type { State } from '../model/state.ts';
import barcelona from './games/barcelona.sgf?url';
import kgs from './games/kgs.sgf?url';
import kisei from './games/kisei.sgf?url';

/** A position worth looking at. */
export interface Example {
  readonly id: string;
  readonly title: string;
  /** What it shows, in one sentence. */
  readonly idea: string;
  readonly source: string;
  /** The position in any notation that can be pasted. */
  readonly text: string;
  readonly rules?: Partial<Rules>;
  /** The starting set of Black, by the names of points. */
  readonly start?: readonly string[];
  /** What the idea claims, for Black; the tests ask the engine. */
  readonly claim: {
    readonly rounds: number;
    /** The first point of every block that is unconditionally alive. */
    readonly alive: readonly string[];
  };
}

/** A whole game, fetched when it is asked for. */
export interface GameExample {
  readonly id: string;
  readonly title: string;
  readonly idea: string;
  readonly source: string;
  /** Where its SGF is. */
  readonly address: string;
  readonly show: State['show'];
  readonly claim: {
    readonly moves: number;
    /** Rounds and stones that are unconditionally alive at the end. */
    readonly black: { readonly rounds: number; readonly alive: number };
    readonly white: { readonly rounds: number; readonly alive: number };
  };
}

const BENSON = (figure: number) => `D. B. Benson, Life in the Game of Go (1976), figure ${figure}, after its text`;
const SENSEI = 'Sensei’s Library, Benson’s Definition of Unconditional Life, after its text';
const OURS = 'Made for this page';

export const EXAMPLES: readonly Example[] = [
  {
    id: 'worked',
    title: 'The worked example',
    idea: 'Two blocks fall in the first round, a third falls because of them, and two are left that nothing can capture.',
    source: SENSEI,
    text: 'X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX',
    claim: { rounds: 2, alive: ['A6', 'C6'] },
  },
  {
    id: 'two-eyes',
    title: 'Two eyes',
    idea: 'One block with two one-point eyes: White may play in neither of them, so it can never be captured.',
    source: BENSON(3),
    text: '.X.XO./XXXXO./OOOOO./......',
    claim: { rounds: 0, alive: ['B4'] },
  },
  {
    id: 'smallest',
    title: 'The smallest life',
    idea: 'One stone and a point on either side, on a board of three points, are enough.',
    source: OURS,
    text: '.X.',
    claim: { rounds: 0, alive: ['B1'] },
  },
  {
    id: 'blocks',
    title: 'What a block is',
    idea: 'Stones that touch along a line are one block; here Black has two, and neither has two vital regions.',
    source: BENSON(2),
    text: '.X../XXOO/OOOX/..O.',
    claim: { rounds: 1, alive: [] },
  },
  {
    id: 'outside-liberties',
    title: 'Outside liberties do not matter',
    idea: 'White can fill the four liberties outside in 24 orders, and the two eyes remain after each of them.',
    source: BENSON(4),
    text: '.X.X../XXXX../..OOO./......',
    claim: { rounds: 0, alive: ['B4'] },
  },
  {
    id: 'joined',
    title: 'Three blocks hold hands',
    idea: 'The stone in the middle has no eye of its own: it lives by the two regions that it shares with its neighbours.',
    source: BENSON(5),
    text: '..X.X.X.XO./XXXX.XXXXO./.OOOOOOO.O./...........',
    claim: { rounds: 0, alive: ['C4', 'E4', 'G4'] },
  },
  {
    id: 'healthy-for-neither',
    title: 'A region healthy for neither',
    idea: 'Each point of the region is a liberty of one of the two blocks, but neither block has them all, so it helps neither.',
    source: BENSON(6),
    text: '..XXO/X..XO/XXXOO/OOOO.',
    claim: { rounds: 1, alive: [] },
  },
  {
    id: 'one-is-not-enough',
    title: 'One shared region is not enough',
    idea: 'The region in the middle is vital to both blocks, but neither has a second one.',
    source: BENSON(7),
    text: 'XXXXO./X...XO/OXXXXO/.OOOO.',
    claim: { rounds: 1, alive: [] },
  },
  {
    id: 'falls-with-neighbours',
    title: 'Falling with the neighbours',
    idea: 'The middle block begins with two vital regions, but both of its neighbours fall in round 1 and take them along.',
    source: BENSON(8),
    text: 'X.X.X/OXXXO/.OOO.',
    claim: { rounds: 2, alive: [] },
  },
  {
    id: 'vital-to-one',
    title: 'Vital to one, not to the other',
    idea: 'The corner is vital to the left block but not to the right one, which has no liberty at A4; that is how both are lost.',
    source: SENSEI,
    text: '..XOO./XX.XO./OXXXO./.OOO..',
    claim: { rounds: 2, alive: [] },
  },
  {
    id: 'enemy-stone',
    title: 'An enemy stone in an eye',
    idea: 'A region may hold white stones: the corner is vital, because every empty point in it is a liberty of the block.',
    source: SENSEI,
    text: 'O.X.XO/.XXXXO/XXOOO./OO....',
    claim: { rounds: 0, alive: ['C4'] },
  },
  {
    id: 'suicide-corner',
    title: 'The suicide corner',
    idea: 'While suicide is forbidden both blocks are alive; where it is allowed, White clears the corner by dying in it, and both fall.',
    source: SENSEI,
    text: 'O.XO./XX.XO/OXXXO/.OOO.',
    rules: { suicide: 'allowed' },
    claim: { rounds: 2, alive: [] },
  },
  {
    id: 'not-small',
    title: 'Enclosed, but not small',
    idea: 'Black also encloses the big corner, but A5 in it is next to no black stone, so it is not small and cannot be vital.',
    source: `${SENSEI}, and Benson (1976), section 3`,
    text: '...X.XO/...XXXO/XXXX.XO/OOOXXXO/..OOOO.',
    claim: { rounds: 0, alive: ['D5'] },
  },
  {
    id: 'false-eye',
    title: 'A false eye',
    idea: 'C3 looks like an eye, but the stone at D3 has no other region: it falls in round 1 and the eye goes with it.',
    source: 'Made for this page, after Sensei’s Library, False Eye',
    text: '.X.XO./XXXOO./OOOO..',
    claim: { rounds: 2, alive: [] },
  },
  {
    id: 'two-headed-dragon',
    title: 'The two-headed dragon',
    idea: 'Both eyes are false by the usual count, yet each of the two blocks is next to both of them, and the dragon lives.',
    source: 'Made for this page, after Sensei’s Library, Two-Headed Dragon',
    text: '..OXXO.../.OXX.XXO./.OXOXXXO./.OX.O.XO./.OXXXOXO./.OXX.XXO./...OXXO..',
    claim: { rounds: 0, alive: ['D7', 'F6'] },
  },
  {
    id: 'alive-to-you',
    title: 'Alive to you, but not to Benson',
    idea: 'Any player makes two eyes here as soon as White attacks; but if Black never answered, the one big eye could be filled.',
    source: OURS,
    text: '....XO/XXXXXO/OOOOOO/......',
    claim: { rounds: 1, alive: [] },
  },
  {
    id: 'nine-rounds',
    title: 'Nine rounds',
    idea: 'One block begins with a single vital region; its fall costs the next one a region, and so they go, one in every round.',
    source: 'Made for this page, found by a search',
    text: '.X.X./XX..X/.X.X./X.X.X/.X.X.',
    claim: { rounds: 9, alive: [] },
  },
  {
    id: 'starting-set',
    title: 'On their own strength',
    idea: 'With only the two upper blocks in the starting set, both are alive: they need no help from the third.',
    source: OURS,
    text: '.X/X./XX/.X/X.',
    start: ['B5', 'A4'],
    claim: { rounds: 0, alive: ['B5', 'A4'] },
  },
];

/** Moves, event, players and date are facts of record. */
export const GAMES: readonly GameExample[] = [
  {
    id: 'barcelona',
    title: 'A program against a professional, 9×9',
    idea: 'At the end nearly every stone of both sides is unconditionally alive.',
    source: 'Chou Ping-chiang (Black) against FuegoGB, Barcelona, 20 July 2010',
    address: barcelona,
    show: 'both',
    claim: { moves: 80, black: { rounds: 0, alive: 33 }, white: { rounds: 1, alive: 32 } },
  },
  {
    id: 'kgs',
    title: 'Two programs, 13×13',
    idea: 'They played on until the board was settled: one big block and its neighbours live on each side.',
    source: 'GNU Go (Black) against Crazy Stone, KGS, 5 February 2006',
    address: kgs,
    show: 'both',
    claim: { moves: 186, black: { rounds: 2, alive: 61 }, white: { rounds: 1, alive: 50 } },
  },
  {
    id: 'kisei',
    title: 'A title match, 19×19',
    idea: 'Professionals stop long before Benson is satisfied: many blocks that nobody doubts are cast out, in up to three rounds.',
    source: 'O Rissei (Black) against Yamashita Keigo, 27th Kisei, 16 January 2003',
    address: kisei,
    show: 'both',
    claim: { moves: 285, black: { rounds: 2, alive: 36 }, white: { rounds: 3, alive: 52 } },
  },
];
