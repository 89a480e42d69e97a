/** The worker of a search. */
import { loadSearcher } from '../../../engine/everything.ts';
import { answerQuestions } from '../../../reading/answer-questions.ts';
import type { Answer, Question } from './search-worker.ts';

answerQuestions<Question, Answer, Answer>(async ({ search, every }, [everything], progress) => {
  const searcher = await loadSearcher(everything as WebAssembly.Module);
  let last = performance.now();
  const found = searcher.search(search, (found) => {
    const now = performance.now();
    if (now - last < every) return;
    last = now;
    progress({ found, ended: false });
  });
  return { found, ended: true };
});
