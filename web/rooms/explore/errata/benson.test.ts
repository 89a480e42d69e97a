/** The claims about the published texts, checked with the engine and with the rules as printed. */
import { describe, expect, it } from 'vitest';
import theory from '../../../../tests/positions/theory-boards.json' with { type: 'json' };
import { loadEngine } from '../../../engine/board.ts';
import { pointNamed } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { positionOf } from '../../../engine/position.ts';
import type { Point, Position } from '../../../engine/types.ts';
import { type Case, loadPaper } from '../../../scenes/errata.ts';
import examples from '../../../scenes/examples.json' with { type: 'json' };
import { replay } from '../prove/challenge.ts';
import { at, contextOf } from '../prove/context.fixture.ts';
import { proofStateAt } from '../prove/proof-state.ts';
import { blocksOf, overFaces } from './blocks.fixture.ts';

const BENSON = await loadPaper('benson');
const engine = await loadEngine(build('board'));

function casesOf(id: string): readonly Case[] {
  return BENSON.errata.find((erratum) => erratum.id === id)?.cases ?? [];
}
const boardOf = (id: string, index = 0): Position => casesOf(id)[index]?.position ?? positionOf([]);
const fixture = (id: string) => positionOf(theory.positions.find((position) => position.id === id)?.board ?? []);
/** The names of the black blocks that are unconditionally alive. */
const aliveOn = (position: Position, start?: readonly string[]) => {
  const points = start?.flatMap((name) => pointNamed(position, name) ?? []);
  const study = engine.study(position, {
    colors: ['black'],
    rules: { suicide: 'forbidden', regions: 'small' },
    ...(points && { start: { black: points } }),
  });
  return study.facts('black').blocks.flatMap(({ name, castOut }) => (castOut === null ? [name] : []));
};

/** Rule 2 as it is printed: what it says of the board before the move. */
function isPrintedLegal(position: Position, point: Point): boolean {
  const isLast = (stone: string) =>
    blocksOf(position).some(
      (block) => block.stone === stone && block.liberties.length === 1 && block.liberties[0] === point,
    );
  return !isLast('O') || isLast('X');
}

/** True if White, who plays alone, can take the stone on `target`, by the rules of play or by those printed. */
function canCapture(start: Position, target: Point, printed: boolean): boolean {
  const known = new Set<string>();
  const tries = (stones: string): boolean => {
    if (stones[target] === '.') return true;
    if (known.has(stones)) return false;
    known.add(stones);
    const position = { ...start, stones };
    return [...stones].some((stone, point) => {
      if (stone !== '.' || (printed && !isPrintedLegal(position, point))) return false;
      const played = { ...start, stones: `${stones.slice(0, point)}O${stones.slice(point + 1)}` };
      const taken = blocksOf(played).filter((block) => block.stone === 'X' && block.liberties.length === 0);
      const gone = new Set(taken.flatMap((block) => block.points));
      const after = [...played.stones].map((each, index) => (gone.has(index) ? '.' : each)).join('');
      const isSuicide = blocksOf({ ...start, stones: after }).some((block) => block.liberties.length === 0);
      return (printed || !isSuicide) && tries(after);
    });
  };
  return tries(start.stones);
}

describe('Rule 2, as it is printed', () => {
  it('lets a block with two eyes be captured', () => {
    const position = boardOf('rule-2', 0);
    expect(position).toEqual(fixture('path3'));
    expect(aliveOn(position)).toEqual(['A']);
    const target = at({ position }, 'B1');
    expect([canCapture(position, target, false), canCapture(position, target, true)]).toEqual([false, true]);
    expect(isPrintedLegal(position, at({ position }, 'A1'))).toBe(true);
  });

  it('keeps a block that has none from being captured', () => {
    const position = boardOf('rule-2', 1);
    expect(aliveOn(position)).toEqual([]);
    const target = at({ position }, 'B2');
    expect([canCapture(position, target, false), canCapture(position, target, true)]).toEqual([true, false]);
    expect(isPrintedLegal(position, at({ position }, 'B3'))).toBe(false);
    expect(isPrintedLegal(position, at({ position }, 'B1'))).toBe(false);
  });
});

