/** The looks of the widget: themes, the colours that a page sets, and where the coordinates are. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { PassAliveElement } from '../../web/widget/element.ts';
import { expect, test } from './reader.ts';
import { colorsOf, grid, one, said, visitBody } from './widget.ts';

/** The board of each theme. */
const BOARDS = {
  pale: '242,221,176',
  dim: '195,168,115',
  paper: '255,255,255',
  wood: '220,179,92',
  slate: '180,191,199',
  night: '82,92,101',
};

const DARK = '<style>body { background: #111; color: #eee }</style>';

test('a theme is chosen, or follows the page, or is that of the owner', async ({ page }) => {
  const boards = Object.keys(BOARDS).map((theme) => one(`theme="${theme}"`));
  await visitBody(page, `${boards.join('')}${one('view="steps" theme="wood night"')}${one()}`);
  const widgets = page.locator('pass-alive');
  const expected = [...Object.values(BOARDS), BOARDS.wood, BOARDS.pale];
  for (const [at, color] of expected.entries()) {
    await widgets.nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => colorsOf(widgets.nth(at))).toContain(color);
  }
  await page.evaluate(() => Object.assign(document.body.style, { background: '#111', color: '#eee' }));
  for (const [at, color] of [...Object.values(BOARDS), BOARDS.night, BOARDS.dim].entries()) {
    await widgets.nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => colorsOf(widgets.nth(at))).toContain(color);
  }
});

test('all words have the font of the page: of games, eyes, proofs, questions and steps', async ({ page }) => {
  const game = '<pass-alive>(;SZ[9];B[cc]C[The start](;W[gg])(;W[gc]))</pass-alive>';
  const others = ['mode="eyes"', 'mode="capture"', 'quiz', 'round="1"'].map((attribute) => one(attribute));
  await visitBody(page, `<style>body { font-family: Pagina }</style>${game}${others.join('')}`);
  const drawn = ['.game-move', '.eyes .sentence', '.proof .sentence', '.question', '.sentence'];
  for (const [at, part] of drawn.entries()) {
    const widget = page.locator('pass-alive').nth(at);
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator(part).first()).not.toBeEmpty();
    const words = widget.locator('.rest').locator('p, h2, h3, caption, td, th, button, b, span');
    const fonts = await words.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontFamily));
    expect(new Set(fonts)).toEqual(new Set(['Pagina']));
  }
});

for (const [what, script] of [
  ['the script', '<script src="../standalone.js" data-theme="slate night"></script>'],
  ['the loader', '<script src="../loader.js" data-theme="slate night"></script>'],
] as const) {
  test(`the owner sets a theme on ${what}`, async ({ page }) => {
    await visitBody(
      page,
      `${DARK}${one()}<pre class="pass-alive">X.X</pre>${one('view="steps" theme="auto"')}${script}`,
      {
        script: '',
      },
    );
    const widget = page.locator('pass-alive');
    await expect.poll(() => colorsOf(widget.first())).toContain(BOARDS.night);
    await widget.last().scrollIntoViewIfNeeded();
    await expect.poll(() => colorsOf(widget.last())).toContain(BOARDS.dim);
  });
}

test('a frame has the theme in its address', async ({ page }) => {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  for (const [theme, board] of [
    ['wood', BOARDS.wood],
    ['night', BOARDS.night],
    ['slate dim', BOARDS.slate],
  ]) {
    await page.goto(`../../embed.html#rows=.X.X./XXXX.&theme=${theme}`.replace('../../', './'));
    await page.reload();
    await expect.poll(() => colorsOf(page.locator('pass-alive'))).toContain(board);
  }
});

test('a page sets colours of the board by custom properties, and nothing is fetched for them', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const style = (css: string) => one(`style="${css}"`);
  await visitBody(
    page,
    `<div style="--pass-alive-board: rgb(1 200 3); --pass-alive-black-stone: navy">${one()}</div>${style(
      '--pass-alive-board: url(https://foreign.example/a.png); --pass-alive-grid: no colour; --pass-alive-vital: var(--x)',
    )}`,
  );
  const [own, bad] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  await expect.poll(() => colorsOf(own)).toContain('1,200,3');
  expect(await colorsOf(own)).toContain('0,0,128');
  await bad.scrollIntoViewIfNeeded();
  await expect.poll(() => colorsOf(bad)).toContain(BOARDS.pale);
  expect(await colorsOf(bad)).toContain('110,90,56');
  expect(requests.filter((url) => url.includes('foreign'))).toEqual([]);
  // The small boards of the rounds have them, too.
  const film = own.locator('.film canvas').first();
  const corner = await film.evaluate((canvas) =>
    [...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(1, 1, 1, 1).data ?? [])].join(),
  );
  expect(corner).toBe('1,200,3,255');
});

test('a reader’s own colours, and those of paper, go before all others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitBody(page, `<div style="--pass-alive-board: rgb(1 200 3)">${one('view="steps" theme="night"')}</div>`);
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^Black has/);
  expect(await colorsOf(widget)).not.toContain('1,200,3');
  expect(await colorsOf(widget)).not.toContain(BOARDS.night);
});

const widthAndHeight = (page: Page, at: number) =>
  page
    .locator('.board canvas')
    .nth(at)
    .evaluate((canvas) => [canvas.clientWidth, canvas.clientHeight]);

