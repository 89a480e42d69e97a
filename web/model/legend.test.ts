import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { build } from '../engine/engine.fixture.ts';
import { positionOf } from '../engine/position.ts';
import type { Color, Position, Relation } from '../engine/types.ts';
import { MARK_OF_ROLE, marksOnBoard } from './legend.ts';
import { analyst, type Run } from './run.ts';
import { CLEAN_LAYERS, type State, WORKED_STATE } from './state.ts';

const engine = await loadEngine(build('board'));
const analyze = analyst(engine);

function runAt(state: State): Run {
  const { run } = analyze(state);
  if (!run) throw new Error('no run');
  return run;
}
const marksAt = (state: State): string[] => [...marksOnBoard(state, runAt(state))].sort();
const at = (place: string, more: Partial<State> = {}): string[] => marksAt({ ...WORKED_STATE, place, ...more });

/** Roles that need no explanation, or that come and go with the pointer. */
const PLAIN = [
  ...['board', 'grid', 'star', 'coordinate', 'black-stone', 'black-edge', 'white-stone', 'white-edge'],
  ...['ghost-black', 'ghost-white', 'ghost-edge', 'vital-ground'],
  ...['name', 'name-frame', 'name-on-vital', 'name-on-black', 'name-on-white'],
  ...['label', 'label-on-black', 'label-on-white', 'last-move-on-black', 'last-move-on-white'],
  ...['selection-ground', 'selection', 'neighbor', 'caption', 'cursor'],
];

/** Roles of the lenses and of boards in space, whose panels explain them. */
const OF_LENSES = [
  ...['black-prisoner', 'black-shine', 'chosen-group', 'cover-on-black', 'cover-on-white', 'evidence', 'eye-ground'],
  ...['eye-on-black', 'eye-on-white', 'eye-value', 'false-eye', 'frontier', 'full-eye', 'group', 'half-eye'],
  ...['joined-on-black', 'joined-on-white', 'kill', 'mixed-region', 'plate-edge', 'prisoner-region', 'pure-region'],
  ...['save', 'semi-pure-region', 'sight', 'supporter-on-black', 'supporter-on-white', 'surface', 'value-plate'],
  ...['wall', 'white-prisoner', 'white-shade'],
];

it('explains every role of a drawing, or leaves it out on purpose', () => {
  expect([...Object.keys(MARK_OF_ROLE), ...PLAIN, ...OF_LENSES].sort()).toEqual([...engine.roles()].sort());
});

describe('the worked example', () => {
  it('begins with regions that are vital to a block or healthy for none', () => {
    expect(at('0')).toEqual(['listed', 'vital']);
  });

  it('has the hollow diamond while a region is healthy for a block cast out just now', () => {
    expect(at('2.1')).toEqual(['castOut', 'castOutNow', 'discarded', 'healthy', 'vital']);
    expect(at('2')).toEqual(['castOut', 'castOutNow', 'discarded', 'discardedNow', 'vital']);
  });

  it('has nothing to explain on the clean board', () => {
    expect(at('2', { layers: CLEAN_LAYERS })).toEqual([]);
  });

  it('has the blocks outside a chosen starting set', () => {
    expect(at('0', { start: [0] })).toContain('outside');
    expect(at('3', { start: [0], layers: CLEAN_LAYERS })).toEqual([]);
  });
});

it('has the marks of the other colour when its result is shown', () => {
  const position = positionOf(['.X.XO.O', 'XXXXOOO', 'OOOOO.X']);
  const both: Partial<State> = { position, show: 'both' };
  expect(at('0', both)).not.toContain('alive');
  const { facts } = runAt({ ...WORKED_STATE, ...both });
  expect(at(facts.places.at(-1) ?? '', both)).toContain('alive');
});

interface Cited {
  readonly id: string;
  readonly board: readonly string[];
}

const folder = new URL('../../tests/positions/', import.meta.url);
const cited: Cited[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).positions ?? []);

/** The marks by the evidence of the run, without its drawing. */
function expected({ facts, at: { blocks, regions, relations } }: Run): string[] {
  const marks = new Set<string>(blocks.filter((status) => status !== 'in'));
  regions.forEach((status, index) => {
    const { notSmallAt = null, neighbors = [] } = facts.regions[index] ?? {};
    if (status === 'listed') {
      const order: readonly Relation[] = ['neighbor', 'healthy', 'vital'];
      const best = Math.max(...neighbors.map((block) => order.indexOf(relations[block]?.[index] ?? 'neighbor')));
      // A region without neighbours is related to no block.
      if (best >= 0) marks.add(['listed', 'healthy', 'vital'][best] as string);
    } else if (notSmallAt !== null) marks.add('notSmall');
    else if (status !== 'notListed') marks.add(status === 'cleared' ? 'discarded' : status);
  });
  return [...marks].sort();
}

describe.each(cited)('$id', ({ board }) => {
  const position: Position = positionOf(board);
  const colors: readonly Color[] = ['black', 'white'];
  it.each(['small', 'enclosed'] as const)('has exactly the marks of each moment, %s regions', (regions) => {
    for (const stepping of colors) {
      const rules = { suicide: 'forbidden', regions } as const;
      const state: State = { ...WORKED_STATE, position, show: stepping, stepping, rules };
      if (!analyze(state).run) continue;
      for (const place of runAt(state).facts.places) {
        const there = { ...state, place };
        expect(marksAt(there), `${stepping} ${place}`).toEqual(expected(runAt(there)));
      }
    }
  });
});
