/** The widget with boards that have layers or joined edges: the solid, the layers and the steps. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, SLOW, sideways, test } from './reader.ts';
import { one, placeOf, press, STRICT, said, stonesOf, visitBody } from './widget.ts';

/** Kim’s Example 3: a block in the corner of 5×5×5, with eyes at 1:A5 and 3:A5. */
const EXAMPLE_3 = '.X.../XX...//XX.../X....//.X.../XX...//XX.../.....'
  .split('//')
  .concat('')
  .map(
    (layer) =>
      `${layer && `${layer}/`}${Array(layer ? 3 : 5)
        .fill('.....')
        .join('/')}`,
  )
  .join('//');

const widgetOf = (attributes: string, text = EXAMPLE_3) => `<pass-alive ${attributes}><pre>${text}</pre></pass-alive>`;
const solid = (widget: Locator) => widget.getByRole('application', { name: /^The board as a solid/ });
const layers = (widget: Locator) => widget.getByRole('grid');
const point = (widget: Locator, name: string) => widget.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
const drawn = (picture: Locator) =>
  picture.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** The paths of what is fetched besides the page and its first script. */
function fetchedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('what boards in space need is fetched for the first of them, and by no other board', async ({ page }) => {
  const fetched = fetchedBy(page);
  await visitBody(page, one() + one('editable'), { policy: STRICT, script: '../package/define.js' });
  const flat = page.locator('pass-alive');
  await expect(said(flat.last())).toHaveText(/^Black has 5 blocks/);
  const before = [...new Set(fetched.filter((path) => path.includes('/package/')))];
  // The one that is read and the one that is edited fetch their parts in any order.
  expect(before.sort()).toEqual([
    ...['/package/board.js', '/package/define.js', '/package/element.js'],
    ...['/package/menu.js', '/package/pass-alive.wasm'],
  ]);
  fetched.length = 0;
  await page.evaluate((html) => {
    const main = document.querySelector('main') as HTMLElement;
    for (let times = 0; times < 2; times++) {
      const widget = document.createElement('pass-alive');
      widget.setAttribute('view', 'steps');
      widget.append(Object.assign(document.createElement('pre'), { textContent: html }));
      main.prepend(widget);
    }
  }, EXAMPLE_3);
  await expect(said(flat.first())).toHaveText(/^Black has 1 block/);
  expect(fetched).toEqual(['/package/space.js', '/package/viewer.js', '/package/pass-alive-everything.wasm']);
});

test('rows with layers are stepped through, in the solid, in the layers and in words', async ({ page }) => {
  await visitBody(page, widgetOf('page="/"'));
  const widget = page.locator('pass-alive');
  await expect(solid(widget)).toBeVisible();
  await expect(layers(widget)).toHaveAccessibleName(/^Go board, 5 by 5 by 5\./);
  const [start, flat] = [await drawn(solid(widget)), await drawn(layers(widget))];
  await press(widget, 'Next');
  await expect(placeOf(widget)).toHaveText(/^Round 1/);
  await expect(said(widget)).toHaveText(/^Nothing falls in round 1: #1 \(1:B5\).*it is unconditionally alive\.$/);
  await expect(point(widget, '2:B5')).toHaveAccessibleName(/unconditionally alive/);
  expect(await drawn(solid(widget))).not.toBe(start);
  expect(await drawn(layers(widget))).not.toBe(flat);
  expect(await widget.evaluate((element) => (element as HTMLElementTagNameMap['pass-alive']).analysis)).toMatchObject({
    layers: 5,
    board: [['.X...', 'XX...', '.....', '.....', '.....'], [], [], [], []].map((rows) =>
      rows.length ? rows : expect.any(Array),
    ),
    black: { alive: expect.arrayContaining(['4:A5']) },
  });
  await press(widget, 'As a table');
  await expect(widget.getByRole('table', { name: 'Layer 3' })).toContainText('cblack #1');
  await press(widget, 'Copy as');
  await expect(widget.getByRole('button', { name: 'SGF' })).toBeHidden();
  await press(widget, 'Plain text');
  await expect(widget.getByRole('textbox')).toHaveValue(/^\.X\.\.\.\nXX\.\.\.\n(\.{5}\n){3}--\n/);
  await page.goto((await widget.getByRole('link').getAttribute('href')) ?? '');
  await expect(page.getByRole('grid')).toHaveAccessibleName('Go board, 5 by 5 by 5');
});

test('an empty board of a size in words is edited by mouse and keyboard; a drag places nothing', async ({ page }) => {
  await visitBody(page, '<pass-alive board="3x3x3" editable></pass-alive>');
  const widget = page.locator('pass-alive');
  await expect(solid(widget)).toBeVisible();
  const box = await solid(widget).locator('canvas').boundingBox();
  if (!box) throw new Error('there is no solid');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const seen = await drawn(solid(widget));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  expect(await stonesOf(widget)).toBe('.'.repeat(27));
  expect(await drawn(solid(widget))).not.toBe(seen);
  await press(widget, 'First view');
  await expect.poll(() => drawn(solid(widget))).toBe(seen);

  // By keyboard in the solid: the cursor goes to 2:B3, and Shift turns.
  await solid(widget).focus();
  for (const key of ['ArrowRight', 'PageDown', 'Enter']) await page.keyboard.press(key);
  await expect(point(widget, '2:B3')).toHaveAccessibleName(/black/i);
  const unturned = await drawn(solid(widget));
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await drawn(solid(widget))).not.toBe(unturned);
  expect((await stonesOf(widget)).match(/[XO]/g)).toEqual(['X']);

  // By keyboard and mouse in the layers.
  await layers(widget).focus();
  for (const key of ['PageDown', 'Enter']) await page.keyboard.press(key);
  await expect(point(widget, '3:B3')).toHaveAccessibleName(/white/i);
  const cell = await point(widget, '1:A1').boundingBox();
  if (!cell) throw new Error('the point has no place');
  await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2);
  await expect(point(widget, '1:A1')).toHaveAccessibleName(/black/i);
  await press(widget, 'Reset');
  expect(await stonesOf(widget)).toBe('.'.repeat(27));
});

