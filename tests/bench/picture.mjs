/** The time to follow a whole game and to draw the points settled at each move. */
import { longestGame } from './game.mjs';

const TURNS = 12;

/**
 * Opens the longest game, and goes to the room of games and back to Explore in turns. Returns the time
 * from each press but the first, which fetches the room, to the painted picture, in milliseconds. A
 * game that was followed is kept, so that each turn brings the game anew.
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
    // Another comment makes another game of it.
    await page.evaluate(paste, game.replace('(;', `(;C[${turn}]`));
    await page.waitForTimeout(1500);
    const time = await page.evaluate(press);
    if (turn > 0) taken.push(time);
  }
  await page.close();
  return taken;
}

/**
 * In the page: pastes a text.
 * @param {string} text
 */
function paste(text) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
}

/** In the page: goes to the room of games, and resolves with the time until the picture is painted. */
async function press() {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Games');
  const begun = performance.now();
  link?.click();
  while (!document.querySelector('.chart-picture path')) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}
