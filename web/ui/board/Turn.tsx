import * as text from '#locale/play.ts';
import { pointName } from '../../engine/coordinate.ts';
import { isGrid } from '../../engine/position.ts';
import type { State } from '../../model/state.ts';

/**
 * The effect of a press, with the turn and the ko; and the prisoners once there are any, announced when
 * they change. In space the room has a line of its own for the effect.
 */
export function Turn({ state }: { readonly state: State }) {
  const { position, tool, toPlay, captures, ko, prisoners } = state;
  return (
    <span class="turn">
      {isGrid(position) && text.press(tool, toPlay, captures, ko === null ? null : pointName(position, ko))}{' '}
      <span aria-live="polite">{prisoners.byBlack + prisoners.byWhite > 0 && text.prisoners(prisoners)}</span>
    </span>
  );
}
