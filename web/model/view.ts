import type { View } from '../engine/types.ts';
import type { Run } from './run.ts';
import { ALL_LAYERS, type State } from './state.ts';

/** What the board shows of a state; the pointer and the keyboard add their part. */
export function viewOf(state: State, run: Run | null): View {
  const clean = state.layers !== ALL_LAYERS && !state.layers.includes('statuses');
  return {
    color: clean || !run ? null : state.stepping,
    moment: run?.moment ?? 0,
    layers: state.layers,
    selection: state.selection,
    lastMove: state.lastMove,
    marks: [...state.marks, ...(state.notice?.points ?? []).map((point) => ({ point, kind: 'square' as const }))],
  };
}

/** One frame of the film: the board at a moment, without words. */
export function frameOf(state: State, moment: number): View {
  return { color: state.stepping, moment, layers: ['regions', 'statuses'] };
}
