/** The time that the page is blocked when a long text is pasted. */

/** Texts by their names: what they begin with, a part, how often it is repeated, and the end. */
const TEXTS = {
  '8 MB of nested variations': ['(;SZ[7]', '(;', 2_666_666, ')'.repeat(2_666_667)],
  '100,000 moves': ['(;SZ[7]', ';B[aa];W[bb]', 50_000, ')'],
  '20 MB of one comment': ['(;SZ[7]C[', 'x', 19_999_900, '])'],
};

const SLOWDOWNS = [1, 4];

/** The time that the page is watched after it shows the text, in milliseconds. */
const AFTERWARDS = 2000;

/**
 * Pastes texts, and returns for each slowdown of the processor and each text the longest task on the
 * page's main thread and the time until the board was there, in milliseconds. The browser reports no
 * task below 50 ms: then it is 0.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function measurePastes(browser, address) {
  const results = [];
  for (const slowdown of SLOWDOWNS) {
    for (const [name, text] of Object.entries(TEXTS)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(address);
      await page.getByRole('grid').waitFor();
      await page.evaluate(prepare, text);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.waitForTimeout(AFTERWARDS);
      const shown = await page.evaluate(paste);
      await page.waitForTimeout(AFTERWARDS);
      const longest = await page.evaluate(() => Math.max(0, .../** @type {any} */ (globalThis).tasks));
      results.push({ name, slowdown, longest, shown });
      await page.close();
    }
  }
  return results;
}

/**
 * In the page: makes a text there, so that nothing long goes through the connection to the browser.
 * @param {(string | number)[]} text
 */
function prepare([start, part, times, end]) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', String(start) + String(part).repeat(Number(times)) + String(end));
  Object.assign(globalThis, { clipboardData });
}

/** In the page: pastes, and resolves with the time until the board is there. `tasks` has the durations of long tasks. */
function paste() {
  /** @type {number[]} */
  const tasks = [];
  const { clipboardData } = /** @type {any} */ (globalThis);
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  return new Promise((resolve) => {
    const begun = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=grid][aria-rowcount="7"]')) return;
      observer.disconnect();
      resolve(performance.now() - begun);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })));
  });
}
