/**
 * The claims about Kim's paper, checked with the engine. The numbers of positions, and what is said of
 * more than three dimensions, are tested in `crates/core/tests/theory/space`.
 */
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { pointName, pointNamed } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadLenses, loadPlayer, loadSearcher, loadSpaces } from '../../../engine/everything.ts';
import { emptyPosition } from '../../../engine/position.ts';
import type { Color, Point, Position, SuicideRule } from '../../../engine/types.ts';
import { decode, encode, FIRST_IN_SPACE } from '../../../model/address.ts';
import { WORKED_STATE } from '../../../model/state.ts';
import { type Case, loadPaper, type Playable } from '../../../scenes/errata.ts';
import { EXHIBITS } from '../../../scenes/exhibits.ts';
import { contextOf } from '../prove/context.fixture.ts';
import { type ProofState, proofStateAt } from '../prove/proof-state.ts';
import { blocksOf, overEdges, overFaces } from './blocks.fixture.ts';

const KIM = await loadPaper('kim');
const engine = await loadEngine(build('board'));
engine.addSpaces(await loadSpaces(build('everything')));
const { supporter } = await loadLenses(build('everything'));
const player = await loadPlayer(build('everything'));
const searcher = await loadSearcher(build('everything'));

const SUICIDE: readonly SuicideRule[] = ['forbidden', 'allowed'];

function casesOf(id: string): readonly Case[] {
  return KIM.errata.find((erratum) => erratum.id === id)?.cases ?? [];
}

/** The board of a case, or of one of its buttons. */
function boardOf(id: string, index = 0, play?: number): Position {
  const board = casesOf(id)[index];
  const played = play === undefined ? undefined : board?.plays[play]?.load.position;
  return played ?? board?.position ?? emptyPosition({ columns: 1, rows: 1 });
}

const at = (position: Position, name: string): Point => pointNamed(position, name) ?? -1;
const named = (position: Position, points: readonly Point[]) => points.map((point) => pointName(position, point));
const factsOf = (position: Position, suicide: SuicideRule = 'forbidden', color: Color = 'black') =>
  engine.study(position, { colors: [color], rules: { suicide, regions: 'small' } }).facts(color);
const aliveOn = (position: Position, suicide?: SuicideRule) =>
  factsOf(position, suicide).blocks.flatMap(({ name, castOut }) => (castOut === null ? [name] : []));
/** The black blocks that some line of play captures. */
const capturedOn = (position: Position, suicide: SuicideRule) => {
  const found = searcher.search({ position, color: 'black', suicide, method: 'full', limit: 100_000 }, () => {});
  expect(found.finished).toBe(true);
  return found.captured.map((block) => factsOf(position).blocks[block]?.name);
};
const withStone = ({ stones, ...size }: Position, point: Point, stone: string): Position => ({
  ...size,
  stones: stones.slice(0, point) + stone + stones.slice(point + 1),
});

/** The lens of proofs as a button opens it. */
function proofOf({ load: { position, show, rules, where } }: Playable): ProofState['activity'] | null {
  if (where?.room !== 'explore' || where.lens !== 'prove') return null;
  return proofStateAt(contextOf(position, rules.suicide, show as Color), where.proof).activity;
}

/** The moves of the capture that a button shows. */
function shownBy(id: string, index: number, play: number): string[] {
  const each = casesOf(id)[index] as Case;
  const activity = proofOf(each.plays[play] as Playable);
  return activity?.kind === 'show'
    ? named(
        each.position,
        activity.plan.moves.map(({ point }) => point),
      )
    : [];
}

