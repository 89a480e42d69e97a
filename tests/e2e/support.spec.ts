import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { printed } from '../program.ts';
import {
  address,
  board,
  button,
  click,
  expect,
  open,
  panel,
  pasteGame,
  point,
  room,
  SLOW,
  sideways,
  tab,
  tap,
  test,
  visit,
} from './reader.ts';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const supports = (page: Page): Locator => region(page, 'Which blocks support which');
const score = (page: Page): Locator => region(page, 'Score');
const said = (part: Locator): Locator => part.getByRole('status');

/** The middle block lives with the one above or with the one below. */
const TWO_COVERS = 'rows=.X/X./XX/.X/X.&place=0';

async function openLens(page: Page, lens: string, link: string): Promise<void> {
  await open(page, link);
  await visit(page, lens);
  await expect(page.locator('.text .stack')).toBeVisible();
}

test('what supports is fetched when the lens is opened, and not before', SLOW, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, TWO_COVERS);
  expect(fetched.filter((url) => /support|score|everything|board-.*js/.test(url))).toEqual([]);
  await tab(page, 'Supports').click();
  await expect(said(supports(page))).toHaveText('3 of 3 black blocks are unconditionally alive (rings). Choose one.');
  await tab(page, 'Score').click();
  await expect(said(score(page))).toHaveText(/^Before the count/);
  expect(fetched.filter((url) => /everything.*\.wasm$/.test(url))).toHaveLength(1);
});

