/**
 * The speed of the analysis in the browser, next to native; the time of an edit on the page and of a
 * frame of a solid that is turned; and the time the page is blocked when a long text is pasted, or a
 * widget reads one. Prints tables; judges nothing. The figures are in `docs/benchmarks.md`.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer, preview } from 'vite';
import { root } from '../../scripts/command.mjs';
import { measureEdits } from './edit.mjs';
import { measureGame } from './engine.mjs';
import { median } from './median.mjs';
import { measurePastes } from './paste.mjs';
import { measurePictures } from './picture.mjs';
import { Native, WebAssembly } from './sides.mjs';
import { measureSolid } from './solid.mjs';
import { measureWidget } from './widget.mjs';

/** The two sides run in turns this often; the fastest are compared, which nothing has disturbed. */
const TURNS = 25;

/** A turn takes natively about this long, in milliseconds. */
const TURN = 15;

/** Prints everything. Needs both sides and the page to be built. */
export async function measure() {
  const collections = [9, 13, 19].map((lines) => join(root, 'tests', 'games', `selfplay${lines}.sgf`));
  const [, , nineteen = ''] = collections;
  const executablePath = process.env.PASS_ALIVE_CHROMIUM;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu'] });
  const source = await createServer({ root, logLevel: 'warn', server: { port: 0 } });
  const built = await preview({ root, logLevel: 'warn', preview: { port: 0 } });
  const native = new Native(join(root, 'target', 'release', 'pass-alive-bench'), collections);
  try {
    await source.listen();
    console.log(`\nChromium ${browser.version()}`);
    const blank = new URL('tests/bench/blank.html', source.resolvedUrls?.local[0]).href;
    const page = await browser.newPage();
    await page.goto(blank);
    await compare(native, await WebAssembly.load(page, collections));
    printGame(await measureGame(page, nineteen));
    await page.close();
    const address = built.resolvedUrls?.local[0] ?? '';
    printEdits(await measureEdits(browser, address, nineteen));
    printPictures(await measurePictures(browser, address, nineteen));
    printSolid(await measureSolid(browser, address));
    printPastes(await measurePastes(browser, address));
    printWidget(await measureWidget(browser, blank));
  } finally {
    native.end();
    await browser.close();
    await source.close();
    await built.close();
  }
}

/**
 * Measures both sides in turns, and prints the fastest of each and their ratio.
 * @param {Native} native
 * @param {WebAssembly} browser
 */
async function compare(native, browser) {
  const names = await native.names();
  const width = Math.max(...names.map((name) => name.length));
  console.log(`\n${'analysis of both colours'.padEnd(width)}     native   browser   ratio`);
  for (const [index, name] of names.entries()) {
    let times = 1;
    while ((await native.run(index, times)).milliseconds < TURN) times *= 2;
    // The browser compiles what is used much once more, better.
    for (let warm = 0; warm < 3; warm++) await browser.run(index, times);
    const turns = [];
    for (let turn = 0; turn < TURNS; turn++) {
      turns.push({ native: await native.run(index, times), browser: await browser.run(index, times) });
    }
    const there = Math.min(...turns.map((turn) => turn.native.milliseconds)) / times;
    const here = Math.min(...turns.map((turn) => turn.browser.milliseconds)) / times;
    console.log(`${name.padEnd(width)}  ${time(there)} ${time(here)}   ${(here / there).toFixed(2)}`);
  }
}

/** @param {Awaited<ReturnType<typeof measureGame>>} game */
function printGame({ moves, analyzed, told }) {
  console.log(`\nthe page's engine, both colours at every move of a 19×19 game of ${moves} moves`);
  console.log(`analysed               ${time(Math.min(...analyzed))}`);
  console.log(`and everything told    ${time(Math.min(...told))}`);
}

/** @param {number[]} pictures */
function printPictures(pictures) {
  console.log('\nthe picture of a game, from the paste until it is painted');
  console.log(`in the median       ${time(median(pictures))}`);
  console.log(`the fastest         ${time(Math.min(...pictures))}`);
}

/** @param {Awaited<ReturnType<typeof measureEdits>>} edits */
function printEdits(edits) {
  console.log('\nan edit of a 19×19 game end              board painted    text painted    main thread in all');
  for (const { slowdown, taken } of edits) {
    const of = (/** @type {'painted' | 'written' | 'work'} */ kind) => taken.map((edit) => edit[kind]);
    console.log(
      `processor slowed ${slowdown}×, in the median       ${time(median(of('painted')))}       ${time(median(of('written')))}       ${time(median(of('work')))}`,
    );
    console.log(
      `processor slowed ${slowdown}×, the fastest         ${time(Math.min(...of('painted')))}       ${time(Math.min(...of('written')))}       ${time(Math.min(...of('work')))}`,
    );
  }
}

/** @param {Awaited<ReturnType<typeof measureSolid>>} frames */
function printSolid(frames) {
  console.log(
    '\na frame of the solid of 9×9×9 with 400 stones   in the median   the fastest   main thread, in the mean',
  );
  for (const { slowdown, handled, work } of frames) {
    const fastest = Math.min(...handled);
    console.log(
      `turned, processor slowed ${slowdown}×                       ${time(median(handled))}     ${time(fastest)}   ${time(work)}`,
    );
  }
}

/** @param {Awaited<ReturnType<typeof measurePastes>>} pastes */
function printPastes(pastes) {
  console.log('\na long text is pasted                              longest task   board shown');
  for (const { name, slowdown, longest, shown } of pastes) {
    const what = `${name}, processor slowed ${slowdown}×`.padEnd(50);
    console.log(`${what}  ${(longest ? time(longest) : '< 50 ms').padStart(9)}     ${time(shown)}`);
  }
}

/** @param {Awaited<ReturnType<typeof measureWidget>>} texts */
function printWidget(texts) {
  console.log('\na widget reads and draws a text of 1 MB             longest task, in the median');
  for (const { name, slowdown, longest } of texts) {
    const what = `${name}, processor slowed ${slowdown}×`.padEnd(50);
    console.log(`${what}  ${(longest ? time(longest) : '< 50 ms').padStart(9)}`);
  }
}

/** @param {number} milliseconds */
function time(milliseconds) {
  const [number, unit] = milliseconds < 1 ? [milliseconds * 1000, 'µs'] : [milliseconds, 'ms'];
  return `${number.toPrecision(3)} ${unit}`.padStart(9);
}
