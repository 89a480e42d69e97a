import { describe, expect, it } from 'vitest';
import type { Facts, Moment, Position } from '../engine/types.ts';
import { plain } from '../locales/phrase.ts';
import { aliveSentence, outcomeSentence } from './outcome.ts';
import { rulesSentence } from './rule-choice.ts';
import * as sentence from './sentence.ts';
import { termsAt } from './terms.ts';
import { wholeBoardSentence } from './whole-board.ts';

/** Sensei's Library's worked example. */
const POSITION: Position = {
  columns: 6,
  rows: 6,
  stones: 'X.X.XX.XXX.XXX....X..XXXX.X.X.X..XXX',
};

type Block = Facts['blocks'][number];
type Region = Facts['regions'][number];

const block = (
  name: string,
  points: number[],
  regions: number[],
  castOut: number | null,
  vital: number[] = [],
): Block => ({
  name,
  shown: `#${name.charCodeAt(0) - 64}`,
  points,
  liberties: [],
  regions,
  castOut,
  vital,
});

const region = (name: string, points: number[], neighbors: number[], more: Partial<Region> = {}): Region => ({
  name,
  points,
  neighbors,
  healthyFor: neighbors,
  notSmallAt: null,
  discarded: null,
  lost: [],
  cleared: false,
  ...more,
});

const FACTS: Facts = {
  color: 'black',
  rules: { suicide: 'forbidden', regions: 'small' },
  blocks: [
    block('A', [0], [0, 2], null, [0, 2]),
    block('B', [2, 7, 8, 9, 12, 13, 18, 24, 30], [0, 1, 2, 3], null, [0, 2]),
    block('C', [4, 5, 11], [1, 3], 1),
    block('D', [21, 22, 23, 28, 33, 34, 35], [3, 4, 5], 2),
    block('E', [26], [3, 4], 1),
  ],
  regions: [
    region('a', [1], [0, 1]),
    region('b', [3], [1, 2], { discarded: 1, lost: [2] }),
    region('c', [6], [0, 1]),
    region('d', [10, 14, 15, 16, 17, 19, 20, 25, 31, 32], [1, 2, 3, 4], { healthyFor: [], discarded: 1, lost: [2, 4] }),
    region('e', [27], [3, 4], { discarded: 1, lost: [4] }),
    region('f', [29], [3], { discarded: 2, lost: [3] }),
  ],
  steps: [
    { kind: 'castOut', round: 1, block: 2, vital: [1], others: [{ region: 3, why: 'unhealthy', at: 16 }] },
    { kind: 'castOut', round: 1, block: 4, vital: [4], others: [{ region: 3, why: 'unhealthy', at: 10 }] },
    { kind: 'discarded', round: 1, region: 1, lost: [2] },
    { kind: 'discarded', round: 1, region: 3, lost: [2, 4] },
    { kind: 'discarded', round: 1, region: 4, lost: [4] },
    {
      kind: 'castOut',
      round: 2,
      block: 3,
      vital: [5],
      others: [
        { region: 3, why: 'unhealthy', at: 10 },
        { region: 4, why: 'discarded', round: 1, lost: 4 },
      ],
    },
    { kind: 'discarded', round: 2, region: 5, lost: [3] },
    { kind: 'settled', round: 3 },
  ],
  places: ['0', '1.1', '1.2', '1.3', '1.4', '1.5', '2.1', '2.2', '3.1'],
  rounds: 2,
  roundEnds: [0, 5, 7, 8],
  alive: [0, 2, 7, 8, 9, 12, 13, 18, 24, 30],
  held: [0, 1, 2, 6, 7, 8, 9, 12, 13, 18, 24, 30],
};

const at = (moment: number, facts = FACTS): string => plain(sentence.momentSentence(facts, POSITION, moment));

describe('a run told step by step', () => {
  it('begins with what is on the board', () => {
    expect(at(0)).toBe(
      'Black has 5 blocks, #1 to #5, and 6 regions, a to f. Nothing has been removed yet. Next: which block has too few regions?',
    );
  });

  it('says why a block is cast out, the newest loss first', () => {
    expect(at(1)).toBe(
      'Block #3 (E6) is cast out: only one region, b, is vital to it; d is not, because #3 does not touch the empty point E4.',
    );
    expect(at(6)).toBe(
      'Block #4 (D3) is cast out: only one region, f, is vital to it; e was discarded in round 1, when #5 (C2) was cast out; d is not, because #4 does not touch the empty point E5.',
    );
  });

  it('says who took a region away, and who loses by it', () => {
    expect(at(3)).toBe(
      'Region b (D6) is discarded: block #3 (E6) beside it has fallen, so it is no longer vital to #2 (C6).',
    );
    expect(at(4)).toBe('Region d (E5) is discarded: the blocks #3 (E6) and #5 (C2) beside it have fallen.');
  });

  it('ends with the round in which nothing falls', () => {
    expect(at(8)).toBe(
      'Nothing falls in round 3: #1 (A6) and #2 (C6) are still there, and every block still there has at least two vital regions, so they are unconditionally alive.',
    );
    expect(at(99)).toBe(at(8));
  });

  it('says at its end what a round did in all', () => {
    const round = (moment: number) => plain(sentence.roundSentence(FACTS, POSITION, moment) ?? []);
    expect(round(5)).toBe('Round 1 overall: #3 (E6) and #5 (C2) cast out, regions b, d and e discarded.');
    expect(round(7)).toBe('Round 2 overall: #4 (D3) cast out, region f discarded.');
    expect([0, 4, 8].map(round)).toEqual(['', '', '']);
  });

  it('knows where in the run it is', () => {
    expect([0, 1, 7, 8].map((moment) => sentence.placeWords(FACTS, moment))).toEqual([
      'Start',
      'Round 1, step 1 of 5',
      'Round 2, step 2 of 2',
      'Round 3: nothing falls',
    ]);
  });
});

