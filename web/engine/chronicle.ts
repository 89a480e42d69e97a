/** The unconditional life of both colours along a game. */

import { COLORS } from './analysis.ts';
import { EngineError } from './guard.ts';
import { withHandles } from './handles.ts';
import type { Life, Prover } from './proof.ts';
import type { Reading } from './texts.ts';
import type { Color, Point, SuicideRule } from './types.ts';

/** A block that became or ceased to be unconditionally alive. */
export interface ChangedBlock {
  readonly color: Color;
  /** Its stones after the move, in reading order. */
  readonly points: readonly Point[];
}

/** A move of a game, and what it changed; the first is the start. */
export interface ChronicleEntry {
  /** The point played on; null for a pass and at the start. */
  readonly at: Point | null;
  /** The number of points that Black and White hold; null where a block has no liberty, so that nothing is known. */
  readonly settled: readonly [black: number, white: number] | null;
  readonly became: readonly ChangedBlock[];
  readonly ceased: readonly ChangedBlock[];
}

/** A line of play up to some move. */
export interface Chronicle {
  readonly entries: readonly ChronicleEntry[];
  /** The number of moves after it. */
  readonly more: number;
}

/**
 * The start of a line of play of an item, and each of its moves up to `longest`.
 * @throws EngineError as `Reading.positions` does
 */
export function chronicleOf(
  prover: Prover,
  reading: Reading,
  { item, line }: { readonly item: number; readonly line: number },
  suicide: SuicideRule,
  longest?: number,
): Chronicle {
  let before: readonly Life[] | undefined;
  const entries = reading.positions(item, line, longest).map(({ position, lastMove: at }) => {
    try {
      const lives = withHandles(() => prover.lives(position, suicide, before));
      const [black = 0, white = 0] = lives.map(({ held }) => held);
      const entry = { at, settled: [black, white] as const, ...changes(before, lives, at) };
      before = lives;
      return entry;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return { at, settled: null, became: [], ceased: [] };
    }
  });
  const found = reading.item(item);
  const moves = (found?.ok && found.lines[line]) || 0;
  return { entries, more: Math.max(0, moves + 1 - entries.length) };
}

/**
 * The blocks that are alive and have a stone, other than the one just played, that was not, or
 * only that one; and those that are not and have a stone that was.
 */
export function changes(
  before: readonly Life[] | undefined,
  after: readonly Life[],
  at: Point | null,
): Pick<ChronicleEntry, 'became' | 'ceased'> {
  const turned = (which: (life: Life, side: number) => readonly (readonly Point[])[]) =>
    after.flatMap((life, side) =>
      which(life, side).map((points): ChangedBlock => ({ color: COLORS[side] as Color, points })),
    );
  return {
    became: turned(({ alive }, side) => {
      const was = before && new Set(before[side]?.alive.flat());
      const isNew = (point: Point, alone: boolean) => !was?.has(point) && (point !== at || alone);
      return was ? alive.filter((points) => points.some((point) => isNew(point, points.length === 1))) : [];
    }),
    ceased: turned(({ fallen }) => fallen),
  };
}
