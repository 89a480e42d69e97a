/** The time of a frame of the solid that is turned by dragging. */
import { threadTime } from './thread-time.mjs';

const SIDE = 9;

/** The number of stones on the board, half of them black, on random points. */
const STONES = 400;

/** The frames that are measured, and those before them, in which the browser compiles. */
const FRAMES = 120;
const FIRST_FRAMES = 40;

/**
 * Turns the solid of a board in space with the mouse, and returns for each slowdown of the processor,
 * for each frame, in milliseconds: `handled`, from the move of the mouse to the end of its task, in
 * which the solid is painted; and `work`, the time that the page's main thread had the processor for the
 * frame, in the mean of all frames.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function measureSolid(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}#rows=${rows()}`);
  const box = await page.locator('.solid-surface canvas').boundingBox();
  if (!box) throw new Error('the solid is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(watch);
  const { session, worked } = await threadTime(page);
  /** Turns by a pixel a frame, there and back. */
  const turn = async (/** @type {number} */ frames) => {
    for (let frame = 0; frame < frames; frame++) {
      await page.mouse.move(x + 60 - Math.abs(60 - (frame % 120)), y + (frame % 7));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  };
  const results = [];
  for (const slowdown of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await turn(FIRST_FRAMES);
    await page.evaluate(() => /** @type {any} */ (globalThis).handled.splice(0));
    const before = await worked();
    await turn(FRAMES);
    const work = ((await worked()) - before) / FRAMES;
    /** @type {number[]} */
    const handled = await page.evaluate(() => /** @type {any} */ (globalThis).handled.splice(0));
    await page.mouse.up();
    results.push({ slowdown, handled, work });
  }
  await page.close();
  return results;
}

/** A board with random stones, the same every time. */
function rows() {
  const stones = Array.from({ length: SIDE ** 3 }, (_, index) => (index < STONES ? 'XO'[index % 2] : '.'));
  let state = 1;
  for (let index = stones.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [stones[index], stones[other]] = [stones[other], stones[index]];
  }
  const parts = (/** @type {string} */ text, /** @type {number} */ length) =>
    Array.from({ length: text.length / length }, (_, part) => text.slice(part * length, (part + 1) * length));
  return parts(stones.join(''), SIDE * SIDE)
    .map((layer) => parts(layer, SIDE).join('/'))
    .join('//');
}

/** In the page: `handled` has the time of each move of the mouse, from its event to the end of its task. */
function watch() {
  /** @type {number[]} */
  const handled = [];
  const start = () => {
    const begun = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => handled.push(performance.now() - begun);
    port2.postMessage(null);
  };
  window.addEventListener('pointermove', start, { capture: true });
  Object.assign(globalThis, { handled });
}