describe('Example 1', () => {
  it('encloses nothing with a stone on the corner, and the corner with the point that is meant', () => {
    const [printed, corrected] = [boardOf('coordinates', 0, 0), boardOf('coordinates', 0, 1)];
    expect(factsOf(printed).regions).toHaveLength(1);
    expect(factsOf(corrected).regions.map(({ points }) => points.length)).toEqual([1, 23]);
    const corner = at(corrected, '1:A3');
    expect(overFaces(corrected, corner).every((point) => corrected.stones[point] === 'X')).toBe(true);
    expect(printed.stones[at(printed, '2:A3')]).toBe('.');
  });

  it('counts from 0, where Example 3 would fall', () => {
    const [falls, lives] = [boardOf('coordinates', 1, 0), boardOf('coordinates', 1, 1)];
    for (const suicide of SUICIDE) expect([aliveOn(falls, suicide), aliveOn(lives, suicide)]).toEqual([[], ['A']]);
    expect(lives).toEqual(decode(FIRST_IN_SPACE)?.load?.position);
    const places = (position: Position) =>
      [...position.stones].flatMap((stone, point) => {
        const { columns, rows } = position;
        return stone === 'X'
          ? [[point % columns, Math.floor(point / columns) % rows, Math.floor(point / columns / rows)]]
          : [];
      });
    expect(places(falls)).toEqual(places(lives).map((place) => place.map((each) => each + 1)));
  });
});

it('Example 2 encloses a point only with a6', () => {
  const [without, closed] = [boardOf('sixth', 0, 0), boardOf('sixth', 0, 1)];
  expect(withStone(without, at(without, '3:B2'), 'X')).toEqual(closed);
  expect(factsOf(without).regions).toHaveLength(1);
  // With a6 as printed, in the middle.
  expect(factsOf(withStone(without, at(without, '2:B2'), 'X')).regions).toHaveLength(1);
  expect(factsOf(closed).regions.map(({ points }) => named(closed, points))).toContainEqual(['2:B2']);
});

describe('Definition 1', () => {
  const size = { columns: 4, rows: 4, layers: 4 };
  const place = (point: Point) => [point % 4, Math.floor(point / 4) % 4, Math.floor(point / 16)];
  const near = Array.from({ length: 64 }, (_, point) => overEdges(size, point));
  const faces = Array.from({ length: 64 }, (_, point) => overFaces(size, point));
  const touch = (a: Point, b: Point) => near[a]?.includes(b) ?? false;
  const onBorder = (point: Point) => (faces[point]?.length ?? 0) < 6;

  /** A segment of up to three stones in reading order, along the lines of the board or also diagonal. */
  function isSegment(stones: readonly Point[], diagonals: boolean): boolean {
    const steps = stones.slice(1).map((stone, at) => stone - (stones[at] as Point));
    const joined = diagonals ? near : faces;
    return (
      stones.slice(1).every((stone, at) => joined[stones[at] as Point]?.includes(stone)) && new Set(steps).size < 2
    );
  }

  /** A weak closed curve of two stones or three: its ends are on the border. */
  function isCurve(stones: readonly Point[]): boolean {
    if (stones.length === 2) return stones.every(onBorder) && touch(stones[0] as Point, stones[1] as Point);
    if (stones.length !== 3) return false;
    return stones.some((middle) => {
      const ends = stones.filter((stone) => stone !== middle);
      return ends.every((end) => onBorder(end) && touch(end, middle)) && !touch(ends[0] as Point, ends[1] as Point);
    });
  }

  /** The definition as printed, for three stones. */
  function isMet(stones: readonly Point[], diagonals: boolean): boolean {
    const places = stones.map(place);
    return [0, 1, 2].every((direction) =>
      places.every((at) => {
        const section = stones.filter((_, index) => places[index]?.[direction] === at[direction]);
        return isSegment(section, diagonals) || isCurve(section);
      }),
    );
  }

  /** All sets of three points, in reading order. */
  const sets = Array.from({ length: 64 }, (_, point) => point).flatMap((a) =>
    Array.from({ length: 63 - a }, (_, index) => a + 1 + index).flatMap((b) =>
      Array.from({ length: 63 - b }, (_, index) => [a, b, b + 1 + index] as const),
    ),
  );
  const hangsTogether = ([a, b, c]: readonly [Point, Point, Point]) =>
    Number(touch(a, b)) + Number(touch(a, c)) + Number(touch(b, c)) > 1;
  const encloses = (stones: readonly Point[]) => {
    const outside = (point: Point) => !stones.includes(point);
    const region = [0, 1, 2, 3].filter(outside).slice(0, 1);
    for (const point of region) {
      region.push(...(faces[point] ?? []).filter((next) => outside(next) && !region.includes(next)));
    }
    return region.length < 61;
  };

  it('is met by stones far apart and by a line, which enclose nothing', () => {
    const board = boardOf('surface');
    const stones = [...board.stones].flatMap((stone, point) => (stone === 'X' ? [point] : []));
    expect(named(board, stones)).toEqual(['1:A4', '2:D2', '4:B1']);
    const places = stones.map(place);
    for (const direction of [0, 1, 2]) expect(new Set(places.map((at) => at[direction])).size).toBe(3);
    expect(isMet(stones, false)).toBe(true);
    expect(factsOf(board).regions).toHaveLength(1);
    expect(shownBy('surface', 0, 0)).toHaveLength(3);
    const line = boardOf('surface', 1);
    expect(blocksOf(line)).toHaveLength(1);
    expect(factsOf(line).regions).toHaveLength(1);
    expect(shownBy('surface', 1, 0)).toHaveLength(12);
  });

  it.each([
    [false, 7552, 1072],
    [true, 9360, 1872],
  ])(
    'with diagonal segments (%s) is met by %i sets of three, of which %i hang together',
    (diagonals, met, together) => {
      const meeting = sets.filter((stones) => isMet(stones, diagonals));
      expect([meeting.length, meeting.filter(hangsTogether).length]).toEqual([met, together]);
      expect(meeting.filter(encloses)).toHaveLength(8);
    },
  );

  it('means the surfaces of the corners, which live together', () => {
    const eight = boardOf('surface', 1, 1);
    const corners = factsOf(eight).regions.filter(({ points }) => points.length === 1);
    expect(corners).toHaveLength(8);
    const surfaces = new Set(corners.flatMap(({ points: [corner = -1] }) => overFaces(eight, corner)));
    expect([...eight.stones].flatMap((stone, point) => (stone === 'X' ? [point] : []))).toEqual(
      [...surfaces].sort((a, b) => a - b),
    );
    for (const suicide of SUICIDE) {
      const { blocks } = factsOf(eight, suicide);
      expect(blocks.map(({ points, castOut, vital }) => [points.length, castOut, vital.length])).toEqual(
        Array(12).fill([2, null, 2]),
      );
    }
  });
});

