/** The two sides of a comparison: the same measurements, natively and in a browser. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** @typedef {{ milliseconds: number, sum: number }} Taken */

/** The native program, which answers a line with a line. */
export class Native {
  /** @type {import('node:child_process').ChildProcess} */
  #program;
  /** @type {AsyncIterator<string>} */
  #lines;
  /** @type {import('node:stream').Writable} */
  #input;

  /**
   * @param {string} program
   * @param {string[]} collections
   */
  constructor(program, collections) {
    const child = spawn(program, collections, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#program = child;
    this.#input = child.stdin;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  async #line() {
    const { done, value } = await this.#lines.next();
    if (done) throw new Error('the native program has ended');
    return /** @type {string} */ (value);
  }

  /** The names of the measurements; asked once, first. */
  async names() {
    const names = [];
    for (let name = await this.#line(); name !== ''; name = await this.#line()) names.push(name);
    return names;
  }

  /**
   * @param {number} measurement
   * @param {number} times
   * @returns {Promise<Taken>}
   */
  async run(measurement, times) {
    this.#input.write(`${measurement} ${times}\n`);
    const [nanoseconds = 0, sum = 0] = (await this.#line()).split(' ').map(Number);
    return { milliseconds: nanoseconds / 1e6, sum };
  }

  end() {
    this.#program.kill();
  }
}

/** The same in a page of a browser. */
export class WebAssembly {
  /** @type {import('@playwright/test').Page} */
  #page;

  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /**
   * @param {import('@playwright/test').Page} page of the server of the sources
   * @param {string[]} collections
   */
  static async load(page, collections) {
    await page.evaluate(
      async ([module = '', ...texts]) => {
        const { default: init, Bench } = await import(module);
        await init();
        Object.assign(globalThis, { bench: new Bench(...texts) });
      },
      ['/target/bench/pass_alive_bench.js', ...collections.map((path) => readFileSync(path, 'utf8'))],
    );
    return new WebAssembly(page);
  }

  /**
   * @param {number} measurement
   * @param {number} times
   * @returns {Promise<Taken>}
   */
  run(measurement, times) {
    return this.#page.evaluate(
      ([measurement, times]) => {
        const { bench } = /** @type {any} */ (globalThis);
        const start = performance.now();
        const sum = bench.run(measurement, times);
        return { milliseconds: performance.now() - start, sum };
      },
      [measurement, times],
    );
  }
}
