/** The widget for every reader, and against every text. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { ROOT } from '../../playwright.config.ts';
import { expect, test } from './reader.ts';
import { colorsOf, isDrawn, placeOf, press, said, visitBody, WORKED } from './widget.ts';

const one = (attributes = '') => `<pass-alive ${attributes}><pre>${WORKED}</pre></pass-alive>`;

/** The place of a point of the 6 by 6 board on the screen; the drawing has 7.36 spacings a side. */
async function middleOf(widget: Locator, column: number, row: number) {
  const box = await widget.locator('.board canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  const spacing = box.width / 7.36;
  return { x: box.x + (1.18 + column) * spacing, y: box.y + (1.18 + row) * spacing };
}

const stonesOf = (widget: Locator): Promise<string> =>
  widget.evaluate((element) => (element as HTMLElementTagNameMap['pass-alive']).position?.stones ?? '');

test.describe('by keyboard alone', () => {
  test('a reader steps, opens everything, and gets out again', async ({ page }) => {
    await visitBody(page, `<button>Before</button>${one('page="https://example.org/go/"')}<button>After</button>`);
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    const place = placeOf(widget);
    const { keyboard } = page;

    await page.getByText('Before').focus();
    await keyboard.press('ArrowRight');
    await expect(place).toHaveText(/Start$/);

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
      ...['First', 'Previous round', 'Back', 'Next', 'Next round', 'Last'],
      ...['Start: all in', 'Round 1: 2 blocks out, 3 regions out', 'Round 2: 1 block out, 1 region out'],
      ...['Round 3: nothing falls', 'Copy as', 'As a table', 'Open in the full page', 'After'],
    ]);

    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    const table = widget.getByRole('table');
    await expect(widget.getByRole('region')).toContainText(
      /^Worked example\. Go board, 6 by 6\. Black has 5 blocks, A to E, and 6 regions, a to f\./,
    );
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      'black A',
      'a',
      'black B',
      'b',
      'black C',
      'black C',
    ]);
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(table).toHaveCount(0);
    for (let times = 0; times < 3; times++) await keyboard.press('Tab');
    await expect(widget.getByRole('button', { name: '$$' })).toBeFocused();
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

test('steps and changes are told to the page as events', async ({ page }) => {
  await visitBody(page, one('editable'));
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^Black has/);
  await page.evaluate(() => {
    Object.assign(window, { told: [] });
    for (const name of ['pass-alive-step', 'pass-alive-change', 'step', 'change']) {
      document.addEventListener(name, (event) =>
        (window as unknown as { told: unknown[] }).told.push([name, (event as CustomEvent).detail]),
      );
    }
  });
  await press(widget, 'Next');
  const { x, y } = await middleOf(widget, 1, 0);
  await page.mouse.click(x, y);
  await widget.evaluate((element) => element.setAttribute('color', 'both'));
  await press(widget, 'White’s blocks');
  const sentence =
    'Block C (E6) is cast out: only one region, b, is vital to it; d is not, because C4 is empty and not a liberty of C.';
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
    .toEqual([
      ['pass-alive-step', { round: 1, step: 1, sentence }],
      ['pass-alive-change', { columns: 6, rows: 6, stones: 'XXX.XX.XXX.XXX....X..XXXX.X.X.X..XXX' }],
      [
        'pass-alive-step',
        {
          round: 1,
          step: 1,
          sentence: 'There is no white stone on the board, so there is nothing to cast out.',
        },
      ],
    ]);
});

