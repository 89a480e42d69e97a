import type { Engine } from '../../../engine/engine.ts';
import { withHandles } from '../../../engine/handles.ts';
import type { Support, Supporter } from '../../../engine/support.ts';
import type { Color, Facts, Position, SuicideRule } from '../../../engine/types.ts';

/** Answers to questions about the blocks of one color, which are given by index. */
export interface Oracle {
  /** The run that starts from all blocks. */
  readonly whole: Facts;
  /** The run that starts from these blocks. */
  readonly read: (start: readonly number[]) => Facts;
  /** The supporters of the chosen blocks. */
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
