import { otherColor } from '../../engine/position.ts';
import type { Color } from '../../engine/types.ts';
import type { ProofPlace } from '../../model/where.ts';
import type { Failure } from '../failure.ts';
import { type AttributeName, END } from './attributes.ts';
import type { Opened } from './open-text.ts';
import type { State } from './state.ts';

/** An event in the life of an element. `place` is that of its attribute `round`. */
export type Action =
  /** The text inside the element, or the element's place in the page, may have changed. */
  | { readonly type: 'contentChanged' }
  | { readonly type: 'reading' }
  | { readonly type: 'noText' }
  | { readonly type: 'text'; readonly text: string; readonly place: string }
  | { readonly type: 'attribute'; readonly name: AttributeName; readonly place: string }
  | { readonly type: 'loading' | 'loaded' }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'announced' }
  | { readonly type: 'near'; readonly isNear: boolean }
  | { readonly type: 'printing'; readonly isPrinting: boolean }
  | { readonly type: 'resized'; readonly width: number }
  | { readonly type: 'disconnected' }
  /** The reader's actions. */
  | { readonly type: 'go'; readonly place: string }
  | { readonly type: 'turn'; readonly from: Color }
  | { readonly type: 'goInProof'; readonly place: ProofPlace }
  | { readonly type: 'edit'; readonly edited: Opened; readonly isAtEnd: boolean }
  | { readonly type: 'reset'; readonly isAtEnd: boolean };

/** The state after an action. */
export function update(state: State, action: Action): State {
  switch (action.type) {
    case 'contentChanged':
      return { ...state, mustRead: true };
    case 'reading':
      return { ...state, mustRead: false };
    case 'noText':
      return { ...state, text: null };
    case 'text':
      if (action.text === state.text) return state;
      return { ...withoutEdits(state), text: action.text, place: action.place };
    case 'attribute':
      return withAttribute(state, action.name, action.place);
    case 'loading':
    case 'loaded':
      return { ...state, isLoading: action.type === 'loading' };
    case 'failed':
      return { ...state, failure: action.failure, edited: null, isLoading: false };
    case 'announced':
      return { ...state, isAnnounced: true, failure: null };
    case 'near':
      return { ...state, isNear: action.isNear };
    case 'printing':
      return { ...state, isPrinting: action.isPrinting };
    case 'resized':
      return { ...state, width: action.width };
    case 'disconnected':
      return { ...state, isNear: null, width: 0 };
    case 'go':
      return { ...state, place: action.place };
    case 'turn':
      return { ...state, stepping: otherColor(action.from), proofPlace: null };
    case 'goInProof':
      return { ...state, proofPlace: action.place };
    case 'edit':
      return withEdits(state, action.edited, action.isAtEnd);
    case 'reset':
      return state.edited ? withEdits(state, null, action.isAtEnd) : state;
  }
}

/** Another text, or another move of it, is drawn from its beginning. */
function withoutEdits(state: State): State {
  return { ...state, edited: null, proofPlace: null, isAnnounced: false, failure: null };
}

function withAttribute(state: State, name: AttributeName, place: string): State {
  switch (name) {
    case 'src':
      return { ...state, mustRead: true };
    case 'move':
      return withoutEdits(state);
    case 'round':
      return { ...state, place };
    case 'color':
      return { ...state, stepping: null, proofPlace: null };
    case 'suicide':
    case 'regions':
    case 'mode':
    case 'block':
      return { ...state, proofPlace: null };
    default:
      return state;
  }
}

/** A reader at the end of the run stays at the end. Another position has another proof. */
function withEdits(state: State, edited: Opened | null, isAtEnd: boolean): State {
  return { ...state, edited, proofPlace: null, place: isAtEnd ? END : state.place };
}
