import { board, button, click, expect, open, place, tab, test, WORKED } from './reader.ts';

test('keys work wherever the focus is, but in fields and dialogs', async ({ page }) => {
  await open(page, `${WORKED}&place=0`);
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText(/^Round/);
  await page.keyboard.press('Home');
  await expect(place(page)).toHaveText('Start');
  await page.keyboard.press('.');
  await expect(place(page)).toHaveText(/^Round 1/);
  await page.keyboard.press('p');
  await expect(tab(page, 'Prove')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('b');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('s');
  await expect(tab(page, 'Steps')).toHaveAttribute('aria-current', 'page');
  // The place in the run is kept.
  await expect(place(page)).toHaveText(/^Round 1/);
  await page.keyboard.press('o');
  const field = page.getByLabel('A game or a diagram as text');
  await field.fill('');
  await field.press('p');
  await expect(field).toHaveValue('p');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('the focus goes to what has a name when a lens or an entry of Recent is opened', async ({ page }) => {
  const focus = page.locator(':focus');
  await open(page, `${WORKED}&place=0`);
  await page.keyboard.press('p');
  await button(page, 'Try it yourself').focus();
  await page.keyboard.press('s');
  await expect(focus).toHaveAccessibleName('What happens');
  await button(page, 'Next').focus();
  await page.keyboard.press('u');
  await expect(focus).toHaveAccessibleName('Supports');
  await expect(focus).toHaveAttribute('aria-current', 'page');
  await button(page, 'Take away').focus();
  await page.keyboard.press('e');
  await expect(focus).toHaveAccessibleName('Eyes');
  // An entry of Recent, while the focus is in a lens.
  await page.goto('about:blank');
  await open(page, 'rows=X../.X./...&open=score&place=0');
  await button(page, 'Next step').focus();
  await page.keyboard.press('o');
  await page.getByRole('tab', { name: 'Recent' }).click();
  await page.getByRole('dialog').locator('.card').last().press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(focus).not.toHaveAccessibleName('');
});

test('keys of one character can be switched off, which is remembered', async ({ page }) => {
  await open(page, `${WORKED}&place=0`);
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /^Keys of one character/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(board(page)).toBeVisible();
  for (const key of ['p', '?', '.']) await page.keyboard.press(key);
  await expect(tab(page, 'Steps')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(/^Round 1/);
});

test('after a move by the keyboard the point is told as it is now, and not as it was', async ({ page }) => {
  await open(page, 'rows=.O../X.../..../....&place=0');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  const told = page.locator('.board [aria-live]');
  const heard = await told.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return texts;
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(told).toHaveText(/^A2: black, block #/);
  expect(await heard.evaluate((texts) => texts.filter((text) => text.includes('empty')))).toEqual([]);
});

test('a capture, the turn, undo and hidden marks are announced', async ({ page }) => {
  await open(page, 'rows=.O../X.../..../....&place=0');
  const said = page.locator('.picture > .unseen[role=status]');
  await click(page, 'C4');
  await expect(said).toHaveText('Black plays C4. White to play.');
  await click(page, 'D1');
  await expect(said).toHaveText('White plays D1. Black to play.');
  await click(page, 'B3');
  await click(page, 'D2');
  await click(page, 'A4');
  await expect(said).toHaveText('Black plays A4, captures B4. White to play.');
  await button(page, 'Undo').click();
  await expect(said).toHaveText('Undone: Black A4. Black to play.');
  await page.keyboard.press('c');
  await expect(said).toHaveText('The marks are hidden.');
});
