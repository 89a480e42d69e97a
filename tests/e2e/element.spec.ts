/** The widget on pages of other people. */
import { test as plain } from '@playwright/test';
import { expect, test } from './reader.ts';
import { isDrawn, onDisk, placeOf, press, STRICT, said, visit, visitBody, WORKED } from './widget.ts';

for (const from of ['disk', 'a server'] as const) {
  test(`three diagrams work in one file from ${from}`, async ({ page }, info) => {
    if (from === 'disk') await page.goto(onDisk(info.outputPath(), 'three.html'));
    else await visit(page, 'three.html');

    const diagram = page.locator('#diagram');
    await expect(said(diagram)).toHaveText(/^Black has 5 blocks, #1 to #5, and 6 regions, a to f\./);
    await expect(placeOf(diagram)).toHaveText('Worked example Start');
    expect(await isDrawn(diagram)).toBe(true);
    await press(diagram, 'Next');
    await expect(said(diagram)).toHaveText(/^Block #3 \(E6\) is cast out: only one region, b, is vital to it;/);
    await press(diagram, 'Last');
    await expect(placeOf(diagram)).toHaveText('Worked example Round 3: nothing falls');

    const game = page.locator('#game');
    await expect(said(game)).toHaveText(/^White has 1 block, #1, and 1 region, a\./);

    await press(diagram, 'As a table');
    await expect(diagram.getByRole('cell', { name: 'black #1' }).first()).toBeVisible();

    const rows = page.locator('#rows');
    await rows.scrollIntoViewIfNeeded();
    await expect(said(rows)).toHaveText(/^Black has 1 block, #1, and 3 regions, a to c\./);
    expect(await isDrawn(rows)).toBe(true);
  });
}

for (const [name, script] of [
  ['the stand-alone script', '../standalone.js'],
  ['the module', '../package/define.js'],
] as const) {
  test(`${name} works under a strict policy`, async ({ page }) => {
    await visitBody(page, `<pass-alive view="steps"><pre>${WORKED}</pre></pass-alive>`, { policy: STRICT, script });
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
    expect(await isDrawn(widget)).toBe(true);
    await press(widget, 'Next');
    await expect(placeOf(widget)).toHaveText('Worked example Round 1, step 1 of 5');
  });

  plain(
    `where a policy blocks WebAssembly, the text stays with ${name}, and a line says what is missing`,
    async ({ page }) => {
      const policy = STRICT.replace(" 'wasm-unsafe-eval'", '');
      await visitBody(page, `<pass-alive view="steps"><pre>${WORKED}</pre></pass-alive>`, { policy, script });
      await expect(page.getByText('The steps cannot be shown: this page does not allow WebAssembly.')).toBeVisible();
      await expect(page.locator('pre')).toBeVisible();
      await expect(page.locator('pass-alive canvas')).toHaveCount(0);
    },
  );
}

test('an element that the browser has not read to its end waits for the rest', async ({ page }) => {
  await visitBody(page, '');
  const [first, ...rest] = WORKED.split('\n');
  await page.evaluate((text) => {
    document.open();
    document.write(`<p>Before</p><pass-alive view="steps"><figure><figcaption>${text}`);
  }, first);
  await page.waitForTimeout(300);
  await expect(page.locator('pass-alive .message')).toBeEmpty();
  await page.evaluate(
    (text) => {
      document.write(`</figcaption></figure><pre>${text}</pre></pass-alive>`);
      document.close();
    },
    [first, ...rest].join('\n'),
  );
  await expect(said(page.locator('pass-alive'))).toHaveText(/^Black has 5 blocks/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the diagrams are there as text', async ({ page }) => {
    await visit(page, 'three.html');
    for (const text of ['$$ | X . X . X X |', '(;GM[1]SZ[5]', 'XXXXO']) {
      await expect(page.locator('pre').filter({ hasText: text })).toBeVisible();
    }
  });
});

test('the script works where a page has no address, but for what it fetches', async ({ page, faults }) => {
  await page.goto('about:blank');
  await page.setContent(`<pass-alive view="steps"><pre>${WORKED}</pre></pass-alive>`);
  await page.addScriptTag({ path: 'package/standalone.js' });
  await expect(said(page.locator('pass-alive'))).toHaveText(/^Black has 5 blocks/);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('Copying and the table are missing here')).toBeVisible();
  expect(faults.splice(0).join()).toContain('Invalid base URL');
});
