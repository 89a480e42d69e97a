/**
 * The memory that a worker of the page takes for hostile texts: heap, WebAssembly and the page's own
 * copy of the text together stay below 300 MB for 20 MB, the most that it reads. With
 * PASS_ALIVE_FULL_SIZE, as `npm run test:exhaustive` has it, the texts are that long.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONGEST_TEXT } from './limits.ts';
import { TEXTS } from './memory.fixture.ts';

const MEGABYTES = process.env.PASS_ALIVE_FULL_SIZE ? LONGEST_TEXT : 2;
/** Space for what the text has around the part that is repeated. */
const LENGTH = MEGABYTES * 1e6 - 100;

/** Limits in bytes for each byte of a text. */
const GROWTH = {
  usual: { heap: 2.25, wasm: 9 },
  /** It is in the heap once more before it is cut. */
  comment: { heap: 4, wasm: 6 },
  /** They are in the title too, and in the heap once more before they are cut. */
  players: { heap: 4, wasm: 7.5 },
};

/**
 * The limits for a text of so many megabytes, in megabytes. Where one character has more than eight
 * bits, the whole text takes two bytes a character in the heap and in the page's own copy.
 */
function limits(kind: string, megabytes: number) {
  const long = kind.replace(/,.*/, '');
  const { heap, wasm } = long === 'comment' || long === 'players' ? GROWTH[long] : GROWTH.usual;
  return { program: 20, heap: megabytes * heap, wasm: 5 + megabytes * wasm, page: megabytes * 2 };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'memory'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: here('memory.fixture.ts'),
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
}, 60_000);

test.each(Object.keys(TEXTS))(`${MEGABYTES} MB: %s`, { timeout: 120_000 }, async (kind) => {
  const total = Object.values(limits(kind, LONGEST_TEXT)).reduce((sum, each) => sum + each);
  expect(total).toBeLessThan(300);
  const { program, heap, wasm: largest } = limits(kind, MEGABYTES);
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${Math.floor(((program + heap) * 1e6) / 2 ** 20)}`,
    '--max-semi-space-size=1',
    ...[join(folder, 'program.mjs'), kind, String(LENGTH), here('../engine/pkg/everything_bg.wasm')],
  ]);
  const { outcome, wasm } = JSON.parse(stdout);
  expect(wasm / 1e6).toBeLessThan(largest);
  if (outcome.problem) expect(outcome.problem).toMatch(/^Line 1, column \d+: /);
  else expect(outcome.stones).toBeGreaterThan(0);
});
