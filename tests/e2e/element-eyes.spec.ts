/** The widget with the eyes of groups. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { ROOT, SUB_PATH } from '../../playwright.config.ts';
import { expect, SLOW, sideways, test } from './reader.ts';
import { colorsOf, placeOf, STRICT, said, visitBody } from './widget.ts';

/** Two white groups: the one on the left is alive, the one on the right critical. Black is alive. */
const GROUPS = '.X.X.X.XXX\nXXXXXXXXXX\nOOOOXOOOOO\n.O.OXO...O';

const widgetOf = (attributes: string, text = GROUPS) =>
  `<pass-alive mode="eyes" ${attributes}><pre>\n${text}\n</pre></pass-alive>`;
const point = (widget: Locator, name: string) => widget.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
const visitGroups = (page: Page, attributes: string) => visitBody(page, widgetOf(attributes));

test('the group with the stone named is shown with its verdict, its eyes and its values', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const body = `${widgetOf('block="A2" page="/"')}<pass-alive view="steps"><pre>${GROUPS}</pre></pass-alive>`;
  await visitBody(page, body, { policy: STRICT, script: '../package/define.js' });
  const widget = page.locator('pass-alive').first();
  await expect(said(widget)).toContainText('Group #1 is alive, even if White never answers.');
  expect(fetched.filter((path) => /proof|eyes|everything/.test(path))).toEqual([
    '/package/eyes.js',
    '/package/pass-alive-eyes.wasm',
  ]);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await expect(widget.getByText('Proven.')).toBeVisible();
  await widget.getByText('How its eyes are counted without search').click();
  await expect(point(widget, 'A1')).toHaveAccessibleName('A1: empty, full eye point of group #1');
  await expect(widget.getByRole('row', { name: /region a/ })).toBeVisible();
  await expect(widget.getByRole('link')).toHaveAttribute('href', /&open=eyes\.A&/);
  const other = page.locator('pass-alive').nth(1);
  await other.scrollIntoViewIfNeeded();
  await expect(said(other)).toHaveText(/^Black has /);
});

test('without a stone the group is shown that the next move decides', async ({ page }) => {
  await visitGroups(page, 'color="white" block="Z99"');
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText('Group #2 is critical: White lives only at H1, Black kills only at H1.');
  await expect(widget.getByText('Proven.')).toBeVisible();
  // By finger or mouse on the board, and in the list.
  await widget.getByRole('button', { name: /^#1 / }).click();
  await expect(said(widget)).toContainText('Group #1 is alive');
  // Another attribute is another group.
  await widget.evaluate((element) => element.setAttribute('block', 'J2'));
  await expect(said(widget)).toContainText('Group #2 is critical');
  await widget.evaluate((element) => element.removeAttribute('mode'));
  await expect(said(widget)).toHaveText(/^White has /);
});

test('a reader plays against the solver, and the place is in the link', async ({ page }) => {
  await visitGroups(page, 'block="J2" page="/"');
  const widget = page.locator('pass-alive');
  await widget.getByRole('button', { name: 'Try to live as White' }).click();
  await expect(said(widget)).toContainText('Save group #2.');
  // The board is drawn over its points.
  await point(widget, 'G1').click({ force: true });
  await expect(said(widget)).toContainText('G1 was a mistake');
  await expect(widget.getByRole('link')).toHaveAttribute('href', /&open=eyes\.B\.live&/);
  await widget.getByRole('button', { name: 'Back to the result' }).click();
  await widget.getByRole('button', { name: 'Show play if Black begins' }).click();
  await widget.getByRole('button', { name: 'Next move' }).click();
  await expect(said(widget)).toContainText('Black plays H1.');
});

test('the rules are stepped through by keyboard alone, and the place is in the link', async ({ page }) => {
  await visitGroups(page, 'block="J2" page="/"');
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toContainText('Group #2 is critical');
  await widget.getByRole('button', { name: 'Step through the count of eyes' }).focus();
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('button', { name: 'Next rule' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(placeOf(widget)).toContainText('step 1 of');
  await page.keyboard.press('End');
  await expect(said(widget)).toContainText('Group #2 is critical');
  await page.keyboard.press('ArrowLeft');
  await expect(said(widget)).toContainText('There is one value, {2|1}');
  const link = (await widget.getByRole('link').getAttribute('href')) ?? '';
  await widget.getByRole('button', { name: 'Back to the result' }).press('Enter');
  await expect(widget.getByRole('button', { name: 'Step through the count of eyes' })).toBeFocused();
  await page.goto(link);
  await expect(page.locator('.eyes .sentence')).toContainText('There is one value, {2|1}');
});

test('the group and the step are kept while the board is out of sight', SLOW, async ({ page }) => {
  await visitBody(page, `${widgetOf('block="J2"')}<div style="height: 9000px"></div><p>The end</p>`);
  const widget = page.locator('pass-alive');
  await widget.getByRole('button', { name: 'Step through the count of eyes' }).click();
  await widget.getByRole('slider', { name: 'Steps of the count' }).fill('2');
  await expect(placeOf(widget)).toContainText('step 2 of');
  await page.getByText('The end').click();
  await expect(widget.locator('canvas')).toHaveCount(0);
  await widget.scrollIntoViewIfNeeded();
  await expect(placeOf(widget)).toContainText('step 2 of');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('where its script cannot be had, the steps stay, and a line says so', async ({ page }) => {
  await page.route(/eyes\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("none")' }),
  );
  page.removeAllListeners('console');
  await visitGroups(page, '');
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^Black has /);
  await expect(widget.getByText('The eyes of the groups are missing here')).toBeVisible();
});

test('a script from another host finds the eyes beside itself', SLOW, async ({ page }) => {
  // A page that is really served: the browser keeps others away from this machine.
  await page.goto(ROOT);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, widgetOf('block="J2"'));
  await page.addScriptTag({ url: `${SUB_PATH}standalone.js` });
  await expect(said(page.locator('pass-alive'))).toContainText('Group #2 is critical');
});

for (const scheme of ['light', 'dark'] as const)
  test(`nothing is wrong for assistive technology, and nothing is too wide, ${scheme}`, SLOW, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const theme = scheme === 'dark' ? 'dim' : 'pale';
    await visitGroups(page, `block="J2" theme="${theme}"`);
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toContainText('Group #2 is critical');
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).include('pass-alive').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    };
    await check();
    await widget.getByRole('button', { name: 'Step through the count of eyes' }).click();
    await check();
  });

test('the board has the colours that the reader forces', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitGroups(page, 'block="J2"');
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toContainText('Group #2 is critical');
  await expect.poll(async () => (await colorsOf(widget)).length).toBeGreaterThan(1);
});
