import * as text from '#locale/page.ts';
import * as play from '#locale/play.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { NoLiberty } from '../../../engine/problem.ts';
import type { HistoryAction } from '../../../model/history.ts';
import type { State } from '../../../model/state.ts';

interface Props {
  readonly state: State;
  readonly problem: NoLiberty;
  readonly dispatch: (action: HistoryAction) => void;
}

/** The caption of a position that has no run: the reason, and a button that mends it. */
export function Refusal({ state: { position }, problem: { color, points }, dispatch }: Props) {
  const [first = 0] = points;
  const name = pointName(position, first);
  return (
    <section class="caption" aria-label={text.caption}>
      <p class="place">{text.refused}</p>
      <p class="sentence" role="alert">
        {play.noLiberty({ color, stones: points.length, point: name })}
      </p>
      <p>{play.noLibertyHelp}</p>
      <button type="button" class="choice strong" onClick={() => dispatch({ type: 'paint', points, color: null })}>
        {play.takeOff({ color, stones: points.length, point: name })}
      </button>
    </section>
  );
}