test('the keys of buttons and sliders in the solid do not step, and those outside still do', async ({ page }) => {
  await visitBody(page, widgetOf('view="steps"'));
  const widget = page.locator('pass-alive');
  const left = widget.getByRole('button', { name: 'Turn to the left' });
  await left.focus();
  const seen = await drawn(solid(widget));
  await page.keyboard.press('Space');
  expect(await drawn(solid(widget))).not.toBe(seen);
  await widget.getByText('See inside').click();
  await widget.getByRole('slider', { name: 'layers from 1' }).press('ArrowRight');
  await expect(placeOf(widget)).toHaveText('Start');
  await layers(widget).press('.');
  await expect(placeOf(widget)).toHaveText(/^Round 1/);
});

test('joined edges give eyes that no board without them has', async ({ page }) => {
  await visitBody(page, widgetOf('topology="cylinder" round="end" turn="40,50"', 'X.XX.'));
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/unconditionally alive/);
  const answer = () => widget.evaluate((element) => (element as HTMLElementTagNameMap['pass-alive']).analysis);
  expect(await answer()).toMatchObject({
    topology: 'cylinder',
    board: ['X.XX.'],
    black: { alive: ['A1', 'C1', 'D1'] },
  });
  await expect(solid(widget)).toBeVisible();
  const seen = await drawn(solid(widget));
  await widget.evaluate((element) => element.setAttribute('turn', '0,90'));
  await expect.poll(() => drawn(solid(widget))).not.toBe(seen);
  await widget.evaluate((element) => element.removeAttribute('topology'));
  await expect(solid(widget)).toHaveCount(0);
  expect(await answer()).toMatchObject({ black: { alive: [] } });
});

test('a capture can be played in layers, and eyes say that they are for planes', async ({ page }) => {
  await visitBody(page, widgetOf('mode="capture"', 'X./..//../..') + widgetOf('mode="eyes"'));
  const [capture, eyes] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  await expect(said(capture)).toHaveText(/^White captures #1 \(1:A2\)/);
  await expect(layers(capture)).toBeVisible();
  await expect(said(eyes)).toHaveText(/^Black has 1 block/);
  await expect(eyes.getByText('The eyes of groups are shown on boards of one layer')).toBeVisible();
});

test.describe('what cannot be shown is refused in words, and the text stays', () => {
  const cases = [
    ['board="20x20x20"', '', 'a side has at most 19 points'],
    ['board="3x3x99999999999"', '', '“3x3x99999999999” is no size of a board'],
    ['board="large"', '', '“large” is no size of a board'],
    ['topology="torus"', '$$ | X . |', 'A board with joined edges is written as rows'],
    ['topology="torus"', `${'.'.repeat(20)}/${'.'.repeat(20)}`, 'a side has at most 19 points'],
    ['', 'X.\n..\n--\nX.', 'Line 4, column 3: this layer has 1 row; the first has 2.'],
    ['', 'X.\n..\n--\nX.\n...', 'Line 5, column 4: this row has 3 points; the first has 2.'],
  ] as const;
  for (const [attributes, text, words] of cases) {
    test(`${attributes} ${JSON.stringify(text)}`, async ({ page }) => {
      await visitBody(page, widgetOf(attributes, text));
      const widget = page.locator('pass-alive');
      await expect(widget.locator('.message')).toContainText(words);
      await expect(widget.locator('canvas')).toHaveCount(0);
    });
  }
});

test('where the script for space cannot be had, the text stays, and comes when it can', async ({ page }) => {
  const isThere = false;
  await page.route(/space\.js$/, (route) =>
    isThere ? route.fallback() : route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("none")' }),
  );
  page.removeAllListeners('console');
  await visitBody(page, widgetOf('view="steps"') + one());
  const widget = page.locator('pass-alive').first();
  await expect(widget.locator('.message')).toHaveText(/^This board has layers or joined edges/);
  await expect(widget.getByText('.X...')).toBeVisible();
  await expect(said(page.locator('pass-alive').last())).toHaveText(/^Black has 5 blocks/);
});

test('content that hides what the pictures are made with leaves the text, and other boards', async ({ page }) => {
  await visitBody(page, `<img name="createTextNode" alt="">${widgetOf('view="steps"')}${one()}`);
  const [space, flat] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  await expect(space.locator('.message')).toHaveText(/^This board has layers or joined edges/);
  await expect(space.getByText('.X...')).toBeVisible();
  await expect(said(flat)).toHaveText(/^Black has 5 blocks/);
});

test('the layers stand beside the solid where there is room, else below it, and fit 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await visitBody(page, `<div style="width: 1000px">${widgetOf('view="steps"')}</div>`);
  const widget = page.locator('pass-alive');
  const boxes = () => Promise.all([solid(widget), layers(widget)].map((each) => each.locator('canvas').boundingBox()));
  await expect.poll(async () => (await boxes())[1]?.x).toBeGreaterThan(450);
  await widget.evaluate((element) => {
    (element.parentElement as HTMLElement).style.width = '320px';
  });
  await expect.poll(async () => (await boxes())[1]?.x).toBeLessThan(100);
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  for (const box of [above, below]) expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(340);
});

