import { useMemo } from 'preact/hooks';
import * as text from '#locale/lesson.ts';
import type { Engine } from '../../../engine/engine.ts';
import { filmOf } from '../../../model/playing-on.ts';
import { stayQuestion } from '../../../model/question.ts';
import type { Run } from '../../../model/run.ts';
import { CORE, type Lesson } from '../../../scenes/lessons.ts';
import { useAnswers } from '../answers/use-answers.ts';
import type { Asked } from './asked.ts';
import type { Shown } from './boards.ts';
import { useMovesOn } from './moves.ts';
import { proofOf } from './proofs.ts';
import { reasonOf } from './reasons.ts';

interface Asking {
  /** Null until the solver has answered. */
  readonly asked: Asked | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** What a board of a lesson asks; the play is found once it is wanted. */
export function useAsked(engine: Engine, lesson: Lesson, shown: Shown, { facts }: Run, wantsFilm: boolean): Asking {
  const { position } = shown;
  const byAnswers = Boolean(lesson.answers);
  const evidence = useMemo(() => ({ facts, position, play: engine.play.bind(engine) }), [facts, position]);
  const answered = useAnswers(evidence, shown.reason, byAnswers);
  const moves = useMovesOn(position, facts, wantsFilm && !byAnswers);
  const asked = useMemo((): Omit<Asked, 'film'> => {
    const { is, block } = shown.reason ?? {};
    const question = stayQuestion(facts, position);
    const isProof = is === 'captures' || is === 'fills';
    const isPressed = is !== undefined && !isProof && is !== 'kills' && is !== 'saves';
    return {
      // The terms are explained once.
      question: { ...question, instruction: text.instruction, terms: lesson === CORE[0] ? question.terms : '' },
      reason: isPressed ? reasonOf(is, block, evidence) : null,
      proof: isProof ? proofOf(is, block, evidence) : null,
      fates: null,
    };
  }, [shown, evidence]);
  const film = useMemo(() => moves && (() => filmOf(evidence.play, position, moves)), [moves, evidence]);
  if (byAnswers) return answered;
  return { asked: { ...asked, film }, failed: false, again() {} };
}
