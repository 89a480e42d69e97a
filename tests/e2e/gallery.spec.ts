import type { Page } from '@playwright/test';
import { button, expect, lessons, open, openExample, place, room, SLOW, sentence, test } from './reader.ts';

const verdicts = (page: Page) => page.locator('.verdict');

async function openResult(page: Page): Promise<void> {
  await page.getByText('The result', { exact: true }).click();
}

test('every example shows what its idea claims', SLOW, async ({ page }) => {
  await open(page);
  await openResult(page);
  expect(lessons.positions.length).toBeGreaterThanOrEqual(14);
  for (const { title, idea, claims } of lessons.positions) {
    await openExample(page, title);
    await expect(page.locator('.notice'), title).toContainText(idea);
    await expect(place(page), title).toHaveText('Start');
    await button(page, 'Last').click();
    await expect(place(page), title).toHaveText(`Round ${claims.rounds + 1}: nothing falls`);
    const alive = await page.locator('.alive-blocks li').allTextContents();
    expect(
      alive.map((line) => /\(([A-Z]+\d+)\)/.exec(line)?.[1]),
      title,
    ).toEqual(claims.alive);
  }
});

test('what the ideas say in words is on the board', SLOW, async ({ page }) => {
  await open(page);
  await openResult(page);
  await openExample(page, 'The suicide corner');
  await page.getByText('Rules and starting set').click();
  await button(page, 'forbidden').click();
  await expect(page.locator('.notice')).toHaveText(/#1 \(C4\) and #2 \(A3\) are unconditionally alive too/);
  await openExample(page, 'Enclosed, but not small');
  await expect(sentence(page)).toContainText('the empty point A5, for one, touches no black stone');
  await openExample(page, 'Vital to one, not to the other');
  await button(page, 'Next').click();
  await expect(sentence(page)).toContainText('a is not, because #1 does not touch the empty point A4');
  await openExample(page, 'Nine rounds');
  for (let round = 1; round <= 9; round++) {
    await button(page, 'Next round').click();
    await expect(place(page)).toHaveText(new RegExp(`^Round ${round}, step (\\d+) of \\1$`));
  }
});

test('whole games open with the counts they claim at their ends', SLOW, async ({ page }) => {
  await open(page);
  for (const { title, claims, at } of lessons.games) {
    await openExample(page, title);
    await room(page, 'Games').click();
    const there = `Move ${at ?? 0} of ${claims.moves}`;
    await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute('aria-valuetext', there);
    await page.getByRole('button', { name: 'Last', exact: true }).click();
    await room(page, 'Explore').click();
    await openResult(page);
    await expect(verdicts(page)).toHaveCount(2);
    for (const [color, { rounds, aliveStones }] of Object.entries({ Black: claims.black, White: claims.white })) {
      await page.getByRole('group', { name: 'Explain' }).getByRole('button', { name: color }).click();
      // A reader at the end stays there.
      await button(page, 'Last').press('Enter');
      await expect(place(page)).toHaveText(`Round ${rounds + 1}: nothing falls`);
      const status = page.getByRole('gridcell', { name: /unconditionally alive/ });
      await expect(status, `${title}, ${color}`).toHaveCount(aliveStones);
    }
  }
});