test('events reach a page whose boards are in a shadow root, and its forms do not take them for their own', async ({
  page,
}) => {
  await visitBody(page, '<form><div id="outer"></div></form>');
  const told = await page.evaluate(async (text) => {
    const told: [name: string, detail: unknown][] = [];
    for (const name of ['ready', 'step', 'change', 'error'].map((each) => `pass-alive-${each}`)) {
      document.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
    }
    const form = document.querySelector('form') as HTMLFormElement;
    for (const name of ['change', 'input']) form.addEventListener(name, () => told.push([name, null]));
    const root = document.getElementById('outer')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    const board = document.createElement('pass-alive');
    board.editable = true;
    const after = (name: string) => new Promise((resolve) => board.addEventListener(name, resolve, { once: true }));
    const ready = after('pass-alive-ready');
    board.textContent = text;
    root.append(board);
    await ready;
    const canvas = board.shadowRoot?.querySelector('canvas') as HTMLCanvasElement;
    canvas.focus();
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    const slider = board.shadowRoot?.querySelector('input') as HTMLInputElement;
    slider.value = slider.max;
    slider.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    const error = after('pass-alive-error');
    board.textContent = 'XO.\nX';
    await error;
    return told;
  }, '.X.\nXXX');
  expect(told).toEqual([
    ['pass-alive-ready', { columns: 3, rows: 2, stones: '.X.XXX' }],
    ['pass-alive-change', { columns: 3, rows: 2, stones: 'XX.XXX' }],
    ['pass-alive-step', { round: 2, step: 1, sentence: expect.stringMatching(/\w/) }],
    ['pass-alive-error', { code: 'unreadable', message: expect.stringMatching(/^Line 2/) }],
  ]);
});

test('the analysis is of what is on the board, in the words of the package', async ({ page }) => {
  await visitBody(page, one('editable color="both" suicide="allowed"'));
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^Black has/);
  const analysis = () => widget.evaluate((element) => (element as HTMLElementTagNameMap['pass-alive']).analysis);
  const text = await analysis();
  expect(text).toMatchObject({
    ...{ version: 1, source: '-', index: 0, move: 0, columns: 6, rows: 6 },
    board: ['X.X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX'],
    rules: { suicide: 'allowed', regions: 'small' },
    black: { rounds: 2 },
    white: { blocks: [], alive: [], rounds: 0 },
  });
  expect(text?.black?.blocks.map(({ castOut }) => castOut)).toEqual([null, null, 1, 2, 1]);
  await widget.getByRole('application').focus();
  await page.keyboard.press('Delete');
  await expect.poll(analysis).toMatchObject({ board: ['..X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX'] });
  await widget.evaluate((element) => element.setAttribute('color', 'black'));
  await expect.poll(async () => Object.keys((await analysis()) ?? {})).not.toContain('white');
  await widget.evaluate((element) => {
    element.textContent = 'XO\nO.';
  });
  await expect.poll(analysis).toBe(null);
});

test('a name in the sentence lights up on the board, and the board lights the name', async ({ page }) => {
  await visitBody(page, one());
  const widget = page.locator('pass-alive');
  const before = await widget.locator('.board canvas').screenshot();
  await press(widget, 'Next');
  const name = said(widget).locator('.block').first();
  await expect(name).toHaveText('C');
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
    await expect(said(widget)).toHaveText(/^Black has 5/);
    const { x, y } = await middleOf(widget, 1, 0);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(100);
    await expect(said(widget)).toHaveText(/^Black has 5/);
    await page.touchscreen.tap(x, y);
    await expect(said(widget)).toHaveText(/^Black has 4/);
  });

  test('so they do where a click does not say what it came from', async ({ page }) => {
    await visitBody(page, one('editable spacing="20"'));
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has 5/);
    const { x, y } = await middleOf(widget, 1, 0);
    const tap = (pointerType: string) =>
      widget.locator('.board canvas').evaluate(
        (canvas, [type, clientX, clientY]) => {
          canvas.dispatchEvent(new PointerEvent('pointerdown', { pointerType: type, clientX, clientY }));
          canvas.dispatchEvent(new MouseEvent('click', { clientX, clientY }));
        },
        [pointerType, x, y] as const,
      );
    await tap('touch');
    expect((await stonesOf(widget)).slice(0, 3)).toBe('X.X');
    await tap('touch');
    expect((await stonesOf(widget)).slice(0, 3)).toBe('XXX');
    await tap('mouse');
    expect((await stonesOf(widget)).slice(0, 3)).toBe('X.X');
  });
});

