/** The widget for every reader: by keyboard, by finger, in the dark, on paper. */
import AxeBuilder from '@axe-core/playwright';
import { expect, SLOW, sideways, test } from './reader.ts';
import { colorsOf, grid, isDrawn, middleOf, one, placeOf, press, said, visitBody } from './widget.ts';

test.describe('by keyboard alone', () => {
  test('a reader steps, opens everything, and gets out again', async ({ page }) => {
    await visitBody(
      page,
      `<button>Before</button>${one('view="steps" page="https://example.org/go/"')}<button>After</button>`,
    );
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    const place = placeOf(widget);
    const { keyboard } = page;

    await page.getByText('Before').focus();
    await keyboard.press('ArrowRight');
    await expect(place).toHaveText(/Start$/);

    await keyboard.press('Tab');
    await expect(grid(widget)).toBeFocused();
    await keyboard.press('Tab');
    await expect(widget.getByRole('button', { name: 'Play' })).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(place).toHaveText(/Round 1, step 1 of 5$/);
    await keyboard.press('PageDown');
    await expect(place).toHaveText(/Round 1, step 5 of 5$/);
    await keyboard.press('ArrowLeft');
    await expect(place).toHaveText(/Round 1, step 4 of 5$/);
    await keyboard.press('End');
    await expect(place).toHaveText(/nothing falls$/);
    await keyboard.press('PageUp');
    await keyboard.press('Home');
    await expect(place).toHaveText(/Start$/);

    await keyboard.press('Tab');
    await expect(widget.getByRole('slider')).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(place).toHaveText(/Round 1, step 1 of 5$/);
    await keyboard.press('Space');
    await expect(widget.getByRole('button', { name: 'Play' })).toBeVisible();

    const names: string[] = [];
    for (let times = 0; times < 30; times++) {
      await keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const inside = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
        return inside?.getAttribute('aria-label') || inside?.textContent || '';
      });
      names.push(name);
      if (name === 'After') break;
    }
    expect(names).toEqual([
      ...['First', 'Back one round', 'Back', 'Next', 'Next round', 'Last'],
      ...['Start: all there', 'Round 1: 2 blocks removed, 3 regions lost', 'Round 2: 1 block removed, 1 region lost'],
      ...['Round 3: nothing falls', 'Copy as', 'As a table', 'Open in the full page', 'After'],
    ]);

    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    const table = widget.getByRole('table');
    await expect(widget.getByRole('region')).toContainText(
      /^Worked example\. Go board, 6 by 6\. Black has 5 blocks, #1 to #5, and 6 regions, a to f\./,
    );
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      'black #1',
      'a',
      'black #2',
      'b',
      'black #3',
      'black #3',
    ]);
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(table).toHaveCount(0);
    for (let times = 0; times < 3; times++) await keyboard.press('Tab');
    await expect(widget.getByRole('button', { name: 'Diagram' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(widget.locator('textarea')).toBeFocused();
    await expect(widget.locator('textarea')).toHaveValue(/^\$\$c6 Worked example/);
    await keyboard.press('ArrowLeft');
    await expect(place).toHaveText(/Round 1, step 1 of 5$/);
    await keyboard.press('Tab');
    await expect(page.getByText('After')).toBeFocused();
  });

  test('space plays and pauses, and the play ends with the run', async ({ page }) => {
    await page.clock.install();
    await visitBody(page, one());
    const widget = page.locator('pass-alive');
    await page.clock.runFor(500);
    await expect(said(widget)).toHaveText(/^Black has/);
    await widget.locator('.board').click();
    await page.keyboard.press('Space');
    await expect(placeOf(widget)).toHaveText(/Round 1, step 1 of 5$/);
    await page.clock.runFor(2100);
    await expect(placeOf(widget)).toHaveText(/Round 1, step 2 of 5$/);
    await page.keyboard.press('Space');
    await page.clock.runFor(5000);
    await expect(placeOf(widget)).toHaveText(/Round 1, step 2 of 5$/);
    await press(widget, 'Play');
    for (let times = 0; times < 12; times++) await page.clock.runFor(2000);
    await expect(placeOf(widget)).toHaveText(/nothing falls$/);
    await expect(widget.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test('a name in the sentence lights up on the board, and the board lights the name', async ({ page }) => {
  await visitBody(page, one());
  const widget = page.locator('pass-alive');
  const before = await widget.locator('.board canvas').screenshot();
  await press(widget, 'Next');
  const name = said(widget).locator('.block').first();
  // The point is told to those alone who do not see it.
  await expect(name).toHaveText('#3 (E6)');
  await expect(name.locator('.unseen')).toHaveText('(E6)');
  const { x, y } = await middleOf(widget, 4, 0);
  await page.mouse.move(x, y);
  await expect(name).toHaveAttribute('data-lit', '');
  await page.mouse.move(0, 0);
  await expect(name).not.toHaveAttribute('data-lit');
  await press(widget, 'Back');
  await said(widget).locator('.block').first().hover();
  expect(await widget.locator('.board canvas').screenshot()).not.toEqual(before);
  await page.mouse.move(0, 0);
  expect(await widget.locator('.board canvas').screenshot()).toEqual(before);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('narrow lines ask for a second tap', async ({ page }) => {
    await visitBody(page, one('editable spacing="20"'));
    const widget = page.locator('pass-alive');
    await expect(grid(widget)).toBeVisible();
    await expect(said(widget)).toHaveText(/^Black has 5/);
    const { x, y } = await middleOf(widget, 1, 0);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(100);
    await expect(said(widget)).toHaveText(/^Black has 5/);
    await page.touchscreen.tap(x, y);
    await expect(said(widget)).toHaveText(/^Black has 4/);
  });
});

test.describe('for every reader', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${colorScheme}`, SLOW, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await visitBody(
        page,
        `<style>@media (prefers-color-scheme: dark) { body { background: #111; color: #eee; } }</style><h1>Boards</h1>${one('editable page="https://example.org/"')}${one('controls="steps" theme="pale"')}
${one('controls="none" theme="dim"')}`,
      );
      for (const widget of await page.locator('pass-alive').all()) {
        await widget.scrollIntoViewIfNeeded();
        await expect.poll(() => isDrawn(widget)).toBe(true);
      }
      await page.evaluate(() => scrollTo(0, 0));
      const widget = page.locator('pass-alive').first();
      await press(widget, 'As a table');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }

  test('a dark page has a dim board, and forced colours are the reader’s', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitBody(page, `<meta name="color-scheme" content="light dark">${one()}`);
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    expect(await colorsOf(widget)).toContain('195,168,115');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => colorsOf(widget)).toContain('242,221,176');
    for (const color of ['oklch(0.9 0.1 90)', 'hsl(0 0% 90%)', 'color(display-p3 0.9 0.9 0.8)']) {
      await page.evaluate((value) => document.body.style.setProperty('color', value), color);
      await expect.poll(() => colorsOf(widget)).toContain('195,168,115');
      await page.evaluate(() => document.body.style.removeProperty('color'));
      await expect.poll(() => colorsOf(widget)).toContain('242,221,176');
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => colorsOf(widget)).not.toContain('242,221,176');
  });

  test(
    'at 320 pixels nothing scrolls sideways, and on a page from right to left the board is on the right',
    SLOW,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visitBody(page, one());
      const widget = page.locator('pass-alive');
      await expect(said(widget)).toHaveText(/^Black has/);
      expect(await sideways(page)).toBe(0);
      await page.setViewportSize({ width: 800, height: 640 });
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      const box = await widget.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(792);
      await expect(said(widget)).toHaveCSS('direction', 'ltr');
    },
  );

  test('on paper every board is drawn, near or far, without its controls', async ({ page }) => {
    const several = `<pass-alive><pre>$$ One\n$$ | X |\n\n$$ Two\n$$ | O |</pre></pass-alive>`;
    await visitBody(page, `${Array.from({ length: 12 }, () => one()).join('')}${several}`);
    await expect(said(page.locator('pass-alive').first())).toHaveText(/^Black has/);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    for (const widget of await page.locator('pass-alive').all()) expect(await isDrawn(widget)).toBe(true);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('pass-alive').last().locator('.items')).toHaveText('Board 1 of 2');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => page.locator('pass-alive canvas').count()).toBeLessThan(30);
  });
});

test('a page is printed with its boards though none of them was ever near', SLOW, async ({ page }) => {
  const far = '<p style="height: 6000px">Space</p>';
  await visitBody(page, `${far}${one()}${one('mode="capture"')}`);
  // The engine is inside the script, and is loaded when the page has had time for itself.
  await page.waitForTimeout(2000);
  await expect(page.locator('pass-alive canvas')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  for (const widget of await page.locator('pass-alive').all()) {
    expect(await isDrawn(widget)).toBe(true);
    await expect(widget.locator('.notes')).toBeEmpty();
    await expect(widget.locator('pre')).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('pass-alive canvas')).toHaveCount(0);
  await page.locator('pass-alive').last().scrollIntoViewIfNeeded();
  await expect(said(page.locator('pass-alive').last())).toHaveText(/^White captures #3 \(E6\)/);
});
