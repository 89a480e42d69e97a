/** What a page's own scripts can ask of an element, and what it tells them. */
import type { Page } from '@playwright/test';
import type { PassAliveElement } from '../../web/widget/element.ts';
import { expect, test } from './reader.ts';
import { colorsOf, one, visitBody, WORKED } from './widget.ts';

const GAME = `(;SZ[9]GN[A game]PB[Kuwahara]PW[Inoue]RE[B+2]C[The start]
;B[cc];W[gg](;B[cg];W[gc])(;B[gc]C[Another way];W[cg];B[ee]))`;
const element = (text: string, attributes = '') => `<pass-alive ${attributes}><pre>${text}</pre></pass-alive>`;

/** Runs something with the element, and gives what it returns, or the name and code of its error. */
const on = <T>(page: Page, ask: (widget: PassAliveElement) => T | Promise<T>): Promise<T> =>
  page
    .locator('pass-alive')
    .first()
    .evaluate(async (widget, source) => {
      try {
        return await new Function('widget', `return (${source})(widget)`)(widget);
      } catch (error) {
        return `${(error as Error).name} ${(error as { code?: string }).code ?? ''}`.trim();
      }
    }, ask.toString());

/** Lists the events of an element, in `window.told`. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ['ready', 'change', 'step', 'move', 'point', 'error'])
      document.addEventListener(`pass-alive-${name}`, (event) => {
        const { sentence, ...detail } = (event as CustomEvent).detail;
        told.push([name, detail]);
      });
  });
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: unknown[] }).told.splice(0)) as Promise<unknown[]>;

test('no name of the element hides one of HTMLElement’s', async ({ page }) => {
  await visitBody(page, one());
  const hidden = await page.locator('pass-alive').evaluate((widget) => {
    const own = Object.getOwnPropertyNames(Object.getPrototypeOf(widget));
    // Those that the browser calls are not there, and `constructor` is everywhere.
    return own.filter((name) => name !== 'constructor' && name in HTMLElement.prototype);
  });
  expect(hidden).toEqual([]);
});

test('ready settles when the text is read, even out of sight, and rejects with the code of the error', async ({
  page,
}) => {
  await visitBody(page, `<div style="height: 9000px"></div>${element(WORKED)}${element('nothing of the kind')}`);
  expect(await on(page, (widget) => widget.position)).toBe(null);
  expect(await on(page, (widget) => widget.text)).toContain('Worked example');
  expect(await on(page, async (widget) => [await widget.ready, widget.position?.columns])).toEqual([undefined, 6]);
  // Nothing is drawn there.
  expect(await page.locator('pass-alive canvas').count()).toBe(0);
  const code = await page
    .locator('pass-alive')
    .last()
    .evaluate((widget) => (widget as PassAliveElement).ready.catch((error) => [error.code, error instanceof Error]));
  expect(code).toEqual(['unreadable', true]);
});

test('a text is loaded in place of another, and its errors reject', async ({ page }) => {
  await visitBody(page, element(WORKED));
  const loaded = await on(page, async (widget) => {
    await widget.load('(;SZ[5];B[cc])');
    return [widget.text, widget.position?.columns, widget.querySelector('pre')?.textContent];
  });
  expect(loaded).toEqual(['(;SZ[5];B[cc])', 5, '(;SZ[5];B[cc])']);
  expect(await on(page, (widget) => widget.load('<b>nothing</b>'))).toBe('Error unreadable');
  expect(await on(page, (widget) => widget.load(''))).toBe('Error empty');
  await expect(page.locator('pass-alive .message')).toHaveText('There is no diagram here.');
  // The same text again is read again.
  expect(await on(page, async (widget) => [await widget.load('X.X'), await widget.load('X.X'), widget.text])).toEqual([
    undefined,
    undefined,
    'X.X',
  ]);
});

test('a game is told, and gone through by methods, which say where they have come to', async ({ page }) => {
  await visitBody(page, element(GAME));
  await listen(page);
  await on(page, (widget) => widget.ready);
  await told(page);
  expect(await on(page, (widget) => widget.game)).toMatchObject({
    item: 0,
    path: [],
    move: 0,
    moves: 4,
    comment: 'The start',
    info: { black: { name: 'Kuwahara' }, white: { name: 'Inoue' }, result: 'B+2' },
    branches: [
      { moves: 4, fork: null },
      { moves: 5, fork: { line: 0, moves: 2 } },
    ],
  });
  expect(await on(page, (widget) => widget.next())).toEqual({ item: 0, path: [], move: 1, round: null });
  expect(await on(page, (widget) => widget.last())).toEqual({ item: 0, path: [], move: 4, round: null });
  expect(await on(page, (widget) => widget.back())).toEqual({ item: 0, path: [], move: 3, round: null });
  expect(await on(page, (widget) => widget.first())).toEqual({ item: 0, path: [], move: 0, round: null });
  const way = { item: 0, path: [1], move: 3, round: null };
  expect(await on(page, (widget) => widget.goTo({ path: [1], move: 3 }))).toEqual(way);
  expect(await on(page, (widget) => widget.game?.comment)).toBe('Another way');
  await expect(page.locator('.game-move')).toHaveText('Move 3, Black G7.');
  const move = (move: number, path: number[] = [], moves = 4) => [
    'move',
    { item: 0, path, move, moves, byReader: false },
  ];
  expect(await told(page)).toEqual([move(1), move(4), move(3), move(0), move(3, [1], 5)]);
  // The reader does the same.
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await told(page)).toEqual([['move', { item: 0, path: [1], move: 4, moves: 5, byReader: true }]]);
});

test('an impossible place is a RangeError, and nothing changes', async ({ page }) => {
  await visitBody(page, element(`${GAME}${GAME}`));
  await on(page, (widget) => widget.goTo({ move: 2 }));
  await listen(page);
  for (const to of [
    ...[{ item: 2 }, { item: -1 }, { move: 5 }, { move: -1 }, { move: 1.5 }, { path: [2] }, { path: [0, 0] }],
    ...[{ round: 99 }, { round: 'x' }, { round: '0.7' }, { item: 1, move: 99 }, { move: 3, round: '9.9' }],
  ]) {
    const error = await page
      .locator('pass-alive')
      .evaluate((widget, to) => (widget as PassAliveElement).goTo(to).catch((error) => error.name), to);
    expect(error, JSON.stringify(to)).toBe('RangeError');
  }
  expect(await on(page, (widget) => widget.goTo({}))).toEqual({ item: 0, path: [], move: 2, round: null });
  expect(await told(page)).toEqual([]);
  expect(await on(page, (widget) => widget.goTo({ item: 1, path: [1], move: 5 }))).toMatchObject({
    item: 1,
    path: [1],
  });
});

test('steps are gone through too, and a position is stepped through at a round', async ({ page }) => {
  await visitBody(page, one('round="0"'));
  await on(page, (widget) => widget.ready);
  await listen(page);
  expect(await on(page, (widget) => widget.next())).toMatchObject({ round: '1.1' });
  expect(await on(page, (widget) => widget.goTo({ round: 'end' }))).toMatchObject({ round: '3.1' });
  expect(await on(page, (widget) => widget.goTo({ round: 1 }))).toMatchObject({ round: '1.5' });
  expect(await told(page)).toEqual([
    ['step', { round: 1, step: 1, byReader: false }],
    ['step', { round: 3, step: 1, byReader: false }],
    ['step', { round: 1, step: 5, byReader: false }],
  ]);
});

test('points are marked, and written as SVG and text', async ({ page }) => {
  await visitBody(page, one('round="0"'));
  await on(page, (widget) => widget.ready);
  const before = await on(page, (widget) => widget.toSVG());
  expect(before).toMatch(/^<svg/);
  await on(page, (widget) => widget.highlight(['C3', 0], 'triangle'));
  const marked = await on(page, (widget) => widget.toSVG());
  expect(marked.length).toBeGreaterThan(before.length);
  await on(page, (widget) => widget.highlight([]));
  expect(await on(page, (widget) => widget.toSVG())).toBe(before);
  expect(await on(page, (widget) => widget.highlight(['Z9']))).toBe('RangeError');
  expect(await on(page, (widget) => widget.highlight([36]))).toBe('RangeError');
  expect(await on(page, (widget) => widget.highlight([0], 'constructor' as 'circle'))).toBe('RangeError');
  expect(await on(page, (widget) => widget.toText('rows'))).toContain('X.X.XX');
  expect(await on(page, (widget) => widget.toText('sgf'))).toMatch(/^\(;/);
  expect(await on(page, (widget) => widget.toText('link'))).toMatch(/#rows=X\.X\.XX/);
  expect(await on(page, (widget) => widget.toText('pdf' as 'rows'))).toBe('RangeError');
});

test('as SGF an element that shows a game gives all of it, alone and as it is written', async ({ page }) => {
  const game =
    '(;GM[1]SZ[9]\nPB[A]C[Start \\] of it];B[ee]LB[ee:x] ;W[gc]\n(;B[cg]C[CA[x\\]];W[gf])(;B[cc]AR[cc:dd];W[ce]))';
  const sgf = (at: number) =>
    page
      .locator('pass-alive')
      .nth(at)
      .evaluate((widget) => (widget as PassAliveElement).toText('sgf'));
  const elements = [
    element(`Some words (;SZ[9];B[aa]) and ${game} and more`),
    `<pass-alive play="none" move="2">${game.replace('GM[1]', 'GM[1]CA[Shift_JIS]')}</pass-alive>`,
    `<pass-alive view="steps">${game}</pass-alive>`,
    `<pass-alive>$$B\n$$ | 1 2 . |\n$$ | . . . |</pass-alive>`,
    `<pass-alive>(;SZ[5];B[bb](;W[cc</pass-alive>`,
  ];
  await visitBody(page, elements.join(''));
  const [first] = await page.locator('pass-alive').all();
  await first?.evaluate((widget) => (widget as PassAliveElement).goTo({ item: 1, path: [1], move: 2 }));
  expect(await sgf(0)).toBe(game);
  expect(await sgf(1)).toBe(game.replace('GM[1]', 'GM[1]CA[UTF-8]'));
  // Positions: the steps of a game, and a diagram, which has no SGF of its author's.
  expect(await sgf(2)).toMatch(/^\(;GM\[1\]FF\[4\]CA\[UTF-8\]SZ\[9\]AB\[/);
  expect(await sgf(3)).toMatch(/^\(;GM\[1\]FF\[4\]CA\[UTF-8\]SZ\[3\]AB\[/);
  // As far as it could be read: what is cut off stays so.
  expect(await sgf(4)).toBe('(;SZ[5];B[bb](;');
});

test('before the text is read, what needs it says so', async ({ page }) => {
  await visitBody(page, `<div style="height: 9000px"></div>${element(WORKED)}`);
  expect(await on(page, (widget) => widget.highlight([0]))).toMatch(/^InvalidStateError/);
  expect(await on(page, (widget) => widget.game)).toBe(null);
  // What can wait for it does, even out of sight.
  expect(await on(page, (widget) => widget.toSVG())).toMatch(/^<svg/);
  expect(await page.locator('pass-alive canvas').count()).toBe(0);
});

test('a point that is pressed is told, with its stone', async ({ page }) => {
  await visitBody(page, one('round="0"'));
  await on(page, (widget) => widget.ready);
  await listen(page);
  const box = await page.locator('pass-alive canvas').first().boundingBox();
  if (!box) throw new Error('there is no board');
  await page.mouse.click(box.x + (1.18 * box.width) / 7.36, box.y + (1.18 * box.width) / 7.36);
  expect(await told(page)).toEqual([['point', { point: 0, name: 'A6', stone: 'black' }]]);
});

test('marks from a script are drawn', async ({ page }) => {
  await visitBody(page, element('(;SZ[5])', 'play="none"'));
  await on(page, (widget) => widget.ready);
  const widget = page.locator('pass-alive');
  const before = (await colorsOf(widget)).length;
  await on(page, (widget) => widget.highlight([...Array(25).keys()], 'square'));
  await expect.poll(async () => (await colorsOf(widget)).length).not.toBe(before);
});
