/**
 * Errors of the published texts about unconditional life, each with the boards that show it. The
 * boards were found by exhaustive search; the tests check each claim with the engine.
 */

import type { ProofPlace, Where } from '../../../model/where.ts';

const proof = (place: ProofPlace): Where => ({ room: 'explore', lens: 'prove', proof: place });
const supports = (chosen: readonly string[], taken: readonly string[]): Where => ({
  room: 'explore',
  lens: 'supports',
  supports: { chosen, taken, cover: 0 },
});

/** A board to load, and the place where the claim about it can be played. */
export interface Play {
  readonly label: string;
  /** The position to load, if it is not the board of the picture. */
  readonly rows?: readonly string[];
  /** The starting set of the run, by the names of points. */
  readonly start?: readonly string[];
  readonly open: Where;
}

/** A position from Black's side, and what is to be seen on it. */
export interface Case {
  readonly rows: readonly string[];
  /** The point that the text speaks of, marked on the picture. */
  readonly mark?: string;
  readonly text: string;
  readonly plays: readonly Play[];
}

export interface Erratum {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** The content of the published text, in other words. */
  readonly says: string;
  readonly cases: readonly Case[];
}

export const ERRATA: readonly Erratum[] = [
  {
    id: 'rule-2',
    title: 'Which moves are suicide',
    source: 'D. B. Benson, Life in the Game of Go (1976), Rule 2. H. Landman saw it in 1985, on Usenet.',
    says: 'Nobody may play on a point that is the only liberty of a block of his own, unless it is the only liberty of a block of the opponent’s too.',
    cases: [
      {
        rows: ['.X.'],
        mark: 'A1',
        text: 'That does not forbid a stone where none of its colour is near. White could play A1 and then C1, and capture a block with two eyes. What counts is the stone after the move: it would have no liberty, and take nothing.',
        plays: [{ label: 'Try to capture it', open: proof({ activity: 'try', block: 'A', moves: [] }) }],
      },
      {
        rows: ['..O', '.XX', '..O'],
        mark: 'B3',
        text: 'And it forbids moves that are legal. B3 is the only liberty of the white stone on C3, so White could never play there, nor on B1, and nothing would capture the black block, which does not have two eyes. In fact both moves are legal, and the block falls.',
        plays: [
          { label: 'Capture it', open: proof({ activity: 'try', block: 'A', moves: [] }) },
          { label: 'Show how', open: proof({ activity: 'show', block: 'A', move: 0 }) },
        ],
      },
    ],
  },
  {
    id: 'order',
    title: 'In which order to fill',
    source: 'D. B. Benson, Life in the Game of Go (1976), the proof of Theorem 2, case 3.',
    says: 'To capture a block, first take all its liberties in regions that are not healthy for it. After that, capture those of its neighbours that can be captured.',
    cases: [
      {
        rows: ['.X', 'X.', 'X.', '.X', 'X.'],
        mark: 'B3',
        text: 'A stone in such a region can make it healthy for a neighbour. Here all four blocks can be captured. Against C, the stone on B2, the printed order begins with B3: with a white stone there all four are unconditionally alive, for good. The neighbours have to be captured first, and the liberties of the block itself are touched last. No smaller board shows it.',
        plays: [
          { label: 'Begin with B3', open: proof({ activity: 'try', block: 'C', moves: ['B3'] }) },
          { label: 'Show the right order', open: proof({ activity: 'show', block: 'C', move: 0 }) },
        ],
      },
    ],
  },
  {
    id: 'mutual',
    title: 'What a minimal cover is',
    source: 'D. B. Benson, Life in the Game of Go (1976), section 5.',
    says: 'The blocks of a minimal cover support one another: without any one of them, the others are not unconditionally alive.',
    cases: [
      {
        rows: ['X.X', '.XX', 'XX.', '.X.'],
        text: 'The stone A on A4 lives only together with the big block B, so A and B are its only minimal cover. But B needs nobody: it has two eyes of its own, A1 and the two points C1 and C2. Without A it is still unconditionally alive. What is true is that no smaller set keeps A alive.',
        plays: [
          { label: 'See who supports A', open: supports(['A'], []) },
          { label: 'Take A away', open: supports([], ['A']) },
        ],
      },
    ],
  },
  {
    id: 'lattice',
    title: 'Whether the alive sets are a lattice',
    source: 'D. B. Benson, Life in the Game of Go (1976), on the order of the sets by inclusion.',
    says: 'The unconditionally alive sets of blocks do not form a lattice, because what two of them have in common need not be one.',
    cases: [
      {
        rows: ['.X', 'X.', 'XX', '.X', 'X.'],
        text: 'A with B is alive here, and so is B with C; B, which they have in common, is not. But there still is a largest alive set inside both: what the casting-out leaves of B alone, here nothing. So any two of the sets have a greatest one below and a least one above, which is all that a lattice asks for; the lower one is just not always the intersection.',
        plays: [
          { label: 'See both covers of B', open: supports(['B'], []) },
          { label: 'Cast out from B alone', start: ['A4'], open: { room: 'explore', lens: 'steps', panel: 'rules' } },
        ],
      },
    ],
  },
  {
    id: 'score',
    title: 'That one scores only once',
    source: 'D. B. Benson, Life in the Game of Go (1976), section 6, Rule 3.',
    says: 'At the end all stones that are not unconditionally alive are taken off the board as prisoners, and then the points are counted.',
    cases: [
      {
        rows: ['OX', '.X', 'X.'],
        mark: 'A3',
        text: 'It does not say that the rule may be used only once, and for both colours at the same time. Both black blocks are alive here; the white stone is taken off, and Black has 4 points to 0. On the board that is left neither black block is alive: A3 is empty now, and no liberty of the lower one. Scored again, or with White’s stone gone before Black’s blocks are judged, Black’s stones are prisoners too, and the same position is 1 to 3.',
        plays: [
          { label: 'Count it', open: { room: 'explore', lens: 'score', step: 4 } },
          { label: 'Count what is left', rows: ['.X', '.X', 'X.'], open: { room: 'explore', lens: 'score', step: 4 } },
        ],
      },
    ],
  },
];
