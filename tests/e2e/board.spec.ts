import type { Page } from '@playwright/test';
import { address, board, button, click, empty, expect, middleOf, open, point, SLOW, test } from './reader.ts';

/** The sentence on what a click does, whose turn it is, and the prisoners. */
const turn = (page: Page) => page.locator('.turn');

test('a first visit shows the worked example with round 1 ready', async ({ page }) => {
  await open(page);
  await expect(board(page).getByRole('gridcell')).toHaveCount(36);
  await expect(point(page, 'E6')).toHaveAccessibleName(/black.*block #3/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.sentence')).toHaveText(/^Block #3 \(E6\) is cast out/);
});

test('clicks play moves in turn, and a click on a stone says what it is', async ({ page }) => {
  await open(page, empty(9));
  await expect(turn(page)).toHaveText('Choose a point to play for Black.');
  await click(page, 'C3');
  await expect(turn(page)).toHaveText('Choose a point to play for White.');
  await click(page, 'D4');
  await expect(point(page, 'C3')).toHaveAccessibleName(/black/);
  await expect(point(page, 'D4')).toHaveAccessibleName(/white/);
  await click(page, 'C3');
  await expect(page.locator('.notice')).toHaveText(
    /^C3: black, block #1.* choose Erase\. Show how it can be captured$/,
  );
  await expect(point(page, 'C3')).toHaveAccessibleName(/black/);
  await expect(turn(page)).toHaveText('Choose a point to play for Black.');
  await button(page, 'Erase').click();
  await click(page, 'C3');
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await expect(point(page, 'D4')).toHaveAccessibleName(/white/);
});

test('a press that ends on another point places nothing with a tool that does not paint', async ({ page }) => {
  await open(page, empty(9));
  const [from, to] = [await middleOf(page, 'C3'), await middleOf(page, 'E5')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await expect(point(page, 'E5')).toHaveAccessibleName(/empty/);
});

test('a drag paints every point on the way, and one undo takes it all back', async ({ page }) => {
  await open(page, empty(9));
  await button(page, 'White').first().click();
  const [from, to] = [await middleOf(page, 'B2'), await middleOf(page, 'H2')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  for (const name of ['B2', 'E2', 'H2']) await expect(point(page, name)).toHaveAccessibleName(/white/);
  await button(page, 'Undo').click();
  for (const name of ['B2', 'E2', 'H2']) await expect(point(page, name)).toHaveAccessibleName(/empty/);
  await button(page, 'Redo').click();
  await expect(point(page, 'E2')).toHaveAccessibleName(/white/);
});

test('erasing by a drag', async ({ page }) => {
  await open(page, 'rows=XXXX/..../OOOO/....&place=0');
  await button(page, 'Erase').click();
  const [from, to] = [await middleOf(page, 'A4'), await middleOf(page, 'D4')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expect(point(page, 'B4')).toHaveAccessibleName(/empty/);
  await expect(point(page, 'B2')).toHaveAccessibleName(/white/);
});

test('a move captures a stone, and one undo brings back the stone, the prisoner and the turn', async ({ page }) => {
  await open(page, 'rows=.X./XOX/...&place=0');
  await click(page, 'B1');
  await expect(point(page, 'B2')).toHaveAccessibleName(/empty/);
  await expect(turn(page)).toHaveText('Choose a point to play for White. Black has captured 1, White 0.');
  await page.keyboard.press('Control+z');
  await expect(point(page, 'B2')).toHaveAccessibleName(/white/);
  await expect(turn(page)).toHaveText('Choose a point to play for Black.');
  await page.keyboard.press('Control+y');
  await expect(turn(page)).toHaveText('Choose a point to play for White. Black has captured 1, White 0.');
  await expect.poll(() => address(page)).toContain('turn=white&last=B1&prisoners=1.0.part');
  await page.reload();
  await expect(turn(page)).toHaveText('Choose a point to play for White. Black has captured 1, White 0.');
  await expect(point(page, 'B2')).toHaveAccessibleName(/empty/);
  await page.keyboard.press('Control+z');
  await expect(point(page, 'B2')).toHaveAccessibleName(/white/);
});

test('a move captures several blocks at once, and fills its own last liberty to do so', async ({ page }) => {
  await open(page, 'rows=O.OX/XXXX/..../....&place=0');
  await click(page, 'B4');
  for (const name of ['A4', 'C4']) await expect(point(page, name)).toHaveAccessibleName(/empty/);
  await expect(point(page, 'B4')).toHaveAccessibleName(/black/);
  await expect(turn(page)).toContainText('Black has captured 2');
});

test('a ko is named, and is over after a move elsewhere or a pass', async ({ page }) => {
  await open(page, 'rows=.OX./O.OX/.OX./....&place=0');
  await click(page, 'B3');
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await expect(turn(page)).toHaveText('Choose a point to play for White (not C3: ko). Black has captured 1, White 0.');
  await click(page, 'C3');
  await expect(page.getByRole('alert')).toContainText('(ko)');
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await expect.poll(() => address(page)).toContain('ko=C3');
  await page.reload();
  await expect(turn(page)).toContainText('(not C3: ko)');
  await click(page, 'C3');
  await expect(page.getByRole('alert')).toContainText('(ko)');
  await button(page, /^Board:/).click();
  await button(page, 'Pass: Black plays next').click();
  await expect(page.locator('.notice')).toHaveText('White passes. Black plays next.');
  await expect(button(page, /^Board:/)).toBeFocused();
  await button(page, /^Board:/).click();
  await button(page, 'Pass: White plays next').click();
  await click(page, 'C3');
  await expect(point(page, 'B3')).toHaveAccessibleName(/empty/);
  await expect(turn(page)).toHaveText('Choose a point to play for Black (not B3: ko). Black has captured 1, White 1.');
});

test('suicide is refused in words; where the rules allow it, the block goes', async ({ page }) => {
  await open(page, 'rows=X.O../OO.../...../...../.....&place=0');
  await click(page, 'B5');
  await expect(page.getByRole('alert')).toContainText('That is suicide');
  await expect(point(page, 'B5')).toHaveAccessibleName(/empty/);
  await page.getByText('Rules and starting set').click();
  await button(page, 'allowed').click();
  await click(page, 'B5');
  await expect(point(page, 'A5')).toHaveAccessibleName(/empty/);
  await expect(page.locator('.notice')).toContainText('2 black stones are removed and become White’s prisoners');
  await expect(turn(page)).toHaveText('Choose a point to play for White. Black has captured 0, White 2.');
  await page.keyboard.press('Control+z');
  await expect(point(page, 'A5')).toHaveAccessibleName(/black/);
});

test('where moves do not capture they are only placed, which the link remembers', async ({ page }) => {
  await open(page, 'rows=.X./XOX/...&place=0');
  await button(page, /^Board:/).click();
  await page.getByLabel('Capture stones when playing').uncheck();
  await page.keyboard.press('Escape');
  await click(page, 'B1');
  await expect(point(page, 'B2')).toHaveAccessibleName(/white/);
  await expect(turn(page)).toHaveText('Choose a point to place a white stone; the next is of the other colour.');
  await expect.poll(() => address(page)).toContain('captures=off');
  await page.reload();
  await click(page, 'A1');
  await expect(point(page, 'A1')).toHaveAccessibleName(/white/);
});

test('undo by its keys closes the menu of the board, and the focus is on its button', async ({ page }) => {
  await open(page, 'rows=.X./XOX/...&place=0');
  await click(page, 'B1');
  await expect(point(page, 'B1')).toHaveAccessibleName(/black/);
  await button(page, /^Board:/).click();
  await button(page, 'Swap the colours').focus();
  await page.keyboard.press('Control+z');
  await expect(point(page, 'B1')).toHaveAccessibleName(/empty/);
  await expect(button(page, 'Swap the colours')).toBeHidden();
  await expect(button(page, /^Board:/)).toBeFocused();
});

test('a block without liberties is named, everything stays, and one button takes it off', async ({ page }) => {
  await open(page, 'rows=XO./O../...&place=0');
  await expect(page.getByRole('alert')).toHaveText('The black stone on A3 has no liberty.');
  await expect(point(page, 'A3')).toHaveAccessibleName(/black/);
  await expect(page.getByRole('slider', { name: 'Steps of the run' })).toBeDisabled();
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Remove the black stone on A3').press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Steps of the run' })).toBeEnabled();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.keyboard.press('Control+z');
  await expect(point(page, 'A3')).toHaveAccessibleName(/black/);
});

test('the tools are one stop of the Tab key, with arrow keys', async ({ page }) => {
  await open(page);
  await button(page, 'Play moves').focus();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Black').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, /^Board:/)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Black').first()).toBeFocused();
  // The steps have not moved.
  await expect(page.locator('.place')).not.toHaveText(/step/);
});

