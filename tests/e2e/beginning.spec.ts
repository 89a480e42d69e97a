import type { Page } from '@playwright/test';
import {
  address,
  board,
  button,
  click,
  empty,
  expect,
  hold,
  place,
  point,
  SLOW,
  saveData,
  sentence,
  tab,
  test,
} from './reader.ts';

/** Opens the plain address. */
async function begin(page: Page): Promise<void> {
  await page.addInitScript(saveData);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  await expect(button(page, 'Check')).toBeVisible();
}

const status = (page: Page) => page.locator('.asked [role=status]').first();
const verdicts = (page: Page) => page.locator('.verdicts li');
const film = (page: Page) => page.getByRole('navigation', { name: 'The rounds' });

test('the plain address asks, and shows nothing of the answer', async ({ page }) => {
  await begin(page);
  await expect(page.locator('.question')).toHaveText(
    'White plays on and on, Black only passes. Which black stones are still there at the end?',
  );
  await expect(film(page)).toHaveCount(0);
  await expect(sentence(page)).toHaveCount(0);
  await expect(page.getByLabel('The marks', { exact: true })).toHaveCount(0);
  await expect(point(page, 'B3')).toHaveAccessibleName('B3: black');
});

test('Next is the first step of round 1, from which Back shows everything', async ({ page }) => {
  await begin(page);
  await button(page, 'Next').click();
  await expect(place(page)).toHaveText('Round 1, step 1 of 4');
  await expect(button(page, 'Check')).toHaveCount(0);
  await expect(film(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText('Start');
  await expect(film(page)).toBeVisible();
});

test('blocks are pressed and checked, each with its reason', async ({ page }) => {
  await begin(page);
  await click(page, 'D2');
  await expect(status(page)).toHaveText('You say that these stay: the 9 stones at B3.');
  await click(page, 'E6');
  await expect(status(page)).toContainText('the 8 stones at B7');
  await expect(point(page, 'G7')).toHaveAccessibleName('G7: black, you say it stays');
  // White's stones and empty points are no answer, and nothing is played.
  await click(page, 'E5');
  await click(page, 'C7');
  await expect(point(page, 'C7')).toHaveAccessibleName('C7: empty');
  await button(page, 'Check').click();
  await expect(status(page)).toHaveText('Right about 3 of 4 blocks.');
  await expect(verdicts(page)).toHaveCount(4);
  await expect(verdicts(page).nth(0)).toContainText('You said it stays. Block');
  await expect(verdicts(page).nth(1)).toContainText('Right. Block');
  await expect(film(page)).toBeVisible();
  await button(page, 'Ask again').click();
  await expect(film(page)).toHaveCount(0);
  await expect(status(page)).toContainText('then Check');
});

test('it is answered by the keyboard alone', async ({ page }) => {
  await begin(page);
  await board(page).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(status(page)).toHaveText('You say that these stay: the 9 stones at B3.');
  await button(page, 'Check').press('Enter');
  await expect(status(page)).toHaveText(/^All \d blocks right\.$/);
});

test('“Show it” plays White’s moves to the end, and fetches nothing', async ({ page }) => {
  await begin(page);
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await button(page, 'Show it').click();
  const said = page.locator('.played').first();
  await expect(said).toContainText('White plays');
  await expect(point(page, 'C7')).toHaveAccessibleName('C7: white');
  await expect(said).toContainText('captures 8 stones', { timeout: 30_000 });
  await expect(said).toContainText('These 9 black stones can never be captured.', { timeout: 30_000 });
  await expect(point(page, 'B7')).toHaveAccessibleName('B7: white');
  await expect(point(page, 'B3')).toHaveAccessibleName('B3: black');
  // What fetches ahead comes, and sees that this reader saves data.
  expect(asked.filter((url) => !/\/ahead-/.test(url))).toEqual([]);
  await button(page, 'Back to the first board').click();
  await expect(point(page, 'B7')).toHaveAccessibleName('B7: black');
  await button(page, 'Show it').click();
  await button(page, 'Next').click();
  await expect(place(page)).toHaveText('Round 1, step 1 of 4');
  await expect(point(page, 'C7')).toHaveAccessibleName(/^C7: empty/);
});

test('the worked example is the next board, and asks too; examples are on the page', async ({ page }) => {
  await begin(page);
  await button(page, 'Next board: the worked example').click();
  await expect(point(page, 'F6')).toHaveAccessibleName('F6: black');
  await expect(film(page)).toHaveCount(0);
  await expect(button(page, 'Next board: the worked example')).toHaveCount(0);
  await button(page, 'Two eyes').click();
  await expect(button(page, 'Check')).toHaveCount(0);
  await expect(film(page)).toBeVisible();
});

test('whoever chooses a tool plays on the board; Undo leads back to the question', async ({ page }) => {
  await begin(page);
  await button(page, 'Play moves').click();
  await expect(button(page, 'Check')).toHaveCount(0);
  await click(page, 'C7');
  await expect(point(page, 'C7')).toHaveAccessibleName(/^C7: black/);
});

test('an earlier board is offered, and not put there; Undo brings it back too', SLOW, async ({ page }) => {
  await page.goto(`./#${empty(5)}`);
  await click(page, 'C3');
  await expect.poll(() => address(page)).toContain('X');
  await page.goto('about:blank');
  await begin(page);
  await expect(point(page, 'B3')).toHaveAccessibleName('B3: black');
  await page.reload();
  await expect(point(page, 'J1')).toHaveAccessibleName('J1: black');
  await page.getByRole('button', { name: /^Go on with your 5 × 5 board/ }).click();
  await expect(point(page, 'C3')).toHaveAccessibleName(/^C3: black/);
  await expect(button(page, 'Check')).toHaveCount(0);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(point(page, 'C3')).toHaveAccessibleName(/^C3: black/);
});

test('the name of the page leads to the beginning, from everywhere', async ({ page }) => {
  await page.goto(`./#${empty(5)}`);
  await tab(page, 'Score').click();
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(button(page, 'Check')).toBeVisible();
  await expect(point(page, 'J1')).toHaveAccessibleName('J1: black');
});

test('a link to the same board shows everything at once', async ({ page }) => {
  await page.goto('./#rows=OX....XO./OXXXXXXO./.OOOOOOO./.O.O.O.OO/OXXXOXXXO/XX.XOX.XO/.XXXOXX.X&place=0');
  await expect(film(page)).toBeVisible();
  await expect(button(page, 'Check')).toHaveCount(0);
});

test('until the question has been fetched it can be read, and a press plays nothing', async ({ page }) => {
  const release = await hold(page, /beginning-/);
  await page.goto('./');
  await expect(page.locator('.question')).toBeVisible();
  await click(page, 'C7');
  await expect(point(page, 'C7')).toHaveAccessibleName('C7: empty');
  release();
  await expect(button(page, 'Check')).toBeVisible();
});