describe('special runs', () => {
  it('asks for every point, not only the empty ones, when suicide is allowed', () => {
    const facts: Facts = { ...FACTS, rules: { ...FACTS.rules, suicide: 'allowed' } };
    expect(at(1, facts)).toContain('d is not, because #3 does not touch E4.');
  });

  it('has nothing to do on a board without stones of the color', () => {
    const facts: Facts = {
      ...FACTS,
      blocks: [],
      regions: [],
      steps: [{ kind: 'settled', round: 1 }],
      places: ['0', '1.1'],
    };
    expect(at(0, facts)).toBe('There is no black stone on the board, so there is nothing to cast out.');
    expect(at(1, facts)).toBe(at(0, facts));
  });

  it('never calls blocks dead when all have been cast out', () => {
    const facts: Facts = { ...FACTS, blocks: [block('A', [0], [0], 1)], steps: [{ kind: 'settled', round: 2 }] };
    expect(at(1, facts)).toBe(
      'Nothing is left in round 2: every block has been cast out, so no black block is unconditionally alive. That doesn’t mean dead. It only means White could capture them if Black always passed.',
    );
  });

  it('counts the vital regions of a lone survivor', () => {
    const facts: Facts = {
      ...FACTS,
      blocks: [block('A', [0], [0, 2, 4], null, [0, 2, 4])],
      steps: [{ kind: 'settled', round: 1 }],
    };
    expect(at(1, facts)).toBe(
      'Nothing falls in round 1: #1 (A6), the only block still there, has 3 vital regions, a, c and e, so it is unconditionally alive.',
    );
  });

  it('names what keeps a region from the list', () => {
    const regions = [
      region('a', [1], [0], { notSmallAt: 16, discarded: 0 }),
      region('b', [3], [0]),
      region('c', [6], [0, 1], { discarded: 0, lost: [1] }),
    ];
    const blocks = [block('A', [0], [0, 1, 2], 1), block('B', [2], [2], 0)];
    expect(at(0, { ...FACTS, blocks, regions })).toBe(
      'Black has 2 blocks, #1 and #2, and 3 regions, a to c. The run starts with #1 (A6) only. Region a (B6) does not count, because it is not small: the empty point E4 touches no black stone. Region c (A5) does not count, because the run does not start with #2 (C6) beside it.',
    );
  });

  it('shortens long lists', () => {
    const lost = Array.from({ length: 36 }, (_, index) => index);
    const blocks = lost.map((index) => ({ ...block('A', [index], [0], 1), shown: `#${index + 1}` }));
    const facts: Facts = { ...FACTS, blocks, steps: [{ kind: 'discarded', round: 1, region: 3, lost }] };
    expect(at(1, facts)).toMatch(
      /the blocks #1 \(A6\), #2 \(B6\), .* #6 \(F6\) and 30 others beside it have fallen\.$/,
    );
  });

  it('gives the first reasons in full and names the other regions', () => {
    const others = [0, 1, 2, 3, 4].map((index) => ({ region: index, why: 'unhealthy' as const, at: 16 }));
    const facts: Facts = { ...FACTS, steps: [{ kind: 'castOut', round: 1, block: 3, vital: [], others }] };
    expect(at(1, facts)).toBe(
      'Block #4 (D3) is cast out: no region is vital to it. Region a is not, because #4 does not touch the empty point E4; b is not, because #4 does not touch the empty point E4; c is not, because #4 does not touch the empty point E4; neither are d and e.',
    );
  });
});

