/** Moves of a game in space: by the rules that were chosen, one stone after another or several at once. */
import { illegal, passed, suicide } from '#locale/play.ts';
import * as en from '#locale/solid-play.ts';
import { pointName } from '../engine/coordinate.ts';
import { EngineError } from '../engine/engine.ts';
import { withHandles } from '../engine/handles.ts';
import type { Player } from '../engine/player.ts';
import type { IllegalTurn } from '../engine/problem.ts';
import type { Color, Point } from '../engine/types.ts';
import { sentences } from '../locales/sentences.ts';
import { isOver, stonesLeft } from './play.ts';
import { stonesOf } from './prisoners.ts';
import type { State } from './state.ts';
import type { Action } from './update.ts';

/** True if Black may begin with any number of stones. */
export function isOpening({ play, toPlay, position }: State): boolean {
  return play.opening && toPlay === 'black' && !/[XO]/.test(position.stones);
}

/** True if stones are chosen first, and then placed at the same time. */
export function choosesStones(state: State): boolean {
  const { play, toPlay } = state;
  return isOpening(state) || (play.together && stonesLeft(play, toPlay) > 1);
}

/** A press on an empty point: a stone, or the choice of one. The last stone of a turn completes it. */
export function pressInSpace(player: Player, state: State, point: Point): Action {
  const { play, toPlay } = state;
  if (isOver(play)) return refusal(state, 'over', [point]);
  if (!choosesStones(state)) return playStones(player, state, [point]);
  const isChosen = play.chosen.includes(point);
  const chosen = isChosen ? play.chosen.filter((each) => each !== point) : [...play.chosen, point];
  if (!isChosen && !isOpening(state) && chosen.length >= stonesLeft(play, toPlay))
    return playStones(player, state, chosen);
  return { type: 'turn', to: { play: { ...play, chosen } } };
}

/** The answers of {@link isRefused}, which a pointer that moves asks for again and again. */
const refused = new WeakMap<State, Map<Point, boolean>>();

/** True if a press on an empty point does nothing but say why. */
export function isRefused(player: Player, state: State, point: Point): boolean {
  const known = refused.get(state) ?? new Map<Point, boolean>();
  refused.set(state, known);
  const answer = known.get(point) ?? withHandles(() => pressInSpace(player, state, point)).type === 'notice';
  known.set(point, answer);
  return answer;
}

/** Plays stones at the same time; with none it passes, or leaves the rest of the turn. */
export function playStones(player: Player, state: State, points: readonly Point[]): Action {
  const { position, toPlay, ko, play, prisoners, rules } = state;
  const turn = { toPlay, ko, played: play.played, passes: play.passes };
  try {
    const first = points.length > 0 && isOpening(state);
    const after = player.playTurn(position, { ...rules, ...play, suicide: rules.suicide }, turn, points, first);
    const { played, passes } = after.turn;
    const to = {
      ...(points.length > 0 && { position: after.position }),
      lastMove: points.at(-1) ?? null,
      ko: after.turn.ko,
      toPlay: after.turn.toPlay,
      prisoners: {
        ...prisoners,
        byBlack: prisoners.byBlack + after.prisoners.byBlack,
        byWhite: prisoners.byWhite + after.prisoners.byWhite,
      },
      play: { ...play, played, passes, chosen: [] },
    };
    const lost = stonesOf(position, toPlay) + points.length - stonesOf(after.position, toPlay);
    const taken = after.captured.length;
    const name = (point: Point) => pointName(position, point);
    const news = sentences(
      points.length === 0 && play.played === 0 && passes < 2 && passed({ color: toPlay }),
      lost > 0 && suicide({ color: toPlay, stones: lost }),
      taken > 0 && en.captured({ color: toPlay, stones: taken, points: after.captured.map(name) }),
      taken > 0 && to.ko !== null && en.isKo[play.ko]({ color: toPlay }),
    );
    return { type: 'turn', to, notice: news ? { tone: 'news', text: news, points: after.captured } : null };
  } catch (error) {
    if (!(error instanceof EngineError) || !(error.problem.code in REASONS)) throw error;
    return refusal(state, error.problem.code as IllegalTurn, points);
  }
}

const REASONS: Readonly<Record<IllegalTurn, true>> = {
  occupied: true,
  suicide: true,
  ko: true,
  outside: true,
  'ko-after-ko': true,
  'too-many-stones': true,
  'not-first': true,
  over: true,
};

/** The reason why stones cannot be played. */
function reasonFor(why: IllegalTurn, color: Color, points: readonly string[]): string {
  if (why === 'over') return en.isOver;
  const [point, ...others] = points;
  const isOne = point !== undefined && others.length === 0;
  if (isOne && (why === 'ko' || why === 'suicide')) return illegal({ code: why, point, color });
  return en.illegal[why]({ color, points });
}

function refusal({ position, toPlay }: State, why: IllegalTurn, points: readonly Point[]): Action {
  const names = points.map((point) => pointName(position, point));
  return { type: 'notice', notice: { tone: 'problem', text: reasonFor(why, toPlay, names), points } };
}
