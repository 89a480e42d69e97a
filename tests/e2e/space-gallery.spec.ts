/** The gallery of boards in space. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as messages from '../../web/locales/compiled/en/exhibits.ts';
import {
  address,
  board,
  button,
  click,
  expect,
  open,
  point,
  room,
  SLOW,
  sentence,
  sideways,
  tab,
  test,
  visit,
} from './reader.ts';

const { paper: _, ...exhibits } = messages;

/** Any board in space. */
const HERE = 'rows=X./..//../..';
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });

test('every exhibit is opened from the list, stepped through, and left', SLOW, async ({ page }) => {
  test.slow();
  await open(page, HERE);
  await visit(page, 'Gallery');
  for (const words of Object.values(exhibits)) {
    await card(page, words.title).click();
    await expect(title(page, words.title)).toBeVisible();
    await expect(button(page, 'Next')).toBeFocused();
    await expect(board(page)).toHaveAccessibleName(`Board of the gallery: ${words.title}`);
    for (let presses = 0; (await button(page, 'Next').getAttribute('aria-disabled')) !== 'true'; presses++) {
      const before = await sentence(page).innerText();
      await page.keyboard.press('Enter');
      await expect(sentence(page)).not.toHaveText(before);
      expect(presses).toBeLessThan(20);
    }
    if ('end' in words) await expect(sentence(page)).toContainText(words.end);
    await button(page, 'All boards').click();
    await expect(card(page, words.title)).toBeFocused();
  }
});

/** Through all turns of the chase, with its liberties; the last one is named. */
async function chase(page: Page, next: () => Promise<void>): Promise<void> {
  await expect(sentence(page)).toContainText('White plays first');
  for (const liberties of [
    '4 liberties.',
    /1 liberty, \d:[A-E]\d\.$/,
    '4 liberties.',
    /1 liberty, \d:[A-E]\d\.$/,
    '4 liberties.',
    /1 liberty, \d:[A-E]\d\.$/,
    '3 liberties.',
  ]) {
    await next();
    await expect(sentence(page)).toContainText(liberties);
  }
  await expect(point(page, '3:C3')).toHaveAccessibleName(/white/i);
  await next();
  await expect(sentence(page)).toHaveText('Black plays 2:E2, 4:E2 and 3:E1, and captures 6 stones.');
  await expect(point(page, '3:C3')).toHaveAccessibleName(/empty/);
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const)
  test(`the way back to all boards is in sight when one is open, at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${HERE}&open=gallery.chase-of-three`);
    await expect(button(page, 'All boards')).toBeInViewport({ ratio: 1 });
    const { y: above = 0 } = (await button(page, 'All boards').boundingBox()) ?? {};
    const { y: below = 0 } = (await title(page, exhibits.chaseOfThree.title).boundingBox()) ?? {};
    expect(above).toBeLessThan(below);
    await button(page, 'All boards').click();
    await expect(card(page, exhibits.chaseOfThree.title)).toBeFocused();
    // The tab of the lens leads there too.
    await card(page, exhibits.chaseOfThree.title).click();
    await expect(title(page, exhibits.chaseOfThree.title)).toBeVisible();
    await tab(page, 'Gallery').click();
    await expect(card(page, exhibits.chaseOfThree.title)).toBeVisible();
  });

test('three stones a turn capture the runner, by the keyboard; link, reload and Back keep the place', async ({
  page,
}) => {
  await open(page, `${HERE}&open=gallery.chase-of-three`);
  await board(page).focus();
  await chase(page, () => page.keyboard.press('.'));
  await expect.poll(() => address(page)).toContain('open=gallery.chase-of-three.8');
  await page.reload();
  await expect(sentence(page)).toContainText('captures 6 stones');
  await button(page, 'First').press('Enter');
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('captures 6 stones');
  await button(page, 'All boards').click();
  await page.goBack();
  await expect(sentence(page)).toContainText('captures 6 stones');
  await page.goForward();
  await expect(card(page, exhibits.chase.title)).toBeVisible();
  // The tab leads to the list, from an open board too.
  await page.goBack();
  await tab(page, 'Gallery').click();
  await expect(card(page, exhibits.chase.title)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('three stones a turn capture the runner, by touch', async ({ page }) => {
    await open(page, HERE);
    await tab(page, 'Gallery').tap();
    await card(page, exhibits.chaseOfThree.title).tap();
    // The board comes into sight.
    await expect(page.getByRole('application', { name: /^The board as a solid/ })).toBeInViewport({ ratio: 0.9 });
    await button(page, 'Layers').tap();
    await chase(page, () => button(page, 'Next').tap());
    await expect(sentence(page)).toBeInViewport();
    expect(await sideways(page)).toBe(0);
  });
});

test('a stone of Example 3 that is pressed is taken away, nothing lives, and it comes back', SLOW, async ({ page }) => {
  await open(page, `${HERE}&open=gallery.corner`);
  await expect(sentence(page)).toContainText('All 9 black stones are unconditionally alive');
  await click(page, '2:B5');
  await expect(button(page, 'Without 2:B5')).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence(page)).toContainText('No black stone is unconditionally alive.');
  await expect(point(page, '2:B5')).toHaveAccessibleName(/empty/);
  await click(page, '2:B5');
  await expect(sentence(page)).toContainText('All 9');
});

test('a board of the gallery is opened in Steps, and undone', async ({ page }) => {
  await open(page, `${HERE}&open=gallery.plane.3`);
  await expect(sentence(page)).toContainText('if suicide is forbidden, and none is if it is allowed');
  await button(page, 'Open this board in Steps').click();
  await expect(tab(page, 'Steps')).toHaveAttribute('aria-current', 'page');
  await expect(board(page)).toHaveAccessibleName('Go board, 2 by 2 by 4');
  await button(page, 'Last').click();
  await expect(sentence(page)).toContainText('unconditionally alive');
  await page.keyboard.press('Control+z');
  await expect(board(page)).toHaveAccessibleName('Go board, 2 by 2 by 2');
});

test('a board of the plane leads to Explore, where there is no gallery', async ({ page }) => {
  await open(page, `${HERE}&open=gallery.ladder.13`);
  await button(page, 'Open this board in Steps').click();
  await expect(room(page, 'Explore')).toHaveAttribute('aria-current', 'page');
  await expect(board(page)).toHaveAccessibleName('Go board, 9 by 9');
  await expect(tab(page, 'Gallery')).toHaveCount(0);
});

for (const place of ['all', 'joined.2', 'laid.5', 'chase-of-two.20']) {
  test(`${place} has no faults of accessibility`, SLOW, async ({ page }) => {
    await open(page, `${HERE}&open=gallery.${place}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test('on paper the sentence stays, without the buttons', async ({ page }) => {
  await open(page, `${HERE}&open=gallery.laid.3`);
  await page.emulateMedia({ media: 'print' });
  await expect(sentence(page)).toBeVisible();
  await expect(page.getByText('Next', { exact: true })).toBeHidden();
});
