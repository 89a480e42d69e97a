/**
 * The cost of boards for the page they are on: the widget with 1, 10 and 100 boards, beside static
 * boards of others, in turns. Prints a table; judges nothing. The figures are in
 * `docs/benchmarks.md`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { root } from '../../../scripts/command.mjs';
import { median } from '../median.mjs';
import { buildPeers, NAMES, serve } from './pages.mjs';

const COUNTS = [1, 10, 100];
const TURNS = 7;

/** Prints everything. Needs the package to be built, and the packages of this folder. */
export async function measureWidgets() {
  await buildPeers();
  const pages = await serve(await positions());
  const executablePath = process.env.PASS_ALIVE_CHROMIUM;
  const args = ['--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    console.log(`\nChromium ${browser.version()}, the medians of ${TURNS} turns\n`);
    const width = Math.max(...NAMES.map((name) => name.length));
    console.log(`${'boards'.padStart(6)}  ${''.padEnd(width)}  first board  all in sight  longest task   heap`);
    for (const count of COUNTS) {
      /** @type {Record<string, number[][]>} */
      const taken = Object.fromEntries(NAMES.map((name) => [name, []]));
      for (let turn = 0; turn < TURNS; turn++) {
        for (const name of NAMES)
          taken[name]?.push(await visit(browser, `${pages.address}${encodeURIComponent(name)}/${count}`));
      }
      for (const name of NAMES) {
        const [first, all, task, heap] = [0, 1, 2, 3].map((column) =>
          median(taken[name]?.map((each) => each[column] ?? 0) ?? []),
        );
        console.log(
          `${String(count).padStart(6)}  ${name.padEnd(width)}  ${ms(first)}     ${ms(all)}     ${ms(task)}   ${((heap ?? 0) / 1e6).toFixed(1)} MB`,
        );
      }
    }
  } finally {
    await browser.close();
    pages.close();
  }
}

/** A hundred positions of real games, as rows. */
async function positions() {
  const { analyze } = await import(pathToFileURL(join(root, 'package', 'node.js')).href);
  const games = readFileSync(join(root, 'tests', 'games', 'selfplay19.sgf'), 'utf8');
  /** @type {{ board: string[] }[]} */
  const answers = await analyze(games, { every: 60 });
  return answers.slice(0, 100).map(({ board }) => board.join('\n'));
}

/**
 * Opens a page in a window of its own. Returns milliseconds from the beginning of its load
 * until the first board and all boards in sight were painted, and of its longest task, and
 * the bytes of its heap.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address);
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  await page.waitForTimeout(300);
  const [task, heap] = await page.evaluate(() => {
    const { gc, tasks, performance } = /** @type {any} */ (globalThis);
    gc();
    return [Math.max(0, ...tasks), performance.memory.usedJSHeapSize];
  });
  await context.close();
  return [...seen, task, heap];
}

/** In the page: `seen` are the times of the first board and of all boards in sight; `tasks` those that took long. */
function watch() {
  /** @type {number[]} */
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  /** @param {Element} board */
  const isDrawn = (board) => {
    const canvas = board.shadowRoot?.querySelector('canvas');
    return canvas ? canvas.width > 1 : board.querySelector('svg') !== null;
  };
  const seen = new Promise((resolve) => {
    let first = 0;
    const look = () => {
      const boards = [...document.querySelectorAll('.board')];
      const inSight = boards.filter((board) => board.getBoundingClientRect().top < innerHeight);
      // A board found at the beginning of a frame was painted by the frame before.
      if (!first && boards[0] && isDrawn(boards[0])) first = performance.now();
      if (first && document.readyState === 'complete' && inSight.every(isDrawn)) resolve([first, performance.now()]);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  Object.assign(globalThis, { tasks, seen });
}

/** @param {number | undefined} milliseconds */
function ms(milliseconds = 0) {
  return `${milliseconds.toFixed(0).padStart(5)} ms`;
}
