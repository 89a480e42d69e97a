/** A reader's way through a lesson; pure. */
import { type Answer, NO_ANSWER } from '../../../model/question.ts';

/** The pair of boards, the worked one, unseen ones, and the end. */
export const STAGES = ['first', 'second', 'worked', 'free', 'passed'] as const;
export type Stage = (typeof STAGES)[number];

/** Which stones stay; White's moves; the reason for it; and what there is to say. */
export type Phase = 'ask' | 'plays' | 'reason' | 'told';

/** What the reader takes for the reason. */
export interface Pressed {
  readonly point: number;
  readonly right: boolean;
}

export interface Course {
  readonly lesson: string;
  /** Decides the unseen boards: a whole number from 0. */
  readonly seed: number;
  readonly stage: Stage;
  readonly phase: Phase;
  readonly answer: Answer;
  /** The point that was pressed last as the reason. */
  readonly pressed: Pressed | null;
  /** White's moves that the reader has played, where they are the reason. */
  readonly moves: readonly number[];
  /** The reason was shown, and not found. */
  readonly isShown: boolean;
  /** The number of hints on the present board, at most {@link HINTS}. */
  readonly hints: number;
  /** The number of unseen boards that came before the present one. */
  readonly free: number;
  /** The number of unseen boards in a row that were right the first time, without hint. */
  readonly streak: number;
}

/** Where, which idea, and the answer. */
export const HINTS = 3;

/** So many unseen boards in a row pass a lesson. */
export const IN_A_ROW = 2;

export type CourseAction =
  | { readonly type: 'answer'; readonly answer: Answer }
  /** The answer is checked: `right` for all blocks. */
  | { readonly type: 'check'; readonly answer: Answer; readonly right: boolean }
  | { readonly type: 'press'; readonly pressed: Pressed }
  /** A move of White as a part of the reason, `right` if it was the last one that was needed. */
  | { readonly type: 'move'; readonly pressed: Pressed }
  | { readonly type: 'takeBack' }
  | { readonly type: 'show' }
  | { readonly type: 'hint' }
  /** On to the next phase, board or stage. */
  | { readonly type: 'next' }
  /** On to the next stage, whatever is left of this one. */
  | { readonly type: 'skip' }
  | { readonly type: 'again'; readonly seed: number };

const NEW_BOARD = {
  phase: 'ask',
  answer: NO_ANSWER,
  pressed: null,
  moves: [] as readonly number[],
  isShown: false,
  hints: 0,
} as const;

export const begun = (lesson: string, seed: number, stage: Stage = 'first'): Course => ({
  lesson,
  seed,
  stage,
  ...NEW_BOARD,
  free: 0,
  streak: 0,
});

const isPair = ({ stage }: Course): boolean => stage === 'first' || stage === 'second';

export function advance(course: Course, action: CourseAction): Course {
  const { stage, phase, hints, streak } = course;
  switch (action.type) {
    case 'answer':
      return { ...course, answer: action.answer };
    case 'check': {
      const counts = stage === 'free' && hints === 0 && action.right;
      return {
        ...course,
        answer: action.answer,
        phase: isPair(course) ? 'plays' : 'told',
        streak: counts ? streak + 1 : 0,
      };
    }
    case 'press':
      return { ...course, pressed: action.pressed, phase: action.pressed.right ? 'told' : phase };
    case 'move': {
      const moves = [...course.moves, action.pressed.point];
      return { ...course, moves, pressed: action.pressed, phase: action.pressed.right ? 'told' : phase };
    }
    case 'takeBack':
      return { ...course, moves: course.moves.slice(0, -1), pressed: null };
    case 'show':
      return { ...course, isShown: true, phase: 'told' };
    case 'hint':
      return { ...course, hints: Math.min(HINTS, hints + 1) };
    case 'next':
      if (phase === 'plays') return { ...course, phase: 'reason' };
      if (stage === 'free' && streak < IN_A_ROW) return { ...course, ...NEW_BOARD, free: course.free + 1 };
      return skipped(course);
    case 'skip':
      return skipped(course);
    case 'again':
      return begun(course.lesson, action.seed);
  }
}

/** At the beginning of the next stage; at the end only if the lesson is passed. */
function skipped(course: Course): Course {
  const { stage, streak, free } = course;
  if (stage === 'free' && streak < IN_A_ROW) return { ...course, ...NEW_BOARD, free: free + 1, streak: 0 };
  const next = STAGES[STAGES.indexOf(stage) + 1] ?? 'passed';
  // The last board stays, to be looked at.
  return next === 'passed' ? { ...course, stage: next } : { ...course, ...NEW_BOARD, stage: next };
}
