/** Texts that ask for more than a reader's browser should give. */
import type { Page } from '@playwright/test';
import { expect, hold, SLOW, test } from './reader.ts';
import { placeOf, said, visitBody, WORKED } from './widget.ts';

test('room is kept for boards that can be shown, and for no others', async ({ page }) => {
  const sizes = ['1:1000000', '1000000:1', '9'.repeat(1000), '53', '0'];
  const far = sizes.map((size) => `<pass-alive>(;SZ[${size}])</pass-alive>`).join('');
  const rows = '<pre style="height: 30px; overflow: auto">';
  await visitBody(
    page,
    `<p style="height: 5000px"></p>${far}<pass-alive>${rows}${'X\n'.repeat(1000)}</pre></pass-alive>`,
  );
  await expect.poll(() => page.evaluate(() => customElements.get('pass-alive') !== undefined)).toBe(true);
  const heights = () =>
    page.locator('pass-alive').evaluateAll((widgets) => widgets.map((widget) => widget.getBoundingClientRect().height));
  for (const height of await heights()) expect(height).toBeLessThan(1000);
  await page.locator('pass-alive').first().scrollIntoViewIfNeeded();
  await expect(page.locator('pass-alive .message').first()).toHaveText(/longer than 52 points/);
  for (const height of await heights()) expect(height).toBeLessThan(1000);
});

test('a hundred thousand illegal moves make a few notes', async ({ page }) => {
  await visitBody(page, `<pass-alive view="steps">(;SZ[9]GN[A game]${';B[aa]'.repeat(100_000)})</pass-alive>`);
  const widget = page.locator('pass-alive');
  await expect(placeOf(widget)).toHaveText(/^A game/);
  await expect(widget.locator('.notes p')).toHaveCount(21);
  await expect(widget.locator('.notes p').last()).toHaveText(/^And [\d,]+ more warnings\.$/);
});

test('a text beyond the limit stays, and its message says why', async ({ page }) => {
  const widget = page.locator('pass-alive');
  await visitBody(page, `<pass-alive view="steps">(;SZ[9]${';B[aa]'.repeat(200_000)})</pass-alive>`);
  await expect(widget.locator('.message')).toHaveText('The text is longer than 1 MB, the most that is shown here.');
  await widget.evaluate((element, text) => {
    element.textContent = text;
  }, WORKED);
  await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
});

test('of a long text only the beginning is laid out where no board is drawn', async ({ page }) => {
  await visitBody(page, '', { script: '../package/define.js' });
  const load = await hold(page, '**/pass-alive.wasm');
  const part = `$$ ${'X'.repeat(60)}\n\n`;
  const text = part.repeat(10_000);
  await page.evaluate((long) => {
    const widget = document.createElement('pass-alive');
    widget.textContent = long;
    widget.setAttribute('view', 'steps');
    document.querySelector('main')?.append(widget);
  }, text);
  const widget = page.locator('pass-alive');
  const boxes = () =>
    widget.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
  const check = async () => {
    await expect(widget.locator('.excerpt')).toBeVisible();
    expect(await widget.locator('.excerpt').evaluate(({ textContent }) => textContent)).toBe(
      text.slice(0, 20_000).trim(),
    );
    await expect(widget.locator('.text p')).toHaveText('… and 629,998 more characters');
    expect(await boxes()).toBe(0);
    expect(await widget.evaluate(({ textContent }) => textContent)).toBe(text);
  };
  await check();
  await expect(widget.locator('.message')).toBeEmpty();
  load();
  await expect(widget.locator('.message')).toHaveText(/^Line 1/);
  await check();

  const put = (next: string) => widget.evaluate((element, given) => element.replaceChildren(given), next);
  await put(WORKED);
  await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
  await put(part);
  await expect(widget.locator('.message')).toHaveText(/^Line 1/);
  await expect(widget.locator('.excerpt')).toHaveCount(0);
  expect(await boxes()).toBeGreaterThan(0);
});

