import { type AnalysisOptions, type Engine, EngineError, type Study } from '../engine/engine.ts';
import { colorAt } from '../engine/position.ts';
import type { NoLiberty } from '../engine/problem.ts';
import type { Color, Facts, Moment } from '../engine/types.ts';
import type { State } from './state.ts';

/** The engine's results for a state. */
export interface Run {
  readonly study: Study;
  /** The facts of the color that is stepped through. */
  readonly facts: Facts;
  /** Index into `facts.places`. */
  readonly moment: number;
  /** The run at this moment. */
  readonly at: Moment;
  /** Facts of a shown color, or null if only the other one is shown. */
  factsOf(color: Color): Facts | null;
}

/** The board to draw, with its run or the reason why there is none: a block without liberties. */
export type Analyzed = { readonly board: Study } & (
  | { readonly run: Run; readonly problem: null }
  | { readonly run: null; readonly problem: NoLiberty }
);

/** The colors whose results are shown. */
export function shownColors(state: Pick<State, 'show'>): Color[] {
  return state.show === 'both' ? ['black', 'white'] : [state.show];
}

/**
 * The moment of a place `round.step`. A round alone, or a step beyond the last of its round,
 * counts as the end of the round, and a round beyond the last as the end of the run.
 */
export function momentAt(facts: Pick<Facts, 'places' | 'roundEnds'>, place: string): number {
  const exact = facts.places.indexOf(place);
  if (exact >= 0) return exact;
  const round = Number.parseInt(place, 10);
  if (!(round > 0)) return 0;
  return facts.roundEnds[round] ?? facts.places.length - 1;
}

/** A position that was analyzed, and the moment that was asked for last. */
interface Answer {
  readonly key: string;
  readonly study: Study;
  readonly problem: NoLiberty | null;
  run: Run | null;
}

/** A function that analyzes states, and caches the last few answers. */
export function analyst(engine: Engine): (state: State) => Analyzed {
  const answers: Answer[] = [];
  return (state) => {
    const key = keyOf(state);
    let answer = answers.find((each) => each.key === key);
    if (!answer) {
      answer = { key, ...study(engine, state), run: null };
      answers.unshift(answer);
      answers.splice(REMEMBERED);
    }
    const { study: board, problem } = answer;
    if (problem) return { board, run: null, problem };
    answer.run = runOf(board, state, answer.run);
    return { board, run: answer.run, problem: null };
  };
}

const REMEMBERED = 4;

function study(engine: Engine, state: State): { study: Study; problem: NoLiberty | null } {
  const { position } = state;
  try {
    return {
      study: engine.study(position, { colors: shownColors(state), ...analysisOptions(state) }),
      problem: null,
    };
  } catch (error) {
    return { study: engine.board(position), problem: noLibertyOf(error) };
  }
}

/**
 * The block without a liberty that an error of the engine is about.
 * @throws any other error
 */
export function noLibertyOf(error: unknown): NoLiberty {
  if (error instanceof EngineError && error.problem.code === 'no-liberty') return error.problem;
  throw error;
}

/** The rules and the chosen starting set, color by color. */
export function analysisOptions({ rules, start, position }: State): AnalysisOptions {
  const of = (color: Color) => start?.filter((point) => colorAt(position, point) === color);
  const [black, white] = [of('black'), of('white')];
  return { rules, start: { ...(black?.length && { black }), ...(white?.length && { white }) } };
}

/** The run at the state's place; the last one, if it is at the same moment. */
function runOf(study: Study, state: State, last: Run | null): Run {
  const facts = study.facts(state.stepping);
  const moment = momentAt(facts, state.place);
  if (last?.facts === facts && last.moment === moment) return last;
  return {
    study,
    facts,
    moment,
    at: study.at(state.stepping, moment),
    factsOf: (color) => (shownColors(state).includes(color) ? study.facts(color) : null),
  };
}

/** The end of the run of a colour. */
export function endOf(study: Study, color: Color): Run {
  const facts = study.facts(color);
  const moment = facts.places.length - 1;
  const factsOf = (other: Color) => (other === color ? facts : null);
  return { study, facts, moment, at: study.at(color, moment), factsOf };
}

function keyOf(state: State): string {
  const { position, rules } = state;
  return [
    position.columns,
    position.rows,
    position.form,
    position.stones,
    state.show,
    rules.suicide,
    rules.regions,
    state.start ?? 'all',
  ].join(' ');
}
