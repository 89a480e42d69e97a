/** The build with everything, for texts, chapters and workers, as one class for each purpose. */
import { GameTexts } from './games.ts';
import { loadOnce } from './load.ts';
import { initSync, Lookahead, Reading, Study } from './pkg/everything.js';
import { Prover } from './proof.ts';
import { RunWriter } from './runs.ts';
import { Searcher } from './search.ts';
import { Supporter } from './support.ts';

export interface Everything {
  readonly texts: GameTexts;
  readonly runWriter: RunWriter;
  readonly prover: Prover;
  readonly supporter: Supporter;
  readonly searcher: Searcher;
}

/** Loads the build with everything. */
export const loadEverything = loadOnce((module): Everything => {
  initSync({ module });
  return {
    texts: new GameTexts({ Study, Reading }),
    runWriter: new RunWriter({ Study }),
    prover: new Prover({ Study }),
    supporter: new Supporter({ Study }),
    searcher: new Searcher({ Lookahead }),
  };
});
