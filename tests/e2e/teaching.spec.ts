import AxeBuilder from '@axe-core/playwright';
import { board, button, expect, saveData, sideways, test } from './reader.ts';

test('a course is put together, kept, and answered by its link; on a phone nothing scrolls sideways', async ({
  page,
}) => {
  await page.addInitScript(saveData);
  await page.goto('./#open=learn');
  await page.getByRole('link', { name: 'For teachers: a course of your own' }).click();
  await page.getByLabel('Title of the course').fill('Two eyes & more');
  await button(page, 'That board, about Black').click();
  await page.getByLabel('From a lesson or a level').selectOption('shared');
  await button(page, 'Add').click();
  const title = (number: number) => page.getByLabel(`Title of board ${number}`);
  await title(1).fill('Worked example');
  await button(page, 'Move board 2 up').press('Enter');
  await expect(title(2)).toHaveValue('Worked example');
  await button(page, 'Remove board 2').press('Enter');
  await expect(title(2)).toHaveCount(0);
  await button(page, 'Put it back').press('Enter');
  await expect(title(2)).toHaveValue('Worked example');
  await page.reload();
  await expect(page.getByLabel('Title of the course')).toHaveValue('Two eyes & more');
  await expect(title(2)).toHaveValue('Worked example');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Two eyes & more' })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await button(page, 'Begin').click();
  await expect(page.getByRole('heading', { name: 'Board 1 of 2: Shared regions' })).toBeVisible();
  await expect(board(page)).toBeVisible();
  await button(page, 'Check').click();
  await button(page, 'Next board').click();
  await expect(page.getByRole('heading', { name: 'Board 2 of 2: Worked example' })).toBeVisible();
  await button(page, 'Check').click();
  await button(page, 'Next board').click();
  await expect(page.getByRole('status').first()).toContainText(/Right about \d of \d+ blocks/);
});

test('a sheet is printed with its boards alone, the answers after them', async ({ page }) => {
  await page.addInitScript(saveData);
  await page.goto('./#open=learn.course');
  for (const level of ['1', '2', '3']) {
    await page.getByLabel('From a lesson or a level').selectOption(level);
    await button(page, 'Add').click();
    await expect(page.getByLabel(`Title of board ${level}`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'See it as your pupils do, or print it' }).click();
  const pictures = page.locator('.course-sheet canvas');
  await expect(pictures).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible();
  await expect(button(page, 'Begin')).toBeHidden();
  await expect(page.locator('.picture')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});
