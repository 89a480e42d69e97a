import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { board, button, click, expect, point, room, saveData, sideways, test } from './reader.ts';

const lesson = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`\\d\\. ${name}`) });
const stage = (page: Page) => page.locator('.stages [aria-current]');
const status = (page: Page) => page.locator('.lesson [role=status]');

/** Opens the room of lessons for a reader who saves data. */
async function learn(page: Page): Promise<void> {
  await page.addInitScript(saveData);
  await page.goto('./#open=learn');
  await expect(page.getByRole('heading', { name: 'Learn which stones stay' })).toBeVisible();
}

test('the first minute leads to the lessons, and a pair is answered with the mouse', async ({ page }) => {
  await page.addInitScript(saveData);
  await page.goto('./');
  await button(page, 'Learn to see it, in ten minutes').click();
  await expect(page).toHaveTitle('Learn · Benson’s casting-out');
  await lesson(page, 'White plays on').click();
  await expect(stage(page)).toHaveText('First board');
  await click(page, 'C2');
  await expect(point(page, 'C2')).toHaveAccessibleName('C2: black, you say it stays');
  await button(page, 'Check: I’m sure').click();
  await expect(status(page).first()).toHaveText(/^All \d blocks right\.$/);
  // White plays on by itself.
  await expect(page.locator('.played')).toContainText('captures 6 stones', { timeout: 20_000 });
  await expect(point(page, 'A5')).toHaveAccessibleName('A5: empty');
  await button(page, 'Now the reason').click();
  await click(page, 'G6');
  await expect(status(page).first()).toContainText('G6 is no liberty of');
  await click(page, 'D6');
  await expect(page.locator('.lesson')).toContainText('In a game Black would answer and live');
  await expect(button(page, 'Undo')).toBeHidden();
  await button(page, 'Next board').click();
  await expect(stage(page)).toHaveText('The same with one stone changed');
  // A reload keeps the board; Back leads to the list, and out of the room.
  await page.reload();
  await expect(stage(page)).toHaveText('The same with one stone changed');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Steps · Benson’s casting-out');
});

test('a lesson by the keyboard alone, as it is announced', async ({ page }) => {
  await learn(page);
  await lesson(page, 'White plays on').press('Enter');
  await expect(page.getByRole('heading', { name: 'Lesson 1: White plays on' })).toBeFocused();
  await board(page).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(status(page).first()).toHaveText('You say that these stay: the 8 stones at C2.');
  await button(page, 'Check: not sure').press('Enter');
  await expect(button(page, 'Now the reason')).toBeFocused();
  await page.keyboard.press('Enter');
  // Whoever goes on is on the board, and hears what there is to do.
  await expect(board(page)).toBeFocused();
  await expect(board(page)).toHaveAccessibleDescription(/^White takes #1 \(E6\) in the end\. Choose the point/);
  await button(page, 'Show me').press('Enter');
  await expect(button(page, 'Next board')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeFocused();
  await button(page, 'Skip this part').press('Enter');
  await button(page, 'It falls').press('Enter');
  await expect(button(page, 'Next board')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stage(page)).toHaveText('On your own');
  await expect(board(page)).toBeFocused();
  // Ctrl Z changes nothing here.
  const stones = await board(page).getByRole('gridcell').allTextContents();
  await page.keyboard.press('Control+z');
  expect(await board(page).getByRole('gridcell').allTextContents()).toEqual(stones);
  for (const hint of ['A hint', 'A hint', 'Show the answer']) await button(page, hint).press('Enter');
  await expect(status(page).first()).toContainText('The board shows it');
  await expect(button(page, 'Another board')).toBeFocused();
});

test('a proof is played on the board, and moves are taken back', async ({ page }) => {
  await page.addInitScript(saveData);
  await page.goto('./#open=learn.proofs');
  await button(page, 'Check: not sure').click();
  // White’s play can be stopped, and gone through by hand.
  await button(page, 'Pause').click();
  const said = await page.locator('.played').textContent();
  await button(page, 'Next move').click();
  await expect(page.locator('.played')).not.toHaveText(said ?? '');
  await button(page, 'Now the reason').click();
  await click(page, 'D6');
  await expect(status(page).first()).toContainText('which is suicide');
  await click(page, 'A6');
  await expect(point(page, 'A6')).toHaveAccessibleName('A6: white');
  await button(page, 'Take back').click();
  await expect(point(page, 'A6')).toHaveAccessibleName('A6: empty');
  for (const name of ['B6', 'A5', 'D6']) await click(page, name);
  await expect(page.locator('.lesson')).toContainText('That is the proof that it falls.');
});

test('where Black answers the solver judges, and what was lost is shown by the next move', async ({ page }) => {
  await page.addInitScript(saveData);
  await page.goto('./#open=learn.answers');
  await expect(button(page, 'Check: I’m sure')).toBeVisible();
  await click(page, 'C2');
  await click(page, 'E6');
  await button(page, 'Check: I’m sure').click();
  await expect(status(page).first()).toHaveText(/^All 2 blocks right\.$/);
  await button(page, 'Now the reason').click();
  // White has begun.
  await expect(point(page, 'B6')).toHaveAccessibleName('B6: white');
  await click(page, 'D6');
  await expect(status(page).first()).toContainText('after Black on D6 White goes on with');
  await click(page, 'C6');
  await expect(page.locator('.lesson')).toContainText('Right: Black on C6 saves #1');
  await button(page, 'Next board').click();
  await button(page, 'Skip this part').click();
  await button(page, 'It falls').click();
  await expect(status(page).first()).toContainText('falls, even if Black begins');
});

test('a lesson in space shows its layers and the solid, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(saveData);
  await page.goto('./#open=learn.space');
  await expect(board(page)).toBeInViewport();
  await expect(page.locator('.solid-surface')).toBeInViewport();
  await expect(page.locator('.solid-more')).toBeHidden();
  await click(page, '1:B3');
  await expect(status(page).first()).toContainText('You say that these stay: the 13 stones at 1:B3.');
  await button(page, 'Check: I’m sure').click();
  await button(page, 'Now the reason').click();
  await click(page, '1:A3');
  await expect(page.locator('.lesson')).toContainText('The block stands on both layers');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await sideways(page)).toBe(0);
});

