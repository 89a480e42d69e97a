import type { Page } from '@playwright/test';
import { address, expect, open, pasteGame, SLOW, tab, test, visit, WORKED } from './reader.ts';

/** Windows and phones, in CSS pixels. */
const SIZES = [
  [1440, 900],
  [1366, 650],
  [844, 390],
  [390, 844],
] as const;

/** Blocks that fall one after the other, in two layers. */
const SPACE = 'rows=X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX//....../....../....../....../....../......&place=0';

const GAME = `(;SZ[9]PB[Black]PW[White]${['ee', 'ec', 'cc', 'gg', 'gc', 'cg', 'eg', 'ge']
  .map((at, move) => `;${move % 2 ? 'W' : 'B'}[${at}]`)
  .join('')})`;

type Rect = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** The place of a picture on the screen, once it rests there. */
async function rectOf(page: Page, picture: string): Promise<Rect> {
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  return page.locator(picture).evaluate(async (element) => {
    const now = (): Rect => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    let last = now();
    for (let still = 0; still < 3; ) {
      await new Promise(requestAnimationFrame);
      const next = now();
      still = JSON.stringify(next) === JSON.stringify(last) ? still + 1 : 0;
      last = next;
    }
    return last;
  });
}

/** A press of the mouse where the reader sees the button: Playwright's own click may scroll. */
async function press(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = await rectOf(page, selector);
  await page.mouse.click(x + width / 2, y + height / 2);
}

function expectSame(now: Rect, first: Rect, where: string): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect
      .soft(Math.abs(now[side] - first[side]), `${side} ${where}: ${now[side]}, at first ${first[side]}`)
      .toBeLessThanOrEqual(1);
  }
}

/** Visits the lenses one after the other, then steps five times. */
async function expectStill(page: Page, picture: string, lenses: readonly string[]): Promise<void> {
  const first = await rectOf(page, picture);
  for (const lens of lenses) {
    await visit(page, lens);
    await expect(tab(page, lens)).toHaveAttribute('aria-current');
    await expect(page.locator('.waiting')).toHaveCount(0);
    expectSame(await rectOf(page, picture), first, `in ${lens}`);
  }
  await visit(page, 'Steps');
  for (let step = 1; step <= 5; step++) {
    const before = address(page);
    await press(page, '.steps .next');
    await expect.poll(() => address(page)).not.toBe(before);
    expectSame(await rectOf(page, picture), first, `after ${step} steps`);
  }
}

for (const [width, height] of SIZES) {
  test.describe(`${width} × ${height}`, width === 390 ? {} : SLOW, () => {
    test.use({ viewport: { width, height } });

    test('the board of Explore stays in its place in all lenses, and while it is stepped through', async ({ page }) => {
      await open(page, `${WORKED}&place=0`);
      await expectStill(page, '.surface', ['Prove', 'Supports', 'Score', 'Eyes']);
    });

    test(
      'the pictures of 3-D stay in their place in all lenses, and while they are stepped through',
      SLOW,
      async ({ page }) => {
        await open(page, SPACE);
        await expectStill(page, '.solid-surface', ['Prove', 'Supports', 'Score', 'Gallery']);
      },
    );

    test('the board of a game stays in its place while the game is played through', SLOW, async ({ page }) => {
      await open(page, WORKED);
      await pasteGame(page, GAME);
      await page.getByRole('button', { name: 'First', exact: true }).click();
      const first = await rectOf(page, '.surface');
      for (let move = 1; move <= 5; move++) {
        await press(page, '.steps .next');
        await expect(page.getByRole('spinbutton', { name: 'Go to move' })).toHaveValue(String(move));
        expectSame(await rectOf(page, '.surface'), first, `after ${move} moves`);
      }
    });
  });
}
