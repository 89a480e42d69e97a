import type { NoLiberty } from '../engine/problem.ts';
import type { Facts, Selection, View } from '../engine/types.ts';
import type { Run } from './run.ts';
import { breakingPoints } from './sentence.ts';
import { CLEAN_LAYERS, isAsking, type State } from './state.ts';

/**
 * The view of a state, without what pointer and keyboard add. Squares mark the points that a
 * notice or a problem is about, and triangles those that break a region, where the sentence names them.
 */
export function viewOf(
  state: Pick<State, 'layers' | 'stepping' | 'lastMove' | 'marks' | 'notice' | 'asked'>,
  run: (Pick<Run, 'moment'> & { readonly facts: Facts | null }) | null,
  problem: Pick<NoLiberty, 'points'> | null = null,
  selection: Selection | null = null,
): View {
  const spokenOf = [...(state.notice?.points ?? []), ...(problem?.points ?? [])];
  const broken = run?.facts && !isAsking(state) ? breakingPoints(run.facts, run.moment) : [];
  const layers = isAsking(state) ? CLEAN_LAYERS : state.layers;
  return {
    color: run && layers.includes('statuses') ? state.stepping : null,
    moment: run?.moment ?? 0,
    layers,
    selection,
    lastMove: state.lastMove,
    marks: [
      ...state.marks,
      ...spokenOf.map((point) => ({ point, kind: 'square' as const })),
      ...broken.map((point) => ({ point, kind: 'triangle' as const })),
    ],
  };
}

/** One frame of the film: the board at a moment, without words. */
export function frameOf(state: State, moment: number): View {
  return { color: state.stepping, moment, layers: ['regions', 'statuses'] };
}
