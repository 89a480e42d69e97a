/** The boards of the gallery: the paper's figures, levels of eye points, and cases in which the rules err. */
import type { Position } from '../../../../engine/types.ts';
import { type Edges, placed } from './placed.ts';

/** A figure of the paper, reconstructed, as the file of the tests has it. */
interface Figure {
  readonly id: string;
  readonly board: readonly string[];
}

/** A board with the key of its words. */
export interface Shown {
  readonly id: string;
  readonly position: Position;
}

/** The board of a figure, at the edge if its lowest row has a part of the group. */
export const boardOf = ({ id, board }: Figure): Shown => ({
  id,
  position: placed(board, { bottom: /[Oo.x]/.test(board.at(-1) ?? '') }),
});

const made = (id: string, rows: readonly string[], edges: Edges = {}): Shown => ({ id, position: placed(rows, edges) });

/** One eye of each level: away from the edge, on it, and in the corner. */
export const LEVELS: readonly Shown[] = [
  made('center-full', ['XXXXXX', 'XXOOXX', 'XO.OXX', 'XOOOXX', 'XXXXXX']),
  made('center-half', ['XXXXXX', 'XXO.XX', 'XO.OXX', 'XOOOXX', 'XXXXXX']),
  made('center-false', ['XXXXXX', 'XXOXXX', 'XO.OXX', 'XOOOXX', 'XXXXXX']),
  made('edge-full', ['XXXXXX', 'XOOOXX', 'XO.OXX'], { bottom: true }),
  made('edge-half', ['XXXXXX', 'XOO.XX', 'XO.OXX'], { bottom: true }),
  made('edge-false', ['XXXXXX', 'XOOXXX', 'XO.OXX'], { bottom: true }),
  made('corner-full', ['XXXX', 'OOXX', '.OXX'], { left: true, bottom: true }),
  made('corner-half', ['XXXX', 'O.XX', '.OXX'], { left: true, bottom: true }),
  made('corner-false', ['XXXX', 'OXXX', '.OXX'], { left: true, bottom: true }),
];

/** Boards for which the rules give more eyes than there are. */
export const ERRING: readonly Shown[] = [
  made('two-diagonals', ['XXXXXX', 'XOOOXX', 'XO.OXX', 'XO.OOX', 'XO..OX', 'XXOOXX', 'XXXXXX']),
  made('both-eyes', ['XXXXXX', 'XXOOXX', 'XO.OOX', 'XO..OX', 'XXO.OX', 'XXXOOX', 'XXXXXX']),
  made('square-corners', ['XXOXXX', 'XXOOXX', 'XO..OX', 'XO..OX', 'XXOOXX', 'XXXXXX']),
];
