/** The worker of the solver for the lesson on groups whose owner answers. */
import { loadReferee } from '../../../engine/eyes-build.ts';
import { answerQuestions } from '../../../reading/answer-questions.ts';
import { type Fight, fightOf } from './fight.ts';
import type { FightsQuestion } from './fights.ts';

answerQuestions<FightsQuestion, readonly Fight[]>(async ({ position, stones }, [eyes]) => {
  const referee = await loadReferee(eyes as WebAssembly.Module);
  return stones.map((stone) => fightOf(referee, position, stone));
});
