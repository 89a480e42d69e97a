import { board, button, expect, open, pasteGame, room, SLOW, tab, test, visit, WORKED } from './reader.ts';

const PLACES = {
  Steps: `${WORKED}&place=1.1`,
  Prove: `${WORKED}&open=prove.show.C.2&place=0`,
  Eyes: 'rows=.X.X.XXX/XXXXXXXX/XOOOOOXX/XO...OXX&show=white&open=eyes&place=0',
  Score: `${WORKED}&open=score&place=0`,
  Supports: `${WORKED}&open=supports&place=0`,
  '3-D': 'stones=5x5x5.AwEAAAAEAQAAAAMBAAAABAAAAAAAAAAAAA&place=0',
};

test(
  'a board with what is said of it is printed on one page, without buttons to choose from',
  SLOW,
  async ({ page }) => {
    for (const [name, link] of Object.entries(PLACES)) {
      await open(page, link);
      await expect(page.locator('.caption, .stack').first(), name).toBeVisible();
      await expect(page.locator('.surface canvas'), name).toBeVisible();
      const pages = async () =>
        (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      await expect.poll(pages, name).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(board(page), name).toBeVisible();
      await expect(page.locator('.choice:visible, .tool:visible'), name).toHaveCount(0);
      await page.emulateMedia({ media: null });
      await page.goto('about:blank');
    }
  },
);

test(
  'a game is printed with its chart, and on a dark screen too as dark on light, with its address',
  SLOW,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'open=game');
    await pasteGame(page, '(;SZ[4];B[ba];W[];B[da];W[];B[ab];W[];B[bb];W[];B[cb];W[];B[db])');
    await expect.poll(() => page.url()).toContain('&at=');
    const corner = () =>
      page.locator('.surface canvas').evaluate((canvas: HTMLCanvasElement) => {
        // Of a copy: Chromium warns of a canvas that is read often.
        const copy = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
        copy?.drawImage(canvas, -1, -1);
        return copy?.getImageData(0, 0, 1, 1).data[0] ?? 0;
      });
    const onScreen = await corner();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(corner).toBeGreaterThan(onScreen);
    expect(await corner()).toBeGreaterThan(200);
    await expect(page.locator('.chart-picture')).toBeVisible();
    await expect(page.getByText(page.url())).toBeVisible();
    await expect(page.locator('.step:visible, .choice:visible, .tool:visible, input:visible')).toHaveCount(0);
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(corner).toBe(onScreen);
  },
);

test('without a net the page says so, keeps the board, and offers no reload', async ({ page, context, faults }) => {
  await open(page, WORKED);
  // What comes after the board is there.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await visit(page, 'Prove');
  const said = page.getByText(/^No connection to the internet/);
  await expect(said).toHaveCount(1);
  await expect(said).toBeVisible();
  await expect(button(page, 'Reload the page')).toHaveCount(0);
  await room(page, '3-D').click();
  // A second part that is missed is named, and the reason is not said in the same words again.
  await expect(page.locator('.notice')).toHaveText(/^3-D could not be loaded: there is no connection/);
  await expect(said).toHaveCount(1);
  await expect(board(page)).toBeVisible();
  await visit(page, 'Steps');
  await expect(tab(page, 'Steps')).toHaveAttribute('aria-current', 'page');
  await context.setOffline(false);
  // The failed requests are what is tested.
  faults.length = 0;
});
