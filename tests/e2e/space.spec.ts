/** The room for boards in space. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  address,
  board,
  button,
  click,
  expect,
  open,
  paste,
  point,
  room,
  SLOW,
  sentence,
  tab,
  test,
  visit,
} from './reader.ts';

const solid = (page: Page): Locator => page.getByRole('application', { name: /^The board as a solid/ });
const here = (page: Page): Locator => page.locator('.solid-here');

/** Kim’s Example 3: nine stones in a corner, with eyes at 1:A5 and 3:A5; those behind come first. */
const EXAMPLE_3 = ['4:A5', '2:A5', '4:B5', '3:B5', '2:B5', '1:B5', '3:A4', '2:A4', '1:A4'];
const EMPTY = `rows=${Array(5).fill(Array(5).fill('.....').join('/')).join('//')}`;

/** A place on the screen at which each point of the solid can be pressed. */
async function placesInSolid(page: Page): Promise<Map<string, { x: number; y: number }>> {
  await solid(page).scrollIntoViewIfNeeded();
  // In the page: a thousand moves of the real pointer take half a minute.
  const places = await solid(page).evaluate(async (surface) => {
    const places: [string, { x: number; y: number }][] = [];
    const box = surface.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect();
    const step = box.width / 34;
    const { port1, port2 } = new MessageChannel();
    for (let y = box.y + step; y < box.bottom; y += step) {
      for (let x = box.x + step; x < box.right; x += step) {
        surface.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true }));
        await new Promise((drawn) => {
          port1.onmessage = drawn;
          port2.postMessage(null);
        });
        const [name] = document.querySelector('.solid-here')?.textContent?.split(': ') ?? [];
        if (name && /^\d:/.test(name)) places.push([name, { x, y }]);
      }
    }
    return places;
  });
  return new Map(places);
}

test('a reader enters the room, steps through its first board, and finds Explore as it was', async ({ page }) => {
  await open(page, 'rows=.X./XXX/.X.');
  await room(page, '3-D').click();
  await expect(solid(page)).toBeVisible();
  await expect(board(page)).toHaveAccessibleName('Go board, 5 by 5 by 5');
  await expect(room(page, '3-D')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'Eyes')).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(sentence(page)).toContainText('it is unconditionally alive');
  await expect(point(page, '2:B5')).toHaveAccessibleName(/unconditionally alive/);
  await room(page, 'Explore').click();
  await expect(board(page)).toHaveAccessibleName('Go board, 3 by 3');
  await expect(tab(page, 'Eyes')).toBeVisible();
  await room(page, '3-D').click();
  await expect(board(page)).toHaveAccessibleName('Go board, 5 by 5 by 5');
  await page.goBack();
  await expect(board(page)).toHaveAccessibleName('Go board, 3 by 3');
});

test('Example 3 is built in the solid by mouse, and falls without any one stone', SLOW, async ({ page }) => {
  test.slow();
  await open(page, EMPTY);
  const places = await placesInSolid(page);
  expect(places.size).toBeGreaterThan(100);
  await page.getByRole('toolbar', { name: 'Board tools' }).getByRole('button', { name: 'Black', exact: true }).click();
  for (const name of EXAMPLE_3) {
    const { x, y } = places.get(name) ?? { x: 0, y: 0 };
    await page.mouse.click(x, y);
    await expect(point(page, name)).toHaveAccessibleName(/black/i);
  }
  await button(page, 'Last').click();
  await expect(sentence(page)).toContainText('it is unconditionally alive');
  // One stone less, in the layers.
  await point(page, '2:B5').scrollIntoViewIfNeeded();
  await click(page, '2:B5');
  await expect(sentence(page)).toContainText('no black block is unconditionally alive');
  await page.keyboard.press('Control+z');
  await expect(sentence(page)).toContainText('it is unconditionally alive');
  await page.reload();
  await expect(sentence(page)).toContainText('it is unconditionally alive');
  await expect(solid(page)).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on the solid places a stone, and a drag turns it and places nothing', SLOW, async ({ page }) => {
    test.slow();
    await open(page, 'rows=.../.../...//.../.../...//.../.../...');
    // The room's style is not that of the drawings on the buttons.
    await expect(button(page, 'Next').locator('svg')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const places = await placesInSolid(page);
    const { x, y } = places.get('1:C1') ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x, y);
    await button(page, 'Layers').tap();
    await expect(point(page, '1:C1')).toHaveAccessibleName(/black/i);
    await button(page, 'Solid').tap();
    await expect.poll(() => address(page)).toContain('turn=white');
    const before = address(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 5 });
    await page.mouse.up();
    expect(address(page)).toBe(before);
    expect((await placesInSolid(page)).get('1:C1')).not.toEqual({ x, y });
  });
});

