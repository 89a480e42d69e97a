import { describe, expect, it, vi } from 'vitest';
import type { ProofPlace } from '../../../model/lenses/prove.ts';
import { type Where, whereNamed, whereText } from '../../../model/where.ts';
import { contextOf, WORKED } from './context.fixture.ts';
import { length } from './plan.ts';
import { challengeOf, type ProofState, pointsNamed, proofStateAt } from './proof-state.ts';

const context = contextOf(WORKED);
/** The proof at a place of the address. */
const proofStateIn = (on: typeof context, text: string) =>
  proofStateAt(on, proofOf(whereNamed(`prove.${text}`)?.where));
const proofOf = (where?: Where) => (where?.room === 'explore' && where.lens === 'prove' ? where.proof : null);
const detailOf = (on: typeof context, proof: ProofState) =>
  whereText({ room: 'explore', lens: 'prove', proof: placeOf(on, proof) }).slice('prove.'.length);

/** The place of what is shown. */
function placeOf({ facts, words }: typeof context, { block, activity }: ProofState): ProofPlace {
  const name = facts.blocks[block]?.name ?? '';
  switch (activity.kind) {
    case 'choose':
      return { activity: activity.singleMoves ? 'turn' : 'choose', block: name };
    case 'show':
      return { activity: 'show', block: name, move: activity.at };
    case 'try':
      return { activity: 'try', block: name, moves: activity.challenge.plies.map(({ point }) => words.point(point)) };
  }
}

const [A, B, C, D] = context.facts.blocks.map((_, index) => index);

describe('the place in the link', () => {
  it.each(['C', 'turn.A', 'turn.C', 'show.D.0', 'show.D.5', 'show.B.20', 'try.C', 'try.C.E5', 'try.C.E5,F4,D6'])(
    'leads back to itself: %s',
    (detail) => {
      expect(detailOf(context, proofStateIn(context, detail))).toBe(detail);
    },
  );

  it('shows the same board', () => {
    const { block, activity } = proofStateIn(context, 'try.C.E5,F4,D6');
    expect(block).toBe(C);
    expect(activity).toMatchObject({ kind: 'try', challenge: { standing: 'won' } });
    expect(proofStateIn(context, 'show.D.5')).toMatchObject({
      block: D,
      activity: { kind: 'show', at: 5 },
    });
    expect(proofStateIn(context, 'turn.A')).toMatchObject({
      block: A,
      activity: { kind: 'choose', singleMoves: { saving: [] } },
    });
  });

  it('begins with the largest block that is alive where it says nothing that can be', () => {
    const start: ProofState = { block: B as number, activity: { kind: 'choose', singleMoves: null } };
    for (const detail of ['', 'Q', 'show', 'show.Q.3', 'fly.C', 'c', 'show.C3', '.', 'try.']) {
      expect(proofStateIn(context, detail), detail).toEqual(start);
    }
  });

  it('keeps what can be of what cannot', () => {
    const said = (detail: string) => detailOf(context, proofStateIn(context, detail));
    const { activity } = proofStateIn(context, 'show.D');
    const end = activity.kind === 'show' ? length(activity.plan) : 0;
    expect(said('show.D.999')).toBe(`show.D.${end}`);
    expect(said('show.D.x')).toBe('show.D.0');
    // Occupied, suicide, outside the board, no point at all, and after the capture.
    expect(said('try.C.E5,E6,F4')).toBe('try.C.E5');
    expect(said('try.C.D6,E5')).toBe('try.C');
    expect(said('try.C.E5,Z9')).toBe('try.C.E5');
    expect(said('try.C.E5,what,F4')).toBe('try.C.E5');
    expect(said('try.C.E5,F4,D6,A1,B1')).toBe('try.C.E5,F4,D6');
    expect(said('C.what')).toBe('C');
  });

  it('does not try moves on a board where that takes long', () => {
    const big = contextOf(['.X.', ...Array(19).fill('.'.repeat(3))].map((row) => row.padEnd(20, '.')));
    expect(proofStateIn(big, 'turn.A')).toMatchObject({ activity: { singleMoves: null } });
  });
});

describe('what the engine has answered', () => {
  it('is not asked again at another step of a sequence', () => {
    const on = contextOf(WORKED);
    const asked = [vi.spyOn(on.referee.prover, 'squeeze'), vi.spyOn(on.referee.prover, 'capture')];
    for (const detail of ['show.D.0', 'show.D.1', 'show.D.0']) proofStateIn(on, detail);
    for (const each of asked) expect(each).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('is the same for an attempt played move by move, and for one that a link brings', () => {
    const byMove = contextOf(WORKED);
    // E6 is occupied: what follows it is not played.
    for (const moves of [
      ['E5', 'F4'],
      ['E5', 'E6', 'F4'],
      ['E5', 'E6', 'F4', 'D6'],
      ['E5', 'F4', 'D6', 'A1'],
    ]) {
      const of = (on: typeof context) => challengeOf(on, C as number, pointsNamed(on, moves));
      for (let count = 0; count < moves.length; count++)
        challengeOf(byMove, C as number, pointsNamed(byMove, moves.slice(0, count)));
      expect(of(byMove)).toEqual(of(contextOf(WORKED)));
    }
  });
});
