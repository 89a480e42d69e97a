/** The claims about the published texts, checked with the engine and with the rules as printed. */
import { describe, expect, it } from 'vitest';
import theory from '../../../../tests/positions/theory-boards.json' with { type: 'json' };
import { loadEngine } from '../../../engine/board.ts';
import { pointNamed } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { positionOf } from '../../../engine/position.ts';
import type { Point, Position } from '../../../engine/types.ts';
import { decode, encode } from '../../../model/address.ts';
import { FIRST_VISIT } from '../../../model/state.ts';
import { replay } from '../prove/challenge.ts';
import { at, contextOf } from '../prove/context.fixture.ts';
import { proofStateAt } from '../prove/proof-state.ts';
import { BENSON } from './benson.ts';
import { blocksOf } from './blocks.fixture.ts';
import { type Case, loadFor } from './erratum.ts';

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
    const [shown, left] = [boardOf('score'), casesOf('score')[0]?.plays[1]?.position ?? positionOf([])];
    expect(aliveOn(shown)).toEqual(['A', 'B']);
    const white = contextOf(shown, 'forbidden', 'white').facts;
    expect(white.blocks.map(({ castOut }) => castOut)).toEqual([1]);
    expect(left).toEqual({ ...shown, stones: shown.stones.replaceAll('O', '.') });
    expect(aliveOn(left)).toEqual([]);
  });
});

it('leads by links that can be shared', () => {
  for (const each of BENSON.errata.flatMap(({ cases }) => cases)) {
    if (each.mark !== undefined) expect(pointNamed(each.position, each.mark), each.mark).not.toBeNull();
    for (const play of each.plays) {
      const load = loadFor(each, play);
      expect(decode(encode({ ...FIRST_VISIT, ...load }))).toMatchObject({ where: play.open, problem: null, load });
    }
  }
});
