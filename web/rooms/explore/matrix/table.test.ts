import { describe, expect, it } from 'vitest';
import type { Facts, Moment, Relation } from '../../../engine/types.ts';
import { tableOf } from './table.ts';

/** Two blocks around two regions; the second block and the second region fall in the round shown. */
const FACTS = {
  blocks: [{ regions: [0, 1] }, { regions: [1] }],
  regions: [{ healthyFor: [0] }, { healthyFor: [0, 1] }],
} as unknown as Facts;

const relations: Relation[][] = [
  ['vital', 'healthy'],
  ['notAdjacent', 'healthy'],
];
const AT: Moment = { blocks: ['in', 'castOutNow'], regions: ['listed', 'discardedNow'], relations };

describe('the table of blocks and regions', () => {
  it('has a letter for every relation, upper case where the region is gone', () => {
    expect(tableOf(FACTS, AT, 'all')).toEqual({
      columns: [
        { region: 0, status: 'listed' },
        { region: 1, status: 'discardedNow' },
      ],
      rows: [
        { block: 0, status: 'in', vital: 1, cells: 'vH' },
        { block: 1, status: 'castOutNow', vital: 0, cells: 'oH' },
      ],
    });
  });

  it('leaves out what fell in earlier rounds', () => {
    const later: Moment = { ...AT, blocks: ['in', 'castOut'], regions: ['listed', 'discarded'] };
    const { rows, columns } = tableOf(FACTS, later, 'in');
    expect(rows).toEqual([{ block: 0, status: 'in', vital: 1, cells: 'v' }]);
    expect(columns).toEqual([{ region: 0, status: 'listed' }]);
  });

  it('shows with what falls now also what is next to it', () => {
    const { rows, columns } = tableOf(FACTS, AT, 'now');
    expect(rows.map(({ block }) => block)).toEqual([0, 1]);
    expect(columns.map(({ region }) => region)).toEqual([1]);
  });
});
