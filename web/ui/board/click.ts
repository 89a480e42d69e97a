import { pointName } from '../../engine/coordinate.ts';
import { type Engine, EngineError } from '../../engine/engine.ts';
import type { Point } from '../../engine/types.ts';
import { illegal } from '../../locales/en/page.ts';
import type { HistoryAction } from '../../model/history.ts';
import type { Run } from '../../model/run.ts';
import type { State } from '../../model/state.ts';
import { brushAt } from '../../model/stroke.ts';

let strokes = Date.now();

/** A number that no stroke had before, over reloads too. */
export function newStroke(): number {
  return ++strokes;
}

/** What a click, a tap or Enter does on a point, by the chosen tool. */
export function clickPoint(
  state: State,
  run: Run | null,
  engine: Engine,
  point: Point,
  dispatch: (action: HistoryAction) => void,
): void {
  const color = brushAt(state, point);
  if (state.tool === 'play') play(state, engine, point, dispatch);
  else if (state.tool === 'start') choose(state, run, point, dispatch);
  else if (color !== undefined) dispatch({ type: 'paint', points: [point], color, stroke: newStroke() });
}

function play(state: State, engine: Engine, point: Point, dispatch: (action: HistoryAction) => void): void {
  try {
    const { position, ko } = engine.play(state.position, state.toPlay, point, state.rules.suicide, state.ko);
    dispatch({ type: 'played', point, position, ko });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { code, message } = error.problem;
    const text = illegal(code, pointName(state.position, point), state.toPlay) ?? message;
    dispatch({ type: 'notice', notice: { tone: 'problem', text, points: [point] } });
  }
}

/** Takes a block into the starting set, or out of it; the first one begins the set. */
function choose(state: State, run: Run | null, point: Point, dispatch: (action: HistoryAction) => void): void {
  const block = run?.facts.blocks.find((each) => each.points.includes(point));
  if (!block) return;
  const isIn = state.start?.some((each) => block.points.includes(each));
  const points = isIn
    ? (state.start ?? []).filter((each) => !block.points.includes(each))
    : [...(state.start ?? []), block.points[0] as Point];
  dispatch({ type: 'start', points });
}
