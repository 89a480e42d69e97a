import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { address, expect, open, paste, test } from './reader.ts';

const chapter = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const supports = (page: Page): Locator => chapter(page, 'What supports what');
const score = (page: Page): Locator => chapter(page, 'Score');
const said = (part: Locator): Locator => part.getByRole('status');
const point = (part: Locator, name: string): Locator =>
  part.getByRole('grid').getByRole('gridcell', { name: new RegExp(`^${name}:`) });

/** The middle block lives with the one above or with the one below. */
const TWO_COVERS = 'rows=.X/X./XX/.X/X.&place=0';

async function openChapter(page: Page, id: string, link: string): Promise<void> {
  await open(page, link);
  await page.locator(`#${id} summary`).press('Enter');
}

test('what supports is fetched when the chapter is opened, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, TWO_COVERS);
  expect(fetched.filter((url) => /support|score|everything|board-.*js/.test(url))).toEqual([]);
  await page.locator('#supports summary').click();
  await expect(said(supports(page))).toHaveText('3 of 3 black blocks are unconditionally alive (rings). Choose one.');
  await page.locator('#score summary').click();
  await expect(said(score(page))).toHaveText(/^Before the count/);
  expect(fetched.filter((url) => /everything.*\.wasm$/.test(url))).toHaveLength(1);
});

test('a block is chosen on the board by the keyboard, and its covers are lit one after the other', async ({ page }) => {
  await openChapter(page, 'supports', TWO_COVERS);
  const part = supports(page);
  await part.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(said(part)).toContainText('By itself B (A4) is not unconditionally alive');
  await expect(said(part)).toContainText('With A (B5) it is (squares).');
  await expect(said(part)).toContainText('Minimal cover 1 of 2');
  await expect(point(part, 'B5')).toHaveAccessibleName('B5: black, block A, in the minimal cover');
  await expect(point(part, 'A1')).toHaveAccessibleName('A1: black, block C, supporter');
  await expect(point(part, 'A4')).toHaveAccessibleName('A4: black, block B, chosen, in the minimal cover');
  await page.keyboard.press('.');
  await expect(said(part)).toContainText('Minimal cover 2 of 2');
  await expect(point(part, 'B5')).toHaveAccessibleName('B5: black, block A, supporter');
  await expect(point(part, 'A1')).toHaveAccessibleName('A1: black, block C, in the minimal cover');
  await page.keyboard.press('Enter');
  await expect(said(part)).toHaveText(/Choose one\.$/);
});

test('a block is taken away, those that lean on it fall, and it is put back', async ({ page }) => {
  await openChapter(page, 'supports', TWO_COVERS);
  const part = supports(page);
  await part.getByRole('button', { name: 'Take away' }).press('Enter');
  const block = part.getByRole('button', { name: /^B A4/ });
  await block.press('Enter');
  await expect(block).toHaveAttribute('aria-pressed', 'true');
  await expect(said(part)).toHaveText(/^Without B \(A4\), A \(B5\) and C \(A1\) fall/);
  await expect(point(part, 'A4')).toHaveAccessibleName('A4: empty, block B taken away');
  await expect(point(part, 'B5')).toHaveAccessibleName('B5: black, block A, falls');
  await part.getByRole('button', { name: 'Put all back' }).press('Enter');
  await expect(said(part)).toHaveText(/Choose one\.$/);
  // On the board, whatever a press does.
  await part.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(said(part)).toHaveText(/^Without B/);
  await page.keyboard.press('Delete');
  await expect(point(part, 'A4')).toHaveAccessibleName('A4: black, block B, unconditionally alive');
});

