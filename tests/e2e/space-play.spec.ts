/** Games by chosen rules in the room for boards in space. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  address,
  board,
  button,
  click,
  expect,
  open,
  point,
  SLOW,
  sentence,
  sideways,
  tab,
  tap,
  test,
} from './reader.ts';

const playing = (page: Page): Locator => page.getByRole('region', { name: 'Playing' });
const line = (page: Page): Locator => playing(page).locator('.playing-line');
const notice = (page: Page): Locator => page.locator('.notice-place');
const stone = (page: Page, name: string, color: string): Promise<void> =>
  expect(point(page, name)).toHaveAccessibleName(new RegExp(`^${name}: .*${color}`, 'i'));

/** Opens the rules of play, below which the layers are while they are open, and closes them again. */
async function setRule(page: Page, set: () => Promise<void>): Promise<void> {
  await page.getByText('Rules of play').click();
  await set();
  await page.getByText('Rules of play').click();
}

const CUBE = 'rows=.../.../...//.../.../...//.../.../...';
/** Two eyes of a white block. */
const EYES = 'rows=.O.O/OOOO//OOOO/XXXX';

test('after a ko Kim’s rule refuses every other, in words', SLOW, async ({ page }) => {
  await open(page, 'rows=.XO..XO./XO.OX.XO/.XO..XO.&form=cylinder');
  await click(page, 'C2');
  await expect(notice(page)).toContainText(
    'Black captures 1 white stone: B2. This is a ko: White may not retake it at once.',
  );
  await expect(line(page)).toHaveText('Choose a point to play for White. Not on B2 (ko).');
  await click(page, 'B2');
  await expect(notice(page)).toContainText('White may not play B2 now: that would repeat the previous position (ko).');
  await setRule(page, () => button(page, 'Kim’s').click());
  await expect(line(page)).toHaveText('Choose a point to play for White. Not on B2 (ko), and no other ko now.');
  await click(page, 'F2');
  await expect(notice(page)).toContainText('White may not play F2 now: Black has just taken a ko, and by Kim’s rule');
  await setRule(page, () => button(page, 'basic').click());
  await click(page, 'F2');
  await stone(page, 'F2', 'white');
});

