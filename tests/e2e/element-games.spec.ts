/** Games in other people's pages: moves, branches, comments, players, and the steps of a position. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import type { PassAliveElement } from '../../web/widget/element.ts';
import { expect, test } from './reader.ts';
import { colorsOf, onDisk, press, STRICT, stonesOf, visitBody, WORKED } from './widget.ts';

const GAME = `(;SZ[9]GN[A game]PB[Kuwahara]PW[Inoue]BR[4d]RE[B+2]C[The start]
;B[cc];W[gg]C[A corner](;B[cg];W[gc])(;B[gc]C[Another way];W[cg];B[ee]))`;
const game = (attributes = '', text = GAME) => `<pass-alive ${attributes}><pre>${text}</pre></pass-alive>`;

const move = (widget: Locator) => widget.locator('.game-move');
const comment = (widget: Locator) => widget.locator('.game-comment');
const stones = async (widget: Locator) => (await stonesOf(widget)).replaceAll('.', '').length;

test('a game opens at its first position and is gone through by buttons, keys and the number', async ({ page }) => {
  await visitBody(page, game());
  const widget = page.locator('pass-alive');
  await expect(move(widget)).toHaveText('Start.');
  await expect(comment(widget)).toHaveText('The start');
  expect(await stones(widget)).toBe(0);
  await press(widget, 'Next');
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
  await expect(comment(widget)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(move(widget)).toHaveText('Move 2, White G3.');
  await expect(comment(widget)).toHaveText('A corner');
  await page.keyboard.press('End');
  await expect(move(widget)).toHaveText('Move 4, White G7.');
  expect(await stones(widget)).toBe(4);
  await page.keyboard.press('Home');
  await expect(move(widget)).toHaveText('Start.');
  await widget.getByLabel('Go to move').fill('3');
  await page.keyboard.press('Enter');
  await expect(move(widget)).toHaveText('Move 3, Black C3.');
  await widget.getByRole('slider').fill('1');
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
});

test('branches are a tree, players and result are told', async ({ page }) => {
  await visitBody(page, game('move="3"'));
  const widget = page.locator('pass-alive');
  await expect(move(widget)).toHaveText('Move 3, Black C3.');
  await expect(widget.locator('.players')).toContainText('Kuwahara 4d');
  await expect(widget.locator('.facts')).toContainText('B+2');
  await press(widget, /^After move 2: 3 moves/);
  await expect(move(widget)).toHaveText('Move 3, Black G7.');
  await expect(comment(widget)).toHaveText('Another way');
  await page.keyboard.press('ArrowUp');
  await expect(move(widget)).toHaveText('Move 3, Black C3.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(move(widget)).toHaveText('Move 5, Black E5.');
});

test('a numbered diagram opens as drawn, and its first press goes to move 1', async ({ page }) => {
  const diagram =
    '$$B Title\n$$ -----------\n$$ | . 1 . . . |\n$$ | . 2 X O . |\n$$ | . 3 . . . |\n$$ | . . . . . |\n$$ | . . . . . |\n$$ -----------';
  await visitBody(page, game('', diagram));
  const widget = page.locator('pass-alive');
  await expect(widget.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(await stones(widget)).toBe(5);
  await press(widget, 'Next');
  await expect(move(widget)).toHaveText('Move 1, Black B5.');
  expect(await stones(widget)).toBe(3);
});

test('what is alive is marked for one press, and the steps lead back to the game', async ({ page }) => {
  const alive = '(;SZ[5]AB[ba][bb][bc][bd][be][da][db][dc][dd][de][cb]AW[ea];B[ca];W[eb])';
  await visitBody(page, game('move="1"', alive));
  const widget = page.locator('pass-alive');
  await expect(move(widget)).toHaveText('Move 1, Black C5.');
  const before = await colorsOf(widget);
  await press(widget, 'Living stones');
  await expect(widget.getByText('Circles: unconditionally alive.')).toBeVisible();
  expect(await colorsOf(widget)).not.toEqual(before);
  await press(widget, 'Step through this position');
  await expect(widget.locator('p.place')).toContainText('Round 1');
  await press(widget, 'Back to the game, move 1');
  await expect(move(widget)).toHaveText('Move 1, Black C5.');
});

test('the wheel goes through a game that has the focus, and not beyond its ends', async ({ page }) => {
  await visitBody(page, `${game()}<p style="height: 3000px"></p>`);
  const widget = page.locator('pass-alive');
  await expect(move(widget)).toHaveText('Start.');
  const board = await widget.locator('.board').boundingBox();
  if (!board) throw new Error('there is no board');
  await page.mouse.move(board.x + 50, board.y + 50);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(board.x + 50, board.y + 50);
  await page.mouse.wheel(0, 100);
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, -100);
  await expect(move(widget)).toHaveText('Start.');
  await page.mouse.wheel(0, 100);
  await page.keyboard.press('End');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a link leads to the move on the full page, if there is one', async ({ page }) => {
  await visitBody(page, game('move="2" page="https://example.org/go/"') + game('page=""'));
  const link = page.locator('pass-alive').first().getByRole('link', { name: 'Open in the full page' });
  await expect(link).toHaveAttribute('href', /^https:\/\/example\.org\/go\/#/);
  const before = await link.getAttribute('href');
  await press(page.locator('pass-alive').first(), 'Next');
  await expect(link).not.toHaveAttribute('href', before ?? '');
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Open in the full page' })).toHaveCount(1);
});

test('a finger swipes through a game', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await visitBody(page, game());
  const widget = page.locator('pass-alive');
  await expect(move(widget)).toHaveText('Start.');
  const swipe = (by: number) =>
    widget.locator('.board canvas').evaluate((canvas, by) => {
      const at = (type: string, x: number) =>
        canvas.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 5,
            pointerType: 'touch',
            isPrimary: true,
            bubbles: true,
            clientX: x,
            clientY: 100,
          }),
        );
      at('pointerdown', 200);
      at('pointermove', 200 + by);
      at('pointerup', 200 + by);
    }, by);
  await swipe(-60);
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
  await swipe(60);
  await expect(move(widget)).toHaveText('Start.');
  await page.close();
});

test('a still picture has no controls and fetches nothing', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visitBody(page, `${game('play="none" move="3"')}${game('play="none"')}`);
  const [third, last] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  await expect.poll(() => stones(third)).toBe(3);
  await expect.poll(() => stones(last)).toBe(4);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(third.locator('.place')).toHaveText('A game');
  expect(fetched.filter((url) => url.includes('games.js'))).toEqual([]);
});

test('texts without moves, and elements that ask for the steps, fetch nothing and show what they did', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ways = ['round="1"', 'color="both"', 'controls="full"', 'suicide="allowed"', 'view="steps"'];
  await visitBody(page, `${game('view="steps"', WORKED)}${ways.map((way) => game(way)).join('')}`);
  const widgets = page.locator('pass-alive');
  for (let at = 0; at <= ways.length; at++) {
    await widgets.nth(at).scrollIntoViewIfNeeded();
    await expect(widgets.nth(at).locator('.film')).toBeVisible();
    if (at > 0) expect(await stones(widgets.nth(at))).toBe(4);
  }
  expect(fetched.filter((url) => url.includes('games.js'))).toEqual([]);
});

test('under a strict policy a game is played', async ({ page }) => {
  await visitBody(page, game(), { policy: STRICT });
  const widget = page.locator('pass-alive');
  await press(widget, 'Next');
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
});

test('where its script cannot be had the position stays still, and a line says why', async ({ page, faults }) => {
  await page.route('**/games.js', (route) => route.abort());
  await visitBody(page, game('move="2"'));
  const widget = page.locator('pass-alive');
  await expect(widget.getByText('The moves cannot be played here')).toBeVisible();
  expect(await stones(widget)).toBe(2);
  expect(faults.splice(0).join()).toContain('games.js');
});