test('an engine that cannot be fetched is fetched again for the next board', async ({ page }) => {
  const board = `<p style="height: 5000px">Space</p><pass-alive view="steps"><pre>${WORKED}</pre></pass-alive>`;
  await visitBody(page, `${board}${board}`, { script: '../package/define.js' });
  let isThere = false;
  await page.route('**/pass-alive.wasm', (route) => (isThere ? route.fallback() : route.fulfill({ status: 200 })));
  const [first, second] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('.message')).toHaveText('The steps could not be loaded.');
  isThere = true;
  await second.scrollIntoViewIfNeeded();
  await expect(said(second)).toHaveText(/^Black has 5 blocks/);
  await first.scrollIntoViewIfNeeded();
  await expect(said(first)).toHaveText(/^Black has 5 blocks/);
});

test('lines are counted, and blanks at the ends of a text', async ({ page }) => {
  await visitBody(page, '', { script: '../package/define.js' });
  await hold(page, '**/pass-alive.wasm');
  for (const [text, shown] of [
    [`${'\n'.repeat(990_000)}hello`, 'hello'],
    [`${'\t\n'.repeat(15_000)}hello`, 'hello'],
    [`hello${'\n'.repeat(15_000)}`, 'hello'],
    [`a${'\n'.repeat(5_000)}b`, 'a\n'],
  ] as const) {
    const height = await page.evaluate((long) => {
      const widget = document.createElement('pass-alive');
      widget.textContent = long;
      document.querySelector('main')?.replaceChildren(widget);
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(widget.getBoundingClientRect().height), 200)),
      );
    }, text);
    expect(height).toBeLessThan(30_000);
    const excerpt = page.locator('pass-alive .excerpt');
    expect(await excerpt.evaluate(({ textContent }) => textContent?.slice(0, 5))).toBe(shown.padEnd(5, '\n'));
  }
});

/** The pixels of all canvases of widgets on a page, and of the largest. */
const pixels = (page: Page) =>
  page.locator('pass-alive').evaluateAll((widgets) => {
    const canvases = (root: ParentNode | null): HTMLCanvasElement[] =>
      [...(root?.querySelectorAll('*') ?? [])].flatMap((each) =>
        each instanceof HTMLCanvasElement ? [each] : canvases(each.shadowRoot),
      );
    const sizes = widgets.flatMap((widget) => canvases(widget.shadowRoot)).map(({ width, height }) => width * height);
    return { all: sizes.reduce((sum, size) => sum + size, 0), most: Math.max(...sizes) };
  });

test.describe('boards that lie over each other', () => {
  test.use({ deviceScaleFactor: 2 });

  test('share a limit of pixels with those that are fetched', async ({ page }) => {
    const board = (attribute: string) =>
      `<div style="position:absolute; width:6000px"><pass-alive board="52x52" spacing="100" ${attribute}></pass-alive></div>`;
    await visitBody(page, board('editable').repeat(3) + board('controls="none"').repeat(9));
    const widgets = page.locator('pass-alive');
    await expect(widgets.getByRole('grid')).toHaveCount(3);
    await expect(widgets.last().locator('canvas')).toBeAttached();
    const { all, most } = await pixels(page);
    expect(most).toBeLessThanOrEqual(8.1e6);
    expect(all).toBeLessThanOrEqual(33e6);
  });

  test('share a limit of pixels, and none is wider than the window', SLOW, async ({ page }) => {
    const board = '<pass-alive board="52x52" spacing="100" controls="none"></pass-alive>';
    const over = `<div style="position:absolute; width:6000px">${board}</div>`;
    await visitBody(page, over.repeat(40));
    const widgets = page.locator('pass-alive');
    await expect(widgets.last().locator('canvas')).toBeAttached();
    const { all, most } = await pixels(page);
    expect(most).toBeGreaterThan(1e6);
    expect(most).toBeLessThanOrEqual(8.1e6);
    expect(all).toBeLessThanOrEqual(33e6);
    const width = await widgets.first().evaluate((widget) => widget.getBoundingClientRect().width);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    // The last has some, too.
    expect(
      await widgets.last().evaluate((widget) => widget.shadowRoot?.querySelector('canvas')?.width),
    ).toBeGreaterThan(10);
  });
});

test('a size of no points is no size', async ({ page }) => {
  await visitBody(page, '<pass-alive board="0x0"></pass-alive>');
  await expect(page.locator('pass-alive .message')).toHaveText(/0x0.* no size/);
});