test('what is chosen moves no button, however long the line about it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(saveData);
  await page.goto('./#open=learn.rounds');
  const check = button(page, 'Check: I’m sure');
  await expect(check).toBeVisible();
  const before = await check.boundingBox();
  for (const name of ['B5', 'D5', 'G5', 'D2']) await click(page, name);
  await expect(status(page).first()).toContainText('the 8 stones at D2');
  expect(await check.boundingBox()).toEqual(before);
});

test('the end of a lesson leads to the next one, and opens its position in Explore and back', async ({ page }) => {
  const told = { phase: 'told', answer: { chosen: [], checked: true, sure: true }, pressed: null, isShown: false };
  const course = { lesson: 'shared', seed: 5, stage: 'free', ...told, hints: 0, free: 1, streak: 2 };
  await page.addInitScript((text) => sessionStorage.setItem('pass-alive.lesson', text), JSON.stringify(course));
  await page.addInitScript(saveData);
  await page.goto('./#open=learn.shared');
  await button(page, 'Go on').click();
  await expect(page.getByText('You have passed this lesson.')).toBeVisible();
  await button(page, 'See this board step by step in Explore').click();
  await expect(page).toHaveTitle('Steps · Benson’s casting-out');
  await button(page, 'Back to your board').click();
  await expect(page.getByRole('heading', { name: 'Lesson 6: Shared regions' })).toBeVisible();
  // The board of the page is as it was.
  await room(page, 'Explore').click();
  await expect(point(page, 'A6')).toHaveAccessibleName(/A6: black/);
});

test('for everybody: axe finds nothing in the room and the book, and nothing is wider than a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await learn(page);
  await expect(room(page, '3-D')).toBeInViewport();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await lesson(page, 'Round by round').click();
  await click(page, 'D2');
  await button(page, 'Check: I’m sure').click();
  await button(page, 'Now the reason').click();
  await button(page, 'Show me').click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.goto('./lessons.html');
  for (const answer of await page.getByText('Answer', { exact: true }).all()) await answer.click();
  expect(await sideways(page)).toBe(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('progress is saved as a file, deleted, and added again; a bad file is refused with its place', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'pass-alive.learn',
      '{"kind":"pass-alive progress","version":1,"lessons":{"shared":{"passed":1,"recalled":1,"boards":4,"right":4,"sure":2,"sureRight":2}}}',
    ),
  );
  await learn(page);
  await expect(lesson(page, 'Shared regions')).toContainText('done');
  const saved = page.waitForEvent('download');
  await button(page, 'Save it as a file').click();
  const file = await (await saved).path();
  await button(page, 'Delete it').click();
  await expect(lesson(page, 'Shared regions')).not.toContainText('done');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(lesson(page, 'Shared regions')).toContainText('done');
  await page.locator('input[type=file]').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"kind":"pass-alive progress","version":1,"lessons":{"shared":{"passed":"yes"}}}'),
  });
  await expect(page.getByText('“lessons.shared.passed” cannot have that value. Nothing has changed.')).toBeVisible();
});

test('without a script the book is there, linked from the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('./');
  await page.getByRole('link', { name: 'Sixteen short lessons, to read or print' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(16);
  await page.getByText('Answer', { exact: true }).first().click();
  await expect(page.getByText('White fills the four points at the top one by one')).toBeVisible();
  await context.close();
});
