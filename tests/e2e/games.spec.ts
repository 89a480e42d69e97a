import type { Page } from '@playwright/test';
import { board, button, expect, middleOf, open, paste, point, SLOW, sentence, sideways, tap, test } from './reader.ts';

/** Two lines leave the main line: after move 2, and from that one after move 3. White's second move captures. */
const GAME = `(;SZ[5]PB[Kuwahara Shusaku]BR[4d]PW[Inoue Gennan Inseki]WR[8d]RE[B+2]KM[0]DT[1846-09-11]PC[Osaka]
;B[aa];W[ba];B[cc]C[Why here?];W[ab];B[dd];W[ee]
(;B[ed])(;B[de](;W[ea])(;W[eb];B[ec])))`;
const TREE = GAME.replace(';B[cc]C[Why here?]', '(;B[cc]C[Why here?]').replace(/\)$/, ')(;B[bc];W[bd]))');

const slider = (page: Page) => page.getByRole('slider', { name: 'Move' });
const at = (page: Page, text: string) => expect(slider(page)).toHaveAttribute('aria-valuetext', text);

/** Opens a game at its first position. */
async function openAtStart(page: Page, text = GAME): Promise<void> {
  await open(page, 'open=game');
  await paste(page, text);
  await expect(slider(page)).toBeVisible();
}

/** Opens a game, and goes to its end. */
async function openGame(page: Page, text = GAME): Promise<void> {
  await openAtStart(page, text);
  await button(page, 'Last').click();
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
}

