/** Twelve varied diagrams and games on one page, as a reader of an article meets them. */
import { expect, test } from './reader.ts';
import { colorsOf, visit } from './widget.ts';

/** All but the last, whose text cannot be read. */
const DRAWN = 11;

for (const width of [320, 600, 1200])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`twelve boards fit a page of ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 8000 });
      await page.emulateMedia({ colorScheme });
      await visit(page, 'twelve.html');
      const widgets = page.locator('pass-alive');
      await expect(widgets).toHaveCount(DRAWN + 1);
      for (let at = 0; at < DRAWN; at++) await expect(widgets.nth(at).locator('.base.drawn')).toHaveCount(1);
      await expect(widgets.last().locator('.message')).toHaveText(/^Line \d/);
      await expect(page.locator('pass-alive canvas').nth(DRAWN)).toBeVisible();
      const { sideways, beyond } = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - innerWidth,
        beyond: [...document.querySelectorAll('pass-alive')].filter((widget) => widget.scrollWidth > widget.clientWidth)
          .length,
      }));
      expect([sideways, beyond]).toEqual([0, 0]);
      // A plain diagram has less below its board than the board is high, and its title under its middle.
      for (const at of [0, 2, 10]) {
        const [board, rest, title] = await widgets.nth(at).evaluate((widget) => {
          const box = (part: string) =>
            widget.shadowRoot?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return [box('.board'), box('.rest'), box('.place')].map(({ height, x, width }) => [height, x + width / 2]);
        });
        expect(rest?.[0]).toBeLessThan(board?.[0] ?? 0);
        expect(Math.abs((title?.[1] ?? 0) - (board?.[1] ?? 0))).toBeLessThan(2);
      }
      // The themes that follow the page.
      const boards = { light: '220,179,92', dark: '82,92,101' };
      await expect.poll(() => colorsOf(widgets.nth(8))).toContain(boards[colorScheme]);
    });
