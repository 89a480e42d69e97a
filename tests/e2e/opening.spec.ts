import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  board,
  button,
  click,
  expect,
  hold,
  lessons,
  open,
  openDialog,
  openExample,
  paste,
  pasteGame,
  point,
  SLOW,
  scrollDown,
  sideways,
  test,
  type,
} from './reader.ts';

const RAGGED = '$$ Ragged\n$$ | . X . |\n$$ | X X |\n$$ | . . . |';
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Open', exact: true });
const field = (page: Page): Locator => page.getByLabel('A game or a diagram as text');
const notice = (page: Page): Locator => page.locator('.notice');
const cards = (page: Page): Locator => dialog(page).locator('.card');
const opener = (page: Page): Locator => button(page, 'Open');

/** Pastes a text into what has the focus, as the browser does. */
async function pasteInto(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

test.describe('by the keyboard', () => {
  test('O opens the dialog, the arrows change its tabs, Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await open(page);
    await board(page).focus();
    await page.keyboard.press('o');
    const tab = (name: string) => dialog(page).getByRole('tab', { name });
    await expect(tab('Text or file')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Recent')).toBeFocused();
    await expect(tab('Recent')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab('Examples')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Text or file')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    // In a field it is a letter.
    await page.keyboard.type('o');
    await expect(field(page)).toHaveValue('o');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(board(page)).toBeFocused();
    await opener(page).focus();
    await page.keyboard.press('Enter');
    // The typed text is still there.
    await expect(field(page)).toHaveValue('o');
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    // On another control it opens the dialog, too.
    await page.keyboard.press('o');
    await expect(dialog(page)).toBeVisible();
  });

  test('an example is opened, and the next one', async ({ page }) => {
    await open(page);
    await board(page).focus();
    await page.keyboard.press('o');
    await expect(dialog(page).getByRole('tab', { name: 'Text or file' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(cards(page)).toHaveCount(lessons.positions.length + lessons.games.length);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Proofs of life (8)')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(8);
    const title = lessons.positions[1]?.title ?? '';
    await dialog(page).getByRole('button', { name: title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(board(page)).toBeFocused();
    await expect(notice(page)).toHaveText(lessons.positions[1]?.idea ?? '');
    await button(page, 'Next example').focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveText(lessons.positions[2]?.idea ?? '');
    await expect(button(page, 'Next example')).toBeFocused();
  });
});

test('a wrong text stays in the field, with the reason beside it and the caret at its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await board(page).focus();
  await scrollDown(page, 200);
  await page.keyboard.press('o');
  await field(page).fill(RAGGED);
  await button(page, 'Show it').click();
  const refusal = dialog(page).getByRole('alert');
  await expect(refusal).toHaveText(/^Line 3, column 11: .*The board stays as it was\.$/);
  await expect(field(page)).toHaveValue(RAGGED);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  const caret = () => field(page).evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]);
  const at = RAGGED.split('\n').slice(0, 2).join('\n').length + 1 + 10;
  expect(await caret()).toEqual([at, at]);
  for (const part of [field(page), refusal]) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await expect(page.locator('[role=grid]').first()).toHaveAttribute('aria-rowcount', '6');
  // Mended where it is.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('. ');
  await expect(field(page)).toHaveValue(/X X \. \|/);
  await button(page, 'Show it').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(board(page)).toHaveAttribute('aria-rowcount', '3');
  await expect(notice(page)).toHaveText(/^Opened as a \$\$ diagram: .*Ragged.*, 3 × 3\.$/);
});

test('a text pasted into the empty field is shown at once, a piece pasted into another is not', async ({ page }) => {
  await open(page);
  await openDialog(page, 'Text or file');
  await field(page).fill('X.X');
  await field(page).press('End');
  await pasteInto(field(page), '\nXXX');
  await expect(field(page)).toHaveValue('X.X\nXXX');
  await expect(dialog(page)).toBeVisible();
  await field(page).fill('');
  await pasteInto(field(page), '(;SZ[5]PB[Ann]PW[Bo];B[aa];W[bb])');
  await expect(dialog(page)).toHaveCount(0);
  await expect(notice(page)).toHaveText(/^Opened as SGF: .*Ann – Bo.*, 5 × 5, 2 moves\.$/);
});

test('a file that is dropped beside or into the field is read, and a wrong one can be mended', async ({ page }) => {
  await open(page);
  const drop = (target: Locator, content: string) =>
    target.evaluate((element, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'a.txt'));
      for (const type of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    }, content);
  await openDialog(page, 'Text or file');
  await drop(field(page), RAGGED);
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Line 3, column 11/);
  await expect(field(page)).toHaveValue(RAGGED);
  await drop(dialog(page).getByRole('tabpanel'), 'X.X\nXXX\n');
  await expect(dialog(page)).toHaveCount(0);
  await expect(board(page)).toHaveAttribute('aria-rowcount', '2');
});

test('old links to texts and examples open the dialog', async ({ page }) => {
  for (const [name, tab] of [
    ['input', 'Text or file'],
    ['gallery', 'Examples'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#rows=X.X&open=${name}&place=0`);
    await expect(dialog(page).getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(point(page, 'B1')).toHaveAccessibleName(/empty/);
  }
});

test.describe('recent positions', () => {
  const deleteOne = (page: Page) => dialog(page).getByRole('button', { name: /^Delete (?!all)/ });

  test(
    'are what the reader set up or opened, not examples, and open again where they were left',
    SLOW,
    async ({ page }) => {
      await open(page);
      await openExample(page, 'Two eyes');
      await pasteGame(page, '(;SZ[5]PB[Ann]PW[Bo];B[aa];W[bb];B[cc])');
      await button(page, 'Back').click();
      await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute('aria-valuetext', 'Move 2 of 3');
      await openExample(page, 'The smallest life');
      await openDialog(page, 'Recent');
      await expect(cards(page)).toHaveText([/Ann – Bo.*5 × 5, move 2 of 3, just now/]);
      await page.keyboard.press('Escape');
      // An example becomes the reader's own by a change.
      await click(page, 'A1');
      await expect(page.getByRole('navigation', { name: 'Examples' })).toContainText('changed by you');
      await expect.poll(() => page.url()).toContain('rows=XX.');
      await page.reload();
      await openDialog(page, 'Recent');
      await expect(cards(page)).toHaveText([/Position on 3 × 1.*2 stones, on the board now/, /Ann – Bo/]);
      await cards(page).nth(1).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(notice(page)).toHaveText(/^Opened again: .*Ann – Bo/);
      await expect(page.getByRole('link', { name: 'Games', exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute('aria-valuetext', 'Move 2 of 3');
      await expect(page.getByRole('navigation', { name: 'Examples' })).toHaveCount(0);
      // Undo leads back, and the list is the same in another tab.
      await page.keyboard.press('ControlOrMeta+z');
      await expect(board(page)).toHaveAttribute('aria-rowcount', '1');
      const other = await page.context().newPage();
      await open(other);
      await openDialog(other, 'Recent');
      await expect(cards(other)).toHaveCount(2);
    },
  );

  test('that are games open in the room of games, from wherever the reader is', async ({ page }) => {
    await open(page);
    await pasteGame(page, '(;SZ[5];B[aa];W[bb];B[cc])');
    await button(page, 'Back').click();
    await paste(page, 'X.X');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '1');
    await openDialog(page, 'Recent');
    await cards(page).filter({ hasText: 'move 2 of 3' }).click();
    await expect(page.getByRole('link', { name: 'Games', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute('aria-valuetext', 'Move 2 of 3');
    await expect(page.getByRole('slider', { name: 'Move' })).toBeFocused();
    // A position leads back to Explore.
    await openDialog(page, 'Recent');
    await cards(page).filter({ hasText: '3 × 1' }).click();
    await expect(page.getByRole('link', { name: 'Explore', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '1');
  });

  const pasteThree = async (page: Page) => {
    for (const text of ['X.X', 'XX.X', '.XX.X']) {
      await paste(page, text);
      await expect(notice(page)).toHaveText(new RegExp(`${text.length} × 1`));
    }
  };

  test('are kept also when they are left before the script that keeps them has come', async ({ page }) => {
    const comes = await hold(page, /recording-/);
    await open(page);
    await pasteThree(page);
    comes();
    await openDialog(page, 'Recent');
    await expect(cards(page)).toHaveCount(3);
  });

  test('are one for a board that is changed again and again, beside what it was opened as', SLOW, async ({ page }) => {
    await open(page, 'rows=X.X/.../O.O&place=0');
    for (const [changed, entries] of [
      ['', 1],
      ['B2', 2],
      ['A2', 2],
      ['B3', 2],
    ] as const) {
      if (changed) await click(page, changed);
      await openDialog(page, 'Recent');
      await expect(cards(page)).toHaveCount(entries);
      await page.keyboard.press('Escape');
    }
    await paste(page, 'X.X');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '1');
    await openDialog(page, 'Recent');
    await expect(cards(page)).toHaveText([/3 × 1/, /3 × 3.*7 stones/, /3 × 3.*4 stones/]);
  });

  test('are deleted one by one or all, can be put back, and do not come back by themselves', SLOW, async ({ page }) => {
    await open(page);
    await pasteThree(page);
    await openDialog(page, 'Recent');
    await expect(cards(page)).toHaveCount(3);
    await deleteOne(page).nth(1).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(deleteOne(page).nth(1)).toBeFocused();
    await button(page, 'Put back').click();
    await expect(cards(page)).toHaveCount(3);
    await button(page, 'Delete all').click();
    await expect(cards(page)).toHaveCount(0);
    await expect(dialog(page)).toContainText('3 deleted.');
    await expect(button(page, 'Put back')).toBeFocused();
    await page.reload();
    await openDialog(page, 'Recent');
    expect(await page.evaluate(() => localStorage.length)).toBeLessThanOrEqual(1);
  });

  test('a storage that is full keeps what fits, and says so', async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      localStorage.setItem('other', 'x'.repeat(5_000_000));
      for (let size = 200_000; size > 100; size /= 2) {
        try {
          for (;;) localStorage.setItem(`more-${localStorage.length}`, 'x'.repeat(size));
        } catch {}
      }
    });
    await paste(page, '(;SZ[5]C[long enough to need some room in the storage of the browser];B[aa])');
    await paste(page, 'X.X');
    await openDialog(page, 'Recent');
    await expect(dialog(page)).toContainText('The storage of this browser is full');
    await page.keyboard.press('Escape');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '1');
  });

  test('where storage is refused the page works on, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await open(page);
    await paste(page, 'X.X');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '1');
    await openDialog(page, 'Recent');
    await expect(dialog(page)).toContainText('does not let the page keep anything');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('everything is done by touch, and the examples of a kind are near', SLOW, async ({ page }) => {
    await open(page);
    await opener(page).tap();
    await dialog(page).getByRole('tab', { name: 'Examples' }).tap();
    await button(page, 'False hopes (8)').tap();
    await expect(cards(page)).toHaveCount(8);
    const seventh = await cards(page).nth(6).boundingBox();
    expect(seventh?.y).toBeLessThan(1000);
    expect(await sideways(page)).toBe(0);
    await cards(page).nth(6).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(board(page)).toBeInViewport();
    await button(page, 'Previous example').tap();
    await expect(page.getByRole('navigation', { name: 'Examples' })).toContainText('Example 14 of 26');
    await opener(page).tap();
    await dialog(page).getByRole('tab', { name: 'Text or file' }).tap();
    await field(page).tap();
    await page.keyboard.type('X.X');
    await button(page, 'Show it').tap();
    await expect(board(page)).toHaveAttribute('aria-rowcount', '1');
    await opener(page).tap();
    await dialog(page).getByRole('tab', { name: 'Recent' }).tap();
    await expect(cards(page)).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong in the dialog, ${colorScheme}`, SLOW, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await type(page, RAGGED);
    await expect(dialog(page).getByRole('alert')).toHaveText(/^Line 3/);
    const violations = async () => (await new AxeBuilder({ page }).include('dialog').analyze()).violations;
    expect(await violations()).toEqual([]);
    for (const tab of ['Recent', 'Examples']) {
      await dialog(page).getByRole('tab', { name: tab }).click();
      if (tab === 'Examples') await expect(cards(page).first()).toBeVisible();
      expect(await violations()).toEqual([]);
    }
  });
}