describe('the question', () => {
  it('explains block and region where they first appear, and why White may come', () => {
    const [asks, terms] = [sentence.questionOf(FACTS, 0), termsAt(FACTS, 0)];
    expect(asks).toBe('Which black stones can never be captured?');
    expect(terms).toBe(
      'A block is black stones joined along the lines; a region is an area without black stones. White may play anywhere, and Black always passes.',
    );
    expect(termsAt(FACTS, 0, true)).toMatch(/ White’s own result is shown at the end of these steps\.$/);
  });

  it('is asked at the start alone, of all blocks', () => {
    expect(sentence.questionOf(FACTS, 1)).toBeNull();
    // The first block that falls brings words of its own.
    expect(termsAt(FACTS, 1)).toMatch(
      /^A region, an area without black stones, is vital .* A block with fewer than two/,
    );
    expect(termsAt(FACTS, 2)).toBeNull();
    expect(sentence.questionOf({ ...FACTS, blocks: [] }, 0)).toBeNull();
    const chosen = { ...FACTS, blocks: FACTS.blocks.map((each) => ({ ...each, castOut: 0 })) };
    expect(sentence.questionOf(chosen, 0)).toBeNull();
  });
});

describe('names', () => {
  it('can be pointed at, and read the same as the plain words', () => {
    const phrase = sentence.momentSentence(FACTS, POSITION, 1);
    const names = phrase.filter((piece) => typeof piece !== 'string');
    expect(names.map(({ kind, color, index, text }) => [kind, color, index, text])).toEqual([
      ['block', 'black', 2, '#3'],
      ['region', 'black', 1, 'b'],
      ['region', 'black', 3, 'd'],
      ['block', 'black', 2, '#3'],
    ]);
  });

  it('carry a prime for White when both colors are shown', () => {
    const white: Facts = { ...FACTS, color: 'white' };
    expect(plain(sentence.momentSentence(white, POSITION, 3, true))).toContain(
      'Region b′ (D6) is discarded: block #3′ (E6) beside it has fallen',
    );
    expect(plain(sentence.momentSentence(FACTS, POSITION, 3, true))).not.toContain('′');
  });
});

describe('the outcome', () => {
  it('gives the size of a living block, and its vital regions', () => {
    expect(plain(aliveSentence(FACTS, POSITION, 1))).toBe('#2 (C6), 9 stones: a and c are vital to it');
  });

  it('counts the points that all hold together once, and says what holding is', () => {
    expect(plain(outcomeSentence(FACTS))).toBe(
      '2 of 5 black blocks are unconditionally alive. Together they hold 12 points, each counted once: their stones, and all points of the regions vital to one of them.',
    );
    const one: Facts = {
      ...FACTS,
      blocks: FACTS.blocks.map((each, index) => (index ? { ...each, castOut: 1 } : each)),
    };
    expect(plain(outcomeSentence(one))).toBe(
      '1 of 5 black blocks is unconditionally alive. It holds 12 points: its stones, and all points of the regions vital to it.',
    );
  });

  it('says what the whole board makes of a starting set', () => {
    const chosen: Facts = {
      ...FACTS,
      blocks: FACTS.blocks.map((each, index) => ({ ...each, castOut: index < 2 ? 0 : 1 })),
    };
    expect(plain(wholeBoardSentence(chosen, FACTS, POSITION))).toBe(
      'The whole board gives a different result for #1 (A6) and #2 (C6): with all blocks, they are unconditionally alive.',
    );
    expect(plain(wholeBoardSentence(FACTS, FACTS, POSITION))).toMatch(/^With all blocks, the same/);
  });

  it('says which blocks a rule changes', () => {
    const allowed: Facts = {
      ...FACTS,
      rules: { suicide: 'allowed', regions: 'small' },
      blocks: FACTS.blocks.map((each) => ({ ...each, castOut: each.castOut ?? 1 })),
    };
    expect(plain(rulesSentence(FACTS, allowed, POSITION))).toBe(
      'With suicide allowed, #1 (A6) and #2 (C6) are no longer unconditionally alive.',
    );
    expect(plain(rulesSentence(allowed, FACTS, POSITION))).toBe(
      'With suicide forbidden, #1 (A6) and #2 (C6) are unconditionally alive too.',
    );
  });
});

describe('a point', () => {
  it('is told with its block or region and what that is at the moment', () => {
    const moment: Moment = {
      blocks: ['in', 'in', 'castOutNow', 'in', 'castOutNow'],
      regions: ['listed', 'discardedNow', 'listed', 'listed', 'listed', 'listed'],
      relations: FACTS.blocks.map((_, b) =>
        FACTS.regions.map((r) => (r.healthyFor.includes(b) ? (r.name === 'b' ? 'healthy' : 'vital') : 'neighbor')),
      ),
    };
    const of = (point: number) => plain(sentence.pointSentence(FACTS, POSITION, moment, point));
    expect(of(4)).toBe('E6: black, block #3, cast out in this round');
    expect(of(3)).toBe('D6: empty, region b, discarded in this round, healthy for #2 and #3');
    expect(of(1)).toBe('B6: empty, region a, counts so far, vital to #1 and #2');
    const big = FACTS.regions.map((each) => ({ ...each, notSmallAt: 16 }));
    const outside: Moment = { ...moment, regions: big.map(() => 'notListed'), relations: [] };
    expect(plain(sentence.pointSentence({ ...FACTS, regions: big }, POSITION, outside, 1))).toBe(
      'B6: empty, region a, not small, does not count',
    );
  });
});
