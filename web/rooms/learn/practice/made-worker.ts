/** The worker that makes and chooses the boards of practice. */
import { loadLearning } from '../../../engine/learn.ts';
import { answerQuestions } from '../../../reading/answer-questions.ts';
import { type Answer, made, type Question } from './made.ts';

answerQuestions<Question, Answer>(async (question, [learn]) =>
  made(await loadLearning(learn as WebAssembly.Module), question),
);
