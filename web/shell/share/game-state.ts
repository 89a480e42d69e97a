import type { Engine } from '../../engine/engine.ts';
import type { BoardMark } from '../../engine/types.ts';
import { settledIn } from '../../model/settled.ts';
import type { State } from '../../model/state.ts';

/**
 * A state as the room of games shows it, for texts: with a circle on each stone that is unconditionally alive, and
 * a square on each other settled point, as far as the record has no mark of its own there.
 */
export function asInGames(state: State, engine: Engine): State {
  if (!state.layers.includes('statuses')) return state;
  const { position, rules, marks } = state;
  const own = new Set(marks.map(({ point }) => point));
  const settled = settledIn(engine, position, rules.suicide).settled.filter(({ point }) => !own.has(point));
  const drawn = settled.map(({ point, kind }): BoardMark => ({ point, kind: kind === 'alive' ? 'circle' : 'square' }));
  return { ...state, marks: [...drawn, ...marks] };
}