describe('the printed order of filling', () => {
  const context = contextOf(boardOf('order'));

  it('makes alive what was to be captured', () => {
    expect(boardOf('order')).toEqual(fixture('wrong-order-2x5'));
    expect(aliveOn(boardOf('order'))).toEqual([]);
    const target = context.facts.blocks.findIndex(({ name }) => name === 'C');
    expect(context.words.point(context.facts.blocks[target]?.points[0] ?? 0)).toBe('B2');
    // B3 is a liberty of C in a region that is not healthy for it.
    const b3 = at(context, 'B3');
    expect(context.facts.blocks[target]?.liberties).toContain(b3);
    const region = context.facts.regions.find(({ points }) => points.includes(b3));
    expect(region?.healthyFor).not.toContain(target);
    const { standing, plies } = replay({ ...context, block: target }, context.referee, [b3]);
    expect(standing).toBe('spoiled');
    expect(context.referee.read(plies[0]?.position ?? context.position).blocks.map(({ castOut }) => castOut)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is not needed: the neighbours first, and the block falls', () => {
    const { activity } = proofStateAt(context, { activity: 'show', block: 'C', move: 0 });
    const moves = activity.kind === 'show' ? activity.plan.moves.map(({ point }) => context.words.point(point)) : [];
    expect(moves).toEqual(['B4', 'A5', 'B3', 'A2', 'B1']);
  });
});

describe('a minimal cover', () => {
  it('may be alive without one of its blocks', () => {
    const position = boardOf('mutual');
    expect(position).toEqual(fixture('not-mutual-3x4'));
    expect(aliveOn(position)).toEqual(['A', 'B']);
    // A lives with B and not alone; B lives alone.
    expect(aliveOn(position, ['A4'])).toEqual([]);
    expect(aliveOn(position, ['C4'])).toEqual(['B']);
    const { blocks, regions } = contextOf(position).facts;
    const eyes = blocks[1]?.vital.filter((region) => regions[region]?.neighbors.length === 1) ?? [];
    expect(eyes.map((eye) => regions[eye]?.points)).toEqual([
      [at({ position }, 'C2'), at({ position }, 'C1')].sort((a, b) => a - b),
      [at({ position }, 'A1')],
    ]);
  });
});

describe('the unconditionally alive sets', () => {
  it('have a greatest one inside any two, which need not be their intersection', () => {
    const position = boardOf('lattice');
    expect(position).toEqual(fixture('two-minimal-covers-2x5'));
    expect(aliveOn(position, ['B5', 'A4'])).toEqual(['A', 'B']);
    expect(aliveOn(position, ['A4', 'A1'])).toEqual(['B', 'C']);
    expect(aliveOn(position, ['A4'])).toEqual([]);
  });
});

describe('Rule 3', () => {
  it('leaves a board on which what it counted is not alive', () => {
    const [shown, left] = [boardOf('score'), casesOf('score')[0]?.plays[1]?.load.position ?? positionOf([])];
    expect(aliveOn(shown)).toEqual(['A', 'B']);
    const white = contextOf(shown, 'forbidden', 'white').facts;
    expect(white.blocks.map(({ castOut }) => castOut)).toEqual([1]);
    expect(left).toEqual({ ...shown, stones: shown.stones.replaceAll('O', '.') });
    expect(aliveOn(left)).toEqual([]);
  });
});

describe('Rule 1, as it is printed', () => {
  it('takes one of two blocks that a stone captures', () => {
    const position = boardOf('rule-1');
    const [b1, blocks] = [at({ position }, 'B1'), blocksOf(position)];
    expect(blocks.map(({ liberties }) => liberties)).toEqual([[b1], [b1]]);
    const [captured, other] = blocks;
    const printed = [...position.stones].map((stone, point) =>
      captured?.points.includes(point) ? '.' : point === b1 ? 'O' : stone,
    );
    const after = { ...position, stones: printed.join('') };
    expect(blocksOf(after).find(({ points }) => points[0] === other?.points[0])?.liberties).toEqual([]);
    expect(engine.play(position, 'white', b1, 'forbidden', null).position.stones).toBe('.O.');
  });
});

describe('NB(R), as it is printed', () => {
  it('has blocks inside the region, so that none with a white stone is vital', () => {
    const position = boardOf('neighbors');
    const { regions } = contextOf(position).facts;
    const [region] = regions;
    const inside = (points: readonly Point[]) => points.every((point) => region?.points.includes(point));
    const around = blocksOf(position).filter(({ points }) =>
      points.some((point) => overFaces(position, point).some((next) => region?.points.includes(next))),
    );
    expect(around.map(({ stone, points }) => [stone, inside(points)])).toEqual([
      ['O', true],
      ['X', false],
    ]);
    expect(region?.neighbors).toEqual([0]);
    expect(aliveOn(position)).toEqual(['A']);
    // Without that region one is left.
    expect(regions).toHaveLength(2);
    const target = at({ position }, 'C1');
    expect(canCapture(position, target, false)).toBe(false);
  });
});

describe('Figure 8', () => {
  it('has two regions, each healthy for the two blocks next to it', () => {
    const position = boardOf('figure-8');
    const { blocks, regions } = contextOf(position).facts;
    expect(position).toEqual(
      positionOf(examples.scenes.find(({ id }) => id === 'falls-with-neighbours')?.board.split('/') ?? []),
    );
    expect(blocks.map(({ points }) => points.length)).toEqual([1, 4, 1]);
    expect(
      regions
        .filter(({ notSmallAt }) => notSmallAt === null)
        .map(({ neighbors, healthyFor }) => [neighbors, healthyFor]),
    ).toEqual([
      [
        [0, 1],
        [0, 1],
      ],
      [
        [1, 2],
        [1, 2],
      ],
    ]);
    expect(aliveOn(position)).toEqual([]);
    // Healthy for all three, and next to all three, they would be two vital regions for each.
    expect(blocks).toHaveLength(3);
  });
});

describe('Lemma 4', () => {
  /** The liberties of the first block outside small regions, and those inside. */
  const libertiesOf = (position: Position) => {
    const { blocks, regions } = contextOf(position).facts;
    const isInside = (point: Point) =>
      regions.some(({ notSmallAt, points }) => notSmallAt === null && points.includes(point));
    const liberties = blocks[0]?.liberties ?? [];
    return [liberties.filter((point) => !isInside(point)), liberties.filter(isInside)] as const;
  };

  it('is about blocks that are captured when their outside liberties are filled', () => {
    const position = boardOf('outside');
    const [outside, inside] = libertiesOf(position);
    expect([outside, inside]).toEqual([[at({ position }, 'B1')], []]);
    expect(engine.play(position, 'white', at({ position }, 'B1'), 'forbidden', null).captured).toEqual([0]);
  });

  it('is true of a living block with liberties in small regions', () => {
    const position = boardOf('outside', 1);
    expect(aliveOn(position)).toEqual(['A']);
    const [outside, inside] = libertiesOf(position);
    expect([outside.length, inside.length]).toEqual([4, 2]);
    let now = position;
    for (const point of outside) now = engine.play(now, 'white', point, 'forbidden', null).position;
    expect(aliveOn(now)).toEqual(['A']);
    expect(libertiesOf(now)[0]).toEqual([]);
    const { activity } = proofStateAt(contextOf(position), { activity: 'show', block: 'A', move: 0 });
    const moves =
      activity.kind === 'show' ? [...activity.plan.moves.map(({ point }) => point), ...activity.plan.fills] : [];
    expect(moves).toEqual(expect.arrayContaining([...outside]));
  });
});

describe('Lemma 5', () => {
  it('is wrong if it means liberties of the block that is lost', () => {
    const position = boardOf('own-liberty');
    expect(position).toEqual(fixture('lemma5-other-block'));
    expect(aliveOn(position)).toEqual(['A', 'B']);
    const [b5, lower] = [at({ position }, 'B5'), contextOf(position).facts.blocks[1]];
    expect(lower?.liberties).not.toContain(b5);
    const { activity } = proofStateAt(contextOf(position), { activity: 'turn', block: 'B' });
    expect(activity.kind === 'choose' && activity.singleMoves?.losing).toContain(b5);
    const after = casesOf('own-liberty')[0]?.plays[1]?.load.position ?? position;
    expect(after).toEqual(engine.play(position, 'black', b5, 'forbidden', null).position);
    expect(aliveOn(after)).toEqual([]);
  });
});

describe('the proof of Theorem 3', () => {
  it('counts on a region that is no longer in the list', () => {
    const position = boardOf('theorem-3');
    const { blocks, regions } = contextOf(position).facts;
    expect(blocks.map(({ castOut }) => castOut)).toEqual([2, 1]);
    const between = regions.find(({ points }) => points.includes(at({ position }, 'C1')));
    expect(between).toMatchObject({ discarded: 1, neighbors: [0, 1], healthyFor: [0, 1] });
    expect(regions.filter(({ healthyFor }) => healthyFor.includes(0))).toHaveLength(2);
  });
});
