import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { ROOT, SUB_PATH } from '../../playwright.config.ts';
import { hold, paste, SLOW } from './reader.ts';

for (const address of [ROOT, SUB_PATH]) {
  test(`the page works when it is served at ${new URL(address).pathname}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
    page.on('response', (response) => {
      if (!response.ok()) faults.push(`${response.status()}: ${response.url()}`);
      if (!response.url().startsWith(address)) faults.push(`outside its folder: ${response.url()}`);
    });
    await page.goto(address);
    await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('the page works as npm start serves it, and reads texts in a worker', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  const host = await createServer({ logLevel: 'warn', server: { port: Number(new URL(ROOT).port) + 3 } });
  try {
    await host.listen();
    const [address = ''] = host.resolvedUrls?.local ?? [];
    await page.goto(address);
    await expect(page.getByRole('grid').first()).toBeVisible();
    await paste(page, '(;SZ[5];B[aa];W[bb])');
    const game = page.getByRole('region', { name: 'Game' });
    // The server compiles what it is asked for the first time.
    await expect(game).toBeVisible({ timeout: 25_000 });
    await expect(game).not.toContainText('does not allow workers');
    expect(faults).toEqual([]);
  } finally {
    await host.close();
  }
});

test('the engine of the board is fetched once, and asked for before the script has run', SLOW, async ({ page }) => {
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  const release = await hold(page, '**/assets/page-*.js');
  page.on('request', (request) => {
    if (/board_bg.*\.wasm$/.test(request.url())) asked.push(request.url());
  });
  await page.goto(SUB_PATH, { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBe(1);
  release();
  await expect(page.getByRole('grid').first()).toBeVisible();
  // A browser complains of what was preloaded and not used some seconds later.
  await page.waitForTimeout(4000);
  expect(asked).toHaveLength(1);
  expect(faults).toEqual([]);
});
