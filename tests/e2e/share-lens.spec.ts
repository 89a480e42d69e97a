/** The dialog “Share” over the lenses and rooms that show more than the steps. */
import type { Page } from '@playwright/test';
import { address, board, button, expect, open, pasteGame, point, SLOW, tab, test, WORKED } from './reader.ts';
import { codeFor, content, contentOf, openShare, picture, press, saved, share } from './sharing.ts';
import { said, visitBody } from './widget.ts';

/** The middle block lives with the one above or with the one below. */
const TWO_COVERS = 'rows=.X/X./XX/.X/X.&open=supports.B&place=0';
/** Two white groups, of which the second is critical. */
const GROUPS = 'rows=.X.X.X.XXX/XXXXXXXXXX/OOOOXOOOOO/.O.OXO...O&show=white';
/** The black block is alive, the white one is removed. */
const SCORED = 'rows=.X.XO./XXXXO./OOOOO./......&open=score.2&place=0';

/** The SVG of what is on the board, drawn by the browser. */
async function svgOf(page: Page): Promise<string> {
  await press(page, 'SVG');
  await expect(content(page)).toHaveValue(/^<svg[\s\S]*<\/svg>\s*$/);
  const text = await content(page).inputValue();
  const isDrawn = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    return image.naturalWidth > 0;
  }, text);
  expect(isDrawn).toBe(true);
  return text;
}

/** The number of marks of a role in an SVG. */
function marksIn(svg: string, role: string): number {
  const groups = svg.matchAll(new RegExp(`<g class="pa-${role}"[^>]*>(.*?)</g>`, 'gs'));
  return [...groups].flatMap(([, marks = '']) => marks.match(/<(circle|path|rect|polygon)/g) ?? []).length;
}

/** True if a PNG file has a pixel of a colour. */
async function hasColor(page: Page, file: Buffer, color: string): Promise<boolean> {
  return page.evaluate(
    async ([bytes, wanted]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      for (let at = 0; at < pixels.length; at += 4)
        if (`rgb(${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]})` === wanted) return true;
      return false;
    },
    [[...file], color] as const,
  );
}

test('a proof is shared at its move, as link, picture and code', SLOW, async ({ page, context }) => {
  await open(page, `${WORKED}&open=prove.show.D.8&place=0`);
  await expect(point(page, 'D3')).toHaveAccessibleName('D3: empty, just captured');
  await openShare(page);
  const captured = await svgOf(page);
  expect(captured).toContain('Board of the proof, block #4');
  // White has stones in the proof only.
  expect(captured).toContain('pa-white-stone');
  const png = await picture(page, await contentOf(await saved(page, 'PNG')));
  await press(page, 'Code to embed');
  await expect(share(page)).toContainText('On another page the proof begins at its first move.');
  const { each } = await codeFor(page, 'A page');
  expect(each).toContain('<pass-alive color="black" mode="capture" block="D3">');
  await page.keyboard.press('Escape');

  await tab(page, 'Steps').click();
  await openShare(page);
  expect(await svgOf(page)).not.toContain('pa-white-stone');
  expect(await picture(page, await contentOf(await saved(page, 'PNG')))).toEqual(png);
  await press(page, 'Code to embed');
  expect((await codeFor(page, 'A page')).each).toContain('<pass-alive color="black"><pre>');

  const other = await context.newPage();
  await visitBody(other, each);
  await expect(said(other.locator('pass-alive'))).toHaveText(/^White captures #4 \(D3\)/);
});

test('an attempt is embedded as one, against the block that is chosen', SLOW, async ({ page }) => {
  await open(page, `${WORKED}&open=prove.try.C.E5&place=0`);
  await expect(point(page, 'E5')).toHaveAccessibleName('E5: white');
  await openShare(page, 'Code to embed');
  expect((await codeFor(page, 'A page')).each).toContain('mode="try" block="E6"');
  expect((await codeFor(page, 'iframe')).each).toContain('&amp;mode=try&amp;block=E6');
  await share(page).getByLabel('Shows').selectOption('the steps');
  expect((await codeFor(page, 'A page')).each).not.toContain('block=');
});

test('the eyes of the chosen group are embedded', SLOW, async ({ page, context }) => {
  await open(page, `${GROUPS}&open=eyes.A.rules.2&place=0`);
  await openShare(page, 'Code to embed');
  await expect(share(page)).toContainText('On another page the verdict is shown first.');
  const { each } = await codeFor(page, 'A page');
  expect(each).toContain('<pass-alive color="white" mode="eyes" block="A2">');
  expect((await codeFor(page, 'iframe')).each).toContain('&amp;mode=eyes&amp;block=A2');
  const other = await context.newPage();
  await visitBody(other, each);
  await expect(said(other.locator('pass-alive'))).toContainText('Group #1 is alive');
});

for (const [lens, link, role, count, marks, sentence] of [
  ['Supports', TWO_COVERS, 'cover-on-black', 5, 'rgb(255, 210, 122)', 'not which blocks support which'],
  ['Score', SCORED, 'alive-on-black', 6, 'rgb(134, 232, 189)', 'not its score'],
] as const)
  test(`the picture of ${lens} has its marks, and the code says that it has the steps`, SLOW, async ({ page }) => {
    // The picture is light, whatever the page is.
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, link);
    await expect(board(page)).toBeVisible();
    await openShare(page);
    expect(marksIn(await svgOf(page), role)).toBe(count);
    expect(await hasColor(page, await contentOf(await saved(page, 'PNG')), marks)).toBe(true);
    await press(page, 'Code to embed');
    await expect(share(page)).toContainText(`The code shows the steps of this position, ${sentence}.`);
    expect((await codeFor(page, 'A page')).each).toContain('<pass-alive color="black"><pre>');
    await page.keyboard.press('Escape');
    // The link opens the same lens at the same place.
    expect(address(page)).toContain(link.split('&')[1]);
  });

test('the picture of Games has the rings and squares of its board', async ({ page }) => {
  await open(page);
  await pasteGame(page, '(;SZ[3]PB[Ann]PW[Bo];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])');
  await button(page, 'Back').click();
  await expect(point(page, 'B3')).toHaveAccessibleName(/empty, settled for Black$/);
  await expect(board(page)).toBeVisible();
  await openShare(page);
  expect(marksIn(await svgOf(page), 'alive-on-black')).toBe(3);
});
