/**
 * Errors of the published texts about unconditional life, each with the boards that show it. The
 * boards were found by exhaustive search; the tests check each claim with the engine.
 */

import * as text from '#locale/errata.ts';
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

interface Erratum {
  readonly id: string;
  /** The title of the case, the place of the error, and the content of the published text, in other words. */
  readonly words: Readonly<Record<'title' | 'source' | 'says', string>>;
  readonly cases: readonly Case[];
}

export const ERRATA: readonly Erratum[] = [
  {
    id: 'rule-2',
    words: text.suicide,
    cases: [
      {
        rows: ['.X.'],
        mark: 'A1',
        text: text.suicide.allowed,
        plays: [{ label: text.suicide.tryIt, open: proof({ activity: 'try', block: 'A', moves: [] }) }],
      },
      {
        rows: ['..O', '.XX', '..O'],
        mark: 'B3',
        text: text.suicide.forbidden,
        plays: [
          { label: text.suicide.capture, open: proof({ activity: 'try', block: 'A', moves: [] }) },
          { label: text.suicide.show, open: proof({ activity: 'show', block: 'A', move: 0 }) },
        ],
      },
    ],
  },
  {
    id: 'order',
    words: text.order,
    cases: [
      {
        rows: ['.X', 'X.', 'X.', '.X', 'X.'],
        mark: 'B3',
        text: text.order.right,
        plays: [
          { label: text.order.begin, open: proof({ activity: 'try', block: 'C', moves: ['B3'] }) },
          { label: text.order.show, open: proof({ activity: 'show', block: 'C', move: 0 }) },
        ],
      },
    ],
  },
  {
    id: 'mutual',
    words: text.mutual,
    cases: [
      {
        rows: ['X.X', '.XX', 'XX.', '.X.'],
        text: text.mutual.right,
        plays: [
          { label: text.mutual.supporters, open: supports(['A'], []) },
          { label: text.mutual.take, open: supports([], ['A']) },
        ],
      },
    ],
  },
  {
    id: 'lattice',
    words: text.lattice,
    cases: [
      {
        rows: ['.X', 'X.', 'XX', '.X', 'X.'],
        text: text.lattice.right,
        plays: [
          { label: text.lattice.covers, open: supports(['B'], []) },
          { label: text.lattice.alone, start: ['A4'], open: { room: 'explore', lens: 'steps', panel: 'rules' } },
        ],
      },
    ],
  },
  {
    id: 'score',
    words: text.score,
    cases: [
      {
        rows: ['OX', '.X', 'X.'],
        mark: 'A3',
        text: text.score.right,
        plays: [
          { label: text.score.count, open: { room: 'explore', lens: 'score', step: 4 } },
          { label: text.score.again, rows: ['.X', '.X', 'X.'], open: { room: 'explore', lens: 'score', step: 4 } },
        ],
      },
    ],
  },
];
