/** The worker of exact search. It keeps the group that it has played out last. */
import { loadReferee } from '../../../../engine/eyes-build.ts';
import type { EyeQuestion, EyeTrial } from '../../../../engine/referee.ts';
import { answerQuestions } from '../../../../reading/answer-questions.ts';
import type { Answer, Question } from './judge.ts';

let last: { readonly group: string; readonly trial: EyeTrial } | null = null;

answerQuestions<Question, Answer>(async ({ group, play }, [eyes]) => {
  const trial = await trialOf(group, eyes as WebAssembly.Module);
  if (!play) return { judged: trial.judged };
  const moment = trial.after(play.first, play.moves);
  if (!moment) throw new Error('The group cannot be played out');
  return { moment };
});

async function trialOf(question: EyeQuestion, eyes: WebAssembly.Module): Promise<EyeTrial> {
  const group = JSON.stringify(question);
  if (last?.group === group) return last.trial;
  last = null;
  const referee = await loadReferee(eyes);
  last = { group, trial: referee.judge(question) };
  return last.trial;
}
