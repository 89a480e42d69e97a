import type { Page } from '@playwright/test';
import { board, expect, open, paste, point, test } from './reader.ts';

/** Black makes two eyes on a board of 3×3, the second at move 5. */
const GAME = '(;SZ[3];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])';

async function openChart(page: Page) {
  await open(page);
  await paste(page, GAME);
  await page.getByText('The game, move by move').click();
  return page.getByRole('slider', { name: 'Move of the game' }).last();
}

test('the picture of a game says what is settled at each move, and goes there', async ({ page }) => {
  const slider = await openChart(page);
  await expect(slider).toHaveValue('7');
  await expect(slider).toHaveAttribute('aria-valuetext', /^move 7, B3: Black holds 9 points, White 0, 0 are open\./);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^move 5, C2: .* became unconditionally alive\.$/);
  await expect(point(page, 'B3')).toHaveAccessibleName(/empty/);
  await page.keyboard.press('Home');
  await expect(point(page, 'B2')).toHaveAccessibleName(/empty/);

  await page.getByRole('button', { name: 'move 5, C2' }).click();
  await expect(point(page, 'C2')).toHaveAccessibleName(/black/);
  await expect(board(page)).toBeVisible();
});

test('no key is lost, however fast', async ({ page }) => {
  const slider = await openChart(page);
  await slider.focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^move 1, B2/);
  await expect(slider).toHaveValue('1');
});

test('the same is a table', async ({ page }) => {
  await openChart(page);
  await page.getByText('The game as a table').click();
  const rows = page.locator('.chart-table tbody tr');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(5)).toContainText('became unconditionally alive');
  await expect(rows.nth(0)).toContainText('start');
});