test('mouse and finger choose on the board', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await openChapter(page, 'supports', TWO_COVERS);
  const part = supports(page);
  await part.getByRole('grid').scrollIntoViewIfNeeded();
  const middle = async (name: string) => {
    const { x, y, width, height } = (await point(part, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.click(...(await middle('A1')));
  await expect(part.getByText('A1: black, block C, chosen, in the minimal cover')).toBeVisible();
  await expect(point(part, 'A1')).toHaveAccessibleName(/chosen/);
  await page.touchscreen.tap(...(await middle('B5')));
  await expect(point(part, 'B5')).toHaveAccessibleName(/chosen/);
  await context.close();
});

test('what is chosen, taken away and counted is in the link', async ({ page }) => {
  await openChapter(page, 'supports', TWO_COVERS);
  await supports(page).getByRole('button', { name: /^B A4/ }).click();
  await page.keyboard.press('.');
  await expect.poll(() => address(page)).toContain('open=supports.B..2');
  await page.reload();
  await expect(said(supports(page))).toContainText('Minimal cover 2 of 2');
  await page.goto('about:blank');
  await open(page, `${TWO_COVERS}&open=supports.A,Z.B`);
  await expect(said(supports(page))).toHaveText(/^Without B \(A4\), A/);
  await page.locator('#score summary').click();
  await score(page).getByRole('button', { name: 'To the score' }).click();
  await expect.poll(() => address(page)).toContain('open=score.5');
  await page.reload();
  await expect(said(score(page))).toHaveText(/^Points and prisoners/);
});

test('what the published texts say of supports and scores is played here', async ({ page }) => {
  await openChapter(page, 'errata', 'place=0');
  const errata = page.locator('#errata');
  await errata.getByRole('button', { name: 'See both covers of B' }).press('Enter');
  await expect(said(supports(page))).toContainText('Minimal cover 1 of 2');
  await errata.getByRole('button', { name: 'Take A away' }).press('Enter');
  await expect(said(supports(page))).toHaveText(/^Without A \(A4\), no other block falls/);
  await errata.getByRole('button', { name: 'Count it' }).press('Enter');
  await expect(said(score(page))).toContainText('Black has 3 + 1 = 4, White has 0 + 0 = 0.');
  await errata.getByRole('button', { name: 'Count what is left' }).press('Enter');
  await expect(said(score(page))).toContainText('White leads by 3.');
});

test('white blocks have their supports', async ({ page }) => {
  await openChapter(page, 'supports', 'rows=.O.OX./OOOOX./XXXXX./......&show=white&place=0');
  await supports(page).getByRole('button', { name: /^A B4/ }).press('Enter');
  await expect(said(supports(page))).toHaveText(/^A \(B4\) is unconditionally alive by itself/);
});

/** A whole game of the examples, and the program’s own count of it. */
const GAME = 'web/examples/games/crazystone.sgf';

test('a finished game is counted step by step as the program counts it', async ({ page }) => {
  test.setTimeout(600_000);
  // As `cargo test` builds it, so that it is there already when all tests run.
  const run = ['run', '--quiet', '--profile', 'test', '--package', 'pass-alive-cli', '--'];
  const program = JSON.parse(execFileSync('cargo', [...run, 'score', '--json', GAME], { encoding: 'utf8' }));
  await open(page);
  await paste(page, readFileSync(GAME, 'utf8'));
  await expect(page.getByRole('slider', { name: 'Move', exact: true })).toBeVisible();
  await page.locator('#score summary').press('Enter');
  const part = score(page);
  const row = (name: RegExp) => part.getByRole('row', { name }).getByRole('cell');
  const { black, white } = program;
  await expect(row(/^Empty points/)).toHaveText([String(black.area), String(white.area)]);
  await expect(row(/^Score by Rule 3/)).toHaveText([String(black.score), String(white.score)]);
  await expect(row(/^Own stones left/)).toHaveText([String(black.stones), String(white.stones)]);
  await expect(row(/by area counting/)).toHaveText([black, white].map(({ stones, area }) => String(stones + area)));
  await part.getByRole('button', { name: 'Next step' }).focus();
  const [first] = program.removed;
  await page.keyboard.press('Enter');
  await expect(point(part, first)).toHaveAccessibleName(/not unconditionally alive$/);
  await page.keyboard.press('ArrowRight');
  await expect(point(part, first)).toHaveAccessibleName(/stone was removed$/);
  await page.keyboard.press('End');
  await expect(part.getByRole('gridcell', { name: /counts for Black$/ })).toHaveCount(black.area);
  await expect(part.getByRole('gridcell', { name: /counts for White$/ })).toHaveCount(white.area);
  await expect(part.getByRole('gridcell', { name: /counts for nobody$/ })).toHaveCount(program.neutral.length);
  await expect(said(part)).toContainText(`= ${black.score}, White has`);
  // Another position than that of the record has no record.
  await page.getByRole('button', { name: 'Board: size, colours, clear' }).click();
  await page.getByRole('button', { name: 'Swap the colours' }).click();
  await expect(said(part)).toContainText('Stones captured before this position are not known');
  await expect(row(/^Own stones left/)).toHaveText([String(white.stones), String(black.stones)]);
});

test('a board without a record says that prisoners are not known', async ({ page }) => {
  await openChapter(page, 'score', TWO_COVERS);
  await expect(said(score(page))).toContainText('Stones captured before this position are not known');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with what is chosen, taken away and counted, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openChapter(page, 'supports', TWO_COVERS);
    await page.locator('#score summary').press('Enter');
    await supports(page).getByRole('button', { name: /^B A4/ }).click();
    await score(page).getByRole('button', { name: 'Next step' }).click();
    const found = () => new AxeBuilder({ page }).include('#supports').include('#score').analyze();
    expect((await found()).violations).toEqual([]);
    await supports(page).getByRole('button', { name: 'Take away' }).click();
    await supports(page).getByRole('button', { name: /^A B5/ }).click();
    expect((await found()).violations).toEqual([]);
  });
}

test('nothing goes sideways at 390 px on a wide board with many blocks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = Array.from({ length: 19 }, (_, row) => (row % 2 ? 'XXXXXXXXXXXXXXXXXXX' : 'X.X.X.X.X.X.X.X.X.X'));
  await openChapter(page, 'supports', `rows=${rows.join('/')}&place=0`);
  await page.locator('#score summary').press('Enter');
  await expect(said(supports(page))).toBeVisible();
  await expect(said(score(page))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
