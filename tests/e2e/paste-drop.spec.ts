import type { Page } from '@playwright/test';
import {
  board,
  button,
  click,
  expect,
  open,
  openDialog,
  paste,
  pasteGame,
  place,
  point,
  room,
  SLOW,
  sentence,
  test,
  type,
} from './reader.ts';

const DIAGRAM = `$$ Two eyes
$$ ---------
$$ | . X . X |
$$ | X X X X |
$$ | . . . a |
$$ | . . . . |
$$ ---------`;
const SGF = '(;SZ[5]PB[Ann]PW[Bo];B[aa];W[ba];B[cc]C[In the middle];W[ab](;B[dd];W[ee])(;B[ed]))';

/** Drops a file anywhere on the page. */
async function drop(page: Page, name: string, bytes: readonly number[]): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(content as number[])], fileName as string));
      const target = document.querySelector('main') as HTMLElement;
      for (const type of ['dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    [name, bytes],
  );
}

const bytes = (text: string): number[] => [...new TextEncoder().encode(text)];
const move = (page: Page) => page.getByRole('slider', { name: 'Move' });
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ });

test.describe('what can be pasted', () => {
  const texts = {
    SGF: '(;SZ[4]AB[ba][da][ab][bb][cb][db])',
    'a diagram': DIAGRAM,
    rows: '. X . X\nX X X X\n. . . .\n. . . .',
    'rows on one line': '.X.X/XXXX/..../....',
  };
  for (const [format, text] of Object.entries(texts)) {
    test(`is ${format}`, async ({ page }) => {
      await open(page);
      await paste(page, text);
      await expect(point(page, 'A4')).toHaveAccessibleName(/empty/);
      await button(page, 'Last').click();
      await expect(sentence(page)).toContainText('has two vital regions, a and b, so it is unconditionally alive');
    });
  }
});

test('what is pasted far down comes into sight, and so does what is wrong with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.locator('#result summary').click();
  await page.locator('#regions summary').click();
  const down = async () => {
    await page.locator('#errata').evaluate((panel) => panel.scrollIntoView({ behavior: 'instant' }));
    await expect(sentence(page)).not.toBeInViewport();
  };
  await down();
  await paste(page, 'X.X/.../X.X');
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  await down();
  await paste(page, 'no board');
  await expect(problem(page)).toBeInViewport({ ratio: 1 });
});

test('Ctrl V pastes anywhere on the page, and a button in its dialog; undo takes it back', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium lets a test fill the clipboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText('X.X/.../X.X'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '3');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
  await button(page, 'Open').click();
  await button(page, 'Paste').click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '3');
});

test('a text that cannot be read says where, and the board stays', async ({ page }) => {
  await open(page);
  await paste(page, '$$ Ragged\n$$ | . X . |\n$$ | X X |\n$$ | . . . |');
  await expect(problem(page)).toContainText(/^Line 3, column \d+: .*The board stays as it was\.$/);
  await expect(point(page, 'A6')).toHaveAccessibleName(/^A6: black/);
  await paste(page, '(;GM[2]SZ[9];B[aa])');
  await expect(problem(page)).toContainText(/^Line 1, column \d+/);
  await paste(page, '   ');
  await expect(problem(page)).toContainText('There is no text to read');
});

test('a game that is cut off or wrong in a place is opened as far as it goes, with the complaint and its place', async ({
  page,
}) => {
  await open(page, 'open=game');
  await paste(page, '(;SZ[5];B[aa];W[bb];B[');
  await expect(point(page, 'B4')).toHaveAccessibleName(/^B4: white/);
  await expect(page.locator('.hint.warning')).toHaveText(/^Line 1, column \d+: .*\.$/);
  await paste(page, '(;SZ[5];B[aa];W[bb];B[zz];W[cc])');
  await expect(move(page)).toHaveAttribute('aria-valuetext', 'Move 2 of 2');
  await expect(page.locator('.hint.warning').first()).toHaveText(/^Line 1, column 23: .*\.$/);
  // A mistake in a branch does not cut the main line short.
  await paste(page, '(;SZ[5];B[aa](;W[bb];B[cc])(;W[zz]))');
  await expect(move(page)).toHaveAttribute('aria-valuetext', 'Move 3 of 3');
  await expect(page.locator('.hint.warning').first()).toHaveText(/^Line 1, column \d+: .*\.$/);
});