test.describe('editing', () => {
  test('only where it is asked for', async ({ page }) => {
    await visitBody(page, one());
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    const { x, y } = await middleOf(widget, 1, 0);
    await page.mouse.click(x, y);
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
    await expect(widget.getByRole('button', { name: 'Black stones' })).toHaveCount(0);
  });

  test('by mouse: stones come and go, in turn or of one colour, and the text’s come back', async ({ page }) => {
    await visitBody(page, one('editable'));
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    const stones = () => stonesOf(widget);
    const click = async (column: number, row: number) => {
      const { x, y } = await middleOf(widget, column, row);
      await page.mouse.click(x, y);
    };
    await click(1, 0);
    await click(3, 0);
    expect((await stones()).slice(0, 6)).toBe('XXXOXX');
    await press(widget, 'White stones');
    await click(2, 3);
    await click(2, 4);
    await click(2, 3);
    expect(await stones()).toBe('XXXOXX.XXX.XXX....X..XXXX.O.X.X..XXX');
    await press(widget, 'Reset');
    expect(await stones()).toBe('X.X.XX.XXX.XXX....X..XXXX.X.X.X..XXX');
  });

  test('the stone that a click would place is shown on every point, and nowhere else', async ({ page }) => {
    // One region, outside the list, around one stone: no point lights anything else.
    await visitBody(
      page,
      '<pass-alive editable><pre>......\n......\n..X...\n......\n......\n......</pre></pass-alive>',
    );
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has 1 block/);
    const canvas = widget.locator('.board canvas');
    const pixel = async (column: number, row: number) => {
      const [{ x, y }, box] = [await middleOf(widget, column, row), await canvas.boundingBox()];
      return canvas.evaluate(
        (element, [left, top]) => {
          const copy = document.createElement('canvas');
          const scale = (element as HTMLCanvasElement).width / element.clientWidth;
          const context = copy.getContext('2d', { willReadFrequently: true });
          context?.drawImage(element as HTMLCanvasElement, -left * scale, -top * scale);
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].join();
        },
        [x - (box?.x ?? 0) + 3, y - (box?.y ?? 0) + 3] as const,
      );
    };
    const points = [[0, 0], [1, 0], [5, 5], [4, 5]] as const; // biome-ignore format: points
    const bare = await Promise.all(points.map(([column, row]) => pixel(column, row)));
    const ghosts = async () => {
      const now = await Promise.all(points.map(([column, row]) => pixel(column, row)));
      return now.flatMap((color, index) => (color === bare[index] ? [] : [index]));
    };
    for (const [index, [column, row]] of points.entries()) {
      const { x, y } = await middleOf(widget, column, row);
      await page.mouse.move(x, y);
      await expect.poll(ghosts).toEqual([index]);
    }
    await page.mouse.move(0, 0);
    await expect.poll(ghosts).toEqual([]);
    const { x, y } = await middleOf(widget, 5, 5);
    await page.mouse.move(x, y);
    await expect.poll(ghosts).toEqual([2]);
    // A smaller board under the pointer has no such point.
    await widget.evaluate((element) => {
      element.textContent = '...\n.X.';
    });
    await expect.poll(() => stonesOf(widget)).toBe('....X.');
    await expect(said(widget)).toHaveText(/^Black has 1 block/);
  });

  test('after a game the next stones are in turn too, and stay so out of sight', async ({ page }) => {
    const game = '<pass-alive editable>(;GM[1]SZ[6];B[cc])</pass-alive><p style="margin-block: 9000px 0">The end</p>';
    await visitBody(page, game);
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has 1 block/);
    const place = async (column: number) => {
      const { x, y } = await middleOf(widget, column, 0);
      await page.mouse.click(x, y);
    };
    const top = () => stonesOf(widget).then((stones) => stones.slice(0, 4));
    await place(0);
    expect(await top()).toBe('O...');
    await page.getByText('The end').click();
    await expect(widget.locator('.board canvas')).toHaveCount(0);
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('.board canvas')).toHaveCount(1);
    await place(1);
    await place(2);
    expect(await top()).toBe('OXO.');
    let changes = 0;
    await page.exposeFunction('changed', () => changes++);
    await widget.evaluate((element) =>
      element.addEventListener('pass-alive-change', () => Reflect.get(window, 'changed')()),
    );
    await press(widget, 'Reset');
    await press(widget, 'Reset');
    expect(await top()).toBe('....');
    expect(changes).toBe(1);
  });

  for (const style of ['zoom: 2', 'zoom: 0.5', 'transform: scale(2); transform-origin: 0 0']) {
    test(`where the page has ${style}, clicks are on their points`, async ({ page }) => {
      await visitBody(page, `<div style="${style}">${one('editable')}</div>`);
      const widget = page.locator('pass-alive');
      await expect(said(widget)).toHaveText(/^Black has/);
      const { x, y } = await middleOf(widget, 3, 0);
      await page.mouse.click(x, y);
      await expect.poll(() => stonesOf(widget).then((stones) => stones.slice(0, 6))).toBe('X.XXXX');
    });
  }

  test('by keyboard, and every point is said', async ({ page }) => {
    await visitBody(page, one('editable'));
    const widget = page.locator('pass-alive');
    const board = widget.getByRole('application', { name: /^Worked example\. Go board, 6 by 6\./ });
    await board.focus();
    await page.keyboard.press('ArrowRight');
    const spoken = widget.locator('[aria-live]');
    await expect(spoken).toHaveText('B6: a');
    await page.keyboard.press('Enter');
    await expect(spoken).toHaveText('B6: black A');
    await page.keyboard.press('Delete');
    await expect(spoken).toHaveText('B6: a');
    await page.keyboard.press('.');
    await expect(placeOf(widget)).toHaveText(/Round 1, step 1/);
    await page.keyboard.press('Tab');
    await expect(widget.getByRole('button', { name: 'Stones in turn' })).toBeFocused();
  });
});