/** Presses keys one after another before the page has shown what the first does. */
const pressAtOnce = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate((keys) => {
    for (const key of keys)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);

test('a game that is pasted in its room says what its record says', async ({ page }) => {
  await openGame(page);
  await expect(page.getByRole('link', { name: 'Games', exact: true })).toHaveAttribute('aria-current', 'page');
  await at(page, 'Move 7 of 7');
  const players = page.getByRole('region', { name: 'Players' });
  await expect(players).toContainText('Kuwahara Shusaku 4d');
  await expect(players).toContainText('Inoue Gennan Inseki 8d');
  const record = page.getByRole('region', { name: 'Record' });
  for (const fact of ['Result in the record B+2', 'Komi 0', 'Date 1846-09-11', 'Place Osaka'])
    await expect(record).toContainText(fact);
  await expect(players.locator('p').nth(0)).toContainText('has captured no stone');
  await expect(players.locator('p').nth(1)).toContainText('has captured 1 black stone');
});

test('a game that is typed into the dialog and not opened leaves the chart of the opened one', async ({ page }) => {
  await openGame(page);
  const chart = page.locator('.chart-picture');
  await expect(chart).toHaveText('Nothing becomes unconditionally alive in this game.');
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog', { name: 'Open' });
  await dialog.getByRole('textbox').fill('no game');
  await button(page, 'Show it').click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog.getByRole('textbox').fill('(;SZ[5];B[bb];W[cc])');
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await page.keyboard.press('Escape');
  await button(page, 'First').click();
  await at(page, 'Move 0 of 7');
  await expect(chart).toHaveText('Nothing becomes unconditionally alive in this game.');
});

test('by mouse: the buttons, and a click on a stone, go through the game', async ({ page }) => {
  await openGame(page);
  await button(page, 'First').click();
  await at(page, 'Move 0 of 7');
  await expect(button(page, 'Back')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await at(page, 'Move 3 of 7');
  await expect(page.getByText('Why here?')).toBeVisible();
  await button(page, 'Ten moves on').click();
  await at(page, 'Move 7 of 7');
  const { x, y } = await middleOf(page, 'C3');
  await page.mouse.click(x, y);
  await at(page, 'Move 3 of 7');
  // A click places nothing.
  const empty = await middleOf(page, 'A1');
  await page.mouse.click(empty.x, empty.y);
  await expect(point(page, 'A1')).toHaveAccessibleName(/^A1: empty/);
});

test('by keyboard: arrows anywhere, the others on board and bar', async ({ page }) => {
  await openGame(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await at(page, 'Move 5 of 7');
  await board(page).focus();
  await page.keyboard.press(',');
  await at(page, 'Move 4 of 7');
  await button(page, 'Next').focus();
  await page.keyboard.press('Home');
  await at(page, 'Move 0 of 7');
  await page.keyboard.press('PageDown');
  await at(page, 'Move 7 of 7');
});

test('a game opens at its first position, with the focus on its moves', async ({ page }) => {
  await openAtStart(page);
  await at(page, 'Move 0 of 7');
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'false');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('End');
  await at(page, 'Move 7 of 7');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await at(page, 'Move 1 of 7');
  // Pressed faster than moves are shown, no key is lost.
  await pressAtOnce(page, ['End', 'Home', 'ArrowRight', 'ArrowRight']);
  await at(page, 'Move 2 of 7');
});

test('a game opened in the dialog has the focus on its moves too', SLOW, async ({ page }) => {
  await open(page);
  await button(page, 'Open').click();
  await page.getByRole('dialog').getByRole('textbox').fill(GAME);
  await button(page, 'Show it').click();
  await at(page, 'Move 0 of 7');
  await expect(slider(page)).toBeFocused();
});

test('the wheel over the board goes through the game, and scrolls the page at its ends', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await openAtStart(page);
  const { x, y } = await middleOf(page, 'C3');
  await page.mouse.move(x, y);
  // Each notch is a move, whatever it scrolls.
  await page.mouse.wheel(0, 120);
  await at(page, 'Move 1 of 7');
  await page.mouse.wheel(0, 100);
  await at(page, 'Move 2 of 7');
  await page.mouse.wheel(0, -60);
  await at(page, 'Move 1 of 7');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await button(page, 'Last').click();
  await at(page, 'Move 7 of 7');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await at(page, 'Move 7 of 7');
});

test('a game plays by itself to its end', async ({ page }) => {
  await page.clock.install();
  await openAtStart(page);
  await button(page, 'Play').click();
  await at(page, 'Move 1 of 7');
  for (let move = 2; move <= 7; move++) {
    await page.clock.fastForward(2000);
    await at(page, `Move ${move} of 7`);
  }
  await expect(button(page, 'Play')).toBeVisible();
});

test('the pointer reads the chart', async ({ page }) => {
  await openGame(page);
  await slider(page).hover({ force: true });
  await expect(page.locator('.chart-pointed')).toContainText('Settled for good');
  await page.mouse.move(0, 0);
  await expect(page.locator('.chart-pointed')).toHaveCount(0);
});

test('the branches are a tree, with the mouse and with the arrows up and down', async ({ page }) => {
  await openGame(page, TREE);
  const tree = page.getByRole('region', { name: 'Branches' });
  const lines = tree.getByRole('button');
  const names = [
    'Main line: 7 moves, 1 comment',
    'After move 6: 2 moves',
    'After move 7: 2 moves',
    'After move 2: 2 moves',
  ];
  await expect(lines).toHaveCount(names.length);
  for (const [row, name] of names.entries()) await expect(lines.nth(row)).toHaveAccessibleName(name);
  await lines.nth(3).click();
  await at(page, 'Move 4 of 4');
  await expect(point(page, 'B2')).toHaveAccessibleName(/white/);
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(2)).toBeFocused();
  await at(page, 'Move 8 of 9');
  await expect(point(page, 'E4')).toHaveAccessibleName(/white/);
  // Two at once: none is lost before the first is shown.
  await pressAtOnce(page, ['ArrowUp', 'ArrowUp']);
  await expect(lines.nth(0)).toBeFocused();
  await expect(lines.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await at(page, 'Move 6 of 7');
});

test('the games of a collection are a list to filter', async ({ page }) => {
  const names = ['Ear-reddening', 'Atomic bomb', 'Blood-vomiting'];
  await openGame(page, names.map((name, index) => `(;SZ[${index + 3}]GN[${name}];B[aa];W[bb])`).join('\n'));
  const list = page.getByRole('region', { name: 'In this text' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('searchbox', { name: 'Find a game' }).fill('blood');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('status')).toHaveText('1 of 3');
  await list.getByRole('button', { name: /Blood-vomiting/ }).click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(list.locator('[aria-current]')).toContainText('5 × 5, 2 moves');
});

test('a position of the game is stepped through in Explore, and back', async ({ page }) => {
  await openGame(page);
  await button(page, 'Back').click();
  await at(page, 'Move 6 of 7');
  await button(page, 'Step through this position').click();
  await expect(sentence(page)).toContainText('Black has');
  await button(page, 'Back to the game, move 6').click();
  await at(page, 'Move 6 of 7');
  await page.goBack();
  await expect(sentence(page)).toContainText('Black has');
  await page.goForward();
  await at(page, 'Move 6 of 7');
});

test('the number of a move is typed, and what is no move is corrected', async ({ page }) => {
  await openGame(page);
  const field = page.getByRole('spinbutton', { name: 'Go to move' });
  await expect(field).toHaveValue('7');
  await field.fill('3');
  await field.press('Enter');
  await at(page, 'Move 3 of 7');
  await expect(slider(page)).toBeFocused();
  await field.fill('99');
  await field.press('Enter');
  await at(page, 'Move 7 of 7');
  await expect(field).toHaveValue('7');
  const beyond = page.getByText('There is no move 99. The last one is 7.');
  await expect(beyond).toBeVisible();
  await button(page, 'Back').click();
  await expect(beyond).toHaveCount(0);
  await button(page, 'Next').click();
  await at(page, 'Move 7 of 7');
  await expect(beyond).toHaveCount(0);
  await field.click();
  await page.keyboard.type('4');
  await field.click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await at(page, 'Move 5 of 7');
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('5');
});

test(
  'a capture of a move, and its score with the komi of the record, are in Explore, and back',
  SLOW,
  async ({ page }) => {
    await openGame(
      page,
      '(;SZ[4]KM[6.5]RE[B+3.5]RU[Japanese];B[ba];W[];B[da];W[];B[ab];W[];B[bb];W[];B[cb];W[];B[db])',
    );
    await button(page, 'Try a capture').click();
    await expect(page).toHaveTitle(/^Prove/);
    await button(page, 'Back to the game, move 11').click();
    await button(page, 'Count the score').click();
    const score = page.getByRole('region', { name: 'Score' });
    await expect(score).toContainText('Black leads by 9.5 (area) or 3.5 (territory), with the komi of 6.5.');
    await expect(score).toContainText('The record says \u2068B+3.5\u2069, under \u2068Japanese\u2069 rules.');
    await button(page, 'To the score').click();
    await expect(sentence(page)).toContainText(
      'Black leads by 10 on the board. With the komi of 6.5, Black leads by 3.5.',
    );
    await button(page, 'Back to the game, move 11').click();
    await at(page, 'Move 11 of 11');
  },
);

test('undo in Score leads to another game of a collection, and to its komi', async ({ page }) => {
  await openGame(page, '(;SZ[3]KM[0.5];B[bb])(;SZ[3]KM[7.5];B[bb])');
  await page.locator('.collection').getByRole('button').nth(1).click();
  await button(page, 'Count the score').click();
  const score = page.getByRole('region', { name: 'Score' });
  await expect(score).toContainText('with the komi of 7.5');
  await page.keyboard.press('Control+z');
  await expect(score).toContainText('with the komi of 0.5');
});

test('a block that grows is one line of what became alive', async ({ page }) => {
  await openGame(page, '(;SZ[4];B[ba];W[];B[da];W[];B[ab];W[];B[bb];W[];B[cb];W[];B[db];W[];B[bd];W[];B[bc])');
  const lines = page
    .getByRole('region', { name: 'Turning points: when blocks became unconditionally alive' })
    .getByRole('listitem');
  await expect(lines).toHaveText([/^move 11, D3\s*Black’s block at B4 \(6 stones\) became unconditionally alive\./]);
  await expect(lines.first()).toContainText('It grew once more');
});

test('what has no moves has no chart, and no way back to it in Explore', async ({ page }) => {
  await open(page);
  await paste(page, '.X.X/XXXX/..../....');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '4');
  await expect(page.getByText('Back to')).toHaveCount(0);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByText('This is a single position, with no moves.')).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await button(page, 'Step through this position').click();
  await expect(sentence(page)).toBeVisible();
});

