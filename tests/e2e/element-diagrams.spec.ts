/** The widget with diagrams as wikis have them: parts of a board, links, several in one element. */
import type { Locator, Page } from '@playwright/test';
import { expect, SLOW, sideways, test } from './reader.ts';
import { colorsOf, cursorOn, grid, isDrawn, press, said, stonesOf, visitBody, WORKED } from './widget.ts';

/** The lower left corner of a board, in which White is alive. */
const CORNER = `$$ A corner
$$ | . . . . . . .
$$ | X X X X X . .
$$ | O O O O X a .
$$ | . O . O X . .
$$  -------------
$$ [a|Two words]`;
/** The margin of an edge of the board, and of a side where it goes on, in spacings. */
const [EDGE, OPEN] = [1.18, 0.5];

const widgetOf = (attributes: string, text = CORNER) => `<pass-alive ${attributes}><pre>${text}</pre></pass-alive>`;

const sizeOf = (widget: Locator) =>
  widget.locator('.board canvas').evaluate((canvas) => {
    const { width, height } = canvas.getBoundingClientRect();
    return [width, height] as const;
  });

/** The middle of a point on the screen, by its column and row in the part that is shown. */
async function middleOf(widget: Locator, column: number, row: number) {
  const box = await widget.locator('.board canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  const spacing = box.width / (EDGE + 6 + OPEN);
  return { x: box.x + (EDGE + column) * spacing, y: box.y + (OPEN + row) * spacing };
}

test.describe('a part of a board', () => {
  test('is shown alone, with the margins of its edges, and a line says what is not known', async ({ page }) => {
    await visitBody(page, widgetOf('view="steps" crop="drawn"') + widgetOf('view="steps"'));
    const [part, whole] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
    await expect(said(part)).toHaveText(/^Black has 1 block/);
    const [width, height] = await sizeOf(part);
    expect(width).toBeCloseTo(28 * (EDGE + 6 + OPEN), -1);
    expect(height / width).toBeCloseTo((EDGE + 3 + OPEN) / (EDGE + 6 + OPEN), 1);
    await expect(part.locator('.notes')).toHaveText(/^Only this part of the board is known/);
    await part.evaluate((element) => {
      element.setAttribute('color', 'white');
      element.setAttribute('round', 'end');
    });
    await expect(said(part)).toHaveText(/unconditionally alive/);
    await part.evaluate((element) => element.setAttribute('color', 'black'));
    await expect(said(whole)).toHaveText(/^Black has 1 block/);
    await expect(whole.locator('.notes')).toHaveText(/^The diagram shows part of a board/);
    const [all] = await sizeOf(whole);
    expect(all).toBeGreaterThan(2 * width);
    // The little pictures show the part, too.
    const frame = part.locator('.film canvas').first();
    const shape = await frame.evaluate((canvas) => canvas.clientWidth / canvas.clientHeight);
    expect(shape).toBeGreaterThan(1.4);
  });

  test('is what the author names, a single line outside included, whatever other words say', async ({ page }) => {
    await visitBody(
      page,
      widgetOf('view="steps" crop="A6 E3"', WORKED) + widgetOf('view="steps" crop="B9 Z1"', WORKED),
    );
    const [part, whole] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
    await expect(said(part)).toHaveText(/^Black has/);
    await expect(said(whole)).toHaveText(/^Black has 5 blocks/);
    await press(part, 'As a table');
    const table = part.locator('table');
    await expect(table.locator('th[scope="col"]')).toHaveText(['A', 'B', 'C', 'D', 'E', 'F']);
    await expect(table.locator('th[scope="row"]')).toHaveText(['6', '5', '4', '3']);
    expect(await stonesOf(part)).toBe('X.X.XX.XXX.XXX....X..XXX............');
    expect(await stonesOf(whole)).toBe('X.X.XX.XXX.XXX....X..XXXX.X.X.X..XXX');
    await part.evaluate((element) => element.removeAttribute('crop'));
    await expect(said(part)).toHaveText(/^Black has 5 blocks/);
  });

  test('is that of the view of a game', async ({ page }) => {
    await visitBody(page, '<pass-alive view="steps" crop="drawn">(;SZ[9]VW[aa:dc]AB[ba][ab][bb][ii])</pass-alive>');
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    const [width, height] = await sizeOf(widget);
    expect(height / width).toBeCloseTo((EDGE + 2 + OPEN) / (EDGE + 3 + OPEN), 1);
    expect((await stonesOf(widget)).match(/X/g)).toHaveLength(3);
  });

  test('is edited by mouse and keyboard, and its points have their own names', async ({ page }) => {
    await visitBody(page, widgetOf('crop="drawn" editable'));
    const widget = page.locator('pass-alive');
    await expect(grid(widget)).toBeVisible();
    const { x, y } = await middleOf(widget, 6, 0);
    await page.mouse.click(x, y);
    expect((await stonesOf(widget)).indexOf('X', 15 * 19 + 5)).toBe(15 * 19 + 6);
    await expect(widget.getByRole('gridcell')).toHaveCount(28);
    await page.keyboard.press('Tab');
    await grid(widget).focus();
    for (const [key, name] of [
      ['ArrowUp', 'G4'],
      ['ArrowLeft', 'F4'],
      ['ArrowDown', 'F3'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => cursorOn(widget)).toMatch(new RegExp(`^${name}:`));
    }
  });

  test('fits a narrow window, and leaves its room before it is drawn', SLOW, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitBody(page, `<div style="height: 5000px"></div>${widgetOf('view="steps" crop="drawn"')}`);
    const widget = page.locator('pass-alive');
    const board = () => widget.locator('.board').evaluate(({ clientHeight }) => clientHeight);
    await expect.poll(board).toBeGreaterThan(0);
    const before = await board();
    await widget.scrollIntoViewIfNeeded();
    await expect(said(widget)).toHaveText(/^Black has/);
    expect(Math.abs((await board()) - before)).toBeLessThan(60);
    expect(await isDrawn(widget)).toBe(true);
    expect(await sideways(page)).toBe(0);
  });

  test('is what is copied as a drawing', async ({ page }) => {
    await visitBody(page, widgetOf('view="steps" crop="drawn"'));
    const widget = page.locator('pass-alive');
    await press(widget, 'Copy as');
    await press(widget, 'SVG');
    const svg = await widget.locator('textarea').inputValue();
    const [, width = 0, height = 0] = (/^<svg [^>]*viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
    expect(width).toBe(100 * (EDGE + 6 + OPEN));
    expect(height).toBe(100 * (EDGE + 3 + OPEN));
  });
});

test.describe('links', () => {
  const visitLinks = (page: Page, text: string, links: string, attributes = 'view="steps" crop="drawn"') =>
    visitBody(page, `${widgetOf(attributes, text)}<script src="../standalone.js" ${links}></script>`, { script: '' });

  test('lead where the owner says, over their marks, by mouse and keyboard', async ({ page }) => {
    await visitLinks(page, CORNER, 'data-links="/wiki/$1"');
    const widget = page.locator('pass-alive');
    const link = widget.getByRole('link', { name: 'a: Two words' });
    await expect(link).toHaveAttribute('href', /\/wiki\/Two%20words$/);
    await expect(link).toHaveAttribute('rel', 'nofollow noopener');
    const [box, point] = [await link.boundingBox(), await middleOf(widget, 5, 2)];
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - point.x)).toBeLessThan(2);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - point.y)).toBeLessThan(2);
    await page.evaluate(() => {
      document.addEventListener('pass-alive-link', (event) => {
        event.preventDefault();
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    await page.mouse.click(point.x, point.y);
    const detail = {
      point: 17 * 19 + 5,
      target: 'Two words',
      href: await link.evaluate((a) => (a as HTMLAnchorElement).href),
    };
    await expect.poll(async () => JSON.parse(await page.title())).toEqual(detail);
    expect(new URL(page.url()).pathname).toMatch(/\/body$/);
    await page.route('**/wiki/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A wiki</title>' }),
    );
    // Nobody cancels.
    await page.evaluate(() =>
      document.addEventListener('pass-alive-link', (event) => event.stopImmediatePropagation(), true),
    );
    await link.focus();
    const gone = page.waitForRequest(/\/wiki\/Two%20words$/);
    await page.keyboard.press('Enter');
    await gone;
    await expect(page).toHaveTitle('A wiki');
  });

  test('underline their letter in its colour, where nothing hovers', async ({ page }) => {
    const style =
      '<style>pass-alive { --pass-alive-label: rgb(1, 2, 3); --pass-alive-label-on-white: rgb(4, 5, 6) }</style>';
    await visitLinks(page, `${CORNER.replace('. O . O X', '. W . O X')}\n$$ [W|Stone]`, 'data-links="/$1"');
    await page.locator('body').evaluate((body, style) => body.insertAdjacentHTML('beforeend', style), style);
    await page.setViewportSize({ width: 300, height: 600 });
    const links = page.locator('pass-alive').getByRole('link', { name: /Two words|Stone/ });
    await expect(links).toHaveCount(2);
    const seen = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const { backgroundImage, color } = getComputedStyle(link);
          return [color, backgroundImage.includes(color)];
        }),
      );
    await expect
      .poll(async () => (await seen()).sort())
      .toEqual([
        ['rgb(1, 2, 3)', true],
        ['rgb(4, 5, 6)', true],
      ]);
  });

  test('are text where the owner says nothing, and on a board that is edited', async ({ page }) => {
    await visitLinks(page, CORNER, '');
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    await expect(widget.locator('.links a')).toHaveCount(0);
    await visitLinks(page, CORNER, 'data-links="/$1"', 'editable');
    await expect(said(widget)).toHaveText(/^Black has/);
    await expect(widget.locator('.links a')).toHaveCount(0);
  });
});

