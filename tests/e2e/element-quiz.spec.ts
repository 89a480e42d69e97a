/** The question which blocks stay, in other people's pages. Before Check nothing tells the answer. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { PassAliveElement } from '../../web/widget/element.ts';
import { expect, test } from './reader.ts';
import { colorsOf, grid, middleOf, onDisk, one, placeOf, press, STRICT, visitBody } from './widget.ts';

const status = (widget: Locator) => widget.locator('.asked-status [role=status]');
const on = <T>(widget: Locator, ask: (element: PassAliveElement) => T) =>
  widget.evaluate(ask as (element: Element) => T);

/** Presses a point of the worked example. */
async function choose(page: Page, widget: Locator, column: number, row: number): Promise<void> {
  const { x, y } = await middleOf(widget, column, row);
  await page.mouse.click(x, y);
}

test('blocks are chosen, checked with reasons, and the steps follow', async ({ page }) => {
  await visitBody(page, one('quiz'));
  const widget = page.locator('pass-alive');
  await expect(grid(widget)).toBeVisible();
  await expect(widget.locator('.question')).toHaveText(/^White plays on and on, Black only passes\./);
  await choose(page, widget, 0, 0);
  await expect(status(widget)).toHaveText('You say that these stay: the stone at A6.');
  await choose(page, widget, 2, 0);
  await choose(page, widget, 4, 0);
  await choose(page, widget, 4, 0);
  await press(widget, 'Check');
  await expect(status(widget)).toHaveText(/^All \d blocks right\.$/);
  await expect(widget.locator('.verdicts li')).toHaveCount(5);
  await press(widget, 'Step through this position');
  await expect(placeOf(widget)).toHaveText('Worked example Start');
  // All of the board is seen there.
  const heightOf = (selector: string) => widget.locator(selector).evaluate(({ clientHeight }) => clientHeight);
  expect(Math.abs((await heightOf('.base > .board')) - (await heightOf('.board canvas')))).toBeLessThan(8);
  await press(widget, 'Back to the question');
  await expect(status(widget)).toHaveText(/^All \d blocks right\.$/);
  await press(widget, 'Ask again');
  await expect(status(widget)).toHaveText(/then Check\.$/);
});

test('by keyboard alone, and each point is told', async ({ page }) => {
  await visitBody(page, one('quiz'));
  const widget = page.locator('pass-alive');
  await grid(widget).focus();
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('gridcell', { name: 'A6: black, you say it stays' })).toHaveCount(1);
  // Keys that go through the steps do nothing yet.
  for (const key of ['.', 'End', 'PageDown', ' ']) await page.keyboard.press(key);
  await page.keyboard.press('Tab');
  await expect(widget.getByRole('button', { name: 'Check' })).toBeFocused();
  await expect(widget.locator('.verdicts')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(status(widget)).toHaveText('Right about 4 of 5 blocks.');
});

/** All that readers of any kind find in an element: texts, and the values of attributes, in every shadow root. */
const told = (widget: Locator): Promise<string> =>
  widget.evaluate((element) => {
    const words: string[] = [];
    const walk = (node: Node) => {
      if (node instanceof Text) words.push(node.data);
      if (node instanceof Element) {
        for (const { name, value } of node.attributes) if (!/^(class|style|id|part)$/.test(name)) words.push(value);
        if (node.shadowRoot) walk(node.shadowRoot);
      }
      for (const child of node.childNodes) walk(child);
    };
    if (element.shadowRoot) walk(element.shadowRoot);
    return words.join('\n');
  });

const ANSWER = /alive|cast out|fall|vital|discard|healthy|round|#\d|captur/i;

