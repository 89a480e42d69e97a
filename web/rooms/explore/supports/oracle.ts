import type { Engine } from '../../../engine/engine.ts';
import { withHandles } from '../../../engine/handles.ts';
import type { Support, Supporter } from '../../../engine/support.ts';
import type { Color, Facts, Position, SuicideRule } from '../../../engine/types.ts';

/** What answers questions about the blocks of one color, which are given by index. */
export interface Oracle {
  /** Everything the run that starts from all blocks says. */
  readonly whole: Facts;
  /** The same of the run that starts from these. */
  readonly read: (start: readonly number[]) => Facts;
  /** What keeps these alive. */
  readonly support: (chosen: readonly number[]) => Support;
}

/** @throws EngineError `no-liberty` */
export function oracleOf(
  engine: Engine,
  supporter: Supporter,
  position: Position,
  color: Color,
  suicide: SuicideRule,
): Oracle {
  const options = { colors: [color], rules: { suicide, regions: 'small' } } as const;
  const read = (start?: Readonly<Record<string, number[]>>) =>
    withHandles(() => engine.study(position, { ...options, ...(start && { start }) }).facts(color));
  const whole = read();
  const points = (blocks: readonly number[]) => blocks.map((block) => whole.blocks[block]?.points[0] ?? 0);
  return {
    whole,
    read: (start) => read({ [color]: points(start) }),
    support: (chosen) => withHandles(() => supporter.support(position, color, suicide, points(chosen))),
  };
}
