import type { Locator, Page } from '@playwright/test';
import {
  address,
  board,
  button,
  click,
  expect,
  open,
  paste,
  point,
  SLOW,
  sideways,
  tab,
  tap,
  test,
  toggle,
  visit,
  WORKED,
} from './reader.ts';

const proof = (page: Page): Locator => page.getByRole('region', { name: 'Proof' });
const said = (page: Page): Locator => proof(page).getByRole('status');
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');

/** Opens the lens and chooses a block, by the keyboard. */
async function openProof(page: Page, link: string, block: string): Promise<void> {
  await open(page, link);
  await visit(page, 'Prove');
  await proof(page)
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: new RegExp(`^${block} `) })
    .press('Enter');
}

/** Moves the cursor of the focused board from one point to another. */
async function walk(page: Page, from: string, to: string): Promise<void> {
  const across = to.charCodeAt(0) - from.charCodeAt(0);
  const up = Number(to.slice(1)) - Number(from.slice(1));
  for (let n = 0; n < Math.abs(across); n++) await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let n = 0; n < Math.abs(up); n++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
}

const WORKED_STATE = 'place=0';

test('what proves is fetched when the lens is opened, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, WORKED_STATE);
  expect(fetched.filter((url) => /proof|everything|open-/.test(url))).toEqual([]);
  await tab(page, 'Prove').click();
  await expect(said(page)).toHaveText(/^#2 \(C6\) is unconditionally alive: White cannot capture it/);
  expect(fetched.filter((url) => /everything.*\.wasm$/.test(url))).toHaveLength(1);
  // Whoever chooses a block by the keyboard hears what will be proved of it.
  await expect(point(page, 'C6')).toHaveAccessibleName(/, unconditionally alive$/);
  await expect(point(page, 'D3')).toHaveAccessibleName(/, can be captured$/);
});