describe('blocks over edges', () => {
  const board = boardOf('blocks');
  const eye = at(board, '1:A2');

  it('would have two eyes, into which White may play', () => {
    const [block] = blocksOf(board, overEdges);
    expect(block?.points).toHaveLength(3);
    const { regions } = factsOf(board);
    expect(regions.map(({ points }) => points)).toContainEqual([eye]);
    expect(regions).toHaveLength(2);
    expect(regions.flatMap(({ points }) => points).filter((point) => board.stones[point] === '.')).toEqual(
      expect.arrayContaining([...(block?.liberties ?? [])]),
    );
    expect(block?.liberties).toHaveLength([...board.stones].filter((stone) => stone === '.').length);
    // The stone in the eye has the liberty of those outside, with which it is one block.
    const filled = ['1:B1', '2:B2', '1:A2'].reduce((now, name) => withStone(now, at(board, name), 'O'), board);
    const white = blocksOf(filled, overEdges).filter(({ stone }) => stone === 'O');
    expect(white).toHaveLength(1);
    expect(named(board, white[0]?.liberties ?? [])).toEqual(['2:A1']);
    const captured = blocksOf(withStone(filled, at(board, '2:A1'), 'O'), overEdges);
    expect(captured.find(({ stone }) => stone === 'X')?.liberties).toEqual([]);
  });

  it('are three blocks over faces, and fall', () => {
    expect(blocksOf(board).filter(({ stone }) => stone === 'X')).toHaveLength(3);
    for (const suicide of SUICIDE) expect(aliveOn(board, suicide)).toEqual([]);
    expect(shownBy('blocks', 0, 1)).toEqual(['1:B1', '2:B2', '1:A2']);
    expect(factsOf(board).blocks[0]?.points).toEqual([at(board, '1:B2')]);
  });

  it('would live, and fall, without a white stone too', () => {
    const alone = boardOf('blocks', 1);
    expect(alone.stones).not.toContain('O');
    const [block] = blocksOf(alone, overEdges);
    expect(block?.points).toHaveLength(4);
    const eyes = factsOf(alone).regions.filter(({ points }) => points.length === 1);
    expect(eyes).toHaveLength(2);
    expect(shownBy('blocks', 1, 0)).not.toEqual([]);
    expect(factsOf(alone).blocks[0]?.points).toEqual([at(alone, '1:A2')]);
  });

  it('would keep the ladder of the paper from its end', () => {
    const ladder = boardOf('blocks', 2);
    const stays = at(ladder, 'D5');
    expect(shownBy('blocks', 2, 0)).toEqual(['J9']);
    const { captured } = engine.play(ladder, 'black', at(ladder, 'J9'), 'forbidden', null);
    expect(captured).toHaveLength(7);
    expect(captured).not.toContain(stays);
    const [white] = blocksOf(ladder, overEdges).filter(({ points }) => points.includes(stays));
    expect(white?.points).toHaveLength(8);
    expect(white?.liberties.length).toBeGreaterThan(1);
  });
});