test('before Check the answer is in no picture, mark, name, text, print or event', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['step', 'change', 'ready', 'move']) {
      document.addEventListener(`pass-alive-${name}`, (event) =>
        heard.push(JSON.stringify((event as CustomEvent).detail)),
      );
    }
  });
  await visitBody(
    page,
    `${one('quiz color="both"')}${one('quiz mode="capture"')}${one('view="plain" controls="none"')}`,
  );
  const [widget, plain] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  for (const each of [widget, page.locator('pass-alive').nth(1)]) {
    await each.scrollIntoViewIfNeeded();
    await expect(grid(each)).toBeVisible();
    // The names of the points come after the board.
    await expect(each.getByRole('gridcell', { name: 'A6: black' })).toHaveCount(1);
    expect(await told(each)).not.toMatch(ANSWER);
  }
  // One that is far away has no canvas.
  await plain.scrollIntoViewIfNeeded();
  const bare = (await colorsOf(plain)).sort();
  await widget.scrollIntoViewIfNeeded();
  expect((await colorsOf(widget)).sort()).toEqual(bare);
  const svg = (each: Locator) => on(each, (element) => element.toSVG());
  expect(await svg(widget)).toBe(await svg(plain));
  expect(await on(widget, (element) => element.toText('link'))).toMatch(/&place=0$/);
  expect(await on(widget, (element) => element.next())).toMatchObject({ round: null });
  expect(await on(widget, (element) => element.last())).toMatchObject({ round: null });
  expect(await on(widget, (element) => element.place)).toBe('0');
  // Pointing lights nothing that the reader has not chosen.
  const before = await widget.locator('.board canvas').screenshot();
  await page.mouse.move(...(Object.values(await middleOf(widget, 1, 0)) as [number, number]));
  expect(await widget.locator('.board canvas').screenshot()).toEqual(before);
  await page.mouse.move(0, 0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await told(widget)).not.toMatch(ANSWER);
  expect((await colorsOf(widget)).sort()).toEqual(bare);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  for (const heard of await page.evaluate(() => (Reflect.get(window, 'heard') as string[]) ?? []))
    expect(heard).not.toMatch(ANSWER);
  expect(await told(widget)).not.toMatch(ANSWER);
  await press(widget, 'Check');
  await expect.poll(() => told(widget)).toMatch(ANSWER);
});

test('a board far away is described without the answer', async ({ page }) => {
  await visitBody(page, `<div style="height: 9000px"></div>${one('quiz')}`);
  const widget = page.locator('pass-alive');
  await on(widget, (element) => element.ready);
  await expect.poll(() => told(widget)).toContain('Go board');
  expect(await told(widget)).not.toMatch(ANSWER);
});

test('another text, colour or rule is asked about anew', async ({ page }) => {
  await visitBody(page, one('quiz'));
  const widget = page.locator('pass-alive');
  await press(widget, 'Check');
  await expect(widget.locator('.verdicts li')).toHaveCount(5);
  await widget.evaluate((element) => element.setAttribute('suicide', 'allowed'));
  await expect(widget.locator('.verdicts')).toHaveCount(0);
  await press(widget, 'Check');
  await on(widget, (element) => element.load('.O.O.\nOOOOX'));
  await expect(widget.locator('.verdicts')).toHaveCount(0);
  await expect(widget.locator('.question')).toHaveText(/^White plays on and on/);
  await widget.evaluate((element) => element.setAttribute('color', 'white'));
  await expect(widget.locator('.question')).toHaveText(/^Black plays on and on/);
  await widget.evaluate((element) => element.removeAttribute('quiz'));
  await expect(widget.locator('.film')).toBeVisible();
});

test('a part of a board is asked about, and a game at its last position', async ({ page }) => {
  await visitBody(page, `${one('quiz crop="A1 D4"')}<pass-alive quiz>(;SZ[5];B[aa];W[ee])</pass-alive>`);
  const [part, game] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  await expect(part.getByRole('gridcell')).toHaveCount(16);
  await grid(part).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(status(part)).toHaveText(/^You say that these stay: the 5 stones at A4\.$/);
  await game.scrollIntoViewIfNeeded();
  await expect(status(game)).toHaveText(/then Check\.$/);
  expect(await on(game, (element) => element.position?.stones.replaceAll('.', ''))).toBe('XO');
});

test('what has no blocks, or no run, is not asked about', async ({ page }) => {
  await visitBody(page, '<pass-alive quiz board="3x3"></pass-alive><pass-alive quiz>XO\nO.</pass-alive>');
  await expect(page.getByText('There is no black stone on the board')).toBeVisible();
  await expect(page.getByText('The black stone on A2 has no liberty.')).toBeVisible();
});

/** Two white groups, of which one lives whoever plays first, and one does not. */
const GROUPS = '.X.X.X.XXX\nXXXXXXXXXX\nOOOOXOOOOO\n.O.OXO...O';
const EYES = `<pass-alive quiz mode="eyes" color="white">${GROUPS}</pass-alive>`;
const THE_GROUPS = 'Black moves first, and each side plays its best. Which white groups stay on the board?';
const GROUP_ANSWER = /alive|critical|dead|proven\.|lives|kills|vital|#\d|eye/i;