test.describe('several boards in one element', () => {
  const TEXT = `${WORKED}\n\n$$ Broken\n$$ | X . |\n$$ | X |\n\n$$ Second\n$$ -----\n$$ | X O |\n$$ | . . |\n$$ -----`;

  test('are chosen one by one, and nothing is left out in silence', async ({ page }) => {
    await visitBody(page, widgetOf('view="steps"', TEXT));
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
    const items = widget.getByRole('group', { name: 'Boards of the text' });
    await expect(items).toHaveText('Board 1 of 3');
    await expect(widget.locator('.notes')).toHaveText(/^Board 2 of the text cannot be shown: Line \d+/);
    await page.evaluate(() => {
      Object.assign(window, { told: [] });
      for (const name of ['pass-alive-ready', 'pass-alive-change'])
        document.addEventListener(name, (event) =>
          (window as unknown as { told: unknown[] }).told.push([name, (event as CustomEvent).detail]),
        );
    });
    await press(items, 'Next board');
    await expect(items).toHaveText('Board 3 of 3');
    await expect(widget.locator('.place')).toHaveText(/^Second/);
    // There is none after it.
    await items.getByRole('button', { name: 'Next board' }).click({ force: true });
    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      ['pass-alive-change', { columns: 2, rows: 2, stones: 'XO..', byReader: true }],
    ]);
    await press(items, 'Previous board');
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
    // Another text begins anew.
    await press(items, 'Next board');
    await widget.evaluate((element) => {
      element.textContent = 'X.\n..\n\nXX\n..';
    });
    await expect(items).toHaveText('Board 1 of 2');
    await widget.evaluate((element) => {
      element.textContent = 'X.\n..';
    });
    await expect(items).toBeHidden();
  });

  test('have a line where there are no controls, and can be chosen in a lens', async ({ page }) => {
    await visitBody(page, widgetOf('controls="none"', TEXT) + widgetOf('mode="capture"', `${TEXT}`));
    const [bare, lens] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
    await expect(bare.locator('.notes')).toContainText('Board 1 of 3');
    await expect(said(lens)).toHaveText(/^White captures #3 \(E6\)/);
    await press(lens, 'Next board');
    await expect(said(lens)).not.toHaveText(/#3 \(E6\)/);
    expect((await colorsOf(lens)).length).toBeGreaterThan(3);
  });

  test('of very many the first thousand are counted', SLOW, async ({ page }) => {
    await visitBody(page, `<pass-alive>${'(;SZ[3]AB[aa])'.repeat(5000)}</pass-alive>`);
    const items = page.locator('pass-alive').getByRole('group', { name: 'Boards of the text' });
    await expect(items).toHaveText('Board 1 of more than 1,000');
  });
});

