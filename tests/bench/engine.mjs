/** The time of the page's engine for every move of a game. */
import { longestGame } from './game.mjs';

const TURNS = 9;

/**
 * Analyses both colours after every move of the longest game, once without and once with
 * taking out everything that the analyses say. Returns milliseconds.
 * @param {import('@playwright/test').Page} page of the server of the sources
 * @param {string} collection of games in SGF
 * @returns {Promise<{ moves: number, analyzed: number[], told: number[] }>}
 */
export function measureGame(page, collection) {
  return page.evaluate(
    async ([folder = '', game = '', turns]) => {
      const { loadEngine } = await import(`${folder}/board.ts`);
      const { loadTexts } = await import(`${folder}/everything.ts`);
      const engine = await loadEngine(`${folder}/pkg/board_bg.wasm`);
      const { texts } = await loadTexts(`${folder}/pkg/everything_bg.wasm`);
      const reading = texts.read(game);
      const moves = reading.items[0].lines[0];
      const positions = Array.from({ length: moves + 1 }, (_, move) => reading.position(0, 0, move).position);
      const options = { colors: ['black', 'white'], rules: { suicide: 'forbidden', regions: 'small' } };
      /** @param {boolean} tell */
      const once = (tell) => {
        const start = performance.now();
        for (const position of positions) {
          const study = engine.study(position, options);
          if (tell) for (const color of options.colors) study.facts(color);
        }
        return performance.now() - start;
      };
      once(true);
      /** @type {{ moves: number, analyzed: number[], told: number[] }} */
      const taken = { moves, analyzed: [], told: [] };
      for (let turn = 0; turn < Number(turns); turn++) {
        taken.analyzed.push(once(false));
        taken.told.push(once(true));
      }
      return taken;
    },
    ['/web/engine', longestGame(collection), String(TURNS)],
  );
}
