import { otherColor } from '../../engine/position.ts';
import type { Color } from '../../engine/types.ts';
import type { Failure } from '../failure.ts';
import { type AttributeName, END } from './attributes.ts';
import type { Opened } from './open-text.ts';
import { INITIAL, type State } from './state.ts';

/** The fields of a state that may change without any other. */
type Free = Pick<
  State,
  | 'mustRead'
  | 'isInSpace'
  | 'isLoading'
  | 'at'
  | 'showsLife'
  | 'highlights'
  | 'isAsked'
  | 'place'
  | 'hasBegun'
  | 'answer'
  | 'groups'
  | 'where'
  | 'isNear'
  | 'isPrinting'
  | 'width'
  | 'isAnnounced'
  | 'failure'
>;

/** An event in the life of an element. `place` is that of its attribute `round`. */
export type Action =
  | { readonly type: 'set'; readonly fields: Partial<Free> }
  /** There is no text, or none yet. */
  | { readonly type: 'noText' }
  | { readonly type: 'text'; readonly text: string; readonly place: string }
  | { readonly type: 'attribute'; readonly name: AttributeName; readonly place: string }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** The reader's actions. */
  | { readonly type: 'choose'; readonly item: number; readonly place: string }
  | { readonly type: 'turn'; readonly from: Color }
  | { readonly type: 'edit'; readonly edited: Opened; readonly isAtEnd: boolean }
  | { readonly type: 'reset'; readonly isAtEnd: boolean };

/** The state after an action. */
export function update(state: State, action: Action): State {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.fields };
    case 'noText':
      return { ...state, text: null };
    case 'text':
      if (action.text === state.text) return state;
      return { ...withoutEdits(state), text: action.text, item: null, place: action.place };
    case 'attribute':
      return withAttribute(state, action.name, action.place);
    case 'failed':
      return { ...state, failure: action.failure, edited: null, isLoading: false };
    case 'choose':
      return {
        ...state,
        item: action.item,
        place: action.place,
        at: null,
        highlights: INITIAL.highlights,
        edited: null,
        hasBegun: false,
        answer: INITIAL.answer,
        stepping: null,
        where: null,
      };
    case 'turn':
      return { ...state, stepping: otherColor(action.from), answer: INITIAL.answer, where: null };
    case 'edit':
      return withEdits(state, action.edited, action.isAtEnd);
    case 'reset':
      return state.edited ? withEdits(state, null, action.isAtEnd) : state;
  }
}

/** Another text, or another move of it, is drawn from its beginning. */
function withoutEdits(state: State): State {
  const { highlights, answer } = INITIAL;
  const begins = { at: null, highlights, edited: null, hasBegun: false, answer, where: null };
  return { ...state, ...begins, isInSpace: false, isAnnounced: false, failure: null };
}

function withAttribute(state: State, name: AttributeName, place: string): State {
  switch (name) {
    case 'src':
      return { ...state, mustRead: true };
    case 'move':
    case 'board':
    case 'topology':
    case 'crop':
      return withoutEdits(state);
    case 'round':
      return { ...state, place };
    case 'color':
      return { ...state, stepping: null, answer: INITIAL.answer, where: null };
    case 'quiz':
      return { ...state, answer: INITIAL.answer, hasBegun: false };
    case 'suicide':
    case 'regions':
      return { ...state, answer: INITIAL.answer, where: null };
    case 'mode':
      return { ...state, answer: INITIAL.answer, where: null };
    case 'block':
      return { ...state, where: null };
    default:
      return state;
  }
}

/** A reader at the end of the run stays at the end. Another position has other proofs and groups. */
function withEdits(state: State, edited: Opened | null, isAtEnd: boolean): State {
  return { ...state, edited, answer: INITIAL.answer, where: null, place: isAtEnd ? END : state.place };
}
