import { address, board, button, click, empty, expect, middleOf, open, point, test } from './reader.ts';

test('a first visit shows the worked example with round 1 ready', async ({ page }) => {
  await open(page);
  await expect(board(page).getByRole('gridcell')).toHaveCount(36);
  await expect(point(page, 'E6')).toHaveAccessibleName(/black.*block C/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.sentence')).toHaveText(/^Block C \(E6\) is cast out/);
});

test('clicks place stones in turn, and a click on a stone takes it away', async ({ page }) => {
  await open(page, empty(9));
  await click(page, 'C3');
  await click(page, 'D4');
  await expect(point(page, 'C3')).toHaveAccessibleName(/black/);
  await expect(point(page, 'D4')).toHaveAccessibleName(/white/);
  await click(page, 'C3');
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await expect(point(page, 'D4')).toHaveAccessibleName(/white/);
});

test('a press that ends on another point places nothing with a tool that does not paint', async ({ page }) => {
  await open(page, empty(9));
  await button(page, 'Play by the rules').click();
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

test('the tool that plays captures by the rules', async ({ page }) => {
  await open(page, 'rows=.X./XOX/...&place=0');
  await button(page, 'Play by the rules').click();
  await click(page, 'B1');
  await expect(point(page, 'B2')).toHaveAccessibleName(/empty/);
});

test('the tool that plays explains what is illegal, and keeps the position', async ({ page }) => {
  await open(page, 'rows=.OX./O.OX/.OX./....&place=0');
  await button(page, 'Play by the rules').click();
  await click(page, 'B4');
  await expect(page.getByRole('alert')).toContainText('There is already a stone on B4.');
  await expect(point(page, 'B4')).toHaveAccessibleName(/white/);
  await click(page, 'A4');
  await expect(page.getByRole('alert')).toContainText('That is suicide');
  await expect(point(page, 'A4')).toHaveAccessibleName(/empty/);
  // Black takes the ko; White may not take back at once.
  await click(page, 'B3');
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await click(page, 'C3');
  await expect(page.getByRole('alert')).toContainText('That is ko');
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
});

test('a block without liberties is named, the board stays and can be mended', async ({ page }) => {
  await open(page, 'rows=XO./O../...&place=0');
  await expect(page.getByRole('alert')).toContainText(/A3/);
  await expect(point(page, 'A3')).toHaveAccessibleName(/black/);
  await click(page, 'A3');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Steps of the run' })).toBeVisible();
});

test('new boards of every size, swapped colours, an empty board, all undone', async ({ page }) => {
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
  const { x, y } = await middleOf(page, 'C3');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the starting set is chosen by its blocks, and the page says what the whole board says', async ({ page }) => {
  await open(page);
  await page.getByText('Rules and starting set').click();
  await button(page, 'Choose blocks on the board').click();
  await click(page, 'A6');
  await button(page, 'Last').click();
  await expect(page.locator('.aside')).toContainText('on their strength alone');
  await expect(page.locator('.aside')).toContainText(/whole board gives a different result/);
  await click(page, 'C6');
  await expect(page.locator('.aside')).toContainText(/same blocks/);
  await button(page, 'All blocks again').click();
  await expect(page.locator('.aside')).toHaveCount(0);
});

test('a choice of rules says what it changes', async ({ page }) => {
  await open(page, 'rows=XO/X./.X&place=0');
  await page.getByText('Rules and starting set').click();
  await button(page, 'allowed').click();
  await expect(page.locator('.notice')).toContainText(/no longer unconditionally alive/);
  await button(page, 'forbidden').click();
  await expect(page.locator('.notice')).toContainText(/unconditionally alive/);
});
