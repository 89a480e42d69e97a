/** The worker of the solver. It keeps the group that it has solved last, with its table. */
import { loadReferee } from '../../../../engine/eyes-build.ts';
import type { EyeQuestion, EyeTrial } from '../../../../engine/referee.ts';
import { answerQuestions } from '../../../../reading/answer-questions.ts';
import { hasMore, momentAfter, type Progress } from './group-solver.ts';
import type { Answer, Question } from './judge.ts';

let last: { readonly group: string; readonly trial: EyeTrial } | null = null;

answerQuestions<Question, Answer, Progress>(async ({ group, play }, [eyes], progress) => {
  const trial = await trialOf(group, eyes as WebAssembly.Module);
  if (play) return { moment: momentAfter(trial, play.first, play.moves) };
  const tell = (positions: number) => progress({ positions });
  const first = trial.judge(false, tell);
  if (!hasMore(first)) return { judged: first };
  progress({ judged: first });
  return { judged: trial.judge(true, tell) };
});

async function trialOf(question: EyeQuestion, eyes: WebAssembly.Module): Promise<EyeTrial> {
  const group = JSON.stringify(question);
  if (last?.group === group) return last.trial;
  last = null;
  const referee = await loadReferee(eyes);
  last = { group, trial: referee.of(question) };
  return last.trial;
}
