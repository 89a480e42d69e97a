import * as text from '#locale/play.ts';
import { betweenSentences } from '#locale/shared.ts';
import { pointName } from '../../engine/coordinate.ts';
import { isGrid } from '../../engine/position.ts';
import type { State } from '../../model/state.ts';

/**
 * The effect of a press, with the turn and the ko; and the prisoners once there are any, announced when
 * they change. In space the room has a line of its own for the effect.
 */
export function Turn({ state }: { readonly state: State }) {
  const { position, prisoners } = state;
  return (
    <span class="turn">
      {isGrid(position) && pressLine(state)}
      {betweenSentences}
      <span aria-live="polite">
        {prisoners.byBlack + prisoners.byWhite > 0 &&
          text.prisoners({ black: prisoners.byBlack, white: prisoners.byWhite })}
      </span>
    </span>
  );
}

/** The effect of a press with the tool. */
export function pressLine({ position, tool, toPlay: color, captures, ko }: State): string {
  if (tool !== 'play') return text.press[tool];
  if (!captures) return text.press.place({ color });
  return ko === null ? text.press.play({ color }) : text.press.playNotOn({ color, ko: pointName(position, ko) });
}