test('a capture is played through by the keyboard, forwards and back, in waves', async ({ page }) => {
  await openProof(page, WORKED_STATE, '#4');
  await press(page, 'Show how it is captured');
  await expect(button(page, 'Next move')).toBeFocused();
  await expect(said(page)).toHaveText(/^White captures #4 \(D3\)\. On the way there #5 \(C2\) goes first/);
  await page.keyboard.press('Enter');
  await expect(proof(page).locator('.place')).toHaveText('Move 1 of 8 · aimed at the blocks that fall in round 1');
  await expect(said(page)).toHaveText(/E5 is empty too, and no liberty of #5 \(C2\).* on the way to #4\.$/);
  await expect(point(page, 'C3')).toHaveAccessibleName('C3: white');
  await page.keyboard.press('PageDown');
  await expect(said(page)).toHaveText('White D2 takes the last liberty: #5 (C2) is captured.');
  await expect(point(page, 'C2')).toHaveAccessibleName('C2: empty, just captured');
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText(/Region d is open since #5 was captured/);
  await page.keyboard.press('End');
  await expect(proof(page).locator('.place')).toHaveText('Move 8 of 8 · aimed at the blocks that fall in round 2');
  await expect(said(page)).toHaveText('White F2 takes the last liberty: #4 (D3) is captured.');
  await expect(point(page, 'D3')).toHaveAccessibleName('D3: empty, just captured');
  await page.keyboard.press('ArrowLeft');
  await expect(point(page, 'D3')).toHaveAccessibleName('D3: black, the block in question');
  await page.keyboard.press('Home');
  await expect(point(page, 'C3')).toHaveAccessibleName('C3: empty');
  // The reader's own board and run have not moved.
  await visit(page, 'Steps');
  await expect(page.locator('.caption .place')).toHaveText('Start');
  await expect(point(page, 'C3')).toHaveAccessibleName(/^C3: empty/);
});

test('why a block cannot be captured ends with suicides, each explained when it is pressed', async ({ page }) => {
  await openProof(page, WORKED_STATE, '#2');
  await press(page, 'Show why it cannot be captured');
  await expect(said(page)).toHaveText(/^White tries everything against #2 \(C6\)/);
  await page.keyboard.press('End');
  await expect(said(page)).toHaveText(/^Every move left is suicide\. #2 \(C6\) still has the liberties B6 and A5/);
  await expect(board(page).getByRole('gridcell', { name: /suicide$/ })).toHaveCount(3);
  await board(page).focus();
  await walk(page, 'C6', 'B6');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(
    /^White may not play B6: .* it captures nothing: #1 still has A5 and #2 still has A5\.$/,
  );
  await walk(page, 'B6', 'F1');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/the white block of 24 stones would have no liberty/);
});

test('a challenge is won by the keyboard, with a refused move, a hint and a move taken back', async ({ page }) => {
  await openProof(page, WORKED_STATE, '#3');
  await press(page, 'Try it yourself');
  await expect(board(page)).toBeFocused();
  await expect(said(page)).toHaveText(/^You are White, and only you play\. Capture #3 \(E6\)/);
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('There is a stone on E6.');
  await walk(page, 'E6', 'D6');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(
    /^White may not play D6: that is suicide.* #2 still has B6 and #3 still has E5\.$/,
  );
  await walk(page, 'D6', 'E5');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('White E5. #3 has 2 liberties.');
  await page.keyboard.press('Backspace');
  await expect(point(page, 'E5')).toHaveAccessibleName('E5: empty');
  for (const at of ['E5', 'F4', 'D6']) {
    await press(page, 'Hint');
    await expect(said(page)).toHaveText(`Try ${at}, a liberty of #3 (triangle).`);
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(said(page)).toHaveText('You have captured #3 (E6), in 3 moves. So it was not unconditionally alive.');
});

test('a challenge is proved impossible when no legal move is left', async ({ page }) => {
  await openProof(page, 'rows=.X.XO./XXXXO./OOOOO./......&place=0', '#1');
  await press(page, 'Try it yourself');
  await expect(said(page)).toHaveText(/^You are White, and only you play\. Try to capture #1 \(B4\)/);
  await walk(page, 'B4', 'F4');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('White F4. #1 has 2 liberties.');
  await press(page, 'Hint');
  await expect(said(page)).toHaveText(
    /^#1 cannot be captured\. What you can reach is that every move left is suicide: fill \w\d \(triangle\)\./,
  );
  await press(page, 'Fill the rest for me');
  await expect(said(page)).toHaveText(
    /^You have no legal move left: every point is suicide\..*#1 \(B4\) cannot be captured/,
  );
  await board(page).focus();
  await expect(point(page, 'A4')).toHaveAccessibleName('A4: empty, suicide');
  await board(page).press('Home');
  await press(page, 'Show why it cannot be captured');
  await expect(said(page)).toHaveText(/^White tries everything against #1 \(B4\)/);
});

test('the moves that would save, spoil or lose a block are marked, listed and explained', SLOW, async ({ page }) => {
  // The pointer does not wait for a page that still scrolls.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const SAVES = 'Black B4: then the regions at A4 and C4 are vital to #1.';
  const SPOILS = 'White B4 takes that point from Black: no other move saves #1.';
  await openProof(page, 'rows=...XO/XXXXO/OOOOO/.....&place=0', '#1');
  await press(page, 'Which move would save it?');
  const summary =
    '1 black move would make #1 (D4) unconditionally alive (circles). 1 white move would prevent it (cross).';
  await expect(said(page)).toHaveText(summary);
  const lines = proof(page).getByRole('list', { name: 'What each move does' }).getByRole('listitem');
  await expect(lines).toHaveText([SAVES, SPOILS]);
  // By the keyboard, and by the pointer: the mark says what it does, and its lines are lit.
  await board(page).focus();
  await walk(page, 'D4', 'B4');
  await expect(said(page)).toHaveText(`${SAVES} ${SPOILS}`);
  await expect(lines.first()).toHaveAttribute('data-lit', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(said(page)).toHaveText(summary);
  await expect(lines.first()).not.toHaveAttribute('data-lit');
  await point(page, 'B4').hover({ force: true });
  await expect(said(page)).toHaveText(`${SAVES} ${SPOILS}`);
  await expect.poll(() => address(page)).toMatch(/&open=prove\.turn\.A&place=0$/);
  await press(page, 'Which move would save it?');
  await expect(said(page)).toHaveText(/^#1 \(D4\) is not unconditionally alive/);
  await expect(lines).toHaveCount(0);
  await page.goto('about:blank');
  await openProof(page, 'rows=.X..X/XXXXX/...../.....&place=0', '#1');
  await press(page, 'Which moves would ruin it?');
  await expect(said(page)).toHaveText(
    '#1 (B4) stays unconditionally alive, unless Black plays on the point with a cross.',
  );
  await expect(lines).toHaveText(['Black A4: then only the region at C4 is vital to #1.']);
});

test('a blunder that makes the block alive is told, and can be taken back', async ({ page }) => {
  await openProof(page, 'rows=.X./XX./.XX/X..&place=0', '#2');
  await press(page, 'Try it yourself');
  await walk(page, 'A1', 'C1');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/^With C1 you have made #2 \(A1\) unconditionally alive/);
  await page.keyboard.press('Control+z');
  await expect(said(page)).toHaveText(/^You are White/);
  // The page's own undo has not been asked.
  await expect(point(page, 'A1')).toHaveAccessibleName('A1: black, the block in question');
});

test('with suicide allowed the attacker fills, is taken off, and fills again', async ({ page }) => {
  await openProof(page, 'rows=XO/X./.X&place=0&suicide=allowed', '#1');
  await press(page, 'Show how it is captured');
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText(/It is suicide: all of White’s stones in a are removed/);
  await page.keyboard.press('End');
  await expect(said(page)).toHaveText('White B3 takes the last liberty: #1 (A3) is captured.');
});

test('another position is another proof, and white blocks have theirs', async ({ page }) => {
  await openProof(page, 'rows=.O.OX./OOOOX./XXXXX./......&show=white&place=0', '#1');
  await expect(said(page)).toHaveText(/^#1 \(B4\) is unconditionally alive: Black cannot capture it/);
  await page.getByRole('group', { name: 'Show blocks of' }).getByRole('button', { name: 'Black' }).click();
  await expect(said(page)).toHaveText(/^#1 \(E4\) is not unconditionally alive: White can capture it/);
});

test('a stone that is pressed in Steps leads to the proof of its block', SLOW, async ({ page }) => {
  await open(page, 'rows=.O.OX./OOOOX./XXXXX./......&show=both&place=0');
  await click(page, 'A2');
  const notice = page.locator('.notice');
  await notice.getByRole('link', { name: 'Show how it can be captured' }).click();
  await expect(said(page)).toHaveText(/^#1 \(E4\) is not unconditionally alive: White can capture it/);
  await expect(notice).toHaveCount(0);
  // By the keyboard, and of the other colour.
  await page.goto('about:blank');
  await open(page, 'rows=.O.OX./OOOOX./XXXXX./......&show=both&place=0');
  await board(page).focus();
  await walk(page, 'A4', 'A3');
  await page.keyboard.press('Enter');
  await notice.getByRole('link', { name: 'Prove that it cannot be captured' }).press('Enter');
  await expect(said(page)).toHaveText(/^#1′ \(B4\) is unconditionally alive: Black cannot capture it/);
  await expect(page.locator('body')).not.toBeFocused();
  await expect.poll(() => address(page)).toMatch(/&step=white&open=prove\.A&place=0$/);
});

test('with both colours chosen, blocks of either are proven, from the board and the lists', SLOW, async ({ page }) => {
  await open(page, 'rows=.O.OX./OOOOX./XXXXX./......&show=both&open=prove.A&place=0');
  const line = page.locator('.board-line');
  const list = (name: string) => proof(page).getByRole('list', { name });
  await expect(said(page)).toHaveText(/^#1 \(E4\) is not unconditionally alive: White can capture it/);
  await expect(line).toHaveText('Proofs, black block #1. Choose any block on the board.');
  await click(page, 'A3');
  await expect(said(page)).toHaveText(/^#1′ \(B4\) is unconditionally alive: Black cannot capture it/);
  await expect(line).toHaveText(/^Proofs, white block #1′\./);
  await expect.poll(() => address(page)).toMatch(/&show=both&step=white&open=prove\.A&place=0$/);
  await list('Black blocks')
    .getByRole('button', { name: /^#1 E4/ })
    .press('Enter');
  await expect(said(page)).toHaveText(/^#1 \(E4\)/);
  await expect(list('Black blocks').getByRole('button', { name: /^#1 E4/ })).toBeFocused();
  await list('White blocks')
    .getByRole('button', { name: /^#1′ B4/ })
    .press('Enter');
  await press(page, 'Show why it cannot be captured');
  await expect(line).toHaveText('The white block #1′, move by move.');
  await expect(said(page)).toHaveText(/^Black tries everything against #1′ \(B4\)/);
  await page.reload();
  await expect(said(page)).toHaveText(/^Black tries everything against #1′ \(B4\)/);
  // One colour alone has no other to press.
  await page.getByRole('group', { name: 'Show blocks of' }).getByRole('button', { name: 'White' }).click();
  await expect(line).toHaveText('The white block #1, move by move.');
  await press(page, 'Back to the result');
  await expect(board(page)).toBeFocused();
  await expect(line).toHaveText('Proofs, white block #1. Choose another white block on the board.');
});

test('a link and a reload show the same move of the same proof', SLOW, async ({ page, context }) => {
  await openProof(page, WORKED_STATE, '#4');
  await press(page, 'Show how it is captured');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => address(page)).toMatch(/&open=prove\.show\.D\.7&place=0$/);
  await page.reload();
  await expect(proof(page).locator('.place')).toHaveText('Move 7 of 8 · aimed at the blocks that fall in round 2');
  await expect(point(page, 'D3')).toHaveAccessibleName('D3: black, the block in question');
  // Opening the page alone does not move the focus.
  await expect(page.locator('body')).toBeFocused();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(proof(other).locator('.place')).toHaveText('Move 7 of 8 · aimed at the blocks that fall in round 2');
  await expect(proof(other)).toBeInViewport();
});

test('a link holds the moves that were tried, and the lens or panel that was opened last', SLOW, async ({ page }) => {
  await open(page, `${WORKED}&open=prove.try.C.E5,F4&place=0`);
  await expect(said(page)).toHaveText('White F4. #3 has 1 liberty.');
  await board(page).focus();
  await page.keyboard.press('Backspace');
  await expect.poll(() => address(page)).toMatch(/&open=prove\.try\.C\.E5&place=0$/);
  await visit(page, 'Steps');
  await toggle(page, 'rules');
  await expect.poll(() => address(page)).toMatch(/&open=rules&place=0$/);
  // The lens of proofs is where it was.
  await visit(page, 'Prove');
  await expect.poll(() => address(page)).toMatch(/&open=prove\.try\.C\.E5&place=0$/);
  await expect(said(page)).not.toBeEmpty();
  await page.keyboard.press('Backspace');
  await expect.poll(() => address(page)).toMatch(/&open=prove\.try\.C&place=0$/);
  await visit(page, 'Steps');
  await toggle(page, 'rules');
  await expect.poll(() => address(page)).toMatch(/X&place=0$/);
});

test('another position begins its proof anew, in the same lens', async ({ page }) => {
  await open(page, 'rows=.X.XO./XXXXO./OOOOO./......&open=prove.show.A.3&place=0');
  await expect(proof(page).locator('.place')).toHaveText(/^Move 3 of/);
  await page.getByRole('group', { name: 'Show blocks of' }).getByRole('button', { name: 'White' }).click();
  await expect(said(page)).toHaveText(/^#1 \(E4\) is not unconditionally alive/);
  await expect.poll(() => address(page)).toMatch(/&open=prove&place=0$/);
});

test.describe('a place in the link that cannot be', () => {
  for (const [detail, sentence] of [
    ['show.Q.3', /^#2 \(C6\) is unconditionally alive/],
    ['try.C.E5,E6,Z9', /^White E5\. #3 has 2 liberties\.$/],
    ['show.C.999', /^White \w\d takes the last liberty: #3 \(E6\) is captured\.$/],
    ['what,ever.it-is', /^#2 \(C6\) is unconditionally alive/],
  ] as const) {
    test(`is left out: ${detail}`, async ({ page }) => {
      await open(page, `${WORKED}&open=prove.${detail}&place=0`);
      await expect(said(page)).toHaveText(sentence);
    });
  }
});

test(
  'on a phone a tap on narrow lines aims first, and the second on the same point plays',
  SLOW,
  async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const rows = [`.X.X${'.'.repeat(15)}`, `XXXX${'.'.repeat(15)}`, ...Array(17).fill('.'.repeat(19))];
    await open(page, `rows=${rows.join('/')}&place=0`);
    await tab(page, 'Prove').tap();
    await proof(page).getByRole('button', { name: 'Try it yourself' }).tap();
    await tap(page, 'K10');
    await expect(page.getByText('K10: tap again to play').first()).toBeVisible();
    await tap(page, 'L10');
    await expect(page.getByText('L10: tap again to play').first()).toBeVisible();
    await tap(page, 'K10');
    await tap(page, 'K10');
    await expect(said(page)).toHaveText('White K10. #1 has 8 liberties.');
    expect(await sideways(page)).toBe(0);
    await context.close();
  },
);

test('an attempt ends with its position, and is there again after undo', async ({ page }) => {
  await openProof(page, WORKED_STATE, '#3');
  await press(page, 'Try it yourself');
  await walk(page, 'E6', 'E5');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('White E5. #3 has 2 liberties.');
  await paste(page, '.X.X/XXXX/..../....');
  await expect(said(page)).toHaveText(/^#1 \(B4\) is unconditionally alive/);
  await expect.poll(() => address(page)).toMatch(/&open=prove&place=0$/);
  await button(page, 'Undo').click();
  await expect(said(page)).toHaveText('White E5. #3 has 2 liberties.');
  await expect.poll(() => address(page)).toMatch(/&open=prove\.try\.C\.E5&place=0$/);
  // It is played on. In the meantime Ctrl Z is for its own moves.
  await page.keyboard.press('Control+z');
  await expect(said(page)).toHaveText(/^You are White/);
  await expect(point(page, 'A6')).toHaveAccessibleName(/black/);
});

test('an attempt is there again after a look at the steps, and not after an edit', async ({ page }) => {
  await openProof(page, WORKED_STATE, '#3');
  await press(page, 'Try it yourself');
  await walk(page, 'E6', 'E5');
  await page.keyboard.press('Enter');
  await visit(page, 'Steps');
  await expect(point(page, 'E5')).toHaveAccessibleName(/empty/);
  await visit(page, 'Prove');
  await expect(said(page)).toHaveText('White E5. #3 has 2 liberties.');
  await expect(point(page, 'E5')).toHaveAccessibleName(/white/);
  await visit(page, 'Steps');
  await click(page, 'E5');
  await visit(page, 'Prove');
  await expect(said(page)).not.toContainText('White E5');
  await expect(point(page, 'E5')).toHaveAccessibleName(/black/);
});

test('what was tried is there again after the solution, and after starting again', async ({ page }) => {
  await openProof(page, WORKED_STATE, '#3');
  await press(page, 'Try it yourself');
  await walk(page, 'E6', 'E5');
  await page.keyboard.press('Enter');
  await press(page, 'Show the solution');
  await press(page, 'Try it yourself');
  await expect(said(page)).toHaveText('White E5. #3 has 2 liberties.');
  await press(page, 'Start again');
  await expect(said(page)).toHaveText(/^You are White/);
  await press(page, 'Undo');
  await expect(said(page)).toHaveText('White E5. #3 has 2 liberties.');
});

test('on a phone the steps of a proof take the place of those of the run, and give it back', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page, `${WORKED}&open=prove.show.D.3&place=0`);
  await expect(button(page, 'Next move')).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Next')).toHaveCount(0);
  await tab(page, 'Steps').tap();
  await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Next move')).toHaveCount(0);
  await context.close();
});
