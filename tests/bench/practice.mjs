/** The time in which practice makes and chooses its boards. */
import { median } from './median.mjs';

/** The interviews that are answered, and the boards of each level and sets of six that are asked for. */
const INTERVIEWS = 5;
const BOARDS = 20;
const SETS = 5;

/**
 * Answers boards of practice, and returns for each slowdown of the page, whose workers a browser cannot slow down, and for
 * each kind of board: `made`, for each the time from the question to the worker until its answer is on the page, in
 * milliseconds, the start of the worker included in the first; and `longest`, the longest task of the page's main
 * thread meanwhile, 0 if all took less than 50 ms.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<{ name: string, slowdown: number, made: number[], longest: number }[]>}
 */
export async function measurePractice(browser, address) {
  const results = [];
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watch);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const open = async (/** @type {string} */ place) => {
      await page.goto(`${address}#open=learn.practice.${place}`);
      await page.reload();
    };
    const taken = () => page.evaluate(() => /** @type {any} */ (globalThis).taken());
    const press = async (/** @type {string} */ name) => {
      const before = await page.evaluate(() => /** @type {any} */ (globalThis).count());
      await page.getByRole('button', { name, exact: true }).click();
      return before;
    };
    /** Presses what asks for the next board, and waits for it. */
    const next = async (/** @type {string} */ name) => {
      const before = await press(name);
      await page.waitForFunction((count) => /** @type {any} */ (globalThis).count() > count, before);
      await page.waitForTimeout(100);
    };

    await open('misjudge');
    for (let interview = 0; interview < INTERVIEWS; interview++) {
      const give = page.getByRole('button', { name: 'That is my answer', exact: true });
      await give.waitFor();
      while (await give.isVisible()) await next('That is my answer');
      if (interview < INTERVIEWS - 1) await next('Ask me again');
    }
    results.push({ name: 'what you misjudge', slowdown, ...(await taken()) });

    for (const level of [1, 5]) {
      await open(`level.${level}`);
      await page.getByRole('button', { name: 'Another board', exact: true }).waitFor();
      for (let board = 0; board < BOARDS; board++) await next('Another board');
      results.push({ name: `level ${level}`, slowdown, ...(await taken()) });
    }

    await open('six');
    for (let set = 0; set < SETS; set++) {
      await next(set === 0 ? 'Begin' : 'Six more boards');
      for (let board = 0; board < 6; board++) {
        await page.getByRole('button', { name: 'Check: not sure', exact: true }).click();
      }
    }
    results.push({ name: 'six boards', slowdown, ...(await taken()) });
    await page.close();
  }
  return results;
}

/**
 * Prints a table of them.
 * @param {Awaited<ReturnType<typeof measurePractice>>} all
 */
export function printPractice(all) {
  console.log(
    '\na board of practice is made       slowed   boards   the first   in the median   the slowest   longest task',
  );
  for (const { name, slowdown, made, longest } of all) {
    const [first = 0, ...more] = made;
    const times = [first, median(more), Math.max(...more)].map((time) => `${time.toFixed(1)} ms`.padStart(13));
    const task = longest > 0 ? `${longest.toFixed(0)} ms` : '< 50 ms';
    console.log(
      `${name.padEnd(32)} ${`${slowdown}×`.padStart(7)} ${String(made.length).padStart(8)} ${times.join(' ')}   ${task}`,
    );
  }
}

/** In the page: how long the workers of practice take, and how long the longest task. */
function watch() {
  /** @type {number[]} */
  const made = [];
  let longest = 0;
  globalThis.Worker = class extends Worker {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      if (!/made-worker/.test(String(url))) return;
      const started = performance.now();
      /** @type {number | null} */
      let asked = null;
      const post = this.postMessage.bind(this);
      this.postMessage = (/** @type {any} */ message) => {
        // The first message has the build.
        if (!Array.isArray(message)) asked = made.length ? performance.now() : started;
        post(message);
      };
      this.addEventListener('message', () => {
        if (asked !== null) made.push(performance.now() - asked);
        asked = null;
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ entryTypes: ['longtask'] });
  Object.assign(globalThis, { count: () => made.length, taken: () => ({ made, longest }) });
}
