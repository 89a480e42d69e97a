import type { Page } from '@playwright/test';
import { board, button, click, empty, expect, open, place, point, SLOW, sentence, test } from './reader.ts';

/** What is painted on the board. Not a screenshot, which differs by a fraction of a pixel while the page still scrolls. */
const picture = (page: Page) =>
  page.locator('.surface canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

const slider = 'Steps of the run';

test('buttons step both ways, by step and by round', async ({ page }) => {
  await open(page);
  await button(page, 'Next').click();
  await expect(place(page)).toHaveText('Round 1, step 1 of 5');
  await button(page, 'Next round').click();
  await expect(place(page)).toHaveText('Round 1, step 5 of 5');
  await button(page, 'Next round').click();
  await expect(place(page)).toHaveText('Round 2, step 2 of 2');
  await button(page, 'Back').click();
  await expect(place(page)).toHaveText('Round 2, step 1 of 2');
  await button(page, 'Back one round').click();
  await expect(place(page)).toHaveText('Round 1, step 5 of 5');
  await button(page, 'Last').click();
  await expect(sentence(page)).toHaveText(/^Nothing falls in round 3/);
  await expect(button(page, 'Next')).toBeDisabled();
  await button(page, 'First').click();
  await expect(place(page)).toHaveText('Start');
});

test('the keys step with the focus on the board, unless a text field has the focus', async ({ page }) => {
  await open(page);
  await page.getByRole('slider', { name: slider }).focus();
  const keys: [string, RegExp][] = [
    ['ArrowRight', /^Round 1, step 1/],
    ['PageDown', /^Round 1, step 5/],
    ['PageDown', /^Round 2, step 2/],
    ['PageUp', /^Round 1, step 5/],
    ['ArrowLeft', /^Round 1, step 4/],
    ['End', /^Round 3/],
    ['Home', /^Start/],
  ];
  for (const [key, where] of keys) {
    await page.keyboard.press(key);
    await expect(place(page)).toHaveText(where);
  }
  await button(page, /^Board:/).click();
  await page.getByLabel('Columns').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText('Start');
});

test('the keys step when a button has the focus, and Space still presses the button', async ({ page }) => {
  await open(page);
  await button(page, 'Both').focus();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(/^Round 1, step 1/);
  await page.keyboard.press('Space');
  await expect(button(page, 'Both')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Play')).toBeVisible();
  await expect(button(page, 'Pause')).toHaveCount(0);
});

test('Space plays and pauses, but on a button it presses that', async ({ page }) => {
  await open(page);
  await button(page, /speed: /).press('Space');
  await expect(button(page, 'Pause')).toHaveCount(0);
  await board(page).focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(place(page)).toHaveText(/^Round 1/);
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toHaveCount(0);
});

test('playing stops at the end of the run', async ({ page }) => {
  await open(page);
  await button(page, 'Last').press('End');
  await page.keyboard.press('ArrowLeft');
  await button(page, /speed: /).click();
  await button(page, 'Play').click();
  await expect(sentence(page)).toHaveText(/^Nothing falls in round 3/);
  await expect(button(page, 'Pause')).toHaveCount(0);
});

test('the scrubber goes to any moment and says where it is', async ({ page }) => {
  await open(page);
  const scrubber = page.getByRole('slider', { name: slider });
  await scrubber.fill('6');
  await expect(place(page)).toHaveText('Round 2, step 1 of 2');
  await expect(scrubber).toHaveAttribute('aria-valuetext', 'Round 2, step 1 of 2');
  await scrubber.focus();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('Round 2, step 2 of 2');
});

test('the film shows every round and goes there', async ({ page }) => {
  await open(page);
  const film = page.getByRole('navigation', { name: 'The rounds' });
  await expect(film.getByRole('button')).toHaveCount(4);
  await film.getByRole('button', { name: /^Round 2/ }).click();
  await expect(place(page)).toHaveText('Round 2, step 2 of 2');
  await expect(film.getByRole('button', { name: /^Round 2/ })).toHaveAttribute('aria-current', 'step');
});

test('a name in the sentence lights up on the board, and the board lights the name', SLOW, async ({ page }) => {
  await open(page);
  await page.keyboard.press('ArrowRight');
  const name = sentence(page).getByRole('button', { name: '#3', exact: true }).first();
  const before = await picture(page);
  await name.hover();
  await expect(name).toHaveAttribute('data-lit', 'true');
  expect(await picture(page)).not.toEqual(before);
  await page.mouse.move(0, 0);
  await expect(name).not.toHaveAttribute('data-lit');
  await point(page, 'F5').hover({ force: true });
  await expect(name).toHaveAttribute('data-lit', 'true');
  await expect(page.locator('.here')).toContainText('F5: black, block #3');
});

test('with the focus on the board the keys are the board’s', async ({ page }) => {
  await open(page, empty(5));
  await board(page).focus();
  const active = async () => {
    const id = await board(page).getAttribute('aria-activedescendant');
    return page.locator(`#${id}`).getAttribute('aria-label');
  };
  expect(await active()).toMatch(/^A5: empty/);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect.poll(active).toMatch(/^B4: empty/);
  await page.keyboard.press('Enter');
  await expect.poll(active).toMatch(/^B4: black, block #1/);
  await page.keyboard.press('.');
  await expect(place(page)).toHaveText(/^Round 1/);
  await page.keyboard.press(',');
  await expect(place(page)).toHaveText('Start');
  await page.keyboard.press('Delete');
  await expect.poll(active).toMatch(/^B4: empty/);
});

test('after a click on the board the arrows step through the run, until an arrow up or down shows the cursor', async ({
  page,
}) => {
  await open(page);
  await click(page, 'C4');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(/^Round 1, step 1/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(/^Round 1, step 1/);
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(point(page, 'C4')).toHaveAccessibleName(/empty/);
});

test('a question mark lists the keys, and C shows the clean board', async ({ page }) => {
  await open(page);
  await expect(button(page, /^Hide the marks/)).toBeVisible();
  await expect(place(page)).toHaveText('Start');
  await button(page, 'Next').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Help' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(place(page)).toHaveText('Start');
  const marked = await picture(page);
  await page.keyboard.press('c');
  await expect(button(page, /^Show the marks/)).toBeVisible();
  expect(await picture(page)).not.toEqual(marked);
  await page.keyboard.press('c');
  await expect.poll(() => picture(page)).toEqual(marked);
});

test('a dialog is closed by its button or beside it, and the focus goes back', async ({ page }) => {
  await open(page);
  const help = button(page, 'Keys and help');
  const keys = page.getByRole('dialog', { name: 'Help' });
  const closings = [
    () => keys.getByRole('button', { name: 'Close' }).press('Enter'),
    () => page.mouse.click(5, 300),
    () => page.keyboard.press('Escape'),
  ];
  for (const closes of closings) {
    await help.press('Enter');
    await keys.getByText('undo, redo').click();
    await closes();
    await expect(keys).toHaveCount(0);
    await expect(help).toBeFocused();
  }
});

test('both colours are shown, and either can be stepped through', SLOW, async ({ page }) => {
  await open(page, 'rows=X.XO./.XXO./XXXOO/OOO.O/.O.O.&place=0');
  await button(page, 'Both').click();
  await expect(sentence(page)).toHaveText(/^Black has/);
  await page.getByRole('group', { name: 'Explain' }).getByRole('button', { name: 'White' }).click();
  await expect(sentence(page)).toHaveText(/^White has/);
  await button(page, 'Last').click();
  await expect(sentence(page)).toContainText('′');
});

test('on a phone a step is not taken unseen: its sentence comes back below the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(page.locator('.panels')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('.caption')).not.toBeInViewport();
  await button(page, 'Next').click();
  await expect(page.locator('.caption .sentence')).toBeInViewport();
});
