/** The worker of a search. */
import { loadSearcher } from '../../../engine/everything.ts';
import type { Answer, Question } from './search-worker.ts';

const answer = (each: Answer) => postMessage(each);

async function work({ search, file, every }: Question): Promise<void> {
  const searcher = await loadSearcher(file);
  let last = performance.now();
  const found = searcher.search(search, (found) => {
    const now = performance.now();
    if (now - last < every) return;
    last = now;
    answer({ found, ended: false });
  });
  answer({ found, ended: true });
}

// An error comes to the page as one of the worker.
self.onmessage = ({ data }: MessageEvent<Question>) => work(data).catch(reportError);
