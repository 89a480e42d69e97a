import type { Page } from '@playwright/test';
import { board, button, expect, open, openDialog, paste, point, room, SLOW, test } from './reader.ts';

/** One text limit for all ways into the page. */
const TOO_LONG = /longer than 20 MB, the most that this page reads\. The board stays as it was\./;

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ });

/** Makes a text in the page, so that nothing long goes through the connection to the browser. */
const pasteRepeated = (page: Page, start: string, piece: string, times: number, end: string) =>
  page.evaluate(
    ([start, piece, times, end]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', start + piece.repeat(times) + end);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [start, piece, times, end] as const,
  );

test('a text of more than 20 MB is refused whichever way it comes, and the board stays', SLOW, async ({ page }) => {
  await open(page);
  const refused = async () => {
    await expect(problem(page)).toHaveText(TOO_LONG);
    await expect(problem(page)).toBeInViewport();
    await button(page, 'Close').click();
    await expect(problem(page)).toHaveCount(0);
    await expect(point(page, 'A6')).toHaveAccessibleName(/^A6: black/);
  };
  await pasteRepeated(page, '(;SZ[9]C[', 'x', 20_000_000, '])');
  await refused();
  // Bytes count, not characters.
  await pasteRepeated(page, '(;SZ[9]C[', '碁', 6_700_000, '])');
  await refused();

  await openDialog(page, 'Text or file');
  const field = page.getByLabel('A game or a diagram as text');
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.value = `(;SZ[9]C[${'x'.repeat(20_000_000)}])`;
    area.form?.requestSubmit();
    // The browser takes long to lay out so much.
    area.value = '';
  });
  await refused();
  await openDialog(page, 'Text or file');
  await field.evaluate((area: HTMLTextAreaElement) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x'.repeat(20_000_001));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field).toHaveValue('');
  await refused();

  for (const how of ['choose', 'drop'] as const) {
    await openDialog(page, 'Text or file');
    await page.evaluate((how) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'.repeat(20_000_001)], 'long.sgf'));
      const input = document.querySelector('input[type=file]') as HTMLInputElement;
      if (how === 'choose') {
        input.files = dataTransfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      } else input.form?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, how);
    await refused();
  }
});

test('a text of 20 MB is read while the page is used, and the last of two is shown', async ({ page }) => {
  await open(page);
  await pasteRepeated(page, '(;SZ[5]', ';B[aa];W[bb]', 1_600_000, ')');
  await button(page, 'Last').click();
  await expect(page.locator('.place')).toHaveText(/nothing falls$/);
  await paste(page, '(;SZ[7];B[aa])');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '7');
});

test(
  'one worker reads text after text; only one whose text is no longer wanted is replaced',
  SLOW,
  async ({ page }) => {
    let workers = 0;
    page.on('worker', () => workers++);
    await open(page);
    for (const size of [3, 4, 5]) {
      await paste(page, `(;SZ[${size}]AB[aa]AW[bb])`);
      await expect(board(page)).toHaveAttribute('aria-rowcount', `${size}`);
      await expect(point(page, `A${size}`)).toHaveAccessibleName(/black/);
    }
    expect(workers).toBe(1);
    await pasteRepeated(page, '(;SZ[5]', ';B[aa];W[bb]', 1_600_000, ')');
    await paste(page, '(;SZ[7]AB[aa])');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '7');
    await paste(page, '(;SZ[8]AB[aa])');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '8');
    expect(workers).toBe(2);
  },
);

test('lists and what a record says are limited, and say how much more there is', SLOW, async ({ page }) => {
  await open(page, 'open=game');
  const list = page.getByRole('group', { name: 'In this text' });
  await pasteRepeated(page, '', '(;SZ[3];B[aa])', 1500, '');
  await expect(list.getByRole('listitem')).toHaveCount(1000);
  await expect(list).toContainText('and 500 more, not listed');

  await pasteRepeated(page, '', '(;SZ[4])', 600_000, '(;SZ[99])');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '4');
  await room(page, 'Games').click();
  await expect(list).toContainText('and more than 9,000 more, not listed');
  await pasteRepeated(page, '', '(;SZ[99])', 20_000, '');
  await expect(problem(page)).toHaveText(/None of the first 10,000 games or diagrams can be shown/);
  await button(page, 'Close').click();

  await pasteRepeated(page, '(;SZ[4]', '(;B[aa])', 1300, ')');
  await expect(page.getByRole('region', { name: 'Branches' })).toContainText('and 300 more, not listed');

  await pasteRepeated(page, '(;SZ[5]C[', 'y', 6000, '];B[aa])');
  await expect(page.locator('.game-comment')).toContainText('… and 1,000 more characters');

  await pasteRepeated(page, '(;SZ[6]', ';B[aa];W[aa]', 300, ')');
  await expect(page.locator('.hint.warning')).toHaveCount(21);
  await expect(page.locator('.hint.warning').last()).toHaveText(/^and \d+ more$/);
});

test('a record’s marks of direction turn only itself round', SLOW, async ({ page }) => {
  await open(page, 'open=game');
  await paste(page, '(;SZ[5]PB[\u202eAnn]PW[Bo]C[\u202etxet];B[aa])');
  const players = page.getByRole('region', { name: 'Players' });
  await expect(players.locator('bdi')).toHaveText(['\u202eAnn', 'Bo']);
  for (const text of await page.locator('bdi').all()) await expect(text).toHaveCSS('display', 'inline-block');
  await expect(page.locator('.game-comment > bdi')).toHaveText('\u202etxet');
  await paste(page, '(;SZ[5]GN[\u202eAnn];B[aa])(;SZ[5])');
  const items = page.getByRole('group', { name: 'In this text' }).getByRole('listitem');
  await expect(items.first()).toContainText('1: \u2068\u202eAnn\u2069');
});
