import type { Page } from '@playwright/test';
import { button, expect, open, point, sentence, test, WORKED } from './reader.ts';

/** The terms of the legend, without their explanations. */
const terms = async (page: Page): Promise<string[]> => {
  const entries = page.getByLabel('The marks', { exact: true }).locator('dd');
  // They are fetched after the first board.
  await entries.first().waitFor();
  return entries.evaluateAll((all) => all.map((entry) => entry.firstChild?.textContent ?? ''));
};

const OPEN = 'rows=...../.XX../.XOO./..XO./.....&place=0';

test('the first board asks its question, says why White may come, and explains its terms', async ({ page }) => {
  await open(page);
  const question = page.locator('.question');
  await expect(question).toHaveText('Which black stones can never be captured?');
  await expect(page.locator('.terms')).toHaveText(
    'A block is black stones joined along the lines; a region is an area without black stones. White may play anywhere, and Black always passes.',
  );
  expect(await terms(page)).toEqual(['vital to a block still there', 'healthy for no block']);
  await expect(page.getByLabel('The marks', { exact: true })).toContainText(
    'vital to a block still there: a sure eye space, since the block touches every empty point and every block around is still there',
  );
  await button(page, 'Next').click();
  await expect(question).toHaveCount(0);
});

test('the legend has the marks of the step, and no other', async ({ page }) => {
  await open(page, `${WORKED}&place=2.1`);
  expect(await terms(page)).toEqual([
    'cast out in this round',
    'cast out earlier',
    'vital to a block still there',
    'healthy, but vital to no block still there',
    'discarded earlier',
  ]);
  // As the sentence has it: a region was vital to the block that falls.
  await expect(sentence(page)).toContainText('only one region');
  await expect(page.getByLabel('The marks', { exact: true })).toContainText(
    'healthy, but vital to no block still there: it was vital to a block that is cast out in this round',
  );
  // The pointer asks what a block’s regions are to it; the legend stays.
  await point(page, 'A6').hover({ force: true });
  await expect(page.locator('.legend dd')).toHaveCount(5);
  await button(page, 'Hide the marks').click();
  await expect(page.locator('.legend dd')).toHaveCount(0);
});

test('the stones of the legend have the colour that is examined', async ({ page }) => {
  await open(page, 'rows=.X.XO.O/XXXXOOO/OOOOO.X&place=0');
  /** The colour of the stone in the sample of a mark, which is a ring on it. */
  const fill = async () => {
    const sample = page.locator('.legend > div', { hasText: /^unconditionally alive/ }).locator('canvas');
    await expect(sample).toBeVisible();
    return sample.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      // A canvas that is read again and again is slow to draw on: a copy is read.
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      const pixel = copy?.getImageData(Math.floor(width / 2), Math.floor(height / 2), 1, 1);
      return [...(pixel?.data ?? [])].slice(0, 3);
    });
  };
  const whose = page.getByRole('group', { name: 'Show blocks of' });
  await button(page, 'Last').click();
  const black = await fill();
  await whose.getByRole('button', { name: 'White' }).click();
  await expect.poll(fill).toEqual([255, 254, 250]);
  await whose.getByRole('button', { name: 'Both' }).click();
  await expect.poll(fill).toEqual(black);
  expect(black).not.toEqual([255, 254, 250]);
});

test('a region that is not small is told in the legend and at each of its points', async ({ page }) => {
  await open(page, OPEN);
  expect(await terms(page)).toContain('not small');
  await expect(point(page, 'E1')).toHaveAccessibleName(/region a, not small, does not count/);
});

test('with both colours shown the other’s result comes at the end', async ({ page }) => {
  await open(page, 'rows=.X.XO.O/XXXXOOO/OOOOO.X&show=both&place=0');
  await expect(page.locator('.terms')).toContainText('White’s own result is shown at the end of these steps.');
  expect(await terms(page)).not.toContain('unconditionally alive');
  await button(page, 'Last').click();
  await expect(sentence(page)).toHaveText(/^Nothing/);
  expect(await terms(page)).toContain('unconditionally alive');
});

test('the result counts each point once and says what is held', async ({ page }) => {
  await open(page, `${WORKED}&place=3`);
  await page.getByText('The result', { exact: true }).click();
  await expect(page.locator('.verdict')).toHaveText(
    '2 of 5 black blocks are unconditionally alive. Together they hold 12 points, each counted once: their stones, and all points of the regions vital to one of them.',
  );
  await expect(page.locator('.alive-blocks li')).toHaveText([
    '#1 (A6), 1 stone: a and c are vital to it',
    '#2 (C6), 9 stones: a and c are vital to it',
  ]);
  // Each of the others has its reason.
  await expect(page.locator('.fallen-blocks li li')).toHaveCount(3);
  await expect(page.locator('.fallen-blocks')).toContainText(
    'Block #3 (E6) is cast out: only one region, b, is vital to it; d is not, because #3 does not touch the empty point C4.',
  );
});

for (const [name, width] of [['a wide window', 1280] as const, ['a phone', 390] as const]) {
  test(`in ${name} a challenge offers a hint first, and the solution last`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${WORKED}&open=prove.try.C&place=0`);
    await expect(button(page, 'Hint')).toBeVisible();
    const names = await page
      .locator('.transport button, .proof button')
      .evaluateAll((buttons) => buttons.map((each) => each.textContent ?? ''));
    const challenge = names.filter((text) =>
      ['Hint', 'Start again', 'Back to the result', 'Show the solution'].includes(text),
    );
    expect(challenge[0]).toBe('Hint');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
    expect(challenge.at(-1)).toBe('Show the solution');
    await button(page, 'Hint').click();
    await expect(page.locator('.proof [role="status"]')).not.toHaveText(/^You are White/);
  });
}
