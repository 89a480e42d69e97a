import { board, button, expect, open, tab, test, visit, WORKED } from './reader.ts';

const PLACES = {
  Steps: `${WORKED}&place=1.1`,
  Score: `${WORKED}&open=score&place=0`,
  Supports: `${WORKED}&open=supports&place=0`,
  '3-D': 'stones=5x5x5.AwEAAAAEAQAAAAMBAAAABAAAAAAAAAAAAA&place=0',
};

test('a board with what is said of it is printed on one page, without buttons to choose from', async ({ page }) => {
  for (const [name, link] of Object.entries(PLACES)) {
    await open(page, link);
    await expect(page.locator('.caption, .stack').first(), name).toBeVisible();
    await expect(page.locator('.surface canvas'), name).toBeVisible();
    const pages = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    await expect.poll(pages, name).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(board(page), name).toBeVisible();
    await expect(page.locator('.choice:visible, .tool:visible'), name).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.goto('about:blank');
  }
});

test('without a net the page says so, keeps the board, and offers no reload', async ({ page, context, faults }) => {
  await open(page, WORKED);
  await context.setOffline(true);
  await visit(page, 'Prove');
  await expect(page.getByText('There is no connection to the internet').first()).toBeVisible();
  await expect(button(page, 'Reload the page')).toHaveCount(0);
  await expect(board(page)).toBeVisible();
  await visit(page, 'Steps');
  await expect(tab(page, 'Steps')).toHaveAttribute('aria-current', 'page');
  await context.setOffline(false);
  // The failed requests are what is tested.
  faults.length = 0;
});
