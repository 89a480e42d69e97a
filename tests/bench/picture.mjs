/** The time to follow a whole game and to draw the points settled at each move. */
import { longestGame } from './game.mjs';

const TURNS = 12;

/**
 * Pastes the longest game into Explore in turns. Returns the time from each paste but the first, which
 * fetches the room of games, to the painted picture, in milliseconds.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} collection of games in SGF
 */
export async function measurePictures(browser, address, collection) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.getByRole('grid').waitFor();
  const game = longestGame(collection);
  const taken = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    await page.getByRole('link', { name: 'Explore' }).click();
    await page.waitForTimeout(500);
    // Another comment makes another game of it.
    const time = await page.evaluate(pasteGame, game.replace('(;', `(;C[${turn}]`));
    if (turn > 0) taken.push(time);
  }
  await page.close();
  return taken;
}

/**
 * In the page: pastes a game, and resolves with the time until its picture is painted, in milliseconds.
 * @param {string} text
 */
export async function pasteGame(text) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const begun = performance.now();
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  while (!document.querySelector('.chart-picture path[d^=M]')) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}