test('the menu of the board closes when the focus leaves it, and by Escape', async ({ page }) => {
  await open(page);
  const create = button(page, 'Create');
  await expect(page.locator('#board-menu .choice').first()).toBeAttached();
  await button(page, /^Board:/).press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, '9 × 9')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(create).toHaveCount(0);
  await expect(button(page, /^Board:/)).toBeFocused();
  await button(page, /^Board:/).press('Enter');
  await expect(create).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(create).toHaveCount(0);
  // Past its last control.
  await button(page, /^Board:/).press('Enter');
  await button(page, 'Clear the board').focus();
  await page.keyboard.press('Tab');
  await expect(create).toHaveCount(0);
  await expect(board(page)).toBeFocused();
});

test('new boards of every size, swapped colours, an empty board, all undone', SLOW, async ({ page }) => {
  await open(page);
  const menu = button(page, /^Board:/);
  for (const side of [9, 13, 19, 7, 5]) {
    await menu.click();
    await button(page, `${side} × ${side}`).click();
    await expect(board(page).getByRole('gridcell')).toHaveCount(side * side);
  }
  await menu.click();
  await page.getByLabel('Columns').fill('11');
  await page.getByLabel('Rows').fill('4');
  await button(page, 'Create').click();
  await expect(board(page)).toHaveAccessibleName(/11 by 4/);
  for (let undo = 0; undo < 6; undo++) await page.keyboard.press('Control+z');
  await expect(point(page, 'A6')).toHaveAccessibleName(/black/);
  await menu.click();
  await button(page, 'Swap the colours').click();
  await expect(point(page, 'A6')).toHaveAccessibleName(/white/);
  await menu.click();
  await button(page, 'Clear the board').click();
  await expect(point(page, 'A6')).toHaveAccessibleName(/empty/);
  await expect(page.locator('.film')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(point(page, 'A6')).toHaveAccessibleName(/black/);
  await page.keyboard.press('Control+y');
  await expect(point(page, 'A6')).toHaveAccessibleName(/white/);
});

test('an edit in mid-run keeps the place', async ({ page }) => {
  await open(page);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.place')).toHaveText(/^Round 1, step 3/);
  await click(page, 'C4');
  await expect(page.locator('.place')).toHaveText(/^Round 1, step 3/);
  await expect(point(page, 'C4')).toHaveAccessibleName(/black/);
});

test('a reader at the end stays at the end', async ({ page }) => {
  await open(page);
  await button(page, 'Last').click();
  await click(page, 'E4');
  const slider = page.getByRole('slider', { name: 'Steps of the run' });
  await expect(point(page, 'E4')).toHaveAccessibleName(/black/);
  await expect.poll(() => slider.evaluate((it: HTMLInputElement) => it.value === it.max)).toBe(true);
});

test('a reload brings back the position, the place, and what can be undone', async ({ page }) => {
  await open(page);
  await click(page, 'E4');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => address(page)).toMatch(/place=1\.1$/);
  await page.reload();
  await expect(point(page, 'E4')).toHaveAccessibleName(/black/);
  await expect(page.locator('.place')).toHaveText(/^Round 1, step 1/);
  await page.keyboard.press('Control+z');
  await expect(point(page, 'E4')).toHaveAccessibleName(/empty/);
});