test.describe('for every reader', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
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

  test('at 320 pixels nothing scrolls sideways, and on a page from right to left the board is on the right', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitBody(page, one());
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 800, height: 640 });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const box = await widget.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(792);
    await expect(said(widget)).toHaveCSS('direction', 'ltr');
  });

  test('on paper every board is drawn, near or far, without its controls', async ({ page }) => {
    await visitBody(page, Array.from({ length: 12 }, () => one()).join(''));
    await expect(said(page.locator('pass-alive').first())).toHaveText(/^Black has/);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    for (const widget of await page.locator('pass-alive').all()) expect(await isDrawn(widget)).toBe(true);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => page.locator('pass-alive canvas').count()).toBeLessThan(30);
  });
});

test('a page is printed with its boards though none of them was ever near', async ({ page }) => {
  const far = '<p style="height: 6000px">Space</p>';
  await visitBody(page, `${far}${one('')}${one('mode="capture"')}`);
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
  await expect(said(page.locator('pass-alive').last())).toHaveText(/^White captures C \(E6\)/);
});

test.describe('against every text', () => {
  const ATTACKS = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "javascript:alert(1)//';alert(1)",
    '<svg/onload=alert(1)>',
    '</pre><iframe srcdoc="<script>parent.alert(1)</script>">',
  ];
  const ATTRIBUTES = ['color', 'suicide', 'regions', 'round', 'move', 'controls', 'theme', 'spacing', 'lang', 'page'];

  test('no attribute, title, label, comment, link or property becomes markup', async ({ page }) => {
    await visitBody(page, '<div id="place"></div>');
    await page.evaluate(() => {
      Object.assign(window, { attacked: 0, alert: () => (window as unknown as { attacked: number }).attacked++ });
    });
    const show = async (text: string, attributes: Readonly<Record<string, string>> = {}) => {
      await page.evaluate(
        ([content, given]) => {
          const widget = document.createElement('pass-alive');
          for (const [name, value] of Object.entries(given)) widget.setAttribute(name, value);
          widget.textContent = content;
          document.getElementById('place')?.replaceChildren(widget);
        },
        [text, attributes] as const,
      );
      await expect(page.locator('pass-alive .base:is(.drawn, .plain)')).toHaveCount(1);
      const found = await page.locator('pass-alive').evaluate((widget) => {
        const inside = [...(widget.shadowRoot?.querySelectorAll('*') ?? [])];
        return {
          markup: inside.filter((element) => element.matches('img, script, iframe, svg[onload], object, embed')).length,
          links: inside.flatMap((element) =>
            element instanceof HTMLAnchorElement && element.href ? [element.href] : [],
          ),
        };
      });
      expect(found.markup).toBe(0);
      for (const link of found.links) expect(link).toMatch(/^https?:\/\//);
    };
    for (const attack of ATTACKS) {
      await show(WORKED, Object.fromEntries(ATTRIBUTES.map((name) => [name, attack])));
      await show(WORKED.replace('Worked example', attack));
      await show(`$$ ${attack}\n$$ | X a . |\n$$ [a|${attack}]`);
      const value = attack.replaceAll(']', '\\]').replaceAll(':', '\\:');
      const properties = ['GN', 'C', 'PB', 'PW', 'EV', 'RO', 'AN', 'AP', 'CA']
        .map((name) => `${name}[${value}]`)
        .join('');
      await show(`(;SZ[5]${properties}AB[bb]LB[cc:${value}];W[aa]C[${value}])`);
      await page.locator('pass-alive').evaluate((widget) => widget.setAttribute('src', 'javascript:alert(1)'));
    }
    await show(WORKED, { page: 'data:text/html,<script>alert(1)</script>' });
    await expect(page.getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { attacked: number }).attacked)).toBe(0);
  });

  test('a copied drawing is one that a browser can read, whatever its title', async ({ page }) => {
    await visitBody(page, '<pass-alive></pass-alive>');
    await page.locator('pass-alive').evaluate(
      (widget, text) => {
        widget.textContent = text;
      },
      WORKED.replace('Worked example', '<b>&"\'</title>'),
    );
    const widget = page.locator('pass-alive');
    await press(widget, 'Copy as');
    await press(widget, 'SVG');
    const svg = await widget.locator('textarea').inputValue();
    const title = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('title')?.textContent,
      svg,
    );
    expect(title).toBe('<b>&"\'</title>');
  });
});

