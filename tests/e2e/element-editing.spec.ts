/** The widget as a board to edit: stones, events and the analysis. */
import { expect, SLOW, test } from './reader.ts';
import { cursorOn, grid, middleOf, one, placeOf, press, said, stonesOf, visitBody } from './widget.ts';

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
    await expect(grid(widget)).toBeVisible();
    await expect(said(widget)).toHaveText(/^Black has/);
    const stones = () => stonesOf(widget);
    const click = async (column: number, row: number) => {
      const { x, y } = await middleOf(widget, column, row);
      await page.mouse.click(x, y);
    };
    await click(1, 0);
    await click(2, 2);
    expect(await stones()).toBe('XXX.XX.XXX.XXXO...X..XXXX.X.X.X..XXX');
    await press(widget, 'White stones');
    await click(2, 3);
    await click(2, 4);
    await click(2, 3);
    expect(await stones()).toBe('XXX.XX.XXX.XXXO...X..XXXX.O.X.X..XXX');
    await press(widget, 'Reset');
    expect(await stones()).toBe('X.X.XX.XXX.XXX....X..XXXX.X.X.X..XXX');
  });

  test('the stone that a click would place is shown on every point, and nowhere else', SLOW, async ({ page }) => {
    // One region, outside the list, around one stone: no point lights anything else.
    await visitBody(
      page,
      '<pass-alive editable><pre>......\n......\n..X...\n......\n......\n......</pre></pass-alive>',
    );
    const widget = page.locator('pass-alive');
    await expect(grid(widget)).toBeVisible();
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
    await expect(grid(widget)).toBeVisible();
    await expect(grid(widget)).toBeVisible();
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
      await expect(grid(widget)).toBeVisible();
      const { x, y } = await middleOf(widget, 3, 0);
      await page.mouse.click(x, y);
      await expect.poll(() => stonesOf(widget).then((stones) => stones.slice(0, 6))).toBe('X.XXXX');
    });
  }

  test('by keyboard, and every point is said', async ({ page }) => {
    await visitBody(page, one('editable'));
    const widget = page.locator('pass-alive');
    const board = widget.getByRole('grid', { name: /^Worked example\. Go board, 6 by 6\./ });
    await board.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cursorOn(widget)).toMatch(/^B6: empty/);
    await page.keyboard.press('Enter');
    await expect.poll(() => cursorOn(widget)).toMatch(/^B6: black/);
    await page.keyboard.press('Delete');
    await expect.poll(() => cursorOn(widget)).toMatch(/^B6: empty/);
    await expect(widget.getByRole('gridcell')).toHaveCount(36);
    await page.keyboard.press('.');
    await expect(placeOf(widget)).toHaveText(/Round 1, step 1/);
    await page.keyboard.press('Tab');
    await expect(widget.getByRole('button', { name: 'Alternate colours' })).toBeFocused();
  });
});

