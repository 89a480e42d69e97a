import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { board, button, expect, room, saveData, test } from './reader.ts';

const status = (page: Page) => page.locator('.lesson [role=status]');
const way = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name.replace('?', '\\?')) });

async function learn(page: Page): Promise<void> {
  await page.addInitScript(saveData);
  await page.goto('./#open=learn');
  await expect(page.getByRole('heading', { name: 'Learn which stones stay' })).toBeVisible();
}

test('practice by mouse: a level goes on, is kept, and a link leads to its board', async ({ page }) => {
  await learn(page);
  await way(page, 'Level 3').click();
  await expect(page.getByRole('heading', { name: 'Level 3' })).toBeVisible();
  const stone = board(page).getByRole('gridcell', { name: /: (black|white)/ });
  await expect(stone.first()).toBeVisible();
  await button(page, 'Check').click();
  await expect(status(page).first()).toHaveText(/All right|Right about/);
  await expect(page.locator('.verdicts li').first()).toBeVisible();
  await expect(page.locator('.lesson')).toContainText('One board at this level');
  const address = await page.getByRole('link', { name: 'Link to this board' }).getAttribute('href');
  const before = await board(page).getByRole('gridcell').count();
  await button(page, 'Next board').click();
  await expect(page.locator('.verdicts')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.lesson')).toContainText('One board at this level');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await page.goto(`./${address}`);
  await expect(page.getByRole('heading', { name: 'A board of a link' })).toBeVisible();
  await expect(board(page).getByRole('gridcell')).toHaveCount(before);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Level 3' })).toBeVisible();
});

test('what is misjudged, by the keyboard alone, as it is announced', async ({ page }) => {
  await learn(page);
  await way(page, 'What you misjudge').press('Enter');
  await expect(page.getByRole('heading', { name: 'What you misjudge' })).toBeVisible();
  for (let number = 1; number <= 12; number++) {
    await expect(status(page).first()).toHaveText(`Board ${number}, of at most 12`);
    await expect(page.locator('.verdicts')).toHaveCount(0);
    await button(page, 'That is my answer').press('Enter');
    // The next board comes from a worker.
    await expect(status(page).first()).not.toHaveText(`Board ${number}, of at most 12`);
    if (await page.getByText(/^Your answers fit/).isVisible()) break;
    await expect(board(page)).toBeFocused();
  }
  // Nothing stays on any board: that is guessing.
  await expect(status(page).first()).toHaveText('Your answers fit no mistake on the list: there is no pattern.');
  await expect(status(page).first()).toBeFocused();
  await expect(page.locator('.verdicts .wrong').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
});

test('six boards on a phone end in a share, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await learn(page);
  await way(page, 'How well do I see it?').click();
  await button(page, 'Begin').click();
  for (let number = 1; number <= 6; number++) {
    await expect(page.locator('.lesson')).toContainText(`Board ${number} of 6`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await button(page, 'Check: not sure').click();
  }
  await expect(page.locator('.learn-start')).toContainText(/Right about \d+ of \d+ blocks/);
  await expect(page.getByRole('table')).toContainText('never');
  await expect(room(page, 'Learn')).toBeVisible();
});