test('without a game the room offers to open one, and has games to look at', async ({ page }) => {
  await open(page, 'open=game');
  await expect(page.getByText('No game is open.')).toBeVisible();
  await button(page, 'A program against a professional, 9×9').click();
  await at(page, 'Move 0 of 80');
  await page.goBack();
  await expect(page.locator('.board-line')).toHaveText(/^Black’s stones are tested\./);
  await button(page, 'Open a game').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by touch: the bar stays in sight, and nothing lies over the list of games', async ({ page }) => {
    const games = Array.from(
      { length: 8 },
      (_, index) => `(;SZ[9]GN[Game ${index}];B[aa];W[bb];B[cc];W[dd];B[ee];W[ff])`,
    );
    await openGame(page, games.join('\n'));
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
    await button(page, 'Back').tap();
    await at(page, 'Move 5 of 6');
    const list = page.getByRole('region', { name: 'In this text' });
    await list.scrollIntoViewIfNeeded();
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
    await list.getByRole('button', { name: /^3: / }).tap();
    await at(page, 'Move 0 of 6');
    await button(page, 'Last').tap();
    await at(page, 'Move 6 of 6');
    await board(page).scrollIntoViewIfNeeded();
    await tap(page, 'A9');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Move [1-5] of 6$/);
    expect(await sideways(page)).toBe(0);
  });

  test('the ways to the lenses are in sight, and each player has one line', async ({ page }) => {
    await openGame(page, '(;SZ[9]PB[MoGo Titan]BR[9d]PW[Crazy Stone]WR[8d];B[aa];W[ba];B[cc];W[ab])');
    await expect(page.getByRole('region', { name: 'Players' })).toContainText('has captured 1 black stone');
    const bar = await page.getByRole('region', { name: 'Moves', exact: true }).boundingBox();
    for (const name of ['Step through this position', 'Count eyes', 'Try a capture', 'Count the score']) {
      const box = await button(page, name).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    for (const player of await page.getByRole('region', { name: 'Players' }).locator('p').all())
      expect((await player.boundingBox())?.height).toBeLessThan(32);
  });

  test('a finger that goes up scrolls the page; sideways it chooses a move on the chart, and goes one on or back on the board', async ({
    page,
  }) => {
    await openGame(page);
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('there is no chart');
    const chart = { x: box.x + box.width / 10, y: box.y + box.height / 2 };
    const touch = await page.context().newCDPSession(page);
    const swipe = async ({ x, y }: { x: number; y: number }, across: number, along: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let part = 1; part <= 5; part++) {
        const touchPoints = [{ x: x + (across * part) / 5, y: y + (along * part) / 5 }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const top = () => page.evaluate(() => scrollY);
    await swipe(chart, 0, -200);
    await expect.poll(top).toBeGreaterThan(0);
    await at(page, 'Move 7 of 7');
    await swipe(chart, box.width / 2, 0);
    await at(page, 'Move 4 of 7');
    await page.touchscreen.tap(chart.x, chart.y);
    await at(page, 'Move 1 of 7');
    await expect(slider(page)).toBeFocused();
    // On the board a swipe presses no point, not even if it ends on the one where it began.
    const stone = await middleOf(page, 'C3');
    await swipe(stone, -60, 10);
    await at(page, 'Move 2 of 7');
    await swipe(stone, -150, 0);
    await at(page, 'Move 3 of 7');
    await swipe(stone, 60, 0);
    await at(page, 'Move 2 of 7');
    // The page may have gone on to its end by itself.
    await page.evaluate(() => scrollTo(0, 0));
    await swipe(await middleOf(page, 'C3'), 20, -120);
    await expect.poll(top).toBeGreaterThan(0);
    await at(page, 'Move 2 of 7');
  });
});

test('Space plays the game and stops, with the focus on the board', async ({ page }) => {
  await openAtStart(page);
  await page.keyboard.press('b');
  await page.keyboard.press(' ');
  await at(page, 'Move 1 of 7');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(button(page, 'Play')).toBeVisible();
});
