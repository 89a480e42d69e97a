/** The points of boards that are only read, for the keyboard and for screen readers. */
import { type Page, test as plain } from '@playwright/test';
import { expect, test } from './reader.ts';
import { cursorOn, grid, one, placeOf, said, visitBody } from './widget.ts';

const GAME = '(;SZ[9];B[cc];W[gg])';
const CORNER = `$$ A corner
$$ | X X X . .
$$ | . O X a .
$$ | . . O . .
$$  ---------
$$ [a|Page]`;

/** The scripts that are fetched besides the first. */
function fetchedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.push(pathname);
  });
  return paths;
}

test('a board that is only read has its points when the focus comes to it', async ({ page }) => {
  const fetched = fetchedBy(page);
  await visitBody(page, `<button>Before</button>${one()}${one()}`);
  const widget = page.locator('pass-alive').first();
  await expect(said(widget)).toHaveText(/^Black has/);
  await expect(widget.getByRole('img', { name: /^Worked example\. Go board, 6 by 6/ })).toBeVisible();
  await expect(grid(widget)).toHaveCount(0);
  expect(fetched).toEqual(['/standalone.js', '/menu.js']);
  await page.getByRole('button', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(grid(widget)).toBeFocused();
  await expect(grid(widget)).toHaveAccessibleName(/^Worked example\. Go board, 6 by 6/);
  await expect(widget.getByRole('gridcell')).toHaveCount(36);
  await expect(page.locator('pass-alive').last().getByRole('gridcell')).toHaveCount(0);
  await expect(widget.getByRole('img')).toHaveCount(0);
  await expect.poll(() => cursorOn(widget)).toMatch(/^A6: black, block #1/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cursorOn(widget)).toMatch(/^B6: /);
  // A region of the run, and what is said of it follows the run.
  const before = await cursorOn(widget);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => cursorOn(widget)).not.toBe(before);
  await page.keyboard.press('.');
  await expect(placeOf(widget)).toHaveText(/Round 1, step 1 of 5$/);
  await expect(grid(widget)).toBeFocused();
  await widget.evaluate((element) => {
    element.addEventListener('pass-alive-point', (event) => {
      document.title = (event as CustomEvent).detail.name;
    });
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('B5');
  expect(fetched).toEqual(['/standalone.js', '/menu.js', '/board.js']);
});

test('so has a plain diagram, the part that it draws, and its links stay where they are', async ({ page }) => {
  await visitBody(
    page,
    `<pass-alive><pre>${CORNER}</pre></pass-alive><script src="../standalone.js" data-links="/wiki/$1"></script>`,
    { script: '' },
  );
  const widget = page.locator('pass-alive');
  const link = widget.getByRole('link', { name: 'a: Page' });
  const middle = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };
  await expect(link).toBeVisible();
  const [x, y] = await middle();
  await widget.locator('canvas').focus();
  await expect(grid(widget)).toBeFocused();
  await expect(widget.getByRole('gridcell')).toHaveCount(15);
  expect(await cursorOn(widget)).toMatch(/^A3: black/);
  await expect(link).toHaveCount(1);
  await expect.poll(async () => Math.abs((await middle())[0] - x)).toBeLessThan(3);
  await expect.poll(async () => Math.abs((await middle())[1] - y)).toBeLessThan(3);
  // The keys of steps begin them, and the board stays.
  await page.keyboard.press('.');
  await expect(placeOf(widget)).toHaveText(/Round 1/);
  await expect(widget.getByRole('gridcell').first()).toHaveAccessibleName(/^A3: .*#1/);
});

test('so has a game, at each move', async ({ page }) => {
  await visitBody(page, `<pass-alive><pre>${GAME}</pre></pass-alive>`);
  const widget = page.locator('pass-alive');
  await expect(widget.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await widget.locator('canvas').focus();
  await expect(grid(widget)).toBeFocused();
  await expect(widget.getByRole('gridcell')).toHaveCount(81);
  for (let line = 0; line < 2; line++) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
  }
  await expect.poll(() => cursorOn(widget)).toMatch(/^C7: (?!black)/);
  await page.keyboard.press('.');
  await expect.poll(() => cursorOn(widget)).toMatch(/^C7: black/);
  await page.keyboard.press(',');
  await expect.poll(() => cursorOn(widget)).toMatch(/^C7: (?!black)/);
  await expect(grid(widget)).toBeFocused();
});

plain('where the script for them cannot be had, the picture stays', async ({ page }) => {
  await page.route('**/board.js', (route) => route.fulfill({ status: 404 }));
  await visitBody(page, one());
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^Black has/);
  const answer = page.waitForResponse('**/board.js');
  await widget.locator('canvas').first().focus();
  await answer;
  await page.keyboard.press('ArrowRight');
  await expect(placeOf(widget)).toHaveText(/Round 1, step 1 of 5$/);
  await expect(widget.getByRole('img', { name: /^Worked example/ })).toBeVisible();
  await expect(grid(widget)).toHaveCount(0);
});
