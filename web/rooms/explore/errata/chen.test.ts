/** The claims about Chen and Chen's paper, checked with the solver and with the rules as printed. */
import { describe, expect, it } from 'vitest';
import { pointName, pointNamed } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { statusOf } from '../../../engine/eyes.fixture.ts';
import { loadEyes, loadReferee } from '../../../engine/eyes-build.ts';
import type { EyeVerdict } from '../../../engine/referee.ts';
import type { Position } from '../../../engine/types.ts';
import { type Case, loadPaper } from '../../../scenes/errata.ts';
import { CORNER_FIGURES } from '../../../scenes/figures.ts';
import { placed } from '../../../scenes/placed.ts';

const CHEN = await loadPaper('chen');
const analyst = await loadEyes(build('eyes'));
const referee = await loadReferee(build('eyes'));

const casesOf = (id: string): readonly Case[] => CHEN.errata.find((erratum) => erratum.id === id)?.cases ?? [];
const boardOf = (id: string, index = 0): Position => (casesOf(id)[index] as Case).position;
const at = (position: Position, name: string) => pointNamed(position, name) ?? -1;

/** White's one group by the rules. */
function groupOf(position: Position) {
  const { groups } = analyst.eyes(position).white;
  expect(groups).toHaveLength(1);
  return groups[0] as (typeof groups)[number];
}
/** The solver's answer, and its first moves. */
function playedOut(position: Position): { status?: EyeVerdict | undefined; save?: string[]; kill?: string[] } {
  const stone = position.stones.indexOf('O');
  const { solved } = referee.of({ position, color: 'white', stone, limit: 1_000_000 }).judge(true);
  const names = (points: readonly number[] = []) => points.map((point) => pointName(position, point));
  return solved ? { status: statusOf(solved), save: names(solved.save), kill: names(solved.kill) } : {};
}
const withStone = ({ stones, ...size }: Position, point: number, stone: string): Position => ({
  ...size,
  stones: stones.slice(0, point) + stone + stones.slice(point + 1),
});

/** Table 3 as printed, by the points of the board and the border around a region. */
function printedEyes(position: Position, region: readonly number[]): number {
  const { columns } = position;
  const places = new Set(region.map((point) => `${point % columns},${Math.floor(point / columns)}`));
  const around = new Set<string>();
  for (const place of places) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const beside = `${x + dx},${y + dy}`;
      if (!places.has(beside)) around.add(beside);
    }
  }
  return around.size >= 10 ? 2 : Number.NaN;
}

describe('Table 3 in the corner', () => {
  it.each([
    [0, 4, 1, ['ko', 'ko', 'alive', 'alive']],
    [1, 6, 0, ['critical', 'ko', 'alive', 'alive']],
    [2, 7, 2, ['ko', 'ko', 'ko', 'alive']],
    [3, 8, 1, ['ko', 'ko', 'alive', 'alive']],
  ] as const)('errs for shape %i, of %i points', (index, points, liberties, statuses) => {
    const position = boardOf('corner', index);
    const [region] = groupOf(position).regions;
    expect(region?.points).toHaveLength(points);
    expect(playedOut(position).status).toBe(statuses[liberties]);
    const shape = groupOf(position).trace.find(({ kind }) => kind === 'table');
    expect(shape).toMatchObject({ corner: true });
    // The curved four has two eyes by its name, the others by the ten points or more around them.
    if (points > 4) expect(printedEyes(position, region?.points ?? [])).toBe(2);
    const rows = CORNER_FIGURES[index]?.board.split('/') ?? [];
    expect(placed(rows, { left: true, bottom: true }, liberties)).toEqual(position);
    expect(
      [0, 1, 2, 3].map((outside) => playedOut(placed(rows, { left: true, bottom: true }, outside)).status),
    ).toEqual(statuses);
  });
});

describe('nine points in the corner', () => {
  const CORNER = { left: true, bottom: true };
  const open = (liberties: number) => placed(['XXXXX', 'OOOOX', '...OX', '...OX', '....X'], CORNER, liberties);

  it('open at one end, are alive by the rules and a ko in fact, with up to three liberties outside', () => {
    expect(boardOf('open')).toEqual(open(2));
    for (const liberties of [0, 1, 2, 3]) {
      const position = open(liberties);
      expect([...position.stones].filter((stone) => stone === '.')).toHaveLength(2 + 10 + liberties);
      const { status, trace } = groupOf(position);
      expect(status).toBe('alive');
      const levels = trace.flatMap((event) =>
        event.kind === 'level' && event.at === at(position, 'D1') ? [event.level] : [],
      );
      expect(levels).toEqual(['false']);
      // The button opens the rules at this step, which is counted from 1.
      expect(trace[10 - 1]).toMatchObject({ kind: 'level', at: at(position, 'D1') });
      const lowered = trace.flatMap((event) =>
        event.kind === 'downgraded' ? [[event.rule, pointName(position, event.at), event.to]] : [],
      );
      expect(lowered).toEqual([[1, 'C1', 'half']]);
      expect(playedOut(position).status).toBe('ko');
    }
  });

  it('closed, are alive', () => {
    const closed = withStone(boardOf('open'), at(boardOf('open'), 'D1'), 'O');
    expect(playedOut(closed).status).toBe('alive');
  });
});

describe('a prisoner with three liberties', () => {
  const position = boardOf('seki');

  it('is one eye by the printed rule, and worth two to White by a seki', () => {
    const group = groupOf(position);
    expect(group.regions.map(({ type, value }) => [type, value])).toEqual([['prisoner', '{2|1}']]);
    const liberties = group.regions[0]?.points.filter((point) => position.stones[point] === '.') ?? [];
    expect(liberties).toHaveLength(3);
    // Case 3 as printed: no white move makes two eyes, and a black one leaves one.
    const valuesAfter = (stone: string) =>
      liberties.map((point) =>
        groupOf(withStone(position, point, stone)).regions.map(({ value, seki }) => (seki ? 'seki' : value)),
      );
    expect(valuesAfter('O').flat()).not.toContain('2');
    expect(valuesAfter('O').flat()).toContain('seki');
    expect(valuesAfter('X').flat()).toContain('1');
  });

  it('is critical, and White lives where the seki is', () => {
    expect(playedOut(position)).toEqual({ status: 'critical', save: ['F5'], kill: ['F5'] });
    expect(playedOut(withStone(position, at(position, 'F5'), 'O')).status).toBe('seki');
  });
});

describe('Proposition 1', () => {
  it('asks for two eyes if the owner begins', () => {
    const sums = [0, 1].map((index) => {
      const position = boardOf('critical', index);
      const sum = groupOf(position).trace.find((event) => event.kind === 'summed');
      return [sum?.ownerFirst, sum?.opponentFirst, groupOf(position).status, playedOut(position).status];
    });
    expect(sums).toEqual([
      [2, 1, 'critical', 'critical'],
      [1, 0, 'dead', 'dead'],
    ]);
  });
});