test(
  'it is for everybody: axe finds nothing, a finger places stones, and paper has both pictures',
  SLOW,
  async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await visitBody(
      page,
      `<h1>A page</h1>${widgetOf('editable spacing="20"', 'X../.../...//.../.../...//.../.../...')}`,
    );
    const widget = page.locator('pass-alive');
    await expect(solid(widget)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await press(widget, 'White stones');
    await point(widget, '2:B2').scrollIntoViewIfNeeded();
    const cell = await point(widget, '2:B2').boundingBox();
    if (!cell) throw new Error('the point has no place');
    const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
    await page.touchscreen.tap(x, y);
    const placed = widget.getByRole('gridcell', { name: /^2:B2: white/i });
    const aiming = widget.getByText('2:B2: tap again to place').first();
    await expect(placed.or(aiming)).toBeVisible();
    // Where lines are narrow, the first tap aims.
    if (await aiming.isVisible()) await page.touchscreen.tap(x, y);
    await expect(placed).toBeVisible();
    await solid(widget).scrollIntoViewIfNeeded();
    const top = await solid(widget).locator('canvas').boundingBox();
    if (!top) throw new Error('there is no solid');
    // Fingers find some point of the solid around its middle.
    for (let dx = -60; dx <= 60 && (await stonesOf(widget)).match(/O/g)?.length === 1; dx += 12) {
      await page.touchscreen.tap(top.x + top.width / 2 + dx, top.y + top.height / 2);
    }
    expect((await stonesOf(widget)).match(/O/g)).toHaveLength(2);

    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(widget.locator('canvas:visible')).not.toHaveCount(0);
    await expect(solid(widget).locator('canvas')).toBeVisible();
    await expect(layers(widget).locator('canvas')).toBeVisible();
    await expect(widget.getByRole('button', { name: 'First view' })).toBeHidden();
    expect(await sideways(page)).toBe(0);
    await context.close();
  },
);

test('the space between two lines is no wider than asked for', async ({ page }) => {
  await visitBody(page, widgetOf('spacing="16"', 'X./..//../..'));
  const widget = page.locator('pass-alive');
  const width = async () => (await layers(widget).locator('canvas').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(60);
  const narrow = await width();
  await widget.evaluate((element) => element.setAttribute('spacing', '24'));
  await expect.poll(width).toBeCloseTo(narrow * 1.5, -1);
});

test('it is dark where the page is, and is taken away far from view without moving the page', async ({ page }) => {
  const dark = '<style>body { color: #eee; background: #111 }</style>';
  await visitBody(page, `${dark}${widgetOf('view="steps"')}<div style="height: 9000px"></div><p>The end</p>`);
  const widget = page.locator('pass-alive');
  await expect(solid(widget)).toBeVisible();
  const ground = () =>
    solid(widget)
      .locator('canvas')
      .evaluate((canvas) => [...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [])]);
  const [red = 255] = await ground();
  expect(red).toBeLessThan(0xd0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByText('The end').scrollIntoViewIfNeeded();
  await expect(widget.locator('canvas')).toHaveCount(0);
  expect(Math.abs((await height()) - before)).toBeLessThan(5);
});