describe('suicide, and Theorem 1', () => {
  const board = boardOf('theorem-1');

  it('has a board on which the readings differ', () => {
    expect(boardOf('suicide')).toEqual(board);
    expect(SUICIDE.map((suicide) => aliveOn(board, suicide))).toEqual([['A', 'B'], []]);
    expect(SUICIDE.map((suicide) => capturedOn(board, suicide))).toEqual([[], ['A', 'B']]);
  });

  it('has a capture by suicide', () => {
    expect(shownBy('theorem-1', 0, 1)).toEqual(['2:B2', '2:A1', '2:B2', '2:A1', '1:A2']);
  });

  it('turns on a white stone that is not next to B', () => {
    const stone = at(board, '2:B1');
    const b = factsOf(board).blocks[1]?.points ?? [];
    expect(named(board, b)).toEqual(['2:A2']);
    expect(board.stones[stone]).toBe('O');
    expect(overFaces(board, stone).some((point) => b.includes(point))).toBe(false);
  });
});

it('two stones at the same time kill two eyes, and one after another none', () => {
  const board = boardOf('theorem-1', 1);
  const turn = { toPlay: 'white', played: 0, passes: 0, ko: null } as const;
  const rules = { suicide: 'forbidden', ko: 'basic', black: 1, white: 2 } as const;
  const eyes = ['1:A2', '2:B1'].map((name) => at(board, name));
  expect(aliveOn(board)).toEqual(['A']);
  expect(player.playTurn(board, rules, turn, eyes).captured).toHaveLength(6);
  for (const eye of eyes) expect(() => player.playTurn(board, rules, turn, [eye])).toThrow('suicide');
});

describe('Theorem 2', () => {
  it('fails for a full plane without suicide, and holds with it', () => {
    for (const [board, stones] of [
      [boardOf('theorem-2', 0), 4],
      [boardOf('theorem-2', 1), 81],
    ] as const) {
      expect(SUICIDE.map((suicide) => factsOf(board, suicide).alive.length)).toEqual([stones, 0]);
    }
    const small = boardOf('theorem-2', 0);
    expect(SUICIDE.map((suicide) => capturedOn(small, suicide))).toEqual([[], ['A']]);
  });

  it('holds for a plane with a gap, and a full one among three lives', () => {
    const [gap, filled] = [boardOf('theorem-2', 2, 0), boardOf('theorem-2', 2, 1)];
    expect(withStone(gap, at(gap, '2:B2'), 'X')).toEqual(filled);
    expect(factsOf(gap).regions).toHaveLength(1);
    for (const suicide of SUICIDE) expect([aliveOn(gap, suicide), aliveOn(filled, suicide)]).toEqual([[], ['A']]);
  });
});

