/** The package built by bundlers that are too slow or too large for every day. */
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { project, runIn, serve } from '../project.ts';
import { TOOLS, tool, toolPath } from '../tools.ts';

const ANSWER = 'A6 C6 B5 C5 D5 A4 B4 A3 A2 A1';

/** Runs a built file alone in a folder, as it is sent to a server. */
async function expectAnswers(file: string, program = process.execPath): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'alone ')));
  copyFileSync(file, join(folder, 'main.mjs'));
  expect(await runIn(folder, program, 'main.mjs')).toBe(`${ANSWER} true ragged-rows\n`);
}

/** Expects the answer and a board on a page, with `mode` where its files are there. */
async function expectShows(page: Page, folder: string, { mode = false } = {}): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  const { url, server } = await serve(folder);
  await page.goto(url);
  await expect(page.locator('output')).toHaveText(ANSWER);
  const widget = page.locator('pass-alive');
  await expect(widget.locator('canvas').first()).toBeVisible();
  if (mode) {
    await widget.evaluate((element) => element.setAttribute('mode', 'capture'));
    await expect(widget.getByRole('status')).toContainText(/^White captures #3 \(E6\)/);
  }
  expect(faults).toEqual([]);
  server.close();
}

async function rollup(folder: string, file: string): Promise<void> {
  const { rollup } = await tool('rollup');
  const { nodeResolve } = await tool('@rollup/plugin-node-resolve');
  const warnings: string[] = [];
  const bundle = await rollup({
    input: join(folder, 'main.js'),
    plugins: [nodeResolve()],
    onwarn: ({ message }) => warnings.push(message),
  });
  await bundle.write({ file, format: 'es', inlineDynamicImports: true });
  expect(warnings).toEqual([]);
}

test('Rollup for a server', async () => {
  const folder = await project('bundled', TOOLS);
  await rollup(folder, join(folder, 'dist/main.js'));
  await expectAnswers(join(folder, 'dist/main.js'));
});

test('Rollup for a page', async ({ page }) => {
  const folder = await project('inline', TOOLS);
  await rollup(folder, join(folder, 'dist/main.js'));
  copyFileSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  await expectShows(page, join(folder, 'dist'));
});

test('Parcel for a page, with the files it finds by itself', async ({ page }) => {
  const folder = await project('esbuild', TOOLS);
  await parcel(folder);
  await expectShows(page, join(folder, 'dist'), { mode: true });
});

test('Parcel for a page, with the WebAssembly inside', async ({ page }) => {
  const folder = await project('inline', TOOLS);
  await parcel(folder);
  await expectShows(page, join(folder, 'dist'));
});

async function parcel(folder: string): Promise<void> {
  // Parcel knows `exports` only where it is told to.
  const settings = { private: true, type: 'module', '@parcel/resolver-default': { packageExports: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(settings));
  await runIn(folder, toolPath('.bin/parcel'), 'build', 'index.html', '--no-cache', '--no-source-maps');
}

for (const target of ['bun', 'node']) {
  test(`bun build for ${target}`, async () => {
    const folder = await project('bundled', TOOLS);
    mkdirSync(join(folder, 'dist'));
    await runIn(folder, toolPath('.bin/bun'), 'build', 'main.js', '--target', target, '--outfile', 'dist/main.js');
    await expectAnswers(join(folder, 'dist/main.js'), target === 'bun' ? toolPath('.bin/bun') : process.execPath);
  });
}
