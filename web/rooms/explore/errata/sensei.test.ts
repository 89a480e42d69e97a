/** The claims about the article of Sensei's Library, checked with the engine and with its two steps as told. */
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { pointNamed } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { WORKED_STATE } from '../../../model/state.ts';
import { loadPaper } from '../../../scenes/errata.ts';

const SENSEI = await loadPaper('sensei');
const engine = await loadEngine(build('board'));
const { position } = WORKED_STATE;
const { blocks, regions } = engine
  .study(position, { colors: ['black'], rules: { suicide: 'forbidden', regions: 'enclosed' } })
  .facts('black');

/** The block with the stone that the article names it by. */
const chain = (name: string) => blocks.findIndex(({ points }) => points.includes(pointNamed(position, name) ?? -1));
const FIVE = ['A6', 'A3', 'C2', 'D1', 'E6'].map(chain);

/** The regions by the letters of the article: a point of each. */
const LETTERS = { a: 'B6', b: 'A5', c: 'D6', d: 'D2', e: 'F2', f: 'C4' } as const;
const region = (letter: keyof typeof LETTERS) =>
  regions.findIndex(({ points }) => points.includes(pointNamed(position, LETTERS[letter]) ?? -1));
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

const isVital = (at: number, block: number) => regions[at]?.healthyFor.includes(block);
/** The regions vital to a chain at the start. */
const vitalTo = (name: string) => [...regions.keys()].filter((at) => isVital(at, chain(name)));

/** Both steps of an iteration, as the article tells them: the chains and the regions that are left. */
function iteration(chains: readonly number[], listed: readonly number[]) {
  const left = chains.filter((block) => listed.filter((at) => isVital(at, block)).length >= 2);
  return [left, listed.filter((at) => regions[at]?.neighbors.every((block) => left.includes(block)))] as const;
}

describe('the worked example', () => {
  it('has the five chains and six regions of the article', () => {
    expect(sorted(FIVE)).toEqual([...blocks.keys()]);
    const letters = (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).map(region);
    expect(sorted(letters)).toEqual([...regions.keys()]);
    expect(vitalTo('C2')).toEqual([region('d')]);
    expect(vitalTo('E6')).toEqual([region('c')]);
    expect(regions[region('f')]?.healthyFor).toEqual([]);
    for (const { cases } of SENSEI.errata) expect(cases.map((each) => each.position)).toEqual([position]);
  });

  it('takes three iterations, the last of which finds nothing, and not four', () => {
    const first = iteration([...blocks.keys()], [...regions.keys()]);
    expect(first).toEqual([sorted(['A6', 'A3', 'D1'].map(chain)), sorted([region('a'), region('b'), region('e')])]);
    const second = iteration(...first);
    expect(second).toEqual([sorted(['A6', 'A3'].map(chain)), sorted([region('a'), region('b')])]);
    expect(iteration(...second)).toEqual(second);
  });

  it('is told by the page in the rounds of those iterations', () => {
    expect(FIVE.map((block) => blocks[block]?.castOut)).toEqual([null, null, 1, 2, 1]);
    const discarded = (['a', 'b', 'c', 'd', 'e', 'f'] as const).map((letter) => regions[region(letter)]?.discarded);
    expect(discarded).toEqual([null, null, 1, 1, 2, 1]);
  });

  it('has C2 and E6 next to region f', () => {
    expect(regions[region('f')]?.neighbors).toEqual(expect.arrayContaining([chain('C2'), chain('E6')]));
  });
});