test('a local file plays games', async ({ page }, info) => {
  await page.goto(onDisk(info.outputPath(), 'game.html'));
  const widget = page.locator('pass-alive');
  await press(widget, 'Next');
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
});

test('a sandboxed frame plays games', async ({ page }) => {
  const address = `../embed.html#text=${encodeURIComponent(GAME)}`;
  await visitBody(page, `<iframe sandbox="allow-scripts" width="500" height="900" src="${address}"></iframe>`, {
    script: '',
  });
  const widget = page.frameLocator('iframe').locator('pass-alive');
  await press(widget, 'Next');
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
});

test('where the script of the menu cannot be had a line says so, and the steps are there', async ({ page, faults }) => {
  await page.route('**/menu.js', (route) => route.abort());
  await visitBody(page, game('view="steps"', WORKED));
  const widget = page.locator('pass-alive');
  await expect(widget.getByText('Copying and the table are missing here')).toBeVisible();
  await press(widget, 'Next');
  await expect(widget.locator('.place')).toHaveText('Worked example Round 1, step 1 of 5');
  const refused = await widget.evaluate((element) =>
    (element as PassAliveElement).toSVG().catch((error: Error) => error.message),
  );
  expect(refused).toMatch(/^Copying and the table are missing here/);
  expect(faults.splice(0).join()).toContain('menu.js');
});