it('the score counts a point once that two surfaces enclose', () => {
  const board = boardOf('score');
  const point = at(board, '1:A2');
  const isBlack = (each: Point) => board.stones[each] === 'X';
  expect(overFaces(board, point).every(isBlack)).toBe(true);
  expect(overFaces(board, point)).toHaveLength(3);
  expect([4, 5, 6, 7].every(isBlack)).toBe(true);
  const { black, white } = supporter.score(board, 'forbidden', { byBlack: 0, byWhite: 0 }, 'kim');
  expect(black.points).toEqual([point, at(board, '3:B1')]);
  expect(white.points).toEqual([]);
});

it('by surfaces of any stones both colours would have all of the board, and by living ones nobody has a point', () => {
  const board = boardOf('score', 1);
  for (const [color, stone] of [
    ['black', 'O'],
    ['white', 'X'],
  ] as const) {
    const { blocks, regions } = factsOf(board, 'forbidden', color);
    expect(blocks.every(({ castOut }) => castOut !== null)).toBe(true);
    expect(regions.map(({ points }) => points.length).sort((a, b) => a - b)).toEqual([1, 60]);
    const enemies = regions.map(({ points }) => points.filter((point) => board.stones[point] === stone).length);
    expect(enemies.sort()).toEqual([0, 3]);
    // A point for each point that is enclosed, and one for each stone there.
    const all = [...regions.map(({ points }) => points.length), ...enemies];
    expect(all.reduce((total, each) => total + each)).toBe(64);
  }
  const { black, white, neutral } = supporter.score(board, 'forbidden', { byBlack: 0, byWhite: 0 }, 'kim');
  expect([black.points, white.points]).toEqual([[], []]);
  expect(neutral).toHaveLength(58);
  expect(shownBy('score', 1, 1)).not.toEqual([]);
});

it('three stones remain if White plays elsewhere, and are not safe; a block with two eyes is', () => {
  const [stones, block] = [boardOf('safe'), boardOf('safe', 0, 2)];
  expect(capturedOn(stones, 'forbidden')).toEqual(['A', 'B', 'C']);
  expect(capturedOn(block, 'forbidden')).toEqual([]);
  expect([aliveOn(stones), aliveOn(block)]).toEqual([[], ['A']]);
});

describe('the misprints', () => {
  it('would part a line of three stones', () => {
    const line = boardOf('misprints');
    expect(blocksOf(line)).toHaveLength(1);
    expect(overEdges(line, 0)).not.toContain(2);
  });

  it('would leave one of two blocks that a stone captures', () => {
    const board = boardOf('misprints', 1);
    const { captured } = engine.play(board, 'black', at(board, '1:B1'), 'forbidden', null);
    expect(captured).toEqual([0, 2]);
    expect(blocksOf(board).filter(({ stone }) => stone === 'O')).toHaveLength(2);
    expect(shownBy('misprints', 1, 0)).toEqual(['1:B1']);
  });
});

it('the problem: a line has one region, and the full plane lives', () => {
  const [line, plane] = [boardOf('problem', 0, 0), boardOf('problem', 0, 1)];
  expect(factsOf(line).regions).toHaveLength(1);
  for (const suicide of SUICIDE) expect([aliveOn(line, suicide), aliveOn(plane, suicide)]).toEqual([[], ['A']]);
});

describe('the exercise', () => {
  const start = boardOf('exercise');
  const STAIRS = ['3:C3', '3:D3', '3:D2', '3:E2', '3:E1'].map((name) => at(start, name));
  const libertiesOf = (position: Position) =>
    blocksOf(position).find(({ points }) => points.includes(at(start, '3:B4')))?.liberties ?? [];

  /** White runs down the stairs; the numbers of liberties before and after each turn of Black. */
  function chase(stones: number): number[][] {
    let now = start;
    return STAIRS.flatMap((step, turn) => {
      if (now.stones[at(start, '3:B4')] === '.') return [];
      now = engine.play(now, 'white', step, 'forbidden', null).position;
      const liberties = libertiesOf(now);
      const next = STAIRS[turn + 1];
      const targets = [...liberties].sort((a, b) => Number(a === next) - Number(b === next));
      for (const point of targets.slice(0, stones)) now = engine.play(now, 'black', point, 'forbidden', null).position;
      return [[liberties.length, libertiesOf(now).length]];
    });
  }

  it('needs three stones a turn in space', () => {
    expect(libertiesOf(start)).toEqual(STAIRS.slice(0, 1));
    const turns = chase(3);
    expect(turns.slice(0, -1)).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
    ]);
    expect(turns.at(-1)).toEqual([3, 0]);
    expect(chase(1).slice(0, 2)).toEqual([
      [4, 3],
      [6, 5],
    ]);
  });
});