test.describe('a plain diagram', () => {
  const LETTERED = `$$ Which is it?\n$$ -----------\n$$ | X a X . X |\n$$ | X X X X . |\n$$ | . . . . . |\n$$ -----------`;

  test('is as its author has drawn it, with its title and one button, which is never more than the board', async ({
    page,
  }) => {
    await visitBody(page, widgetOf('', LETTERED) + widgetOf('round="0"', LETTERED));
    const [plain, steps] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
    await expect(plain.locator('.place')).toHaveText('Which is it?');
    await expect(plain.getByRole('button')).toHaveText(['Next']);
    await expect(plain.getByRole('slider')).toHaveCount(0);
    await expect(said(plain)).toBeHidden();
    await expect(plain.getByRole('img')).toHaveAccessibleName('Which is it? Go board, 5 by 3.');
    const height = (part: string) => plain.locator(part).evaluate((element) => element.getBoundingClientRect().height);
    expect(await height('.rest')).toBeLessThan(await height('.board'));
    // The other one has names, rings or outlines.
    await expect(said(steps)).toHaveText(/^Black has/);
    const picture = (widget: Locator) =>
      widget.locator('.board canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    expect(await picture(plain)).not.toBe(await picture(steps));
  });

  for (const way of ['mouse', 'keyboard'] as const)
    test(`goes to the end of round 1 with the first press, by ${way}`, async ({ page }) => {
      await visitBody(page, widgetOf('', WORKED));
      const widget = page.locator('pass-alive');
      await page.evaluate(() =>
        document.addEventListener('pass-alive-step', (event) => {
          document.title = JSON.stringify((event as CustomEvent).detail.round);
        }),
      );
      const next = widget.getByRole('button', { name: 'Next', exact: true });
      await expect(next).toBeVisible();
      if (way === 'mouse') await next.click();
      else {
        await next.focus();
        await page.keyboard.press('ArrowRight');
      }
      await expect(widget.locator('p.place')).toHaveText(/Round 1, step 5 of 5$/);
      await expect(said(widget)).toBeVisible();
      await expect(widget.getByRole('slider')).toBeVisible();
      await expect(page).toHaveTitle('1');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PASS-ALIVE');
      // Another text is a diagram again.
      await widget.evaluate((element, text) => {
        element.textContent = text;
      }, LETTERED);
      await expect(said(widget)).toBeHidden();
    });

  test('is the part of the board that it draws, and what lies outside is spoken of with the steps', async ({
    page,
  }) => {
    await visitBody(
      page,
      `${widgetOf('')}${widgetOf('', '(;SZ[9]VW[aa:dc]AB[ba][ab][bb][ii])')}${widgetOf('crop="none"')}`,
    );
    const [corner, view, whole] = [0, 1, 2].map((at) => page.locator('pass-alive').nth(at)) as [
      Locator,
      Locator,
      Locator,
    ];
    await expect(corner.locator('.place')).toHaveText('A corner');
    const [width, height] = await sizeOf(corner);
    expect(width).toBeCloseTo(28 * (EDGE + 6 + OPEN), -1);
    expect(height / width).toBeCloseTo((EDGE + 3 + OPEN) / (EDGE + 6 + OPEN), 1);
    await expect(corner.locator('.notes')).toBeEmpty();
    await press(corner, 'Next');
    await expect(corner.locator('.notes')).toHaveText(/^Only this part of the board is known/);
    expect(await sizeOf(corner)).toEqual([width, height]);
    await view.scrollIntoViewIfNeeded();
    await expect(view.getByRole('button')).toHaveText(['Next']);
    const [wide, high] = await sizeOf(view);
    expect(high / wide).toBeCloseTo((EDGE + 2 + OPEN) / (EDGE + 3 + OPEN), 1);
    await whole.scrollIntoViewIfNeeded();
    await expect(whole.locator('.place')).toHaveText('A corner');
    expect((await sizeOf(whole))[0]).toBeGreaterThan(2 * width);
  });

  test('leaves its own room before it is drawn', async ({ page }) => {
    const game = '(;SZ[19]VW[aa:fd]AB[ba][ab])';
    await visitBody(page, `<div style="height: 5000px"></div>${widgetOf('')}${widgetOf('', game)}`);
    const room = (at: number) =>
      page
        .locator('pass-alive .board')
        .nth(at)
        .evaluate(({ clientHeight, clientWidth }) => [clientWidth, clientHeight]);
    await expect.poll(async () => (await room(1))[1]).toBeGreaterThan(0);
    for (const at of [0, 1]) {
      const [wide = 0, high = 0] = await room(at);
      const widget = page.locator('pass-alive').nth(at);
      await widget.scrollIntoViewIfNeeded();
      await expect(widget.getByRole('button')).toHaveText(['Next']);
      const [drawnWide = 0, drawnHigh = 0] = await room(at);
      expect(Math.abs(drawnWide - wide)).toBeLessThan(40);
      expect(Math.abs(drawnHigh - high)).toBeLessThan(40);
    }
  });

  test('is alone with its title where there are no controls', async ({ page }) => {
    await visitBody(page, `${widgetOf('view="plain" controls="none"', LETTERED)}${widgetOf('play="none"')}`);
    for (const [at, title] of ['Which is it?', 'A corner'].entries()) {
      const widget = page.locator('pass-alive').nth(at);
      await expect(widget.locator('.place')).toHaveText(title);
      await expect(widget.getByRole('button')).toHaveCount(0);
      await expect(said(widget)).toBeHidden();
    }
    // The part that it draws.
    const [wide, high] = await sizeOf(page.locator('pass-alive').last());
    expect(wide).toBeGreaterThan(1.5 * high);
  });
});