test('a block is chosen on the board by the keyboard, and its covers are lit one after the other', async ({ page }) => {
  await openLens(page, 'Supports', TWO_COVERS);
  const part = supports(page);
  await board(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(said(part)).toContainText('By itself #2 (A4) is not unconditionally alive');
  await expect(said(part)).toContainText('Together with #1 (B5), it is unconditionally alive (squares).');
  await expect(said(part)).toContainText('Team 1 of 2');
  await expect(point(page, 'B5')).toHaveAccessibleName('B5: black, block #1, in the team');
  await expect(point(page, 'A1')).toHaveAccessibleName('A1: black, block #3, supporter');
  await expect(point(page, 'A4')).toHaveAccessibleName('A4: black, block #2, chosen, in the team');
  await page.keyboard.press('.');
  await expect(said(part)).toContainText('Team 2 of 2');
  await expect(point(page, 'B5')).toHaveAccessibleName('B5: black, block #1, supporter');
  await expect(point(page, 'A1')).toHaveAccessibleName('A1: black, block #3, in the team');
  await page.keyboard.press('Enter');
  await expect(said(part)).toHaveText(/Choose one\.$/);
});

test('a block is taken away, those that lean on it fall, and it is put back', SLOW, async ({ page }) => {
  await openLens(page, 'Supports', TWO_COVERS);
  const part = supports(page);
  await part.getByRole('button', { name: 'Take away' }).press('Enter');
  const block = part.getByRole('button', { name: /^#2 A4/ });
  await block.press('Enter');
  await expect(block).toHaveAttribute('aria-pressed', 'true');
  await expect(said(part)).toHaveText(/^With #2 \(A4\) taken away, #1 \(B5\) and #3 \(A1\) fall/);
  await expect(point(page, 'A4')).toHaveAccessibleName('A4: empty, block #2 taken away');
  await expect(point(page, 'B5')).toHaveAccessibleName('B5: black, block #1, falls');
  await part.getByRole('button', { name: 'Put all back' }).press('Enter');
  await expect(said(part)).toHaveText(/Choose one\.$/);
  // On the board, whatever a press does.
  await board(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(said(part)).toHaveText(/^With #2/);
  await page.keyboard.press('Delete');
  await expect(point(page, 'A4')).toHaveAccessibleName('A4: black, block #2, unconditionally alive');
});

test('mouse and finger choose on the board', SLOW, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await openLens(page, 'Supports', TWO_COVERS);
  await click(page, 'A1');
  await expect(page.locator('.here')).toHaveText('A1: black, block #3, chosen, in the team');
  await expect(point(page, 'A1')).toHaveAccessibleName(/chosen/);
  await tap(page, 'B5');
  await expect(point(page, 'B5')).toHaveAccessibleName(/chosen/);
  await context.close();
});

test('what is chosen, taken away and counted is in the link', SLOW, async ({ page }) => {
  await openLens(page, 'Supports', TWO_COVERS);
  await supports(page)
    .getByRole('button', { name: /^#2 A4/ })
    .click();
  await board(page).press('.');
  await expect.poll(() => address(page)).toContain('open=supports.B..2');
  await page.reload();
  await expect(said(supports(page))).toContainText('Team 2 of 2');
  await page.goto('about:blank');
  await open(page, `${TWO_COVERS}&open=supports.A,Z.B`);
  await expect(said(supports(page))).toHaveText(/^With #2 \(A4\) taken away, #1/);
  await page.goto('about:blank');
  await open(page, `${TWO_COVERS}&open=supports..B`);
  await expect(button(page, 'Take away')).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Score').click();
  await button(page, 'To the score').click();
  await expect.poll(() => address(page)).toContain('open=score.5');
  await page.reload();
  await expect(said(score(page))).toHaveText(/^Points and prisoners/);
});

test('what the published texts say of supports and scores is played here', SLOW, async ({ page }) => {
  const plays: [string, (page: Page) => Locator, RegExp][] = [
    ['See both covers of #2', supports, /Team 1 of 2/],
    ['Take #1 away', supports, /^Without #1 \(A4\), no other block falls/],
    ['Count it', score, /Black has 3 \+ 1 = 4, White has 0 \+ 0 = 0\./],
    ['Count what is left', score, /White leads by 3\./],
  ];
  await open(page, 'open=errata&place=0');
  for (const [name, lens, says] of plays) {
    const play = panel(page, 'errata').getByRole('button', { name });
    await play.press('Enter');
    await expect(said(lens(page))).toHaveText(says);
    await button(page, 'Back to your board').click();
    // A key that is pressed before the focus is back would go to the button that gets it.
    await expect(play).toBeFocused();
  }
});

test('white blocks have their supports', async ({ page }) => {
  await openLens(page, 'Supports', 'rows=.O.OX./OOOOX./XXXXX./......&show=white&place=0');
  await supports(page)
    .getByRole('button', { name: /^#1 B4/ })
    .press('Enter');
  await expect(said(supports(page))).toHaveText(/^#1 \(B4\) is unconditionally alive by itself/);
});

/** A whole game of the examples, and the program’s own count of it. */
const GAME = 'web/scenes/games/crazystone.sgf';

test('a finished game is counted step by step as the program counts it', SLOW, async ({ page }) => {
  test.setTimeout(600_000);
  const program = JSON.parse(printed('score', '--json', GAME));
  await open(page);
  await pasteGame(page, readFileSync(GAME, 'utf8'));
  await room(page, 'Explore').click();
  await visit(page, 'Score');
  const part = score(page);
  const row = (name: RegExp) => part.getByRole('row', { name }).getByRole('cell');
  const { black, white } = program;
  await expect(row(/^Empty points/)).toHaveText([String(black.area), String(white.area)]);
  await expect(row(/^Score by Benson’s Rule 3/)).toHaveText([String(black.score), String(white.score)]);
  await expect(row(/^Own stones left/)).toHaveText([String(black.stones), String(white.stones)]);
  await expect(row(/by area counting/)).toHaveText([black, white].map(({ stones, area }) => String(stones + area)));
  await button(page, 'Next step').focus();
  const [first] = [...black.removed, ...white.removed];
  await page.keyboard.press('Enter');
  await expect(point(page, first)).toHaveAccessibleName(/not unconditionally alive$/);
  await page.keyboard.press('ArrowRight');
  await expect(point(page, first)).toHaveAccessibleName(/stone was removed$/);
  await page.keyboard.press('End');
  await expect(board(page).getByRole('gridcell', { name: /counts for Black$/ })).toHaveCount(black.area);
  await expect(board(page).getByRole('gridcell', { name: /counts for White$/ })).toHaveCount(white.area);
  await expect(board(page).getByRole('gridcell', { name: /counts for nobody$/ })).toHaveCount(program.neutral.length);
  await expect(said(part)).toContainText(`= ${black.score}, White has`);
  // The prisoners go with their colours.
  await button(page, /^Board:/).click();
  await button(page, 'Swap the colours').click();
  await expect(row(/^Own stones left/)).toHaveText([String(white.stones), String(black.stones)]);
  await expect(row(/^Score by Benson’s Rule 3/)).toHaveText([String(white.score), String(black.score)]);
});

test('a board without a record says that prisoners are not known', async ({ page }) => {
  await openLens(page, 'Score', TWO_COVERS);
  await expect(said(score(page))).toContainText('Stones captured before this position are not known');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing wrong with what is chosen, taken away and counted, ${colorScheme}`,
    SLOW,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const found = async () => (await new AxeBuilder({ page }).analyze()).violations;
      await openLens(page, 'Supports', TWO_COVERS);
      await supports(page)
        .getByRole('button', { name: /^#2 A4/ })
        .click();
      expect(await found()).toEqual([]);
      await supports(page).getByRole('button', { name: 'Take away' }).click();
      await supports(page)
        .getByRole('button', { name: /^#1 B5/ })
        .click();
      expect(await found()).toEqual([]);
      await visit(page, 'Score');
      await button(page, 'Next step').click();
      expect(await found()).toEqual([]);
    },
  );
}

test('nothing goes sideways at 390 px on a wide board with many blocks', SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = Array.from({ length: 19 }, (_, row) => (row % 2 ? 'XXXXXXXXXXXXXXXXXXX' : 'X.X.X.X.X.X.X.X.X.X'));
  await openLens(page, 'Supports', `rows=${rows.join('/')}&place=0`);
  await expect(said(supports(page))).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await visit(page, 'Score');
  await expect(said(score(page))).toBeVisible();
  expect(await sideways(page)).toBe(0);
});