test('a game opens in the room of games, and undo leads back; what is wrong in it is a warning', async ({ page }) => {
  await open(page);
  await paste(page, SGF);
  await expect(room(page, 'Games')).toHaveAttribute('aria-current', 'page');
  await expect(move(page)).toHaveAttribute('aria-valuetext', 'Move 0 of 6');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(room(page, 'Explore')).toHaveAttribute('aria-current', 'page');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
  await paste(page, '(;SZ[5];B[aa]\n;W[bb];B[');
  await expect(problem(page)).toHaveText(/^The text breaks off, and was read up to move 2\. Opened as SGF: 5 × 5/);
  // The room names the fault, and nothing else does.
  await expect(page.getByText(/Line 2, column 9/)).toHaveCount(1);
  // Nothing but a fault leaves the board.
  await paste(page, '(;SZ[9]PB[Ann');
  await expect(problem(page)).toHaveText(/^Line 1, column \d+: .*The board stays as it was\.$/);
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await paste(page, SGF);
  await expect(problem(page)).toHaveCount(0);
});

test('the reason why a text was refused stays until it is mended, or something else is opened', async ({ page }) => {
  await open(page);
  await type(page, 'no board');
  await expect(problem(page)).toBeVisible();
  await page.keyboard.type('!');
  await expect(problem(page)).toBeVisible();
  const field = page.getByLabel('A game or a diagram as text');
  await field.fill('X.X\nXX');
  await expect(problem(page)).toHaveText(/^Line 2, column \d+: this row has 2 points; the first has 3\./);
  await field.fill('X.X\nXXX');
  await expect(problem(page)).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
  await field.fill('no board');
  await button(page, 'Show it').click();
  await expect(problem(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await paste(page, 'X.X');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '1');
  await openDialog(page, 'Text or file');
  await expect(page.getByLabel('A game or a diagram as text')).toHaveValue(/no board/);
  await expect(problem(page)).toHaveCount(0);
});

test('text can be typed or pasted into the field, which keeps its own keys', async ({ page }) => {
  await open(page);
  await openDialog(page, 'Text or file');
  const field = page.getByLabel('A game or a diagram as text');
  await field.fill('X.X\nXXX');
  await field.press('ArrowRight');
  await expect(place(page)).toHaveText('Start');
  await button(page, 'Show it').click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '2');
  await type(page, '');
  await expect(problem(page)).toContainText('There is no text to read');
});

test('a dropped file opens, in the encoding it names', async ({ page }) => {
  await open(page, 'open=game');
  await drop(page, 'game.sgf', [...bytes('(;SZ[5]CA[Shift_JIS]C['), 0x93, 0xfa, 0x96, 0x7b, ...bytes('];B[aa])')]);
  await expect(page.getByText('日本')).toBeVisible();
  await button(page, 'Next').click();
  await expect(point(page, 'A5')).toHaveAccessibleName(/^A5: black/);
});

test('a dropped file that does not name its encoding is read by a guess, which is said', async ({ page }) => {
  await open(page, 'open=game');
  // In Big5 the second byte of the name is a backslash.
  await drop(page, 'game.sgf', [...bytes('(;SZ[2]PB['), 0xb3, 0x5c, ...bytes('];B[aa];W[bb])')]);
  await expect(page.getByText('許', { exact: true })).toBeVisible();
  await expect(page.locator('.hint.warning')).toHaveText(/it was read as Big5, which is a guess\./);
  await button(page, 'Next').click();
  await expect(point(page, 'A2')).toHaveAccessibleName(/^A2: black/);
});

test('a file can be chosen', async ({ page }) => {
  await open(page);
  await openDialog(page, 'Text or file');
  const rows = Buffer.from('.X.\nXXX\n');
  await page.getByLabel('Open a file…').setInputFiles({ name: 'rows.txt', mimeType: 'text/plain', buffer: rows });
  await expect(board(page)).toHaveAttribute('aria-rowcount', '2');
  const nothing = {
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from([137, 80, 78, 71, 0, 0, 0, 1, 0, 0]),
  };
  await openDialog(page, 'Text or file');
  await page.getByLabel('Open a file…').setInputFiles(nothing);
  await expect(problem(page)).toBeVisible();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '2');
});

