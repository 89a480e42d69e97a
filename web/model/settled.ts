import { COLORS } from '../engine/analysis.ts';
import type { Engine, Study } from '../engine/engine.ts';
import { EngineError } from '../engine/guard.ts';
import type { LensMark } from '../engine/lens-view.ts';
import { colorAt } from '../engine/position.ts';
import type { Position, SuicideRule } from '../engine/types.ts';

/**
 * The settled points of a position, for both sides: stones that are unconditionally alive, and points held
 * besides. None where a block has no liberty.
 */
export function settledIn(
  engine: Engine,
  position: Position,
  suicide: SuicideRule,
): { readonly study: Study; readonly settled: readonly LensMark[] } {
  try {
    const study = engine.study(position, { colors: COLORS, rules: { suicide, regions: 'small' } });
    return { study, settled: settledBy(study, position) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { study: engine.board(position), settled: [] };
  }
}

/** The same by the analyses of both colours. */
export function settledBy(study: Study, position: Position): readonly LensMark[] {
  return COLORS.flatMap((color) => {
    const { alive, held } = study.facts(color);
    const stones = new Set(alive);
    const points = held.filter((point) => !stones.has(point) && colorAt(position, point) !== color);
    return [
      ...alive.map((point): LensMark => ({ point, kind: 'alive' })),
      ...points.map((point): LensMark => ({ point, kind: color })),
    ];
  });
}