test('with the eyes of groups it asks which groups stay when both sides play', async ({ page }) => {
  await visitBody(page, `${EYES}<pass-alive view="plain" play="none">${GROUPS}</pass-alive>`);
  const [widget, plain] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
  await expect(widget.locator('.question')).toHaveText(THE_GROUPS);
  expect(await told(widget)).not.toMatch(GROUP_ANSWER);
  const svg = (each: Locator) => on(each, (element) => element.toSVG());
  expect(await svg(widget)).toBe(await svg(plain));
  expect((await colorsOf(widget)).sort()).toEqual((await colorsOf(plain)).sort());
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await told(widget)).not.toMatch(GROUP_ANSWER);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await on(widget, (element) => element.last())).toMatchObject({ round: null });
  // Any stone of a group chooses it, and a stone of the other side nothing.
  await grid(widget).focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(status(widget)).toHaveText('You say that these stay: the 6 stones at A2.');
  await press(widget, 'Check');
  await expect(status(widget)).toHaveText('All 2 groups right.');
  await expect(widget.locator('.verdicts li')).toHaveText([
    'Right. The group at F2 is critical: White lives only at H1, Black kills only at H1. Proven.',
    'Right. The group at A2 is alive, even if White never answers. Proven.',
  ]);
  expect(await svg(widget)).toBe(await svg(plain));
  await press(widget, 'To the eyes of the groups');
  await expect(widget.locator('.eyes-said')).toContainText('is critical: White lives only at H1');
});

test('the question about groups comes anew with another text, colour or mode', async ({ page }) => {
  await visitBody(page, EYES);
  const widget = page.locator('pass-alive');
  await press(widget, 'Check');
  await expect(widget.locator('.verdicts li')).toHaveCount(2);
  await widget.evaluate((element) => element.setAttribute('color', 'black'));
  await expect(widget.locator('.question')).toHaveText(/^White moves first.*Which black groups/);
  await expect(widget.locator('.verdicts')).toHaveCount(0);
  await on(widget, (element) => element.load('.O.O.\nOOOOO\n.....'));
  await expect(widget.locator('.canvas, canvas').first()).toBeVisible();
  await widget.evaluate((element) => element.setAttribute('color', 'white'));
  await expect(widget.locator('.question')).toHaveText(/^Black moves first.*Which white groups/);
  await press(widget, 'Check');
  await widget.evaluate((element) => element.removeAttribute('mode'));
  await expect(widget.locator('.question')).toHaveText(/^Black plays on and on/);
  await expect(widget.locator('.verdicts')).toHaveCount(0);
});

test('where nothing is proven about groups nothing is asked, and where their script is missing, which blocks stay', async ({
  page,
  faults,
}) => {
  const open = Array.from({ length: 19 }, (_, row) =>
    row === 9 ? `${'.'.repeat(9)}O${'.'.repeat(9)}` : '.'.repeat(19),
  );
  await visitBody(page, `<pass-alive quiz mode="eyes" color="white">${open.join('\n')}</pass-alive>`);
  await expect(page.locator('pass-alive .eyes-said')).toContainText('Group');
  await page.route('**/eyes.js', (route) => route.abort());
  await visitBody(page, EYES);
  await expect(page.locator('pass-alive .question')).toHaveText(/^Black plays on and on/);
  expect(faults.splice(0).join()).toContain('eyes.js');
});

test('axe finds nothing in the question about groups, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitBody(page, `<h1>A question</h1>${EYES}`);
  for (const isChecked of [false, true]) {
    if (isChecked) await page.getByRole('button', { name: 'Check' }).click();
    else await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  }
});

test('it works under a strict policy, as a module, and from a local file', async ({ page }, info) => {
  for (const script of ['../standalone.js', '../package/define.js']) {
    await visitBody(page, one('quiz'), { policy: STRICT, script });
    await press(page.locator('pass-alive'), 'Check');
    await expect(status(page.locator('pass-alive'))).toHaveText('Right about 3 of 5 blocks.');
  }
  await page.goto(onDisk(info.outputPath(), 'three.html'));
  const widget = page.locator('#diagram');
  await widget.evaluate((element) => element.setAttribute('quiz', ''));
  await press(widget, 'Check');
  await expect(status(widget)).toHaveText('Right about 3 of 5 blocks.');
});

test('where its script cannot be had the position stays still, and a line says why', async ({ page, faults }) => {
  await page.route('**/board.js', (route) => route.abort());
  await visitBody(page, one('quiz'));
  const widget = page.locator('pass-alive');
  await expect(widget.getByText('The question cannot be asked here')).toBeVisible();
  await expect(widget.locator('canvas')).toBeVisible();
  expect(await told(widget)).not.toMatch(ANSWER);
  expect(faults.splice(0).join()).toContain('board.js');
});

test('axe finds nothing, before and after Check', async ({ page }) => {
  for (const theme of ['pale', 'night']) {
    await visitBody(page, `<h1>A question</h1>${one(`quiz theme="${theme}"`)}`);
    const check = page.getByRole('button', { name: 'Check' });
    for (const isChecked of [false, true]) {
      if (isChecked) await check.click();
      else await expect(check).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
  }
});