describe('the exercise with two stones a turn', () => {
  /** An exhibit of the gallery, replayed by the engine: the liberties of the runner after each turn. */
  function replayed(id: string) {
    const exhibit = EXHIBITS.find((each) => each.id === id);
    const start = exhibit?.steps[0]?.position;
    const stone = exhibit?.runner?.stone;
    if (!start || stone === undefined) throw new Error(`no chase ${id}`);
    let now = start;
    const liberties: number[] = [];
    let captured = 0;
    const runs: Point[] = [];
    for (const { turn } of exhibit.steps.slice(1)) {
      if (!turn) throw new Error('a board');
      for (const point of turn.points) {
        if (turn.color === 'white') runs.push(point);
        const played = engine.play(now, turn.color, point, 'forbidden', null);
        now = played.position;
        captured += played.captured.length;
      }
      expect(turn.points.length).toBeLessThanOrEqual(turn.color === 'white' ? 1 : 2);
      liberties.push(blocksOf(now).find(({ points }) => points.includes(stone))?.liberties.length ?? 0);
    }
    return { start, liberties, captured, runs };
  }

  it('has the boards of the gallery', () => {
    expect(boardOf('exercise', 1)).toEqual(replayed('chase-on-face').start);
    expect(boardOf('exercise', 2)).toEqual(replayed('chase-of-two').start);
  });

  it('works on a face and along an edge, up to the wall', () => {
    for (const [id, turns] of [
      ['chase-on-face', 7],
      ['chase-on-edge', 5],
    ] as const) {
      const { liberties, captured, runs } = replayed(id);
      expect(liberties).toEqual([...Array(turns).fill([3, 1]).flat(), 2, 0]);
      expect(captured).toBe(runs.length + 2);
    }
  });

  it('works in open space with eight stones beside the way, and repeats itself after nine turns', () => {
    const { start, liberties, captured, runs } = replayed('chase-of-two');
    expect(liberties).toEqual([...Array(3).fill([2, 1, 2, 1, 3, 1]).flat(), 2, 0]);
    expect(captured).toBe(runs.length + 2);
    const near = ['2:B3', '2:C3'].flatMap((name) => overFaces(start, at(start, name)));
    const beside = [...start.stones].flatMap((stone, point) => (stone === 'X' && !near.includes(point) ? [point] : []));
    expect(named(start, beside)).toEqual(
      ['1:C2', '2:C1', '3:B2', '3:C1', '4:A3', '4:A2', '4:B1', '3:A4'].sort((a, b) => at(start, a) - at(start, b)),
    );
    // Inside the board, and the tenth stone is the first one, a column, a row and a layer further.
    const white = [at(start, '2:B3'), at(start, '2:C3'), ...runs];
    expect(white.every((point) => overFaces(start, point).length === 6)).toBe(true);
    expect(white.slice(9)).toEqual(white.slice(0, 3).map((point) => point + 1 - 5 + 25));
  });
});

describe('the buttons', () => {
  const all = KIM.errata.flatMap(({ cases }) => cases.flatMap((each) => each.plays));

  it.each(all)('$label: is a link, and shows what it says', (play) => {
    const { load } = play;
    const { where } = load;
    expect(decode(encode({ ...WORKED_STATE, ...load }))).toMatchObject({ where, problem: null, load });
    if (where?.room === 'explore' && where.lens === 'gallery') {
      expect(EXHIBITS.map(({ id }) => id as string)).toContain(where.exhibit);
    }
    const activity = proofOf(play);
    const place = where?.room === 'explore' && where.lens === 'prove' ? where.proof : null;
    expect(activity?.kind).toBe(place?.activity);
    const played = activity?.kind === 'try' ? activity.challenge.plies.length : 0;
    expect(played).toBe(place?.activity === 'try' ? place.moves.length : 0);
  });
});
