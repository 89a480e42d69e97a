import { describe, expect, it } from 'vitest';
import type { Color } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { at, contextOf, WORKED } from './context.fixture.ts';
import { type ProofContext, singleMovesOf } from './proof-state.ts';
import { explainedMoves, explanationAt } from './single-moves.ts';

const movesAt = (context: ProofContext, name: string) => {
  const block = context.facts.blocks.findIndex((each) => each.name === name);
  return explainedMoves(context, block, singleMovesOf(context, block));
};
const linesOf = (context: ProofContext, name: string) =>
  movesAt(context, name).map(({ explanation }) => plain(explanation));

describe('a move that would turn a verdict', () => {
  const undecided = contextOf(['...XO', 'XXXXO', 'OOOOO', '.....']);

  it('of the owner says in which region it saves, and by which regions', () => {
    expect(linesOf(undecided, 'A')[0]).toBe('Black B4: then the regions at A4 and C4 are vital to #1.');
  });

  it('of the opponent says what no longer helps', () => {
    expect(linesOf(undecided, 'A')[1]).toBe('White B4 takes that point from Black: no other move saves #1.');
    const two = contextOf(['.XO..', 'XXO..', 'O.XO.', 'OXXXX', '.X.X.']);
    expect(linesOf(two, 'A')).toEqual([
      'Black B3: then the regions at A5, A3, C1 and E1 are vital to #1.',
      'Black A1: then the regions at A5 and A3 are vital to #1.',
      'White B3 takes that point from Black: A1 no longer saves #1, nor does any other move.',
    ]);
  });

  it('of the owner says what it loses, and who falls with it', () => {
    const lemma = contextOf(['X.', 'XX', '..', 'XX', '..']);
    expect(linesOf(lemma, 'B')).toEqual(['Black B5: then only the region at A1 is vital to #2. #1 is lost with it.']);
    expect(linesOf(contextOf(['.X..X', 'XXXXX', '.....', '.....']), 'A')).toEqual([
      'Black A4: then only the region at C4 is vital to #1.',
    ]);
  });

  it('says who else is saved', () => {
    expect(linesOf(contextOf(WORKED), 'D')).toContain(
      'Black C3: then the regions at D2 and F2 are vital to #4. #5 is saved with it.',
    );
  });

  it('is found by its point, with all that is said there', () => {
    const turns = movesAt(undecided, 'A');
    const said = explanationAt(turns, at(undecided, 'B4'));
    expect(said && plain(said)).toBe(linesOf(undecided, 'A').join(' '));
    expect(explanationAt(turns, at(undecided, 'A4'))).toBeNull();
    expect(explanationAt(turns, null)).toBeNull();
  });
});

/** The effects of the owner's moves agree with an analysis of the board after each. */
it.each<[Color, readonly string[]]>([
  ['black', WORKED],
  ['black', ['.X', 'X.', 'X.', '.X', 'X.']],
  ['black', ['.X.', 'XX.', '.XX', 'X..']],
  ['white', ['.O.O.', 'OO.OO', 'XOOOX', '.XXX.']],
])('saves or loses as it says: %s', (color, rows) => {
  const context = contextOf(rows, 'forbidden', color);
  const { facts, position, referee } = context;
  for (const [index, block] of facts.blocks.entries()) {
    const { saving, losing } = singleMovesOf(context, index);
    for (const { point, saves } of movesAt(context, block.name)) {
      if (!saving.includes(point) && !losing.includes(point)) continue;
      const after = referee.prover.attempt(position, color, point)?.position ?? position;
      const become = referee.read(after).blocks.find(({ points }) => points.includes(block.points[0] ?? -1));
      expect(become?.castOut === null, `${block.name} ${point}`).toBe(saves);
    }
  }
});
