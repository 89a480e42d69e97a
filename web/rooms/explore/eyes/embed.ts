import { pointName } from '../../../engine/coordinate.ts';
import type { EyeAnalyst } from '../../../engine/eyes.ts';
import { withHandles } from '../../../engine/handles.ts';
import type { Run } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';
import { placeIn } from '../../../model/where.ts';
import type { Embedded } from '../embedded.ts';
import { optionsOf } from './decisions/decision.ts';

/** The eyes of groups on another page, of the chosen group if one is. */
export function embed({ where, position, stepping }: State, _: Run, analyst: EyeAnalyst): Embedded {
  const { eyes, decisions = [] } = placeIn(where, 'eyes') ?? {};
  const { group = '', part = '' } = eyes ?? {};
  const chosen =
    group &&
    withHandles(() => analyst.eyes(position, optionsOf(decisions)))[stepping].groups.find(({ name }) => name === group);
  const stone = chosen ? chosen.stones[0] : undefined;
  return { mode: 'eyes', block: stone === undefined ? null : pointName(position, stone), isUnderWay: part !== '' };
}
