import * as en from '#locale/play.ts';
import { pointName } from '../../engine/coordinate.ts';
import { type Engine, EngineError } from '../../engine/engine.ts';
import { colorAt, stoneOf } from '../../engine/position.ts';
import type { Color, Point, Position } from '../../engine/types.ts';
import type { HistoryAction } from '../../model/history.ts';
import { stonesOf } from '../../model/prisoners.ts';
import type { Run } from '../../model/run.ts';
import { pointSentence, pointWords } from '../../model/sentence.ts';
import type { Notice, State } from '../../model/state.ts';
import { brushAt } from '../../model/stroke.ts';

type Dispatch = (action: HistoryAction) => void;

let strokes = Date.now();

/** A number that no earlier stroke has, not even before a reload. */
export function newStroke(): number {
  return ++strokes;
}

/** Uses the chosen tool on a point, as a click, a tap or Enter does. */
export function clickPoint(state: State, run: Run | null, engine: Engine, point: Point, dispatch: Dispatch): void {
  const color = brushAt(state, point);
  if (state.tool === 'play') play(state, run, engine, point, dispatch);
  else if (state.tool === 'start') choose(state, run, point, dispatch);
  else if (color !== undefined) dispatch({ type: 'paint', points: [point], color, stroke: newStroke() });
}

/** Plays a move, or shows a notice with the reason why not; on a stone, a notice that describes it. */
function play(state: State, run: Run | null, engine: Engine, point: Point, dispatch: Dispatch): void {
  const { position, toPlay, rules } = state;
  const say = (tone: Notice['tone'], text: Notice['text']) =>
    dispatch({ type: 'notice', notice: { tone, text, points: [point] } });
  if (colorAt(position, point)) {
    const words = run ? pointSentence(run.facts, position, run.at, point, state.show === 'both') : null;
    say('news', en.onStone(words ?? [pointWords(position, point)]));
    return;
  }
  if (!state.captures) {
    dispatch({ type: 'played', point, position: withStone(position, point, toPlay), ko: null });
    return;
  }
  try {
    const { position: after, ko } = engine.play(position, toPlay, point, rules.suicide, state.ko);
    dispatch({ type: 'played', point, position: after, ko });
    const lost = stonesOf(position, toPlay) + 1 - stonesOf(after, toPlay);
    if (lost > 0) say('news', en.suicide(toPlay, lost));
  } catch (error) {
    const code = error instanceof EngineError && error.problem.code;
    if (code !== 'suicide' && code !== 'ko') throw error;
    say('problem', en.illegal(code, pointName(position, point), toPlay));
  }
}

function withStone(position: Position, point: Point, color: Color): Position {
  const { stones } = position;
  return { ...position, stones: stones.slice(0, point) + stoneOf(color) + stones.slice(point + 1) };
}

/** Takes a block into the starting set, or out of it; the first one begins the set. */
function choose(state: State, run: Run | null, point: Point, dispatch: Dispatch): void {
  const block = run?.facts.blocks.find((each) => each.points.includes(point));
  if (!block) return;
  const isIn = state.start?.some((each) => block.points.includes(each));
  const points = isIn
    ? (state.start ?? []).filter((each) => !block.points.includes(each))
    : [...(state.start ?? []), block.points[0] as Point];
  dispatch({ type: 'start', points });
}
