import type { Page } from '@playwright/test';
import lessons from '../../web/examples/examples.json' with { type: 'json' };
import { button, expect, open, place, sentence, test } from './reader.ts';

const verdicts = (page: Page) => page.locator('.verdict');

/** Opens the chapters needed here. */
async function openChapters(page: Page): Promise<void> {
  await page.getByText('The result', { exact: true }).click();
  await page.getByText('Examples', { exact: true }).click();
}

test('every example shows what its idea claims', async ({ page }) => {
  await open(page);
  await openChapters(page);
  expect(lessons.positions.length).toBeGreaterThanOrEqual(14);
  for (const { title, idea, claim } of lessons.positions) {
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(page.locator('.notice'), title).toContainText(idea);
    await expect(place(page), title).toHaveText('Start');
    await page.keyboard.press('End');
    await expect(place(page), title).toHaveText(`Round ${claim.rounds + 1}: nothing falls`);
    const alive = await page.locator('.alive-blocks li').allTextContents();
    expect(
      alive.map((line) => /\(([A-Z]+\d+)\)/.exec(line)?.[1]),
      title,
    ).toEqual(claim.alive);
  }
});

test('what the ideas say in words is on the board', async ({ page }) => {
  await open(page);
  await openChapters(page);
  const example = async (title: string) => {
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(page.locator('.notice')).toContainText(title);
  };
  await example('The suicide corner');
  await page.getByText('Rules and starting set').click();
  await button(page, 'forbidden').click();
  await expect(page.locator('.notice')).toHaveText(/A \(C4\) and B \(A3\) are unconditionally alive too/);
  await example('Enclosed, but not small');
  await expect(sentence(page)).toContainText('A5, for one, is empty and next to no black stone');
  await example('Vital to one, not to the other');
  await button(page, 'Next').click();
  await expect(sentence(page)).toContainText('a is not, because A4 is empty and not a liberty of A');
  await example('Nine rounds');
  for (let round = 1; round <= 9; round++) {
    await button(page, 'Next round').click();
    await expect(place(page)).toHaveText(new RegExp(`^Round ${round}, step (\\d+) of \\1$`));
  }
});

test('whole games open at their ends with the counts they claim', async ({ page }) => {
  await open(page);
  await openChapters(page);
  for (const { title, claim } of lessons.games) {
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute(
      'aria-valuetext',
      `Move ${claim.moves} of ${claim.moves}`,
    );
    await expect(verdicts(page)).toHaveCount(2);
    for (const [color, { rounds, alive }] of Object.entries({ Black: claim.black, White: claim.white })) {
      await page.getByRole('group', { name: 'Step through' }).getByRole('button', { name: color }).click();
      await page.keyboard.press('End');
      await expect(place(page)).toHaveText(`Round ${rounds + 1}: nothing falls`);
      const status = page.getByRole('gridcell', { name: /unconditionally alive/ });
      await expect(status, `${title}, ${color}`).toHaveCount(alive);
    }
  }
});