test.describe('where something is missing', () => {
  test('a text that cannot be read is shown, with why', async ({ page }) => {
    await visitBody(page, '<pass-alive><pre>X O X\nX O</pre></pass-alive>');
    await expect(page.locator('pass-alive .message')).toHaveText(/^Line 2/);
    await expect(page.locator('pre')).toBeVisible();
  });

  test('an element without a text says so', async ({ page }) => {
    await visitBody(page, '<pass-alive></pass-alive>');
    await expect(page.getByText('There is no diagram here.')).toBeVisible();
  });

  test('a block without a liberty is shown, and why nothing is analysed', async ({ page }) => {
    await visitBody(page, '<pass-alive><pre>XO\nO.</pre></pass-alive>');
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText('The black block at A2 has no liberty.');
    expect(await isDrawn(widget)).toBe(true);
    for (const name of ['Next', 'Play', 'Start']) await expect(widget.getByRole('button', { name })).toBeHidden();
    await expect(widget.getByRole('slider')).toBeHidden();
    await expect(widget.getByRole('button', { name: 'Copy as' })).toBeVisible();
  });

  test('a text comes from another file, in the encoding that it names', async ({ page }) => {
    await page.route('**/game.sgf', (route) =>
      route.fulfill({
        body: Buffer.from([...Buffer.from('(;CA[ISO-8859-1]SZ[3]GN[Caf'), 0xe9, ...Buffer.from('];B[bb])')]),
      }),
    );
    await visitBody(page, '<pass-alive src="../game.sgf">a game</pass-alive>');
    await expect(placeOf(page.locator('pass-alive'))).toHaveText(/^Café/);
  });

  test('an address that fails leaves no position behind', async ({ page }) => {
    await visitBody(page, one());
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    await widget.evaluate((element) => {
      element.textContent = '';
      element.setAttribute('src', 'ftp://example.org/none.sgf');
    });
    await expect(widget.locator('.message')).toHaveText('The diagram’s address must begin with http or https.');
    const left = await widget.evaluate((element) => {
      const { position, place } = element as HTMLElement & { position: unknown; place: string };
      return { position, place };
    });
    expect(left).toEqual({ position: null, place: '0' });
  });

  test('an edit that takes the last liberty hides the steps, and the next one brings them back', async ({ page }) => {
    await visitBody(page, '<pass-alive editable><pre>.X....\nX.....\n......</pre></pass-alive>');
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has 2 blocks/);
    await press(widget, 'White stones');
    const next = widget.getByRole('button', { name: 'Next', exact: true });
    for (const shown of [false, true]) {
      const { x, y } = await middleOf(widget, 0, 0);
      await page.mouse.click(x, y);
      await expect(said(widget)).toHaveText(shown ? /^Black has 2 blocks/ : 'The white block at A3 has no liberty.');
      await expect(next).toBeVisible({ visible: shown });
    }
  });

  test('lines that a wiki has made breaks or paragraphs of are lines', async ({ page }) => {
    const made = [
      '.X.<br>XXX<br />\n...',
      '<p>.X.</p>\n<p>XXX</p><p>...</p>',
      '.X.<div>XXX</div>...',
      '<ul><li>.X.</li> <li><b>X</b>XX</li><li>...</li></ul>',
      '<pre>.X.<br>XXX<br>...</pre>',
      '.X.<br>XXX<br>...<br><br>XX',
    ];
    await visitBody(page, made.map((html) => `<pass-alive controls="none">${html}</pass-alive>`).join(''));
    for (const widget of await page.locator('pass-alive').all()) {
      await widget.scrollIntoViewIfNeeded();
      await expect
        .poll(() => widget.evaluate((element) => (element as HTMLElement & { position: unknown }).position))
        .toEqual({ columns: 3, rows: 3, stones: '.X.XXX...' });
    }
  });

  test('breaks are lines in XHTML, too', async ({ page }) => {
    const body = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>A page</title>
<script src="../standalone.js"></script></head><body><pass-alive>.X.<br/>XXX<p>...</p></pass-alive></body></html>`;
    await page.route('**/pages/xhtml', (route) => route.fulfill({ body, contentType: 'application/xhtml+xml' }));
    await page.goto('/pages/xhtml');
    const widget = page.locator('pass-alive');
    await expect.poll(() => stonesOf(widget)).toBe('.X.XXX...');
    await expect(said(widget)).toHaveText(/^Black has 1 block/);
  });

  test('a part of a board says that the rest was taken to be empty', async ({ page }) => {
    await visitBody(page, '<pass-alive><pre>$$\n$$ | X . X\n$$ | X X X\n$$ -----</pre></pass-alive>');
    await expect(page.getByText('Everything outside it was taken to be empty.')).toBeVisible();
  });

  test('the full page opens at the same position and step', async ({ page, context }) => {
    await visitBody(page, one());
    const widget = page.locator('pass-alive');
    await press(widget, 'Next round');
    const opened = context.waitForEvent('page');
    await widget.getByRole('link', { name: 'Open in the full page' }).click();
    const full = await opened;
    expect(full.url()).toBe(`${ROOT}#rows=X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX&place=1.5`);
    await expect(full.locator('.sentence')).toHaveText(/^Region/);
  });
});
