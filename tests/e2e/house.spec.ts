import type { Locator, Page } from '@playwright/test';
import {
  address,
  board,
  button,
  click,
  expect,
  open,
  panel,
  paste,
  pasteGame,
  place,
  point,
  room,
  SLOW,
  sideways,
  tab,
  test,
  WORKED,
} from './reader.ts';

const LENSES = { Steps: '', Prove: 'prove', Eyes: 'eyes', Supports: 'supports', Score: 'score' } as const;
/** The panels of the lens Steps, with their names in addresses. */
const PANELS = {
  result: 'outcome',
  regions: 'matrix',
  algorithm: 'algorithm',
  rules: 'rules',
  race: 'race',
  errata: 'errata',
} as const;
/** The buttons that open dialogs, and the names of those. */
const DIALOGS = { Open: 'Open', Share: 'Share', 'Keys and help': 'Help' } as const;

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const back = (page: Page): Locator => button(page, 'Back to your board');
const boardLine = (page: Page): Locator => page.locator('.board-line');
const said = (page: Page, part: string): Locator =>
  page.getByRole('region', { name: part, exact: true }).getByRole('status');

/** True if no element of the page has the focus. */
const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

/** The focus may pass the body on its way. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => isFocusLost(page)).toBe(false);
}

/** The value of `open` in the address. */
const opened = (page: Page): string => new URLSearchParams(address(page)).get('open') ?? '';

type Press = (shown: Locator) => Promise<void>;

