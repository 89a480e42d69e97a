/** The time of an edit on the built page. */
import { longestGame } from './game.mjs';
import { pasteGame } from './picture.mjs';
import { threadTime } from './thread-time.mjs';

/** The number of stones that are placed. */
const EDITS = 40;

/** The pause before each click, in milliseconds, so that the work of the last one is done. */
const REST = 250;

/**
 * Places and takes away stones on the end of the longest game, and returns for each
 * slowdown of the processor, for each click, in milliseconds: `painted`, how long the page
 * worked until the board was painted, from the click to the end of its task, and from the
 * beginning of the next frame until that was done, without the waiting for it; and `written`,
 * how long it took, all waiting included, until the text beside the board was painted too; and
 * `work`, the time that the page's main thread had the processor until {@link REST} later, which
 * other programs do not change.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} collection of games in SGF
 */
export async function measureEdits(browser, address, collection) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  const board = page.getByRole('grid');
  await board.waitFor();
  await page.evaluate(pasteGame, longestGame(collection));
  // A game opens in its room; stones are placed in Explore.
  await page.getByRole('button', { name: 'Step through this position' }).click();
  await page.getByRole('gridcell').nth(360).waitFor({ state: 'attached' });
  const empty = page.getByRole('gridcell', { name: /: empty/ });
  await empty.nth(EDITS).waitFor({ state: 'attached' });
  const places = [];
  for (const cell of (await empty.all()).slice(0, EDITS)) {
    const box = await cell.boundingBox();
    if (box) places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await page.evaluate(watch);
  const { session, worked } = await threadTime(page);
  const results = [];
  for (const slowdown of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    /** @type {{ painted: number, written: number, work: number }[]} */
    const taken = [];
    for (const [index, { x, y }] of places.entries()) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(REST);
      const before = await worked();
      await page.mouse.down();
      await page.mouse.up();
      const edit = await page.evaluate(() => /** @type {any} */ (globalThis).edit());
      await page.waitForTimeout(REST);
      // The first few show the page what will be needed.
      if (index >= 5) taken.push({ ...edit, work: (await worked()) - before });
      await page.keyboard.press('Control+z');
      await page.waitForTimeout(REST);
    }
    results.push({ slowdown, taken });
  }
  await page.close();
  return results;
}

/** In the page: after a click, `edit()` says how long it took. */
function watch() {
  /** Resolves in a task of its own, after the one that runs now. */
  const task = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const measure = async () => {
    const clicked = performance.now();
    let begun = 0;
    const painted = new Promise((resolve) => {
      requestAnimationFrame(() => {
        begun = performance.now();
        task().then(resolve);
      });
    });
    await task();
    const handled = performance.now();
    await painted;
    // The frame may come before the task that was waited for: then nothing was idle.
    return performance.now() - clicked - Math.max(0, begun - handled);
  };
  const measureText = async () => {
    const clicked = performance.now();
    await new Promise((resolve) => {
      const observer = new MutationObserver(resolve);
      observer.observe(document.querySelector('main .text') ?? document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await new Promise(requestAnimationFrame);
    await task();
    return performance.now() - clicked;
  };
  let work = Promise.resolve({ painted: 0, written: 0 });
  const start = () => {
    work = Promise.all([measure(), measureText()]).then(([painted, written]) => ({ painted, written }));
  };
  window.addEventListener('pointerup', start, { capture: true });
  Object.assign(globalThis, { edit: () => work });
}
