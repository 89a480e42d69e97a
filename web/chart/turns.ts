/** What each move of a game changed in what is unconditionally alive. */
import { briefly } from '../engine/briefly.ts';
import { EngineError } from '../engine/guard.ts';
import type { Life, Prover } from '../engine/proof.ts';
import type { Reading } from '../engine/texts.ts';
import type { Color, Point, SuicideRule } from '../engine/types.ts';

/** A block that became or ceased to be unconditionally alive. */
export interface Turned {
  readonly color: Color;
  /** Its stones after the move, in reading order. */
  readonly points: readonly Point[];
}

/** A move of a game, and what it changed; the first is the start. */
export interface Turn {
  /** The point played on; null for a pass and at the start. */
  readonly at: Point | null;
  /** How many points Black and White hold; null where a block has no liberty, so that nothing is known. */
  readonly settled: readonly [black: number, white: number] | null;
  readonly became: readonly Turned[];
  readonly ceased: readonly Turned[];
}

/**
 * The start of a line of play of an item, and each of its moves.
 * @throws EngineError as `Reading.position` does
 */
export function turnsOf(
  prover: Prover,
  reading: Reading,
  { item, line }: { readonly item: number; readonly line: number },
  suicide: SuicideRule,
): Turn[] {
  const options = { rules: { suicide, regions: 'small' } } as const;
  const found = reading.items[item];
  const moves = found?.ok ? (found.lines[line] ?? 0) : 0;
  let before: readonly Life[] | null = null;
  return Array.from({ length: moves + 1 }, (_, move) => {
    const { position, lastMove: at } = reading.position(item, line, move);
    try {
      const lives = briefly(() => prover.lives(position, options));
      const [black = 0, white = 0] = lives.map(({ held }) => held);
      const turn = { at, settled: [black, white] as const, ...changes(before, lives, at) };
      before = lives;
      return turn;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return { at, settled: null, became: [], ceased: [] };
    }
  });
}

/**
 * The blocks that are alive and have a stone, other than the one just played, that was not, or
 * only that one; and those that are not and have a stone that was.
 */
export function changes(
  before: readonly Life[] | null,
  after: readonly Life[],
  at: Point | null,
): Pick<Turn, 'became' | 'ceased'> {
  const was = before?.map(({ alive }) => new Set(alive.flat()));
  const of = (
    blocks: 'alive' | 'others',
    turned: (point: Point, was: Set<Point>, block: readonly Point[]) => boolean,
  ) =>
    after.flatMap((life, side) =>
      life[blocks].flatMap((points): Turned[] => {
        const alive = was?.[side];
        const color = side === 0 ? 'black' : 'white';
        return alive && points.some((point) => turned(point, alive, points)) ? [{ color, points }] : [];
      }),
    );
  return {
    became: of('alive', (point, alive, { length }) => !alive.has(point) && (point !== at || length === 1)),
    ceased: of('others', (point, alive) => alive.has(point)),
  };
}