test('the keyboard places stones in the solid and turns it, and every point is announced', async ({ page }) => {
  await open(page, 'rows=.../.../...//.../.../...//.../.../...');
  await solid(page).focus();
  await expect(solid(page).locator('[aria-live]')).toHaveText(/^1:/);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(here(page)).toHaveText(/^2:B2: empty/);
  await page.keyboard.press('Enter');
  await expect(point(page, '2:B2')).toHaveAccessibleName(/black/i);
  await expect(solid(page).locator('[aria-live]')).toHaveText(/^2:B2: .*black/i);
  const picture = () =>
    solid(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await picture();
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await picture()).not.toBe(before);
  await button(page, 'First view').click();
  await page.keyboard.press('Delete');
  // In the layers too Page Down leads to the next.
  await board(page).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(point(page, '3:B2').or(point(page, '2:A3')).first()).toBeVisible();
});

test('a stone in a corner is captured by the rules, and told', async ({ page }) => {
  await open(page, 'rows=OX/X.//../..&place=0');
  await click(page, '2:A2');
  await expect(point(page, '1:A2')).toHaveAccessibleName(/empty/);
  await expect(page.locator('.turn')).toContainText('1');
});

test('a text with layers is opened, and shared as rows', SLOW, async ({ page }) => {
  await open(page);
  await paste(page, '.X.\nXX.\n...\n--\nX..\n...\n...\n');
  await expect(board(page)).toHaveAccessibleName('Go board, 3 by 3 by 2');
  await expect(page.getByText('3 × 3 × 2', { exact: false }).first()).toBeVisible();
  await button(page, 'Share').click();
  await button(page, 'Text').click();
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue('.X.\nXX.\n...\n--\nX..\n...\n...\n');
  // SGF has one plane: a layer goes out by itself, and says so.
  await page.getByRole('dialog').getByRole('button', { name: 'SGF', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('This layer alone');
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(/SZ\[3\].*AB\[ba\]\[ab\]\[bb\]/s);
  await page.getByRole('combobox', { name: 'Layer' }).selectOption('2');
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(/SZ\[3\].*AB\[aa\]/s);
});

test('eyes across the edge of a torus, in every lens', SLOW, async ({ page }) => {
  await open(page, 'rows=.X.X/XXXX/.X.X/XXXX&form=torus');
  await button(page, 'Last').click();
  await expect(sentence(page)).toContainText('unconditionally alive');
  for (const lens of ['Prove', 'Supports', 'Score']) {
    await visit(page, lens);
    await expect(tab(page, lens)).toHaveAttribute('aria-current', 'page');
    await expect(solid(page)).toBeVisible();
  }
});

test('layers are taken away, and a new board is empty', SLOW, async ({ page }) => {
  await open(page, 'rows=XXX/XXX/XXX//.../.../...//.../.../...');
  await page.getByText('See inside').click();
  const picture = () =>
    solid(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await picture();
  await page.getByRole('slider', { name: 'layers from 1' }).fill('1');
  expect(await picture()).not.toBe(before);
  await expect(page.getByText('1 taken away')).toBeVisible();
  await button(page, 'Show all').click();
  expect(await picture()).toBe(before);
  await page.getByText('New empty board', { exact: true }).click();
  await button(page, 'Torus 9 × 9').click();
  await expect(board(page)).toHaveAccessibleName('Go board, 9 by 9');
  await expect(solid(page)).toBeFocused();
  await expect.poll(() => address(page)).toContain('form=torus');
});

test('the room has no faults of accessibility', SLOW, async ({ page }) => {
  await open(page, 'rows=.X./XX./...//X../.../...//.../.../...');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
