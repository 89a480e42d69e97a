/** What a press on the page's board does: with the tool that is chosen, and by the rules. */
import * as en from '#locale/play.ts';
import { pointName } from '../engine/coordinate.ts';
import { type Engine, problemOf } from '../engine/engine.ts';
import { colorAt, isGrid, stoneOf } from '../engine/position.ts';
import type { Color, Point, Position } from '../engine/types.ts';
import { stonesOf } from './prisoners.ts';
import type { Run } from './run.ts';
import { pointSentence, pointWords } from './sentence.ts';
import type { Notice, State } from './state.ts';
import { brushAt } from './stroke.ts';
import type { Action } from './update.ts';

/** The rules of the game. */
export interface Referee {
  readonly play: Engine['play'];
  /** A press on an empty point of a board in space; it is there with the first such board. */
  readonly playInSpace?: ((state: State, point: Point) => Action) | undefined;
}

/** True if a press plays a move by the rules. */
export const playsByRules = ({ tool, captures }: Pick<State, 'tool' | 'captures'>): boolean =>
  tool === 'play' && captures;

/** The action that a press on a point stands for; null if it has no effect. */
export function pressed(state: State, run: Run | null, point: Point, referee: Referee): Action | null {
  const color = brushAt(state, point);
  if (state.tool === 'play') return play(state, run, point, referee);
  if (state.tool === 'start') return choose(state, run, point);
  return color === undefined ? null : { type: 'paint', points: [point], color };
}

/** A move, or a notice with the reason why it is not legal; on a stone, a notice that describes it. */
function play(state: State, run: Run | null, point: Point, referee: Referee): Action {
  const { position, toPlay } = state;
  if (colorAt(position, point)) {
    const words = run ? pointSentence(run.facts, position, run.at, point, state.show === 'both') : null;
    const text = en.onStone({ point: words ?? pointWords(position, point) });
    return { type: 'notice', notice: { tone: 'news', text, points: [point] } };
  }
  if (!state.captures) {
    return { type: 'played', point, position: withStone(position, point, toPlay), ko: null };
  }
  if (referee.playInSpace && !isGrid(position)) return referee.playInSpace(state, point);
  return moveBy(referee.play, state, point);
}

/** A move by the rules, or a notice with the reason why it is not legal. */
export function moveBy(
  play: Engine['play'],
  { position, toPlay, rules, ko: forbidden }: Pick<State, 'position' | 'toPlay' | 'rules' | 'ko'>,
  point: Point,
): Extract<Action, { readonly type: 'played' | 'notice' }> {
  const noticeOf = (tone: Notice['tone'], text: string): Notice => ({ tone, text, points: [point] });
  try {
    const { position: after, ko } = play(position, toPlay, point, rules.suicide, forbidden);
    const lost = stonesOf(position, toPlay) + 1 - stonesOf(after, toPlay);
    const news = lost > 0 ? noticeOf('news', en.suicide({ color: toPlay, stones: lost })) : null;
    return { type: 'played', point, position: after, ko, notice: news };
  } catch (error) {
    const code = problemOf(error)?.code;
    if (code !== 'suicide' && code !== 'ko') throw error;
    return {
      type: 'notice',
      notice: noticeOf('problem', en.illegal({ code, point: pointName(position, point), color: toPlay })),
    };
  }
}

function withStone(position: Position, point: Point, color: Color): Position {
  const { stones } = position;
  return { ...position, stones: stones.slice(0, point) + stoneOf(color) + stones.slice(point + 1) };
}

/** Takes a block into the starting set, or out of it; the first one begins the set. */
function choose(state: State, run: Run | null, point: Point): Action | null {
  const block = run?.facts.blocks.find((each) => each.points.includes(point));
  if (!block) return null;
  const isIn = state.start?.some((each) => block.points.includes(each));
  const points = isIn
    ? (state.start ?? []).filter((each) => !block.points.includes(each))
    : [...(state.start ?? []), block.points[0] as Point];
  return { type: 'start', points };
}