test('coordinates are at the sides that are named, and a press is on its point there', async ({ page }) => {
  const sides = ['', 'coordinates="left bottom"', 'coordinates="left"', 'coordinates="none"'];
  await visitBody(page, sides.map((each) => one(`controls="none" ${each}`)).join(''));
  await expect(page.locator('.board canvas')).toHaveCount(sides.length);
  const [all, two, left, none] = await Promise.all(sides.map((_, at) => widthAndHeight(page, at)));
  const [wide, narrow] = [28 * 7.36, 28 * 6.24];
  const middle = (wide + narrow) / 2;
  for (const [found, expected] of [
    [all, [wide, wide]],
    [two, [middle, middle]],
    [left, [middle, narrow]],
    [none, [narrow, narrow]],
  ] as const) {
    expect(Math.abs((found?.[0] ?? 0) - expected[0])).toBeLessThan(3);
    expect(Math.abs((found?.[1] ?? 0) - expected[1])).toBeLessThan(3);
  }
  const svg = await page
    .locator('pass-alive')
    .nth(1)
    .evaluate((element) => (element as PassAliveElement).toSVG());
  expect(svg).toContain('viewBox="-118 -62 680 680"');
  const widget = page.locator('pass-alive').nth(1);
  await widget.scrollIntoViewIfNeeded();
  const point = widget.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener('pass-alive-point', (event) => resolve((event as CustomEvent).detail.name)),
      ),
  );
  const box = await widget.locator('.board canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  await page.mouse.click(box.x + (1.18 * box.width) / 6.8, box.y + (0.62 * box.height) / 6.8);
  expect(await point).toBe('A6');
});

/** The colour on a canvas, so many spacings to the right of a point of the worked example and a little below it. */
const colorBeside = (canvas: Locator, column: number, row: number, beside: number) =>
  canvas.evaluate(
    (element, [x = 0, y = 0]) => {
      const { width } = element as HTMLCanvasElement;
      const unit = width / 7.36;
      const copy = document.createElement('canvas');
      copy.width = copy.height = 1;
      const context = copy.getContext('2d');
      context?.drawImage(element as HTMLCanvasElement, -Math.round(x * unit), -Math.round(y * unit));
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join();
    },
    [1.18 + column + beside, 1.18 + row + 0.12],
  );

test('stones are as large as a page says, within bounds, in every mode, on paper and in files', async ({ page }) => {
  const sizes = ['', '0.8', '1', '0.1', '7', 'calc(1)', 'url(https://foreign.example/a.png)', '1px'];
  const radii = [46, 40, 50, 40, 50, 46, 46, 46];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const sized = (size: string, attributes?: string) =>
    `<div style="${size && `--pass-alive-stone-size: ${size}`}">${one(attributes)}</div>`;
  await visitBody(page, `${sizes.map((size) => sized(size, '')).join('')}${sized('1')}`);
  const widgets = page.locator('pass-alive');
  for (const [at, radius] of radii.entries()) {
    const widget = widgets.nth(at);
    await widget.scrollIntoViewIfNeeded();
    await expect.poll(() => colorBeside(widget.locator('canvas'), 2, 0, 0)).toBe('22,22,22');
    const svg = await widget.evaluate((element) => (element as PassAliveElement).toSVG());
    const drawn = [...svg.matchAll(/ r="(\d+)"/g)].map(([, radius]) => Number(radius));
    expect(drawn.filter((each) => each > 20)).toEqual(drawn.filter((each) => each > 20).map(() => radius));
    // Between the smallest stone and the largest, to the right of that on C6.
    const canvas = widget.locator('.board canvas');
    const [small, large] = [await colorBeside(canvas, 2, 0, 0.42), await colorBeside(canvas, 2, 0, 0.47)];
    expect([small === BOARDS.pale, large === BOARDS.pale]).toEqual([radius < 42, radius < 47]);
  }
  expect(requests.filter((url) => url.includes('foreign'))).toEqual([]);
  // A change is seen with the next drawing, also in the small boards of the rounds and on paper.
  const last = widgets.last();
  await last.scrollIntoViewIfNeeded();
  const film = last.locator('.film canvas').first();
  const before = await film.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  await last.evaluate((element) => element.style.setProperty('--pass-alive-stone-size', '0.8'));
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  await expect.poll(() => film.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())).not.toBe(before);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await colorBeside(widgets.nth(1).locator('canvas'), 2, 0, 0.42)).toBe(BOARDS.pale);
  await page.emulateMedia({ forcedColors: 'active' });
  const canvas = widgets.nth(1).locator('canvas');
  await expect
    .poll(async () => (await colorBeside(canvas, 2, 0, 0.42)) === (await colorBeside(canvas, 2, 0, 0.5)))
    .toBe(true);
});

test('questions, proofs, eyes and boards to play on have stones of that size', async ({ page }) => {
  const modes = ['quiz', 'mode="capture"', 'mode="eyes"', 'editable'];
  await visitBody(page, modes.map((mode) => `<div style="--pass-alive-stone-size: 0.8">${one(mode)}</div>`).join(''));
  for (const [at, mode] of modes.entries()) {
    const widget = page.locator('pass-alive').nth(at);
    await widget.scrollIntoViewIfNeeded();
    const canvas = grid(widget).locator('canvas');
    // To the right of B4 no region is marked, and B4 has no name.
    await expect.poll(() => colorBeside(canvas, 1, 2, 0.3), mode).toBe('22,22,22');
    await expect.poll(() => colorBeside(canvas, 1, 2, 0.42), mode).toBe(BOARDS.pale);
  }
});

test('axe finds nothing on any theme', async ({ page }) => {
  const boards = Object.keys(BOARDS).map((theme) => one(`view="steps" theme="${theme}"`));
  await visitBody(page, `<h1>Boards</h1>${boards.join('')}`);
  for (const at of boards.keys()) {
    await page.locator('pass-alive').nth(at).scrollIntoViewIfNeeded();
    await expect(page.locator('pass-alive').nth(at).getByRole('button', { name: 'Copy as' })).toBeVisible();
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
