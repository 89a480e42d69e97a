/** The worker of a search. */
import { loadSearcher } from '../../../engine/everything.ts';
import type { Answer, Question } from './search-worker.ts';

const answer = (each: Answer) => postMessage(each);

async function work({ search, every }: Question, build: WebAssembly.Module): Promise<void> {
  const searcher = await loadSearcher(build);
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
self.onmessage = ({ data }: MessageEvent<[Question, WebAssembly.Module]>) => work(...data).catch(reportError);
