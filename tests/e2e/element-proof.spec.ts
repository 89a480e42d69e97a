/** The widget that plays a capture, and the one that is played against. */
import type { Locator } from '@playwright/test';
import { ROOT, SUB_PATH } from '../../playwright.config.ts';
import { expect, sideways, test } from './reader.ts';
import { isDrawn, placeOf, press, STRICT, said, visitBody, WORKED } from './widget.ts';

const widgetOf = (attributes: string, text = WORKED) => `<pass-alive ${attributes}><pre>${text}</pre></pass-alive>`;
const point = (widget: Locator, name: string) => widget.getByRole('gridcell', { name: new RegExp(`^${name}:`) });

test('in the mode capture the first block that falls is captured, by keyboard and link', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const body = widgetOf('mode="capture" page="/"') + widgetOf('view="steps"');
  await visitBody(page, body, { policy: STRICT, script: '../package/define.js' });
  const widget = page.locator('pass-alive').first();
  await expect(said(widget)).toHaveText(/^White captures #3 \(E6\)/);
  expect(fetched.filter((path) => /proof|everything/.test(path))).toEqual([
    '/package/proof.js',
    '/package/pass-alive-everything.wasm',
  ]);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await widget.getByRole('button', { name: 'Next move' }).focus();
  await page.keyboard.press('End');
  await expect(placeOf(widget)).toHaveText(/^Move 3 of 3/);
  await expect(said(widget)).toHaveText(/takes the last liberty: #3 \(E6\) is captured\.$/);
  await expect(point(widget, 'E6')).toHaveAccessibleName('E6: empty, just captured');
  await page.keyboard.press('ArrowLeft');
  await expect(point(widget, 'E6')).toHaveAccessibleName(/black/);
  await expect(widget.getByRole('link')).toHaveAttribute('href', /&open=prove\.show\.C\.2/);
  await expect(said(page.locator('pass-alive').nth(1))).toHaveText(/^Black has 5 blocks/);

  await page.goto((await widget.getByRole('link').getAttribute('href')) ?? '');
  await expect(page.locator('.proof .place')).toHaveText(/^Move 2 of 3/);
});

test('a block that is alive is shown to be so, and another attribute is another proof', async ({ page }) => {
  await visitBody(page, widgetOf('view="steps" mode="capture" block="A6"'));
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^White tries everything against #1 \(A6\)/);
  await widget.evaluate((element) => element.setAttribute('block', 'D3'));
  await expect(said(widget)).toHaveText(/^White captures #4 \(D3\)/);
  await widget.evaluate((element) => element.removeAttribute('mode'));
  await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
  await press(widget, 'Next');
  await expect(placeOf(widget)).toHaveText('Worked example Round 1, step 1 of 5');
});

test('in the mode try the reader plays, and keeps the moves while the board is out of sight', async ({ page }) => {
  await visitBody(page, `${widgetOf('mode="try"')}<div style="height: 9000px"></div><p>The end</p>`);
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^You are White, and only you play\. Capture #3 \(E6\)/);
  for (const move of ['E5', 'F4']) {
    await widget.getByRole('button', { name: 'Hint' }).press('Enter');
    await expect(said(widget)).toHaveText(`Try ${move}, a liberty of #3 (triangle).`);
    await page.keyboard.press('Enter');
  }
  // The element that has the focus stays.
  await page.getByText('The end').click();
  await expect(widget.locator('canvas')).toHaveCount(0);
  await widget.scrollIntoViewIfNeeded();
  await expect(point(widget, 'E5')).toHaveAccessibleName(/white/);
  await widget.getByRole('button', { name: 'Hint' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(said(widget)).toHaveText('You have captured #3 (E6), in 3 moves. So it was not unconditionally alive.');
});

test('where the part that proves cannot be had, the steps stay, and a line says so', async ({ page }) => {
  await page.route(/proof\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("none")' }),
  );
  page.removeAllListeners('console');
  await visitBody(page, widgetOf('mode="try"'));
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
  await expect(widget.getByText('It cannot be played here')).toBeVisible();
});

test('a script from another host finds the part that proves beside itself', async ({ page }) => {
  // A page that is really served: the browser keeps others away from this machine.
  await page.goto(ROOT);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, widgetOf('mode="capture"'));
  await page.addScriptTag({ url: `${SUB_PATH}standalone.js` });
  await expect(said(page.locator('pass-alive'))).toHaveText(/^White captures #3 \(E6\)/);
});

test('its board is as wide as the one that is stepped through, and shrinks to fit', async ({ page }) => {
  await visitBody(page, `<div style="width: 700px">${widgetOf('mode="try" spacing="60"')}</div>`);
  const widget = page.locator('pass-alive');
  const width = () => widget.locator('canvas').evaluate((canvas) => canvas.getBoundingClientRect().width);
  await expect.poll(width).toBeGreaterThan(400);
  await widget.evaluate((element) => {
    (element.parentElement as HTMLElement).style.width = '220px';
  });
  await expect.poll(width).toBeLessThanOrEqual(220);
  expect(await sideways(page)).toBe(0);
  await expect(widget.locator('b.place')).toHaveText('Worked example');
});

test('where there is no block to prove anything of, the board is there', async ({ page }) => {
  await visitBody(page, widgetOf('mode="capture" color="white"'));
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText('There is no white stone on the board, so there is nothing to cast out.');
  expect(await isDrawn(widget)).toBe(true);
});
