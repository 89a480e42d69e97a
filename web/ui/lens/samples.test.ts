import { expect, test } from 'vitest';
import { loadEngine } from '../../engine/board.ts';
import { build } from '../../engine/engine.fixture.ts';
import type { BlockStatus, Facts, Moment, Relation } from '../../engine/types.ts';
import { type LegendMark, MARK_OF_ROLE } from '../../model/legend.ts';
import { SOURCES, sampleOf, sampleOfLetter } from './samples.ts';

const engine = await loadEngine(build('board'));
const MARKS = Object.keys(SOURCES) as LegendMark[];

/** What the blocks and regions of a sample are, where a mark says so. */
const BLOCK: Readonly<Partial<Record<LegendMark, BlockStatus>>> = {
  castOutNow: 'castOutNow',
  castOut: 'castOut',
  alive: 'alive',
};
const BEST: Readonly<Partial<Record<LegendMark, Relation>>> = {
  vital: 'vital',
  healthy: 'healthy',
  listed: 'neighbor',
};

test.each(MARKS.flatMap((mark) => (['black', 'white'] as const).map((color) => [mark, color] as const)))(
  'the sample of %s for %s shows the mark on its points',
  (mark, color) => {
    const { study, view, points } = sampleOf(engine, mark, color);
    if (mark !== 'outside') expect(study.drawn(view).map((role) => MARK_OF_ROLE[role])).toContain(mark);
    const facts = study.facts(color);
    const now = study.at(color, view.moment);
    const index = (of: Facts['blocks'] | Facts['regions']) =>
      of.findIndex((each) => points.every((point) => each.points.includes(point)));
    const [block, region] = [index(facts.blocks), index(facts.regions)];
    // A stone, or all of a region: nothing else is on the picture.
    if (region >= 0) expect(facts.regions[region]?.points).toEqual(points);
    if (BLOCK[mark]) expect(now.blocks[block]).toBe(BLOCK[mark]);
    if (BEST[mark]) expect(best(now, region)).toBe(BEST[mark]);
    if (mark === 'notSmall') expect(facts.regions[region]?.notSmallAt).not.toBeNull();
    if (mark === 'discarded' || mark === 'discardedNow') expect(now.regions[region]).toBe(mark);
    if (mark === 'outside') expect(facts.blocks[block]?.castOut).toBe(0);
  },
);

/** The best relation of a region to a block that is still in. */
function best({ blocks, relations }: Moment, region: number): Relation | undefined {
  const now = relations.flatMap((row, block) =>
    blocks[block] === 'in' || blocks[block] === 'castOutNow' ? row[region] : [],
  );
  return (['vital', 'healthy', 'neighbor'] as const).find((each) => now.includes(each));
}

test('the letters are a name with its frame, and a label', () => {
  const of = (letter: 'region' | 'diagram') => {
    const { study, view } = sampleOfLetter(engine, letter, 'black');
    return study.drawn(view);
  };
  expect(of('region')).toContain('name-frame');
  expect(of('region')).not.toContain('label');
  expect(of('diagram')).toContain('label');
  expect(of('diagram')).not.toContain('name-frame');
});
