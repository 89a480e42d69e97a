import type { Page } from '@playwright/test';
import { board, button, expect, open, paste, point, test } from './reader.ts';

/** Black makes two eyes on a board of 3×3, the second at move 5. */
const GAME = '(;SZ[3];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])';

const settled = (page: Page) => page.locator('.game-room .sentence');

async function openChart(page: Page) {
  await open(page, 'open=game');
  await paste(page, GAME);
  const slider = page.getByRole('slider', { name: 'Move' });
  await expect(slider).toHaveValue('0');
  await button(page, 'Last').click();
  return slider;
}

test('what is settled at each move is said, and the chart goes there', async ({ page }) => {
  const slider = await openChart(page);
  await expect(slider).toHaveValue('7');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Move 7 of 7');
  await expect(settled(page)).toHaveText(
    /^Move 7, Black B3\. Settled for good: 9 points for Black, 0 for White; 0 are not settled\./,
  );
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(settled(page)).toHaveText(/^Move 5, Black C2\. .* became unconditionally alive\.$/);
  await expect(point(page, 'B3')).toHaveAccessibleName(/empty, settled for Black$/);
  await expect(point(page, 'B2')).toHaveAccessibleName(/black, unconditionally alive$/);
  await page.keyboard.press('Home');
  await expect(point(page, 'B2')).toHaveAccessibleName(/empty$/);

  await button(page, 'move 5, C2').click();
  await expect(point(page, 'C2')).toHaveAccessibleName(/black/);
  await expect(board(page)).toBeVisible();

  // With the mouse, at its left end.
  const box = await slider.boundingBox();
  if (!box) throw new Error('there is no chart');
  await page.mouse.click(box.x + 2, box.y + box.height / 2);
  await expect(slider).toHaveValue('0');
  await expect(slider).toBeFocused();
});

test('no key is lost, however fast', async ({ page }) => {
  const slider = await openChart(page);
  await slider.focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Move 1 of 7');
  await expect(slider).toHaveValue('1');
  await expect(settled(page)).toHaveText(/^Move 1, Black B2/);
});

test('the same is a table', async ({ page }) => {
  await openChart(page);
  await page.getByText('The game as a table').click();
  const rows = page.locator('.chart-table tbody tr');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(5)).toContainText('became unconditionally alive');
  await expect(rows.nth(0)).toContainText('start');
});

/** What is announced of the game. */
const heard = (page: Page) => page.locator('.game-room > .unseen[role="status"]');

test('each move is announced with its player and captures, and settled points where they change', async ({ page }) => {
  await open(page, 'open=game');
  // The last move is illegal: there is a stone.
  await paste(page, '(;SZ[5];B[ba];W[aa];B[ab];W[];B[cc];W[cc])');
  await expect(page.getByRole('slider', { name: 'Move' })).toHaveValue('6');
  await expect(heard(page)).toHaveText(
    /^Move 6, White C3\. The record goes wrong here: there was a stone on the point already\. Settled for good: 0 points/,
  );
  await page.keyboard.press('Home');
  await expect(heard(page)).toHaveText('Start.');
  for (const words of [
    'Move 1, Black B5.',
    'Move 2, White A5.',
    'Move 3, Black A4, captures 1.',
    'Move 4, White passes.',
  ]) {
    await page.keyboard.press('ArrowRight');
    await expect(heard(page)).toHaveText(words);
  }
});

test('where nothing is ever settled a sentence stands in place of the chart, and the moves can be gone through', async ({
  page,
}) => {
  await open(page, 'open=game');
  await paste(page, '(;SZ[5];B[ba];W[aa];B[ab])');
  const chart = page.locator('.chart-picture');
  await expect(chart).toHaveText('Nothing becomes unconditionally alive in this game.');
  await expect(page.locator('.chart-scale')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: 'Move' })).toHaveValue('3');
  await expect(chart).toHaveText('Nothing becomes unconditionally alive in this game.');
});
