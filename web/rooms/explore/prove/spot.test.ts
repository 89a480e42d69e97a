import { describe, expect, it } from 'vitest';
import { type Where, whereNamed, whereText } from '../../../model/where.ts';
import { groundOf, WORKED } from './ground.fixture.ts';
import { length } from './plan.ts';
import { placeOf, type Spot, spotAt } from './spot.ts';

const ground = groundOf(WORKED);
/** The spot that an address names, and the other way round. */
const spotIn = (on: typeof ground, text: string) => spotAt(on, proofOf(whereNamed(`prove.${text}`)?.where));
const proofOf = (where?: Where) => (where?.room === 'explore' && where.lens === 'prove' ? where.proof : null);
const detailOf = (on: typeof ground, spot: Spot) =>
  whereText({ room: 'explore', lens: 'prove', proof: placeOf(on, spot) }).slice('prove.'.length);

const [A, , C, D] = ground.facts.blocks.map((_, index) => index);

describe('the place in the link', () => {
  it.each(['C', 'turn.A', 'turn.C', 'show.D.0', 'show.D.5', 'show.B.20', 'try.C', 'try.C.E5', 'try.C.E5,F4,D6'])(
    'leads back to itself: %s',
    (detail) => {
      expect(detailOf(ground, spotIn(ground, detail))).toBe(detail);
    },
  );

  it('shows the same board', () => {
    const { block, doing } = spotIn(ground, 'try.C.E5,F4,D6');
    expect(block).toBe(C);
    expect(doing).toMatchObject({ kind: 'try', challenge: { standing: 'won' } });
    expect(spotIn(ground, 'show.D.5')).toMatchObject({ block: D, doing: { kind: 'show', at: 5, asked: null } });
    expect(spotIn(ground, 'turn.A')).toMatchObject({ block: A, doing: { kind: 'choose', turning: { saving: [] } } });
  });

  it('begins with a block that falls where it says nothing that can be', () => {
    const start: Spot = { block: C as number, doing: { kind: 'choose', turning: null } };
    for (const detail of ['', 'Q', 'show', 'show.Q.3', 'fly.C', 'c', 'show.C3', '.', 'try.']) {
      expect(spotIn(ground, detail), detail).toEqual(start);
    }
  });

  it('keeps what can be of what cannot', () => {
    const said = (detail: string) => detailOf(ground, spotIn(ground, detail));
    const { doing } = spotIn(ground, 'show.D');
    const end = doing.kind === 'show' ? length(doing.plan) : 0;
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
    const big = groundOf(['.X.', ...Array(19).fill('.'.repeat(3))].map((row) => row.padEnd(20, '.')));
    expect(spotIn(big, 'turn.A')).toMatchObject({ doing: { turning: null } });
  });
});