test('three stones in a turn, one after another, and a turn that is left', SLOW, async ({ page }) => {
  await open(page, CUBE);
  await setRule(page, async () => {
    await page.locator('.playing-rules').getByRole('combobox', { name: 'Black' }).selectOption('3');
  });
  await expect(line(page)).toHaveText('Choose a point to play for Black, 3 of 3 stones left in this turn.');
  await click(page, '1:A1');
  await click(page, '2:B2');
  await expect(line(page)).toHaveText('Choose a point to play for Black, 1 of 3 stones left in this turn.');
  await expect.poll(() => address(page)).toContain('&play=basic.3.1.2.0.0.0&');
  await page.reload();
  await expect(page.getByText('Rules of play: Black 3 and White 1 in a turn', { exact: true })).toBeVisible();
  await expect(line(page)).toHaveText('Choose a point to play for Black, 1 of 3 stones left in this turn.');
  await click(page, '3:C3');
  await expect(line(page)).toHaveText('Choose a point to play for White.');
  await click(page, '1:B1');
  await click(page, '2:A1');
  await button(page, 'End the turn').click();
  await expect(line(page)).toHaveText('Choose a point to play for White.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(line(page)).toHaveText('Choose a point to play for Black, 3 of 3 stones left in this turn.');
});

test('two stones at the same time kill two eyes, which two in turn cannot', SLOW, async ({ page }) => {
  await open(page, `${EYES}&turn=black&play=basic.2.1.0.0.0.0&show=white`);
  await click(page, '1:A2');
  await expect(notice(page)).toContainText('Black may not play 1:A2: the stone would have no liberty. That is suicide');
  await setRule(page, () => button(page, 'at the same time').click());
  await expect(line(page)).toHaveText('Choose up to 2 points for Black, to be played on at the same time.');
  await click(page, '1:A2');
  await expect(point(page, '1:A2')).toHaveAccessibleName(/^1:A2: .*, chosen for a black stone$/);
  await expect(line(page)).toHaveText('Choose up to 2 points for Black, to be played on at the same time: 1 left.');
  // A second press gives it up.
  await click(page, '1:A2');
  await expect(point(page, '1:A2')).not.toHaveAccessibleName(/chosen/);
  await click(page, '1:A2');
  await click(page, '1:C2');
  await stone(page, '1:C2', 'black');
  await expect(notice(page)).toContainText('Black captures 10 white stones: ');
  await expect(page.locator('.turn')).toContainText('Black has captured 10, White 0.');
  await page.keyboard.press('Control+z');
  await stone(page, '1:B2', 'white');
  await expect(point(page, '1:A2')).toHaveAccessibleName(/chosen for a black stone$/);
});

test('Black begins with several stones by the keyboard, and White goes on', async ({ page }) => {
  await open(page, CUBE);
  await page.getByText('Rules of play').click();
  await page.getByLabel('Black begins an empty board with several stones').check();
  await expect(line(page)).toHaveText('Black begins: choose any number of points, then place the stones.');
  await board(page).focus();
  // The first arrow shows the cursor.
  for (const key of ['ArrowUp', 'Enter', 'PageDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => address(page)).toContain('&play=basic.1.1.0.0.0.1&chosen=1:A3,2:A3,2:A2&');
  await page.reload();
  await expect(point(page, '2:A2')).toHaveAccessibleName(/chosen for a black stone$/);
  // The solid chooses too, and gives up.
  const solid = page.getByRole('application', { name: /^The board as a solid/ });
  await solid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(solid.locator('[aria-live]')).toHaveText(/^1:B3: .*chosen for a black stone$/);
  await expect(button(page, 'Place the 4 stones')).toBeVisible();
  await page.keyboard.press('Enter');
  await button(page, 'Place the 3 stones').press('Enter');
  await stone(page, '2:A2', 'black');
  await expect(playing(page)).toBeFocused();
  await expect(line(page)).toHaveText('Choose a point to play for White.');
  await page.keyboard.press('Control+z');
  await expect(button(page, 'Place the 3 stones')).toBeVisible();
});

test('what Kim’s errata offer to play is played, whatever tool was chosen', async ({ page }) => {
  await open(page, `${CUBE}&open=errata`);
  await page.getByRole('toolbar', { name: 'Board tools' }).getByRole('button', { name: 'Black', exact: true }).click();
  await expect(line(page)).toHaveText('Choose a point to place a black stone.');
  await button(page, 'Play two at the same time').click();
  await expect(line(page)).toHaveText('Choose up to 2 points for White, to be played on at the same time.');
});

test('two passes end the game with the score by both countings, and it can go on', SLOW, async ({ page }) => {
  // White’s stone on G1 is dead, and Black’s on F1, which only Black encloses.
  await open(page, 'rows=.X.X...X/XXXX.XOX&form=cylinder&prisoners=0.0');
  await button(page, 'Pass: White plays next').click();
  await expect(notice(page)).toContainText('Black passes. White plays next.');
  await button(page, 'Pass: Black plays next').click();
  await expect(line(page)).toHaveText('The game is over: both sides have passed.');
  await expect(playing(page)).toContainText('By Benson’s Rule 3: Black 9, White 1.');
  await expect(playing(page)).toContainText('By Kim’s counting: Black 8, White 0.');
  await click(page, 'C2');
  await expect(notice(page)).toContainText('The game is over');
  await page.reload();
  await expect(line(page)).toHaveText('The game is over: both sides have passed.');
  await button(page, 'Count step by step').click();
  await expect(tab(page, 'Score')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/^Black leads by .* \(area\)/)).toBeVisible();
  await button(page, 'Kim’s').click();
  await expect(page.getByText('Black leads by 8 as Kim counts, without komi.')).toBeVisible();
  await button(page, 'To the score').click();
  await expect(sentence(page)).toContainText('Black has 7 + 1 = 8, White has 0 + 0 = 0.');
  await expect.poll(() => address(page)).toContain('&open=score.kim.5&');
  await page.reload();
  await expect(sentence(page)).toContainText('Black has 7 + 1 = 8, White has 0 + 0 = 0.');
  const { violations } = await new AxeBuilder({ page }).include('.score').analyze();
  expect(violations).toEqual([]);
  await tab(page, 'Steps').click();
  await button(page, 'Go on playing').click();
  await expect(line(page)).toHaveText('Choose a point to play for Black.');
  await page.keyboard.press('Control+z');
  await expect(line(page)).toHaveText('The game is over: both sides have passed.');
});

test('a grid stays as it is, and a link that cannot be meant is refused', async ({ page }) => {
  await open(page, `${CUBE}&play=kim.0.1.0.0.0.0`);
  await expect(notice(page)).toContainText('“\u2068kim.0.1.0.0.0.0\u2069” is not a valid value of “\u2068play\u2069”');
  await open(page, 'rows=.../.X./...&turn=white');
  await expect(playing(page)).toHaveCount(0);
  await expect(page.locator('.turn')).toContainText('Choose a point to play for White.');
});

test('the rules of play have no faults of accessibility', SLOW, async ({ page }) => {
  await open(page, `${CUBE}&play=kim.2.3.0.2.1.1`);
  await page.getByText('Rules of play').click();
  await expect(playing(page)).toContainText('By Kim’s counting');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the sentence of the step and the reason for a refusal stay in sight, above Next', async ({ page }) => {
    await open(page, 'rows=.O.O/OOOO//OOOO/X...&turn=black');
    await button(page, 'Next').tap();
    await expect(sentence(page)).toBeInViewport({ ratio: 1 });
    // Nothing lies over it.
    await sentence(page).click({ trial: true });
    await button(page, 'Layers').tap();
    await tap(page, '1:A2');
    if (!(await notice(page).isVisible())) await tap(page, '1:A2');
    await expect(notice(page)).toContainText('Black may not play 1:A2');
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await button(page, 'Close').click({ trial: true });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.caption')).toHaveCSS('position', 'static');
  });

  test('the rules are chosen, stones are placed together, and the game ends', async ({ page }) => {
    await open(page, CUBE);
    await page.getByText('Rules of play').tap();
    await page.getByLabel('Black begins an empty board with several stones').tap();
    await page.getByText('Rules of play').tap();
    await button(page, 'Layers').tap();
    for (const name of ['1:A1', '3:C3']) {
      const chosen = page.getByRole('gridcell', { name: new RegExp(`^${name}: .*chosen`) });
      const aiming = page.getByText(`${name}: tap again to choose`).first();
      await tap(page, name);
      await expect(chosen.or(aiming)).toBeVisible();
      // Where lines are narrow, the first tap aims.
      if (await aiming.isVisible()) await tap(page, name);
      await expect(chosen).toBeVisible();
    }
    await button(page, 'Place the 2 stones').tap();
    await stone(page, '3:C3', 'black');
    await button(page, 'Pass: Black plays next').tap();
    await button(page, 'Pass: White plays next').tap();
    await expect(playing(page)).toContainText('By Benson’s Rule 3: Black 0, White 2.');
    await expect(playing(page)).toContainText('By Kim’s counting: Black 0, White 0.');
    await expect(playing(page)).toContainText(
      'The scores differ: 2 stones are not unconditionally alive, and the enemy does not enclose them.',
    );
    expect(await sideways(page)).toBe(0);
  });
});
