/** For tests: an answer of the solver made by hand, about the critical group of `facts.fixture.ts`. */
import type { EyeSolved } from '../../../engine/referee.ts';

export const SOLVED: EyeSolved = {
  status: 'critical',
  basis: 'proven',
  save: [15],
  kill: [15],
  all: true,
  open: [],
  assumed: [],
  doubtful: [],
  exits: [],
  ownerFirst: 'lives',
  opponentFirst: 'dies',
  ownerContested: false,
  opponentContested: false,
  ownerLine: [15],
  opponentLine: [15, 14],
  ignores: null,
  positions: 10,
};
