/** The two pictures of a board in space: what they light, take away and roll. */
import type { Locator, Page } from '@playwright/test';
import { address, board, button, expect, middleOf, open, point, SLOW, test } from './reader.ts';
import { content, contentOf, openShare, picture, press, saved } from './sharing.ts';

const solid = (page: Page): Locator => page.getByRole('application', { name: /^The board as a solid/ });

const pictureOf = (canvas: Locator): Promise<string> =>
  canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());

const inSolid = (page: Page): Promise<string> => pictureOf(solid(page).locator('canvas'));
const inLayers = (page: Page): Promise<string> => pictureOf(board(page).locator('canvas'));

const pointAt = async (page: Page, name: string): Promise<void> => {
  await point(page, name).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(page, name);
  await page.mouse.move(x, y);
};

/** An eye of two points in a corner, and white stones elsewhere. */
const ROOM = 'rows=..X./XXX./..../....//XXX./..../...O/....//..../..../..../....';

test('the surface of a region that is shown alone is lit in both pictures, and told', async ({ page }) => {
  await open(page, `${ROOM}&place=0`);
  const before = await inSolid(page);
  await pointAt(page, '1:A4');
  await expect(page.getByText('Its surface')).toHaveCount(0);
  const pointedInLayers = await inLayers(page);
  await pointAt(page, '1:C4');
  await expect(page.getByText(/^The black block with 1:[A-D]\d: \d+ liberties$/)).toBeVisible();
  await page.mouse.move(0, 0);
  expect(await inSolid(page)).toBe(before);
  // Alone, the region stays after the pointer has gone.
  await page.getByText('See inside').click();
  await expect(page.getByText('A crimson ring')).toHaveCount(0);
  await page.getByLabel('Show only the block or region').check();
  await expect(page.getByText('A crimson ring')).toBeVisible();
  await pointAt(page, '1:A4');
  await expect(page.getByText('Its surface: 5 stones, in 3 pieces that touch at edges')).toBeVisible();
  expect(await inLayers(page)).not.toBe(pointedInLayers);
  await page.mouse.move(0, 0);
  await expect(page.getByText('Its surface: 5 stones')).toBeVisible();
  expect(await inSolid(page)).not.toBe(before);
  await button(page, 'Show all').click();
  await expect.poll(() => inSolid(page)).toBe(before);
});

test('a plane is moved through the board by the keyboard', async ({ page }) => {
  await open(page, `${ROOM}&place=0`);
  const whole = await inSolid(page);
  await page.getByText('See inside').click();
  await page.getByLabel('Cut along').selectOption('a layer');
  const slider = page.getByRole('slider', { name: 'a layer' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'layer 2');
  const second = await inSolid(page);
  expect(second).not.toBe(whole);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'layer 3');
  expect(await inSolid(page)).not.toBe(second);
  // Seen from above, nothing lies before the first layer.
  await slider.press('Home');
  const first = await inSolid(page);
  await page.getByLabel('only this plane').check();
  expect(await inSolid(page)).not.toBe(first);
  await page.getByLabel('Cut along').selectOption('no plane');
  await expect.poll(() => inSolid(page)).toBe(whole);
});

test('a torus is dragged round, and its points keep their names', async ({ page }) => {
  await open(page, 'rows=X..../...../...../...../....O&form=torus&place=0');
  const [start, startOfSolid] = [await inLayers(page), await inSolid(page)];
  const [from, to] = [await middleOf(page, 'B4'), await middleOf(page, 'D3')];
  const before = address(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  expect(address(page)).toBe(before);
  expect(await inLayers(page)).not.toBe(start);
  expect(await inSolid(page)).not.toBe(startOfSolid);
  // The point is where it was dragged to, for a screen reader too.
  const moved = await middleOf(page, 'B4');
  expect(Math.abs(moved.x - to.x) + Math.abs(moved.y - to.y)).toBeLessThan(4);
  await page.mouse.click(moved.x, moved.y);
  await expect(point(page, 'B4')).toHaveAccessibleName(/^B4: black/);
  await page.reload();
  await expect(point(page, 'B4')).toHaveAccessibleName(/^B4: black/);
  await expect(point(page, 'A5')).toHaveAccessibleName(/^A5: black/);
});

test('a torus is rolled by keys and buttons, and comes back', async ({ page }) => {
  await open(page, 'rows=X..../...../...../...../....O&form=torus&place=0');
  const start = await middleOf(page, 'C3');
  await board(page).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const left = await middleOf(page, 'C3');
  expect(left.x).toBeLessThan(start.x);
  await button(page, 'Roll to the right').click();
  await button(page, 'Roll down').click();
  const down = await middleOf(page, 'C3');
  expect(down.x).toBeCloseTo(start.x, 0);
  expect(down.y).toBeGreaterThan(start.y);
  await button(page, 'As named').click();
  // The column may have scrolled by a few pixels.
  const end = await middleOf(page, 'C3');
  expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeLessThan(8);
});

test('a cylinder is rolled sideways only, and a box not at all', async ({ page }) => {
  await open(page, 'rows=X..../...../...../...../....O&form=cylinder&place=0');
  await expect(button(page, 'Roll to the left')).toBeVisible();
  await expect(button(page, 'Roll up')).toHaveCount(0);
  await open(page, `${ROOM}&place=0`);
  await expect(button(page, 'Roll to the left')).toHaveCount(0);
});

test('a screen reader finds the layers as groups of rows, and the neighbours of a point by a key', async ({ page }) => {
  await open(page, `${ROOM}&place=0`);
  const layer = board(page).getByRole('rowgroup', { name: 'Layer 2' });
  await expect(layer.getByRole('row')).toHaveCount(4);
  await expect(layer.getByRole('gridcell').first()).toHaveAccessibleName(/^2:A4: black/);
  await board(page).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('n');
  const told = page.getByRole('status').filter({ hasText: /^Next to 2:/ });
  await expect(told).toHaveText(
    'Next to 2:A4: right 2:B4 black, in front 2:A3 empty, above 1:A4 empty, below 3:A4 empty.',
  );
  await solid(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await expect(told).toContainText('Next to 2:B4: left 2:A4 black');
});

test('the solid is shared as it is turned, and the layers as they are rolled', SLOW, async ({ page }) => {
  await open(page, `${ROOM}&place=0`);
  const svg = async (): Promise<string> => {
    await openShare(page);
    await press(page, 'SVG');
    await expect(content(page)).toHaveValue(/^<svg[\s\S]*pa-wall[\s\S]*<\/svg>\s*$/);
    const text = await content(page).inputValue();
    await page.keyboard.press('Escape');
    return text;
  };
  const first = await svg();
  expect(first).toMatch(/<text[^>]*>3<\/text>/);
  await button(page, 'Turn to the left').click();
  const turned = await svg();
  expect(turned).not.toBe(first);
  // As many stones, at other places.
  const stones = (text: string) => text.match(/<circle/g)?.length;
  expect(stones(turned)).toBe(stones(first));
  await openShare(page);
  const { width, height } = await picture(page, await contentOf(await saved(page, 'PNG')));
  expect(Math.min(width, height)).toBeGreaterThan(500);
  await press(page, 'The layers');
  await press(page, 'SVG');
  await expect(content(page)).not.toHaveValue(/pa-wall/);
  await expect(content(page)).toHaveValue(/^<svg[\s\S]*pa-caption[\s\S]*<\/svg>\s*$/);
});