/** Goes on with the Tab key until something has the focus, and presses it. */
const byKeyboard: Press = async (shown) => {
  const page = shown.page();
  for (let presses = 0; presses < 120; presses++) {
    if (await shown.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${shown}`);
};

/** Through every room, lens, panel and dialog. */
async function walk(page: Page, press: Press): Promise<void> {
  await expect(page).toHaveTitle('Steps · Benson’s casting-out');
  for (const [lens, name] of Object.entries(LENSES).reverse()) {
    await press(tab(page, lens));
    await expect(tab(page, lens)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(`${lens} · Benson’s casting-out`);
    await expect.poll(() => opened(page)).toBe(name);
    await expect(board(page)).toBeVisible();
    await expect(boardLine(page)).not.toBeEmpty();
    await expectFocus(page);
  }
  for (const [name, old] of Object.entries(PANELS)) {
    await press(panel(page, name).locator('summary'));
    await expect(panel(page, name).locator('.panel-body')).not.toBeEmpty();
    await expect.poll(() => opened(page)).toBe(old);
    await expectFocus(page);
  }
  for (const [opener, name] of Object.entries(DIALOGS)) {
    await press(button(page, opener));
    await expect(dialog(page, name)).toBeVisible();
    // A script that is fetched may move the focus when it comes.
    await expect(page.locator('.dialog-head + *')).not.toBeEmpty();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    await press(dialog(page, name).getByRole('button', { name: 'Close', exact: true }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, opener)).toBeFocused();
  }
  await press(room(page, 'Games'));
  await expect(page).toHaveTitle('Games · Benson’s casting-out');
  await expect.poll(() => opened(page)).toBe('game');
  await expect(page.getByText('No game is open.')).toBeVisible();
  await pasteGame(page, '(;SZ[5];B[aa];W[bb];B[cc])');
  await press(button(page, 'Back'));
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await press(button(page, 'Step through this position'));
  await expect(page).toHaveTitle('Steps · Benson’s casting-out');
  await press(button(page, 'Back to the game, move 2'));
  await expect(page).toHaveTitle('Games · Benson’s casting-out');
  await expectFocus(page);
  await press(room(page, 'Learn'));
  await expect(page).toHaveTitle('Learn · Benson’s casting-out');
  await expect.poll(() => opened(page)).toBe('learn');
  await press(page.getByRole('link', { name: '1. White plays on' }));
  await expect.poll(() => opened(page)).toBe('learn.white-plays-on');
  await expect(board(page)).toBeVisible();
  await expectFocus(page);
  await press(page.getByRole('link', { name: 'All lessons' }));
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible();
  await expectFocus(page);
  await press(room(page, 'Explore'));
  await expect(page).toHaveTitle('Steps · Benson’s casting-out');
  await expectFocus(page);
  await press(page.getByRole('heading', { level: 1 }).getByRole('link'));
  await expect.poll(() => opened(page)).toBe('');
  expect(await sideways(page)).toBe(0);
}

test('every room, lens, panel and dialog is found with the mouse', async ({ page }) => {
  await open(page);
  await walk(page, (shown) => shown.click());
});

test('every room, lens, panel and dialog is found by the keyboard', SLOW, async ({ page }) => {
  test.slow();
  await open(page);
  await walk(page, byKeyboard);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every room, lens, panel and dialog is found with a finger', SLOW, async ({ page }) => {
    await open(page);
    await walk(page, (shown) => shown.tap());
  });
});

// In a window that is used again the history may be full: browsers keep 50 entries.
test('Back and Forward go through rooms and lenses, with the board, its edits and the place', async ({ context }) => {
  const page = await context.newPage();
  await open(page, `${WORKED}&place=0`);
  const start = await page.evaluate(() => history.length);
  await click(page, 'C4');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await page.getByRole('group', { name: 'Show blocks of' }).getByRole('button', { name: 'Both' }).click();
  await expect(place(page)).toHaveText(/^Round 1, step 2/);
  // Neither edits nor steps are places to go back to.
  expect(await page.evaluate(() => history.length)).toBe(start);
  await tab(page, 'Prove').click();
  await button(page, 'Try it yourself').click();
  await expect.poll(() => opened(page)).toMatch(/^prove\.try/);
  const proof = await said(page, 'Proof').textContent();
  await tab(page, 'Score').click();
  await button(page, 'Next step').click();
  await expect.poll(() => opened(page)).toBe('score.2');
  await room(page, 'Games').click();
  await expect(page).toHaveTitle(/^Games/);
  expect(await page.evaluate(() => history.length)).toBe(start + 3);

  await page.goBack();
  await expect(page).toHaveTitle(/^Score/);
  await expect.poll(() => opened(page)).toBe('score.2');
  await page.goBack();
  await expect(page).toHaveTitle(/^Prove/);
  await expect(said(page, 'Proof')).toHaveText(proof ?? '');
  await page.goBack();
  await expect(page).toHaveTitle(/^Steps/);
  await expect(place(page)).toHaveText(/^Round 1, step 2/);
  await expect(point(page, 'C4')).toHaveAccessibleName(/black/);
  await expect(button(page, 'Both')).toHaveAttribute('aria-pressed', 'true');
  for (const title of [/^Prove/, /^Score/, /^Games/]) {
    await page.goForward();
    await expect(page).toHaveTitle(title);
  }
  await expect.poll(() => opened(page)).toBe('game');
  // Edits before all that can be undone as well.
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(point(page, 'C4')).toHaveAccessibleName(/empty/);
  await page.close();
});

test('Back closes a dialog, also the first thing that was opened, and Forward opens it again', async ({ context }) => {
  const page = await context.newPage();
  await open(page, `${WORKED}&place=0`);
  const start = await page.evaluate(() => history.length);
  const shared = dialog(page, 'Share');
  await button(page, 'Share').click();
  await expect(shared).toBeVisible();
  await page.goBack();
  await expect(shared).toHaveCount(0);
  await expect(place(page)).toHaveText('Start');
  await expectFocus(page);
  await page.goForward();
  await expect(shared).toBeVisible();
  // A dialog that is closed otherwise leaves no step behind.
  await page.keyboard.press('Escape');
  await tab(page, 'Prove').click();
  await expect(page).toHaveTitle(/^Prove/);
  expect(await page.evaluate(() => history.length)).toBe(start + 1);
  await page.goBack();
  await expect(page).toHaveTitle(/^Steps/);
  await expect(shared).toHaveCount(0);
  await page.close();
});

test('what is opened in a dialog takes over its step of the history', async ({ page }) => {
  await open(page, `${WORKED}&place=0`);
  await button(page, 'Open').click();
  const opening = dialog(page, 'Open');
  await opening.getByRole('textbox').fill('(;SZ[5];B[aa];W[bb];B[cc])');
  await opening.getByRole('button', { name: 'Show it' }).click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(opening).toHaveCount(0);
  await page.goBack();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
  await expect(opening).toHaveCount(0);
  await page.goForward();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(opening).toHaveCount(0);
});

test('Back and Forward go through opened games, also after a reload', SLOW, async ({ page }) => {
  const move = page.getByRole('slider', { name: 'Move of the game' });
  await open(page, `${WORKED}&place=0`);
  await pasteGame(page, '(;SZ[5];B[aa];W[bb];B[cc])');
  await button(page, 'Back').click();
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await paste(page, '(;SZ[7];B[dd];W[cc])');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '7');
  await page.goBack();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(move).toHaveValue('2');
  await expect(point(page, 'C3')).toHaveAccessibleName(/empty/);
  await page.goForward();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '7');
  await expect.poll(() => address(page)).toContain('game=');
  await page.reload();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '7');
  await page.goBack();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(move).toHaveValue('2');
  await page.goBack();
  await expect(tab(page, 'Steps')).toHaveAttribute('aria-current', 'page');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
});

test('Back after an undo brings back the opened game, and undo and redo still lead to both', async ({ page }) => {
  await open(page, `${WORKED}&place=0`);
  await click(page, 'C4');
  await paste(page, '(;SZ[5];B[aa];W[bb];B[cc])');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await button(page, 'Undo').click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
  await page.goBack();
  await expect(page).toHaveTitle(/^Games/);
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await page.goForward();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
  await button(page, 'Redo').click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await page.goBack();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
  await button(page, 'Undo').click();
  await expect(point(page, 'C4')).toHaveAccessibleName(/empty/);
  for (let redo = 0; redo < 2; redo++) await button(page, 'Redo').click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
});

test('several steps back at once, or a link without a position, go to another place in the same lens', async ({
  page,
}) => {
  await open(page, `${WORKED}&open=prove.show.D.3&place=0`);
  await expect(page.locator('.place')).toHaveText(/^Move 3 of 8/);
  await tab(page, 'Score').click();
  await tab(page, 'Prove').click();
  await expect(page.locator('.place')).toHaveText(/^Move 3 of 8/);
  await button(page, 'Next move').click();
  await expect(page.locator('.place')).toHaveText(/^Move 4 of 8/);
  await page.evaluate(() => history.go(-2));
  await expect(page.locator('.place')).toHaveText(/^Move 3 of 8/);
  await page.evaluate(() => location.assign('#open=prove.try.C.E5'));
  await expect(said(page, 'Proof')).toHaveText('White E5. #3 has 2 liberties.');
});

test('from the errata and back to where I was, with my edits and the focus', SLOW, async ({ page }) => {
  await open(page, `${WORKED}&place=0`);
  await click(page, 'C4');
  await button(page, 'Next').click();
  await panel(page, 'errata').locator('summary').press('Enter');
  const plays = panel(page, 'errata').getByRole('button', { name: 'See both covers of #2' });
  await plays.press('Enter');
  await expect(tab(page, 'Supports')).toHaveAttribute('aria-current', 'page');
  await expectFocus(page);
  await tab(page, 'Score').press('Enter');
  await back(page).press('Enter');
  await expect(point(page, 'C4')).toHaveAccessibleName(/black/);
  await expect(place(page)).toHaveText(/^Round 1, step 1/);
  await expect(plays).toBeFocused();
  await expect(back(page)).toHaveCount(0);
  // An undo comes back as well, and then there is no other way to offer.
  await plays.press('Enter');
  await expect(back(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(back(page)).toHaveCount(0);
  await tab(page, 'Steps').press('Enter');
  await click(page, 'D4');
  await expect(back(page)).toHaveCount(0);
});

test('the focus stays on the page when what had it goes', async ({ page }) => {
  await open(page, `${WORKED}&place=0`);
  // A notice that is closed.
  await paste(page, 'no board at all');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  await expectFocus(page);
  // A control of a lens that is left by the keyboard.
  await button(page, 'Next').focus();
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => location.assign('#open=game'));
  await expect(page).toHaveTitle(/^Games/);
  await expectFocus(page);
  // The board of a lens that becomes that of another.
  await room(page, 'Explore').press('Enter');
  await board(page).focus();
  await page.goBack();
  await expect(page).toHaveTitle(/^Games/);
  await expectFocus(page);
  await page.goForward();
  await expect(page).toHaveTitle(/^Steps/);
  await expectFocus(page);
});

test('the arrows go through what the lens shows wherever the focus is, and the board’s keys open dialogs', async ({
  page,
}) => {
  await open(page, `${WORKED}&place=0`);
  await tab(page, 'Score').press('Enter');
  await expect(page.locator('.place')).toHaveText('Step 1 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.place')).toHaveText('Step 2 of 5');
  await page.keyboard.press('End');
  await expect(page.locator('.place')).toHaveText('Step 5 of 5');
  await tab(page, 'Prove').press('Enter');
  await page.getByRole('button', { name: /^#3 E6/ }).click();
  await button(page, 'Show how it is captured').click();
  await tab(page, 'Prove').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.place')).toHaveText(/^Move 1 of 3/);
  for (const [key, name] of [
    ['o', 'Open'],
    ['?', 'Help'],
  ] as const) {
    await board(page).press(key);
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
  }
});
