import type { Locator, Page } from '@playwright/test';
import { expect, open, panel, room, SLOW, tab, test, WORKED } from './reader.ts';

const TWO_COVERS = 'rows=.X/X./XX/.X/X.';

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const said = (page: Page, part: string): Locator =>
  page.getByRole('region', { name: part, exact: true }).getByRole('status');

/** Addresses as they were written before there were rooms, and what they open. */
const OLD_LINKS: readonly (readonly [link: string, opens: (page: Page) => Locator, says: RegExp])[] = [
  ['rows=X./.O&open=errata', (page) => panel(page, 'errata'), /Begin with B3/],
  ['open=errata&rows=.', (page) => panel(page, 'errata'), /Begin with B3/],
  ['rows=.X/X./X./.X/X.&open=prove.try.C.B3', (page) => said(page, 'Proof'), /^With B3 you have made #3/],
  ['rows=X./.O&open=prove', (page) => said(page, 'Proof'), /^#1 \(A2\) is not unconditionally alive/],
  ['rows=...XO/XXXXO/OOOOO/.....&open=prove.turn.A', (page) => said(page, 'Proof'), /^1 black move/],
  [`${WORKED}&open=prove.show.D.7`, (page) => page.locator('.place'), /^Move 7 of 8/],
  [`${WORKED}&open=prove.show.D.3`, (page) => page.locator('.place'), /^Move 3 of 8/],
  [`${WORKED}&open=prove.show.C.2`, (page) => page.locator('.place'), /^Move 2 of 3/],
  [`${WORKED}&open=prove.try.C.E5,F4`, (page) => said(page, 'Proof'), /^White F4\. #3 has 1 liberty\.$/],
  [`${WORKED}&open=prove.try.C.E5`, (page) => said(page, 'Proof'), /^White E5\. #3 has 2 liberties\.$/],
  [`${WORKED}&open=prove.try.C`, (page) => said(page, 'Proof'), /^You are White, and only you play/],
  [`${WORKED}&open=prove.try.C.E5,E6,Z9`, (page) => said(page, 'Proof'), /^White E5\. #3 has 2 liberties\.$/],
  [`${WORKED}&open=prove.show.Q.3`, (page) => said(page, 'Proof'), /^#2 \(C6\) is unconditionally alive/],
  [`${WORKED}&open=prove.show.C.999`, (page) => said(page, 'Proof'), /#3 \(E6\) is captured\.$/],
  [`${WORKED}&open=prove.what,ever.it-is`, (page) => said(page, 'Proof'), /^#2 \(C6\) is unconditionally alive/],
  ['rows=.X.XO./XXXXO./OOOOO./......&open=prove.show.A.3', (page) => page.locator('.place'), /^Move 3 of/],
  [`${TWO_COVERS}&open=supports.B..2`, (page) => said(page, 'Which blocks support which'), /Team 2 of 2/],
  [
    `${TWO_COVERS}&open=supports.A,Z.B`,
    (page) => said(page, 'Which blocks support which'),
    /^With #2 \(A4\) taken away, #1/,
  ],
  [`${TWO_COVERS}&open=score.5`, (page) => said(page, 'Score'), /^Points and prisoners/],
  [`${WORKED}&open=race`, (page) => panel(page, 'race'), /Lookahead/],
  [`${WORKED}&open=rules`, (page) => panel(page, 'rules'), /Suicide/],
  [`${WORKED}&open=outcome`, (page) => panel(page, 'result'), /#1.*#2/],
  [`${WORKED}&open=matrix`, (page) => panel(page, 'regions'), /vital/],
  [`${WORKED}&open=algorithm`, (page) => panel(page, 'algorithm'), /region/],
  [`${WORKED}&open=idea`, (page) => panel(page, 'idea'), /region/],
  [`${WORKED}&open=input`, (page) => dialog(page, 'Open'), /game or a diagram/],
  [`${WORKED}&open=gallery`, (page) => dialog(page, 'Open'), /The suicide corner/],
  [`${WORKED}&open=share`, (page) => dialog(page, 'Share'), /link/i],
  [`${WORKED}&open=game`, (page) => page.locator('.text'), /No game is open/],
];

test('old links open what they opened', SLOW, async ({ page }) => {
  test.slow();
  for (const [link, opens, says] of OLD_LINKS) {
    await page.goto('about:blank');
    await open(page, `${link}&place=0`);
    await expect(opens(page), link).toBeVisible();
    await expect(opens(page), link).toHaveText(says);
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }), link).toHaveCount(0);
  }
});

test('an address that nothing answers to says so and opens Explore', async ({ page }) => {
  const problem = page.getByRole('alert').filter({ hasText: /\w/ });
  for (const link of ['open=later.than.this', `${TWO_COVERS}&open=ears`, 'nothing']) {
    await page.goto('about:blank');
    await open(page, link);
    await expect(problem, link).toBeVisible();
    await expect(tab(page, 'Steps'), link).toHaveAttribute('aria-current', 'page');
  }
  // The same for one that is typed over that of another room.
  await room(page, 'Games').click();
  await expect(problem).toHaveCount(0);
  await page.evaluate(() => location.assign('#open=kitchen'));
  await expect(problem).toBeVisible();
  await expect(tab(page, 'Steps')).toHaveAttribute('aria-current', 'page');
});
