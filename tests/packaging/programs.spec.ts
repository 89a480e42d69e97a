/** The package in a browser, from projects of each kind: `analyze` answers, and the element shows. */
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, createServer } from 'vite';
import { project, serve } from './project.ts';
import { buildByWebpack, tool } from './tools.ts';

/** The policy that the documentation gives to a strict site. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'";

/** That the page at `url` answers and shows, and complains of nothing. */
async function expectWorks(page: Page, url: string): Promise<void> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  await page.goto(url);
  await expect(page.locator('output')).toHaveText('A6 C6 B5 C5 D5 A4 B4 A3 A2 A1');
  const widget = page.locator('pass-alive');
  await expect(widget.locator('canvas').first()).toBeVisible();
  await widget
    .getByRole('button', { name: /forward|next/i })
    .first()
    .click();
  await expect(widget.getByRole('status')).toContainText(/\w/);
  await widget.evaluate((element) => element.setAttribute('mode', 'capture'));
  await expect(widget.getByRole('status')).toContainText(/^White captures #3 \(E6\)/);
  await widget.evaluate((element) => element.setAttribute('mode', 'eyes'));
  await expect(widget.getByRole('status').first()).toContainText(/^Group #[1-5] is /);
  expect(faults).toEqual([]);
}

/** Serves a built folder under the strict policy. */
async function expectServed(page: Page, folder: string): Promise<void> {
  const { url, server } = await serve(folder, POLICY);
  await expectWorks(page, url);
  server.close();
}

test('straight in the browser', async ({ page }) => {
  await expectServed(page, await project('browser'));
});

test('built by Vite', async ({ page }) => {
  const root = await project('vite');
  await build({ root, logLevel: 'warn', build: { target: 'es2022', modulePreload: { polyfill: false } } });
  await expectServed(page, join(root, 'dist'));
});

test('served by Vite', async ({ page }) => {
  const root = await project('vite');
  const server = await createServer({ root, logLevel: 'warn', server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  await expectWorks(page, server.resolvedUrls?.local[0] ?? '');
  await server.close();
});

test('built by webpack', async ({ page }) => {
  const folder = await project('webpack');
  await buildByWebpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    // Its own loader of scripts, which `mode` needs, breaks the policy otherwise.
    output: { path: join(folder, 'dist'), trustedTypes: true },
  });
  copyFileSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  await expectServed(page, join(folder, 'dist'));
});

test('built for the browsers that bundlers of a few years ago build for, where no module waits', async () => {
  const folder = await project('esbuild');
  const esbuild = await tool('esbuild');
  const { warnings } = await esbuild.build({
    stdin: {
      contents: ['', '/element', '/proof.js', '/eyes.js', '/space.js']
        .map((file, index) => `export * as part${index} from 'pass-alive${file}';`)
        .join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
});

test('built by esbuild, with the WebAssembly copied beside what it builds', async ({ page }) => {
  const folder = await project('esbuild');
  const esbuild = await tool('esbuild');
  const { warnings } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    bundle: true,
    minify: true,
    format: 'esm',
    outdir: 'dist',
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  const { resolve } = createRequire(join(folder, 'main.js'));
  const builds = ['', '-analyze', '-everything', '-eyes'];
  for (const name of builds.map((build) => `pass-alive${build}.wasm`)) {
    copyFileSync(resolve(`pass-alive/${name}`), join(folder, 'dist', name));
  }
  copyFileSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  await expectServed(page, join(folder, 'dist'));
});