test('the wheel over the board scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await open(page);
  // What is below the board comes after it.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(0);
  const { x, y } = await middleOf(page, 'C3');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a reload right after a stone keeps it', async ({ page }) => {
  await open(page, empty(3));
  await click(page, 'B2');
  await page.reload();
  await expect(point(page, 'B2')).toHaveAccessibleName(/^B2: black/);
  await page.keyboard.press('Control+z');
  await expect(point(page, 'B2')).toHaveAccessibleName(/^B2: empty/);
});

test('to choose a starting set is over after a reload', async ({ page }) => {
  await open(page);
  await expect(button(page, 'Start from chosen blocks')).toHaveCount(0);
  await page.getByText('Rules and starting set').click();
  await button(page, 'Choose blocks on the board').click();
  await expect(button(page, 'Start from chosen blocks')).toHaveText('Start from');
  await click(page, 'A6');
  await expect(page.locator('.aside')).toBeVisible();
  await expect.poll(() => address(page)).toContain('start=A6');
  await page.reload();
  await expect(page.locator('.aside')).toBeVisible();
  await expect(button(page, 'Play moves')).toHaveAttribute('aria-pressed', 'true');
});

test(
  'the starting set is chosen by its blocks, and the page says what the whole board says',
  SLOW,
  async ({ page }) => {
    await open(page);
    await page.getByText('Rules and starting set').click();
    await button(page, 'Choose blocks on the board').click();
    await click(page, 'A6');
    await button(page, 'Last').click();
    await expect(page.locator('.aside')).toContainText('needs no help from other blocks');
    await expect(page.locator('.aside')).toContainText(/whole board gives a different result/);
    await click(page, 'C6');
    await expect(page.locator('.aside')).toContainText(/same blocks/);
    await button(page, 'All blocks again').click();
    await expect(page.locator('.aside')).toHaveCount(0);
  },
);

test('a choice of rules says what it changes', async ({ page }) => {
  await open(page, 'rows=XO/X./.X&place=0');
  await page.getByText('Rules and starting set').click();
  await button(page, 'allowed').click();
  await expect(page.locator('.notice')).toContainText(/no longer unconditionally alive/);
  await button(page, 'forbidden').click();
  await expect(page.locator('.notice')).toContainText(/unconditionally alive/);
});
