/**
 * The memory that `analyze` takes for hostile texts, in Node: heap and WebAssembly together stay
 * below 300 MB, or it refuses and names the limit. With PASS_ALIVE_FULL_SIZE, as npm run
 * test:exhaustive has it, the texts are as long as the limit allows; otherwise they are a fifth of
 * that, or a hundredth where there are many answers, in a fifth of the memory.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LARGEST_ANSWERS, LONGEST_TEXT } from '../../web/package/limits.ts';
import { project, ROOT, runIn } from './project.ts';

const SHARE = process.env.PASS_ALIVE_FULL_SIZE ? 1 : 0.2;
const LIMIT = 300e6 * SHARE;
/** Node's own objects and code, and the package's. */
const IDLE = 12e6;

const TOO_LONG = `too-long: the text is longer than ${LONGEST_TEXT} million characters`;
const TOO_MANY = `too-many: the answers take more than ${LARGEST_ANSWERS} MB; ask about fewer positions at a time`;

let folder = '';
test.beforeAll(async () => {
  folder = await project('memory');
});

async function analyzed(kind: string, length: number, options: object, heap: number) {
  const flags = [`--max-old-space-size=${Math.floor(heap / 2 ** 20)}`, '--max-semi-space-size=1'];
  const args = ['main.js', kind, String(length), JSON.stringify(options)];
  return JSON.parse(await runIn(folder, process.execPath, ...flags, ...args));
}

const MANY = ['trees', 'rows'];

for (const kind of ['nested', 'branches', 'set-up', 'comment', 'moves', ...MANY]) {
  test(`20 MB of ${kind} are refused`, async () => {
    expect(await analyzed(kind, 20e6, {}, 100e6)).toMatchObject({ outcome: TOO_LONG });
  });

  test(`a long text of ${kind}`, async () => {
    const length = (SHARE < 1 && MANY.includes(kind) ? 0.01 : SHARE) * LONGEST_TEXT * 1e6 - 20;
    const { outcome, wasm } = await analyzed(kind, length, {}, 600e6);
    expect([1, TOO_MANY, Math.floor(length / 4), Math.floor(length / 3)]).toContain(outcome);
    // In the rest of the memory it comes to the same.
    const limit = outcome === TOO_MANY ? 300e6 : LIMIT;
    expect(await analyzed(kind, length, {}, limit + IDLE - wasm)).toEqual({ outcome, wasm });
  });
}

test('every move of a long game', async () => {
  expect(await analyzed('moves', 1e6, { every: 1 }, 300e6)).toMatchObject({ outcome: TOO_MANY });
});

test('the limits are those of the documentation', () => {
  const told = readFileSync(join(ROOT, 'docs/package.md'), 'utf8');
  expect(told).toContain(`${LONGEST_TEXT} million characters`);
  expect(told).toContain(`${LARGEST_ANSWERS} MB`);
});
