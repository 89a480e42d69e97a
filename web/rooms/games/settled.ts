import { COLORS } from '../../engine/analysis.ts';
import type { Engine, Study } from '../../engine/engine.ts';
import { EngineError } from '../../engine/guard.ts';
import { colorAt } from '../../engine/position.ts';
import type { Color, Point, Position, SuicideRule } from '../../engine/types.ts';

/** A point that is settled: a stone that is unconditionally alive, or a point held by a side besides. */
interface SettledPoint {
  readonly point: Point;
  readonly kind: 'alive' | Color;
}

/** The settled points of a position, for both sides; none where a block has no liberty. */
export function settledIn(
  engine: Engine,
  position: Position,
  suicide: SuicideRule,
): { readonly study: Study; readonly settled: readonly SettledPoint[] } {
  try {
    const study = engine.study(position, { colors: COLORS, rules: { suicide, regions: 'small' } });
    const settled = COLORS.flatMap((color) => {
      const { alive, held } = study.facts(color);
      const stones = new Set(alive);
      const points = held.filter((point) => !stones.has(point) && colorAt(position, point) !== color);
      return [
        ...alive.map((point): SettledPoint => ({ point, kind: 'alive' })),
        ...points.map((point): SettledPoint => ({ point, kind: color })),
      ];
    });
    return { study, settled };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { study: engine.board(position), settled: [] };
  }
}
