import type { BlockStatus, Facts, Moment, RegionStatus, Relation } from '../../../engine/types.ts';

/** The rows and columns of the table that are shown: all, those still in the set, or those of the current step. */
export type Filter = 'all' | 'in' | 'now';

/** The relations of blocks and regions at a moment: the table in which rows and columns fall. */
export interface Table {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

export interface Row {
  /** Index of the block. */
  readonly block: number;
  readonly status: BlockStatus;
  /** The number of regions that are vital to it, shown or not. */
  readonly vital: number;
  /** One letter a column, see {@link RELATIONS}; upper case if the region is not in the list. */
  readonly cells: string;
}

export interface Column {
  /** Index of the region. */
  readonly region: number;
  readonly status: RegionStatus;
}

/** The relation for each letter of {@link Row.cells}; `o` stands for no contact. */
export const RELATIONS: Readonly<Record<string, Exclude<Relation, 'notAdjacent'>>> = {
  v: 'vital',
  h: 'healthy',
  n: 'neighbor',
};

function letterOf(relation: Relation | undefined): string {
  return Object.keys(RELATIONS).find((letter) => RELATIONS[letter] === relation) ?? 'o';
}

const SHOWN_BLOCKS: Readonly<Record<Filter, readonly BlockStatus[]>> = {
  all: ['outside', 'in', 'castOutNow', 'castOut', 'alive'],
  in: ['in', 'castOutNow', 'alive'],
  now: ['castOutNow'],
};

const SHOWN_REGIONS: Readonly<Record<Filter, readonly RegionStatus[]>> = {
  all: ['notListed', 'listed', 'discardedNow', 'discarded', 'cleared'],
  in: ['listed', 'discardedNow'],
  now: ['discardedNow'],
};

/**
 * The table at a moment. With `now` also the regions around the falling blocks are shown,
 * and the blocks that lose a healthy region.
 */
export function tableOf(facts: Facts, at: Moment, filter: Filter): Table {
  const blocks = new Set<number>();
  const regions = new Set<number>();
  at.blocks.forEach((status, block) => {
    if (!SHOWN_BLOCKS[filter].includes(status)) return;
    blocks.add(block);
    if (filter === 'now') for (const region of facts.blocks[block]?.regions ?? []) regions.add(region);
  });
  at.regions.forEach((status, region) => {
    if (!SHOWN_REGIONS[filter].includes(status)) return;
    regions.add(region);
    if (filter === 'now') for (const block of facts.regions[region]?.healthyFor ?? []) blocks.add(block);
  });
  const columns = at.regions.flatMap((status, region) => (regions.has(region) ? [{ region, status }] : []));
  const rows = at.blocks.flatMap((status, block): Row[] => {
    if (!blocks.has(block)) return [];
    const relations = at.relations[block] ?? [];
    const cells = columns.map(({ region, status }) => {
      const letter = letterOf(relations[region]);
      return status === 'listed' ? letter : letter.toUpperCase();
    });
    return [
      { block, status, vital: relations.filter((relation) => relation === 'vital').length, cells: cells.join('') },
    ];
  });
  return { rows, columns };
}
