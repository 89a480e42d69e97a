/** The worker of the solver. It keeps the group that it has solved last, with its table. */
import { loadReferee } from '../../../../engine/eyes-build.ts';
import { withHandles } from '../../../../engine/handles.ts';
import type { EyeQuestion, EyeTrial } from '../../../../engine/referee.ts';
import { answerQuestions } from '../../../../reading/answer-questions.ts';
import { hasMore, koQuestion, momentAfter, type Progress, withKo } from './group-solver.ts';
import type { Answer, Question } from './judge.ts';

let last: { readonly group: string; readonly trial: EyeTrial } | null = null;

answerQuestions<Question, Answer, Progress>(async ({ group, play }, [eyes], progress) => {
  const trial = await trialOf(group, eyes as WebAssembly.Module);
  if (play) return { moment: momentAfter(trial, play.first, play.moves) };
  const tell = (positions: number) => progress({ positions });
  const first = trial.judge(false, tell);
  if (!hasMore(first)) return { judged: first };
  progress({ judged: first });
  const longer = koQuestion(group, first);
  if (!longer) return { judged: trial.judge(true, tell) };
  // One table at a time.
  forget();
  const referee = await loadReferee(eyes as WebAssembly.Module);
  const deep = withHandles(() => referee.of(longer).judge(false, tell));
  progress({ judged: withKo(first, deep) });
  const again = await trialOf(group, eyes as WebAssembly.Module);
  return { judged: withKo(again.judge(true, tell), deep) };
});

function forget(): void {
  last?.trial.free();
  last = null;
}

async function trialOf(question: EyeQuestion, eyes: WebAssembly.Module): Promise<EyeTrial> {
  const group = JSON.stringify(question);
  if (last?.group === group) return last.trial;
  forget();
  const referee = await loadReferee(eyes);
  last = { group, trial: referee.of(question) };
  return last.trial;
}
