/** The time that a page is blocked when a widget reads and draws a long text. */
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { median } from './median.mjs';

/** The longest text that a widget reads, in bytes. */
const LENGTH = 1_000_000;

/**
 * Texts by their names: the start, a part that is repeated, what closes each part, and the end.
 * @type {Record<string, readonly [start: string, part: string, close: string, end: string]>}
 */
const TEXTS = {
  moves: ['(;SZ[19]', ';B[aa];W[bb]', '', ')'],
  'illegal moves': ['(;SZ[19]', ';B[aa]', '', ')'],
  'moves with captures': ['(;SZ[3]AB[aa:cc]AE[cc]', ';W[cc];AB[aa:cc]AE[cc]', '', ')'],
  passes: ['(;SZ[19]', ';B[];W[]', '', ')'],
  'nested variations': ['(;SZ[19]', '(;', ')', ')'],
  'nested variations with moves': ['(;SZ[19]', '(;B[aa]', ')', ')'],
  branches: ['(;SZ[19];B[aa]', '(;W[bb])', '', ')'],
  'set-up stones': ['(;SZ[19]AB', '[aa]', '', ')'],
  'set-up rectangles': ['(;SZ[52]AB', '[aa:ZZ]', '', ')'],
  'set-up nodes': ['(;SZ[19]', ';AB[aa]', '', ')'],
  labels: ['(;SZ[19]LB', '[aa:x]', '', ')'],
  'marked rectangles': ['(;SZ[52]CR', '[aa:ZZ]', '', ')'],
  'marks off the board': ['(;SZ[19]CR', '[zz]', '', ')'],
  'one comment': ['(;SZ[19]C[', 'x', '', '])'],
  'nodes with comments': ['(;SZ[19]', ';C[x]', '', ')'],
  'empty nodes': ['(;SZ[19]', ';', '', ')'],
  faults: ['(;SZ[19]', ';AB[z]', '', ')'],
  'boards that are too big': ['', '(;SZ[99])', '', ''],
  'game trees': ['', '(;)', '', ''],
  diagrams: ['', '$$ X\n\n', '', ''],
  'diagrams that are ragged': ['', '$$ XX\n$$ X\n\n', '', ''],
  rows: ['', 'X\n\n', '', ''],
  'one row': ['', 'X', '', ''],
  'empty lines': ['X', '\n', '', 'X'],
};

const SLOWDOWNS = [1, 4];
const TURNS = 5;

/** The time that the page is watched after the widget is ready, in milliseconds. */
const AFTERWARDS = 300;

/**
 * Gives each text to a widget on a page that has loaded the engine. Returns for each slowdown of the
 * processor and each text the longest task in milliseconds, the median of some turns. The browser
 * reports no task below 50 ms: then it is 0.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of an empty page
 */
export async function measureWidget(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.addScriptTag({ path: join(root, 'package', 'standalone.js') });
  await page.evaluate(show, { start: '(;SZ[9])', part: '', close: '', end: '', times: 0 });
  const session = await page.context().newCDPSession(page);
  const results = [];
  for (const [name, [start, part, close, end]] of Object.entries(TEXTS)) {
    const times = Math.floor((LENGTH - start.length - end.length) / (part.length + close.length));
    for (const slowdown of SLOWDOWNS) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const turns = [];
      for (let turn = 0; turn < TURNS; turn++) {
        await page.evaluate(show, { start, part, close, end, times });
        await page.waitForTimeout(AFTERWARDS);
        turns.push(await page.evaluate(() => Math.max(0, .../** @type {any} */ (globalThis).tasks)));
      }
      results.push({ name, slowdown, longest: median(turns) });
    }
  }
  await page.close();
  return results;
}

/**
 * In the page: puts a text into a widget of its own, and resolves when it is drawn or refused. `tasks`
 * has the durations of the long tasks since.
 * @param {{ start: string, part: string, close: string, end: string, times: number }} text
 */
function show({ start, part, close, end, times }) {
  const text = `${start}${part.repeat(times)}${close.repeat(times)}${end}`;
  /** @type {any} */
  const here = globalThis;
  here.observer?.disconnect();
  here.tasks = [];
  const element = document.createElement('pass-alive');
  element.textContent = text;
  return new Promise((resolve) => {
    for (const event of ['pass-alive-ready', 'pass-alive-error']) element.addEventListener(event, resolve);
    // Making the text is not part of what is measured.
    setTimeout(() => {
      here.observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) here.tasks.push(duration);
      });
      here.observer.observe({ type: 'longtask' });
      document.body.replaceChildren(element);
    });
  }).then(() => undefined);
}
