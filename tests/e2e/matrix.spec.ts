import type { Page } from '@playwright/test';
import { button, expect, middleOf, open, openExample, SLOW, sideways, test } from './reader.ts';

const table = (page: Page) => page.getByRole('table', { name: /^What each region is to each/ });
const row = (page: Page, block: string) => table(page).getByRole('row', { name: new RegExp(`^${block}\\b`) });
const names = (page: Page, kind: 'row' | 'column') => table(page).getByRole(`${kind}header`).getByRole('button');

async function openMatrix(page: Page): Promise<void> {
  await page.getByText('Blocks and regions, one by one').click();
}

test('the table says what each region is to each block, and counts', async ({ page }) => {
  await open(page);
  await openMatrix(page);
  await expect(names(page, 'row')).toHaveCount(5);
  await expect(names(page, 'column')).toHaveCount(6);
  await expect(row(page, '#2').getByRole('cell')).toHaveText(['3', 'vital', 'vital', 'vital', /^neighbour/, '', '']);
  await expect(row(page, '#3').getByRole('cell').first()).toHaveText('1');
  await button(page, 'Next round').click();
  await expect(row(page, '#2').getByRole('cell')).toHaveText(['2', 'vital', /^healthy/, 'vital', /^neighbour/, '', '']);
  await expect(row(page, '#3').getByRole('rowheader').getByRole('button')).toHaveAttribute(
    'title',
    /^E6, cast out in this round/,
  );
});

test('rows and columns fall as the rounds go', SLOW, async ({ page }) => {
  await open(page);
  await openMatrix(page);
  await button(page, 'still there').click();
  await button(page, 'First').focus();
  for (const [key, blocks, regions] of [
    ['Home', 5, 6],
    ['PageDown', 5, 6],
    ['PageDown', 3, 3],
    ['End', 2, 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(names(page, 'row')).toHaveCount(blocks);
    await expect(names(page, 'column')).toHaveCount(regions);
  }
  await expect(page.getByText('2 of 5 blocks, 2 of 6 regions')).toBeVisible();
  await button(page, 'removed now').click();
  await expect(page.getByText('Nothing falls in this round.')).toBeVisible();
});

test('the table and the board light each other up', async ({ page }) => {
  await open(page);
  await openMatrix(page);
  const name = names(page, 'row').filter({ hasText: /^#4/ });
  const { x, y } = await middleOf(page, 'D3');
  await page.mouse.move(x, y);
  await expect(name).toHaveAttribute('data-lit', 'true');
  await page.mouse.move(1, 1);
  await expect(name).not.toHaveAttribute('data-lit', 'true');
  await name.hover();
  await expect(name).toHaveAttribute('data-lit', 'true');
});

test('the Tab key passes the table in one stop, and the arrows walk along its names', async ({ page }) => {
  await open(page);
  await openMatrix(page);
  await names(page, 'row').first().focus();
  await page.keyboard.press('Tab');
  expect(await table(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(names(page, 'row').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(names(page, 'column').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(names(page, 'column').nth(1)).toBeFocused();
  await expect(page.locator('.place')).toHaveText('Start');
});

test('a game end of 19×19 starts with what is still there, and scrolls inside its box', SLOW, async ({ page }) => {
  await open(page);
  await openExample(page, 'A title match, 19×19');
  await button(page, 'Last').click();
  await button(page, 'Step through this position').click();
  await page.getByRole('group', { name: 'Explain' }).getByRole('button', { name: 'White' }).click();
  await openMatrix(page);
  await expect(button(page, 'still there')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'all').click();
  await expect(names(page, 'row')).toHaveCount(24);
  await expect(names(page, 'column')).toHaveCount(18);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sideways(page)).toBe(0);
});