test.describe('moves', () => {
  /** White’s stone on A3 has one liberty, B2 is Black’s, and A1 would be suicide of White. */
  const board = (attributes = '') =>
    `<pass-alive editable ${attributes}><pre>O....\nX....\n.X...\n.....\n.....</pre></pass-alive>`;

  test('capture as on the page, and what is not legal is said', async ({ page }) => {
    // Black plays B5 and captures A5; White may not play A5 back.
    await visitBody(page, board());
    const widget = page.locator('pass-alive');
    await expect(grid(widget)).toBeVisible();
    await grid(widget).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => stonesOf(widget)).toBe('.X...X.....X.............');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const notice = widget.locator('.tools [role=status]');
    await expect(notice).toHaveText(/^White may not play A5: the stone would have no liberty\./);
    expect(await stonesOf(widget)).toBe('.X...X.....X.............');
    // With the tool of a colour a stone is only placed.
    await press(widget, 'White stones');
    await grid(widget).focus();
    await page.keyboard.press('Enter');
    await expect(notice).toBeEmpty();
    await expect.poll(() => stonesOf(widget)).toBe('OX...X.....X.............');
  });

  test('do not repeat the position before: ko', async ({ page }) => {
    await visitBody(page, '<pass-alive editable><pre>.XO..\nXO.O.\n.XO..\n.....\n.....</pre></pass-alive>');
    const widget = page.locator('pass-alive');
    await expect(grid(widget)).toBeVisible();
    await grid(widget).focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => stonesOf(widget).then((stones) => stones.slice(5, 10))).toBe('X.XO.');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(widget.locator('.tools [role=status]')).toHaveText(/^White may not play B4 now: .*\(ko\)/);
    await press(widget, 'Reset');
    await expect(widget.locator('.tools [role=status]')).toBeEmpty();
  });

  test('take their own stones where suicide is allowed', async ({ page }) => {
    await visitBody(page, '<pass-alive editable suicide="allowed"><pre>X.O..\nOO...\n.....</pre></pass-alive>');
    const widget = page.locator('pass-alive');
    await expect(grid(widget)).toBeVisible();
    await grid(widget).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(widget.locator('.tools [role=status]')).toHaveText(/^Suicide \(legal here\): 2 black stones/);
    expect((await stonesOf(widget)).slice(0, 3)).toBe('..O');
  });
});

test('where the script of such boards cannot be had, the board is only read, and a line says why', async ({
  page,
  faults,
}) => {
  await page.route('**/board.js', (route) => route.abort());
  await visitBody(page, one('editable'));
  const widget = page.locator('pass-alive');
  await expect(widget.getByText('Stones cannot be placed here')).toBeVisible();
  await press(widget, 'Next');
  await expect(placeOf(widget)).toHaveText(/Round 1, step 1/);
  await expect(widget.getByRole('button', { name: 'Black stones' })).toHaveCount(0);
  expect(faults.splice(0).join()).toContain('board.js');
});

test('steps and changes are told to the page as events', async ({ page }) => {
  await visitBody(page, one('editable'));
  const widget = page.locator('pass-alive');
  await expect(grid(widget)).toBeVisible();
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
    'Block #3 (E6) is cast out: only one region, b, is vital to it; d is not, because #3 does not touch the empty point C4.';
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
    .toEqual([
      ['pass-alive-step', { round: 1, step: 1, sentence, byReader: true }],
      ['pass-alive-change', { columns: 6, rows: 6, stones: 'XXX.XX.XXX.XXX....X..XXXX.X.X.X..XXX', byReader: true }],
      [
        'pass-alive-step',
        {
          round: 1,
          step: 1,
          sentence: 'There is no white stone on the board, so there is nothing to cast out.',
          byReader: true,
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
    const surfaceOf = () =>
      board.shadowRoot?.querySelector('.board > div:last-child')?.shadowRoot?.querySelector('.surface');
    while (!surfaceOf()) await new Promise((resolve) => setTimeout(resolve, 20));
    const surface = surfaceOf() as HTMLElement;
    surface.focus();
    surface.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
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
    ['pass-alive-change', { columns: 3, rows: 2, stones: 'XX.XXX', byReader: true }],
    ['pass-alive-step', { round: 2, step: 1, sentence: expect.stringMatching(/\w/), byReader: true }],
    ['pass-alive-error', { code: 'unreadable', message: expect.stringMatching(/^Line 2/) }],
  ]);
});

test('the analysis is of what is on the board, in the words of the package', async ({ page }) => {
  await visitBody(page, one('editable color="both" suicide="allowed"'));
  const widget = page.locator('pass-alive');
  await expect(grid(widget)).toBeVisible();
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
  await grid(widget).focus();
  await page.keyboard.press('Delete');
  await expect.poll(analysis).toMatchObject({ board: ['..X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX'] });
  await widget.evaluate((element) => element.setAttribute('color', 'black'));
  await expect.poll(async () => Object.keys((await analysis()) ?? {})).not.toContain('white');
  await widget.evaluate((element) => {
    element.textContent = 'XO\nO.';
  });
  await expect.poll(analysis).toBe(null);
});
