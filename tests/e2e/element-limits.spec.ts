/** Texts that ask for more than a reader's browser should give. */
import { expect, hold, test } from './reader.ts';
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
  await visitBody(page, `<pass-alive>(;SZ[9]GN[A game]${';B[aa]'.repeat(100_000)})</pass-alive>`);
  const widget = page.locator('pass-alive');
  await expect(placeOf(widget)).toHaveText(/^A game/);
  await expect(widget.locator('.notes p')).toHaveCount(21);
  await expect(widget.locator('.notes p').last()).toHaveText(/^And [\d,]+ more warnings\.$/);
});

test('a text beyond the limit stays, and its message says why', async ({ page }) => {
  const widget = page.locator('pass-alive');
  await visitBody(page, `<pass-alive>(;SZ[9]${';B[aa]'.repeat(200_000)})</pass-alive>`);
  await expect(widget.locator('.message')).toHaveText('The text is longer than 1 MB, the most that is shown here.');
  await widget.evaluate((element, text) => {
    element.textContent = text;
  }, WORKED);
  await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
});

test('of a long text only the beginning is laid out where no board is drawn', async ({ page }) => {
  await visitBody(page, '', { script: '../package/define.js' });
  const load = await hold(page, '**/pass-alive.wasm');
  const part = '$$ X\n\n';
  const text = part.repeat(100_000);
  await page.evaluate((long) => {
    const widget = document.createElement('pass-alive');
    widget.textContent = long;
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
    expect(await widget.locator('.excerpt').evaluate(({ textContent }) => textContent)).toBe(text.slice(0, 20_000));
    await expect(widget.locator('.text p')).toHaveText('… and 579,998 more characters');
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
  const board = `<p style="height: 5000px">Space</p><pass-alive><pre>${WORKED}</pre></pass-alive>`;
  await visitBody(page, `${board}${board}`, { script: '../package/define.js' });
  let isThere = false;
  await page.route('**/pass-alive.wasm', (route) => (isThere ? route.fallback() : route.fulfill({ status: 200 })));
  const [first, second] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('.message')).toHaveText('The steps are missing here: their program could not be loaded.');
  isThere = true;
  await second.scrollIntoViewIfNeeded();
  await expect(said(second)).toHaveText(/^Black has 5 blocks/);
  await first.scrollIntoViewIfNeeded();
  await expect(said(first)).toHaveText(/^Black has 5 blocks/);
});
