import { expect, test } from '@playwright/test';
import { ROOT, SUB_PATH } from '../../playwright.config.ts';

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