test('a board without steps fetches no menu, until the reader begins', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visitBody(page, `${game('view="plain"', WORKED)}${game('controls="steps"', WORKED)}`);
  const widget = page.locator('pass-alive').first();
  await expect(widget.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.locator('pass-alive').last().locator('.sentence')).toHaveText(/^Black has 5/);
  expect(fetched.filter((url) => url.includes('menu.js'))).toEqual([]);
  await press(widget, 'Next');
  await expect(widget.getByRole('button', { name: 'Copy as' })).toBeVisible();
  expect(fetched.filter((url) => url.includes('menu.js'))).toHaveLength(1);
});

test('the modules play games, too', async ({ page }) => {
  await visitBody(page, game(), { script: '../package/define.js' });
  const widget = page.locator('pass-alive');
  await press(widget, 'Next');
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
});

test('a game plays by itself, and stops', async ({ page }) => {
  await page.clock.install();
  await visitBody(page, game());
  const widget = page.locator('pass-alive');
  await expect(move(widget)).toHaveText('Start.');
  await press(widget, 'Play');
  await expect(move(widget)).toHaveText('Move 1, Black C7.');
  await page.clock.runFor(2500);
  await expect(move(widget)).toHaveText('Move 2, White G3.');
  await press(widget, 'Pause');
  await page.clock.runFor(5000);
  await expect(move(widget)).toHaveText('Move 2, White G3.');
});

test('axe finds nothing in a game, light and dark', async ({ page }) => {
  for (const theme of ['pale', 'dim', 'paper']) {
    await visitBody(page, `<h1>A game</h1>${game(`move="2" theme="${theme}"`)}`);
    await press(page.locator('pass-alive'), 'Living stones');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  }
});

test('coordinates can be left out, and the edges are narrower', async ({ page }) => {
  await visitBody(page, `${game('play="none"')}${game('play="none" coordinates="none"')}`);
  const widths = async () =>
    Promise.all(
      [0, 1].map((at) =>
        page
          .locator('.board canvas')
          .nth(at)
          .evaluate((canvas) => canvas.getBoundingClientRect().width),
      ),
    );
  await expect(page.locator('.board canvas')).toHaveCount(2);
  const [all = 0, bare = 0] = await widths();
  expect(bare).toBeLessThan(all);
  expect(bare).toBeGreaterThan(28 * 8);
});