test('the board follows the move slider and the lines of play', SLOW, async ({ page }) => {
  await open(page, 'open=game');
  await pasteGame(page, SGF);
  await expect(page.getByText('Ann', { exact: true })).toBeVisible();
  await expect(move(page)).toHaveAttribute('aria-valuetext', 'Move 6 of 6');
  await expect(point(page, 'E1')).toHaveAccessibleName(/^E1: white/);
  await button(page, 'First').click();
  await expect(point(page, 'A5')).toHaveAccessibleName(/^A5: empty/);
  await move(page).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(move(page)).toHaveAttribute('aria-valuetext', 'Move 3 of 6');
  await expect(page.getByText('In the middle')).toBeVisible();
  await button(page, 'Next').click();
  await expect(point(page, 'A5')).toHaveAccessibleName(/^A5: empty/);
  await button(page, 'After move 4: 1 move').click();
  await expect(point(page, 'E2')).toHaveAccessibleName(/^E2: black/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(point(page, 'E2')).toHaveAccessibleName(/^E2: empty/);
});

test('a changed board leads back to the game', SLOW, async ({ page }) => {
  await open(page, 'open=game');
  await pasteGame(page, SGF);
  await button(page, 'Step through this position').click();
  await click(page, 'D4');
  await expect(page.getByText('The board has been changed.')).toBeVisible();
  await button(page, 'Back to the game, move 6').click();
  await expect(move(page)).toHaveAttribute('aria-valuetext', 'Move 6 of 6');
  await expect(page.getByText('The board has been changed.')).toHaveCount(0);
});

test('a text with several items offers them all, and says which cannot be read', async ({ page }) => {
  await open(page, 'open=game');
  await paste(
    page,
    `${DIAGRAM}\n\n$$ Bad\n$$ | X |\n$$ | X X |\n\n$$ Small\n$$ -----\n$$ | X . |\n$$ | . O |\n$$ -----`,
  );
  // Positions open in Explore, and only then does the click lead anywhere.
  await expect(page.locator('.notice')).toHaveText(/^Opened as a \$\$ diagram: number 1 of 3/);
  await room(page, 'Games').click();
  await expect(page.getByText('One of them cannot be read.')).toBeVisible();
  const items = page.locator('.collection').getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(1)).toContainText('2: cannot be read.');
  await items.nth(2).getByRole('button').click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '2');
});

test('a part of a board says what was assumed of the rest', async ({ page }) => {
  await open(page);
  await paste(page, '$$ Corner\n$$ --------\n$$ | . X . X\n$$ | X X X X');
  await expect(page.getByText('Everything outside it was taken to be empty.')).toBeVisible();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '19');
});

test('an illegal move in a game is told', async ({ page }) => {
  await open(page);
  await paste(page, '(;SZ[5];B[aa];W[aa])');
  await expect(page.locator('.hint.warning')).toHaveText(/occupied|illegal|stone/i);
  await expect(problem(page)).toHaveText(/^Move 2, White A5, is illegal: there is a stone on the point\./);
});

test('what is pasted is announced, from Games too', async ({ page }) => {
  /** The live regions that were there before the paste and then say it. */
  const heardAfter = async (text: string) => {
    await page.evaluate(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]'))
        region.setAttribute('data-old', '');
    });
    await paste(page, text);
    return page.locator('[data-old]').filter({ hasText: 'Opened as a $$ diagram' });
  };
  await open(page);
  await expect(await heardAfter(DIAGRAM)).toHaveText(/^Opened as a \$\$ diagram: /);
  await paste(page, SGF);
  await expect(room(page, 'Games')).toHaveAttribute('aria-current', 'page');
  await expect(await heardAfter(DIAGRAM)).toHaveText(/^Opened as a \$\$ diagram: /);
  await expect(room(page, 'Explore')).toHaveAttribute('aria-current', 'page');
});

test('a position with only white stones is shown for White', async ({ page }) => {
  await open(page);
  await paste(page, '.O.O\nOOOO');
  await expect(sentence(page)).toContainText('White has 1 block');
});
