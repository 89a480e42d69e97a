import type { Locator, Page } from '@playwright/test';
import { board, button, click, empty, expect, open, paste, place, SLOW, test } from './reader.ts';

const GAME = '(;SZ[5]PB[Kuwahara Shusaku]PW[Inoue Gennan Inseki];B[aa];W[ba];B[cc];W[ab];B[dd])';

const notice = (page: Page): Locator => page.locator('.notice');

/** The top edges of parts of the page, which nothing may move. */
const tops = (page: Page, ...selectors: string[]): Promise<number[]> =>
  page.evaluate(
    (all) => all.map((selector) => Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? -1)),
    selectors,
  );

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('what a text was read as stays while the reader goes through the game, until it is closed', async ({
      page,
    }) => {
      await open(page, 'open=game');
      await paste(page, GAME);
      await expect(notice(page)).toHaveText(/^Opened as SGF: .*Kuwahara Shusaku.*, 5 moves\.$/);
      await expect(page.locator('.players')).toBeVisible();
      const parts = ['.surface', '.notice', '.players', '.game-room .buttons'];
      const before = await tops(page, ...parts);
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
        await page.keyboard.press(key);
        await expect(notice(page)).toHaveText(/^Opened as SGF/);
        expect(await tops(page, ...parts), key).toEqual(before);
      }
      await expect(page.getByLabel('Go to move')).toHaveValue('1');
      await notice(page).getByRole('button', { name: 'Close' }).click();
      await expect(notice(page)).toHaveCount(0);
      await button(page, 'Next').click();
      await expect(notice(page)).toHaveCount(0);
    });

    test('the board stays in its place when prisoners and a ko make its line longer', SLOW, async ({ page }) => {
      await open(page, 'rows=.OX./O.OX/.OX./....&place=0');
      const before = await tops(page, '.surface');
      await click(page, 'B3');
      await expect(page.locator('.turn')).toContainText('(not C3: ko). Black has captured 1');
      expect(await tops(page, '.surface')).toEqual(before);
    });
  });
}

test('the reason why a move is refused stays at every step, until something is played', async ({ page }) => {
  await open(page, 'rows=X.O../OO.../...../...../.....&place=0');
  await click(page, 'B5');
  await expect(notice(page)).toContainText('That is suicide');
  await button(page, 'Next').click();
  await expect(place(page)).not.toHaveText('Start');
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Erase').click();
  await button(page, 'Play moves').click();
  await expect(notice(page)).toContainText('That is suicide');
  await click(page, 'E1');
  await expect(notice(page)).toHaveCount(0);
});

test('“Copied.” moves nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, empty(5));
  await expect(board(page)).toBeVisible();
  await button(page, 'Share').click();
  await button(page, 'Text').click();
  await expect(page.locator('.share textarea')).not.toHaveValue('');
  const parts = ['.share-part + *', '.share textarea', '.share-print'];
  for (const name of ['Copy the link', 'Copy']) {
    const before = await tops(page, ...parts);
    await button(page, name).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).not.toHaveCount(0);
    expect(await tops(page, ...parts), name).toEqual(before);
  }
});
