import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { board, button, expect, open, place, point, sentence, test } from './reader.ts';

async function openShare(page: Page): Promise<void> {
  await page.getByText('Save and share').click();
}

const link = (page: Page) => page.getByRole('textbox', { name: 'Copy the link' });

/** Chooses a format and saves the file. */
async function saved(page: Page, format: string): Promise<Download> {
  await button(page, format).click();
  const download = page.waitForEvent('download');
  await button(page, 'Save').click();
  return download;
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

test('a copied link shows the same position, options and place', async ({ page, context, browserName }) => {
  await open(page);
  await page.getByText('Rules and starting set').click();
  await button(page, 'all enclosed ones').click();
  await button(page, 'Both').click();
  await button(page, 'Next round').click();
  await button(page, 'Next').click();
  await expect(place(page)).toHaveText('Round 2, step 1 of 2');
  const said = await sentence(page).textContent();
  await openShare(page);
  if (browserName === 'chromium') {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy the link').click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue());
  }
  const other = await context.newPage();
  await other.goto(await link(page).inputValue());
  await expect(sentence(other)).toHaveText(said ?? '');
  await expect(place(other)).toHaveText('Round 2, step 1 of 2');
  await expect(button(other, 'Both')).toHaveAttribute('aria-pressed', 'true');
  // The chapter opened last is open there too.
  await expect(button(other, 'all enclosed ones')).toHaveAttribute('aria-pressed', 'true');
});

test('a link to a game holds its moves and the place in it', async ({ page, context }) => {
  await open(page);
  await page.getByText('Open a game or a diagram').click();
  await page.getByLabel('A game or a diagram as text').fill('(;SZ[9];B[aa];W[ba];B[cc])');
  await button(page, 'Show it').click();
  await button(page, 'Previous move').click();
  await openShare(page);
  const other = await context.newPage();
  await other.goto(await link(page).inputValue());
  await expect(other.getByRole('slider', { name: 'Move' })).toHaveAttribute('aria-valuetext', 'Move 2 of 3');
});

test('a damaged link says what is wrong with it', async ({ page }) => {
  await open(page, 'rows=X.X/.X&place=0');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toContainText(
    'This link cannot be read: row 2 of its board has a different length from the first',
  );
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
});

test('every format leads back to the same position', async ({ page }) => {
  await open(page);
  await openShare(page);
  for (const format of ['Diagram', 'SGF', 'Rows']) {
    const content = (await contentOf(await saved(page, format))).toString();
    await expect(page.getByLabel('The text')).toHaveValue(content);
    await page.getByText('Open a game or a diagram').click();
    await page.getByLabel('A game or a diagram as text').fill(content);
    await button(page, 'Show it').click();
    await expect(board(page), format).toHaveAttribute('aria-rowcount', '6');
    await expect(point(page, 'F6'), format).toHaveAccessibleName(/^F6: black/);
    await expect(sentence(page), format).toContainText('Black has 5 blocks, A to E, and 6 regions');
    await page.getByText('Open a game or a diagram').click();
  }
});

test('the run as SGF has the sentences as comments', async ({ page }) => {
  await open(page);
  await openShare(page);
  const sgf = (await contentOf(await saved(page, 'SGF of the run'))).toString();
  expect(sgf.match(/;/g)?.length).toBeGreaterThanOrEqual(9);
  expect(sgf).toContain('Block C (E6) is cast out: only one region, b, is vital to it');
  expect(sgf).toContain('Nothing falls in round 3');
});

test('pictures are saved as SVG and PNG', async ({ page }) => {
  await open(page);
  await openShare(page);
  const svg = await saved(page, 'SVG');
  expect(svg.suggestedFilename()).toBe('6x6.svg');
  expect((await contentOf(svg)).toString()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  const png = await saved(page, 'PNG');
  expect(png.suggestedFilename()).toBe('6x6.png');
  expect([...(await contentOf(png)).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});

test('on paper there is the board and the sentence, and nothing to press', async ({ page }) => {
  await open(page);
  await openShare(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sentence(page)).toBeVisible();
  await expect(board(page)).toBeVisible();
  await expect(button(page, 'Next')).toBeHidden();
  await expect(button(page, 'Copy the link')).toBeHidden();
});
