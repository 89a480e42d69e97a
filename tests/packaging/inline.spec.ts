/** `pass-alive/inline`, where the file of the WebAssembly does not come along. */
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { project, runIn, serve } from './project.ts';
import { buildByWebpack, tool } from './tools.ts';

const ANSWER = 'A6 C6 B5 C5 D5 A4 B4 A3 A2 A1';

/** Runs a built file alone in a folder, as it is sent to a server. */
async function runAlone(file: string, name: string): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'alone ')));
  copyFileSync(file, join(folder, name));
  return runIn(folder, process.execPath, name);
}

for (const format of ['esm', 'cjs'] as const) {
  test(`built by esbuild for Node, ${format}`, async () => {
    const folder = await project('bundled');
    const esbuild = await tool('esbuild');
    const { warnings } = await esbuild.build({
      absWorkingDir: folder,
      entryPoints: ['main.js'],
      bundle: true,
      platform: 'node',
      format,
      outdir: 'dist',
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    const name = format === 'esm' ? 'main.mjs' : 'main.cjs';
    expect(await runAlone(join(folder, 'dist/main.js'), name)).toBe(`${ANSWER} true ragged-rows\n`);
  });
}

test('built by webpack for Node', async () => {
  const folder = await project('bundled');
  await buildByWebpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
  });
  expect(await runAlone(join(folder, 'dist/main.js'), 'main.cjs')).toBe(`${ANSWER} true ragged-rows\n`);
});

test('in a page that may fetch nothing', async ({ page }) => {
  const folder = await project('inline');
  const esbuild = await tool('esbuild');
  mkdirSync(join(folder, 'dist'));
  copyFileSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  await esbuild.build({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    bundle: true,
    format: 'esm',
    outdir: 'dist',
    logLevel: 'silent',
  });
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:";
  const { url, server } = await serve(join(folder, 'dist'), policy);
  await page.goto(url);
  await expect(page.locator('output')).toHaveText(ANSWER);
  await expect(page.locator('pass-alive').locator('canvas').first()).toBeVisible();
  server.close();
});
