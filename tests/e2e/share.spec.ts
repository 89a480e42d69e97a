import type { Page } from '@playwright/test';
import { ROOT } from '../../playwright.config.ts';
import {
  board,
  button,
  expect,
  hold,
  open,
  paste,
  pasteGame,
  place,
  point,
  SLOW,
  sentence,
  test,
  WORKED,
} from './reader.ts';
import { codeFor, content, contentOf, link, openShare, picture, press, saved, share } from './sharing.ts';
import { isDrawn, placeOf, said } from './widget.ts';

const COLLECTION = `(;SZ[5]PB[One];B[aa])
(;SZ[6]PB[Two];B[bb];W[cc](;B[dd]C[Here.])(;B[ee]))
(;SZ[7]PB[Three];B[aa])${'(;SZ[9];B[aa];W[bb])'.repeat(200)}`;

/** What the dialog says of a link to one of several games. */
const ONLY_THIS = 'It contains only this game from the file.';

/** Opens the second game of a collection that no link could hold, before its last move. */
async function openSecondGame(page: Page): Promise<void> {
  await paste(page, COLLECTION);
  await expect(board(page)).toHaveAttribute('aria-rowcount', '5');
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('region', { name: 'In this text' }).getByRole('button', { name: /^2: / }).click();
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
}

test('a copied link shows the same position, options and place', SLOW, async ({ page, context, browserName }) => {
  await open(page);
  await button(page, 'Both').click();
  await button(page, 'Next round').click();
  await button(page, 'Next').click();
  await expect(place(page)).toHaveText('Round 2, step 1 of 2');
  const told = await sentence(page).textContent();
  await openShare(page);
  if (browserName === 'chromium') {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy the link');
    const status = share(page).getByRole('status').filter({ hasText: 'Copied.' });
    await expect(status).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue());
    await expect(status).toBeHidden({ timeout: 10_000 });
  }
  const other = await context.newPage();
  await other.goto(await link(page).inputValue());
  await expect(sentence(other)).toHaveText(told ?? '');
  await expect(place(other)).toHaveText('Round 2, step 1 of 2');
  await expect(button(other, 'Both')).toHaveAttribute('aria-pressed', 'true');
  await expect(share(other)).toHaveCount(0);
});

test('where the clipboard is refused the text is selected, and the reader is told how to copy it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page);
  await openShare(page);
  await press(page, 'Copy the link');
  await expect(
    share(page)
      .getByRole('status')
      .filter({ hasText: /Ctrl C/ }),
  ).toBeVisible();
  await expect(link(page)).toBeFocused();
  const selected = await link(page).evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );
  expect(selected).toBe(await link(page).inputValue());
});

test('an old link to sharing opens the dialog', async ({ page }) => {
  await open(page, 'rows=XX/.X&open=share&place=0');
  await expect(link(page)).toHaveValue(/rows=XX/);
  expect(await link(page).inputValue()).not.toContain('open=');
});

test('the dialog is used by the keyboard alone, and by touch', SLOW, async ({ page, browser }) => {
  await open(page);
  await button(page, 'Share').focus();
  await page.keyboard.press('Enter');
  await expect(share(page)).toBeVisible();
  const code = share(page).getByRole('button', { name: 'Code to embed' });
  for (let tab = 0; tab < 12 && !(await code.evaluate((it) => it === document.activeElement)); tab++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(share(page).getByRole('textbox', { name: 'For each board' })).toHaveValue(/<pass-alive/);
  await page.keyboard.press('Escape');
  await expect(share(page)).toHaveCount(0);
  await expect(button(page, 'Share')).toBeFocused();

  const phone = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await phone.goto(page.url());
  await button(phone, 'Share').tap();
  for (const part of ['Picture', 'Text', 'Code to embed']) {
    await share(phone).getByRole('button', { name: part, exact: true }).tap();
    const sideways = await share(phone).evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(sideways, part).toBe(0);
  }
  await share(phone).getByRole('button', { name: 'Close' }).tap();
  await expect(share(phone)).toHaveCount(0);
  await phone.close();
});

test('a game of a collection is shared as that game alone', SLOW, async ({ page, context }) => {
  await open(page);
  await openSecondGame(page);
  await openShare(page, 'Text');
  await expect(link(page)).toHaveValue(/game=/);
  await expect(share(page).getByText(ONLY_THIS)).toBeVisible();
  const sgf = (await contentOf(await saved(page, 'SGF of the game'))).toString();
  expect(sgf).toBe('(;SZ[6]PB[Two]\n;B[bb]\n;W[cc]\n(;B[dd]C[Here.])\n(;B[ee]))\n');
  await expect(content(page)).toHaveValue(sgf);
  const other = await context.newPage();
  await other.goto(await link(page).inputValue());
  await expect(board(other)).toHaveAttribute('aria-rowcount', '6');
  await expect(other.getByText('Two').first()).toBeVisible();
  await expect(other.getByRole('region', { name: 'In this text' })).toHaveCount(0);
});

test('a diagram that is all of its text is not called a part of a file', async ({ page }) => {
  await open(page);
  await paste(page, '$$B\n$$ +-----+\n$$ |.X.|\n$$ |XX.|\n$$ |...|\n$$ +-----+');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '3');
  await openShare(page);
  await expect(link(page)).toHaveValue(/game=/);
  await expect(share(page).getByText('The link holds the position')).toBeVisible();
  await expect(share(page).getByText(ONLY_THIS)).toHaveCount(0);
});

/** Black makes two eyes at move 5, and has the corner between them. */
const EYES = '(;SZ[3]PB[Ann]PW[Bo];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])';

test('what Games shows is shared: its move, what is settled, and the names of files', SLOW, async ({ page }) => {
  await open(page);
  await pasteGame(page, EYES);
  await button(page, 'Back').click();
  await expect(point(page, 'B3')).toHaveAccessibleName(/empty, settled for Black$/);
  await openShare(page);
  expect((await saved(page)).suggestedFilename()).toBe('ann-bo-move-6.png');
  await press(page, 'Text');
  const diagram = (await contentOf(await saved(page, 'Diagram'))).toString();
  expect(diagram).toContain('$$ | S S S |\n$$ | B B B |');
  await expect(share(page).getByRole('button', { name: 'SGF with the steps' })).toHaveCount(0);
  expect((await saved(page, 'SGF of the game')).suggestedFilename()).toBe('ann-bo.sgf');
  await press(page, 'Code to embed');
  const { each } = await codeFor(page, 'A page');
  expect(each).toContain('<pass-alive color="both" round="end" move="6">');
});

test(
  'a game that is too long for a link is offered as a file, and the link says what it lacks',
  SLOW,
  async ({ page, context }) => {
    await open(page);
    // A stone that is taken off in the midst of a game is no move, so that moves alone cannot tell it.
    await pasteGame(page, EYES.replace('(;', `(;C[${'x'.repeat(4000)}]`).replace(/\)$/, ';AE[aa])'));
    await openShare(page);
    await expect(share(page)).toContainText('The link holds this one position, without the moves');
    const download = page.waitForEvent('download');
    await press(page, 'Save the game as SGF');
    expect((await download).suggestedFilename()).toBe('ann-bo.sgf');
    const other = await context.newPage();
    await other.goto(await link(page).inputValue());
    await expect(other.getByRole('alert')).toContainText('The moves are not in it.');
    await expect(point(other, 'B2')).toHaveAccessibleName(/black/);
  },
);

test('a damaged link says what is wrong with it', async ({ page }) => {
  await open(page, 'rows=X.X/.X&place=0');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toContainText(
    'This link cannot be read: row 2 of its board has a different length from the first',
  );
  await expect(board(page)).toHaveAttribute('aria-rowcount', '6');
});

test('every format leads back to the same position', SLOW, async ({ page }) => {
  await open(page);
  for (const format of ['Diagram', 'SGF', 'Plain text']) {
    await openShare(page, 'Text');
    const text = (await contentOf(await saved(page, format))).toString();
    await expect(content(page)).toHaveValue(text);
    await page.keyboard.press('Escape');
    await paste(page, text);
    await expect(board(page), format).toHaveAttribute('aria-rowcount', '6');
    await expect(point(page, 'F6'), format).toHaveAccessibleName(/^F6: black/);
  }
});

test('the run as SGF has the sentences as comments', async ({ page }) => {
  await open(page);
  await openShare(page, 'Text');
  const sgf = (await contentOf(await saved(page, 'SGF with the steps'))).toString();
  expect(sgf.match(/;/g)?.length).toBeGreaterThanOrEqual(9);
  expect(sgf).toContain('Block C (E6) is cast out: only one region, b, is vital to it');
  expect(sgf).toContain('Nothing falls in round 3');
});

test('pictures are saved as SVG, and as PNG in three sizes, with and without ground', SLOW, async ({ page }) => {
  await open(page);
  await openShare(page);
  for (const [size, least] of [
    ['1×', 720],
    ['2×', 1440],
    ['4×', 2880],
  ] as const) {
    const png = await saved(page, size);
    expect(png.suggestedFilename()).toBe('pass-alive-6x6.png');
    const { width, height, corner } = await picture(page, await contentOf(png));
    expect(width).toBeGreaterThanOrEqual(least);
    expect(height).toBe(width);
    expect(corner).toEqual([0xf2, 0xdd, 0xb0, 255]);
    await expect(share(page)).toContainText(`${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`);
  }
  await press(page, '1×');
  await press(page, 'Transparent');
  expect((await picture(page, await contentOf(await saved(page)))).corner[3]).toBe(0);
  await press(page, 'SVG');
  await expect(content(page)).toHaveValue(/^<svg/);
  const bare = await saved(page);
  expect(bare.suggestedFilename()).toBe('pass-alive-6x6.svg');
  expect((await contentOf(bare)).toString()).not.toContain('#f2ddb0');
  await press(page, 'Wood');
  await expect(content(page)).toHaveValue(/#f2ddb0/);
  expect((await contentOf(await saved(page))).toString()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
});

/** Serves a page of somebody else beside the built files, and goes there. */
async function visitPage(page: Page, name: string, head: string, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mine</title>${head}</head>
<body><h1>Mine</h1>${body}</body></html>`;
  const mine = `${ROOT}mine/${name}`;
  await page.route(mine, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(mine);
}

test('a number that is being typed for the code stays while the diagram comes', async ({ page }) => {
  const comes = await hold(page, '**/assets/worker-*.js');
  await open(page, `${WORKED}&place=1`);
  await openShare(page, 'Code to embed');
  await share(page).getByText('More options').click();
  const spacing = share(page).getByLabel('Space between lines');
  await spacing.fill('20');
  comes();
  await expect(share(page).getByLabel('For each board')).not.toHaveValue('');
  const { each } = await codeFor(page, 'A page');
  expect(each).toContain('spacing="20"');
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the code to embed and its common options are in sight, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, `${WORKED}&place=1`);
    await openShare(page, 'Code to embed');
    await expect(share(page).getByLabel('For each board')).not.toHaveValue('');
    await expect(share(page).getByLabel('For each board')).toBeInViewport({ ratio: 1 });
    for (const name of ['Colour', 'Shows', 'Begins']) {
      await expect(share(page).getByRole('combobox', { name, exact: true }), name).toBeInViewport({ ratio: 1 });
    }
    await expect(share(page).getByLabel('Controls')).toBeHidden();
    await share(page).getByText('More options').click();
    await expect(share(page).getByLabel('Controls')).toBeVisible();
  });
}

test('the code to embed shows the board on a page of its own', SLOW, async ({ page, context }) => {
  await open(page, `${WORKED}&place=1`);
  await openShare(page, 'Code to embed');
  await share(page).getByText('More options').click();
  await share(page).getByLabel('Colours of the board').selectOption('pale');
  await share(page).getByLabel('Space between lines').fill('20');
  await share(page).getByLabel('Readers can place stones').check();
  const codes: Record<string, { once: string; each: string }> = {};
  for (const host of ['A page', 'MediaWiki', 'DokuWiki', 'iframe']) codes[host] = await codeFor(page, host);
  // DokuWiki makes this of its block of code, and MediaWiki leaves its elements as they are.
  const asDoku = (code: string) =>
    code.replace('<code pass-alive>', '<pre class="code pass-alive">').replace('</code>', '</pre>');
  // MediaWiki runs site scripts with this function.
  const mw = `var mw = { loader: { load: function (url) {
    var script = document.createElement('script'); script.src = url; document.head.append(script); } } };`;
  const other = await context.newPage();
  for (const [host, code] of Object.entries(codes)) {
    const isWiki = host.endsWith('Wiki');
    const head = isWiki ? `<script>addEventListener('load', function () { ${mw} ${code.once} })</script>` : code.once;
    await visitPage(other, host.replace(' ', ''), head, host === 'DokuWiki' ? asDoku(code.each) : code.each);
    const around = host === 'iframe' ? other.frameLocator('iframe') : other;
    const widget = around.locator('pass-alive');
    // The board to play on is fetched.
    if (host !== 'iframe') await expect.poll(() => isDrawn(widget), host).toBe(true);
    if (host === 'DokuWiki') {
      // Its code has no attributes: the diagram is shown as it is drawn, and Next is the first round.
      await expect(said(widget)).toBeHidden();
      await widget.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(placeOf(widget)).toHaveText(/^Round 1/);
      continue;
    }
    await expect(said(widget), host).toBeVisible();
    await expect(placeOf(widget), host).toHaveText('Round 1, step 5 of 5');
    await expect(widget, host).toHaveAttribute('spacing', '20');
    await expect(widget, host).toHaveAttribute('editable');
    if (host !== 'iframe') await expect(widget, host).toHaveAttribute('theme', 'pale');
  }
});

test('a game is embedded with its moves, and what is chosen can be tried', SLOW, async ({ context }) => {
  // In a window that is used again the history may be full: browsers keep 50 entries.
  const page = await context.newPage();
  await open(page);
  await openSecondGame(page);
  await openShare(page, 'Code to embed');
  await share(page).getByRole('combobox', { name: 'Content' }).selectOption('this game');
  await share(page).getByLabel('Moves played; empty for all').fill('1');
  // The field is read when it is left.
  await share(page).getByLabel('Moves played; empty for all').blur();
  await share(page).getByText('More options').click();
  await share(page).getByLabel('Controls').selectOption('none');
  const { once, each } = await codeFor(page, 'A page');
  expect(each).toContain('move="1"');
  const other = await context.newPage();
  await visitPage(other, 'game', once, each);
  await expect
    .poll(() => other.evaluate(() => (document.querySelector('pass-alive') as never as { position: unknown }).position))
    .toMatchObject({
      columns: 6,
      stones: `.......X${'.'.repeat(28)}`,
    });
  const entries = await page.evaluate(() => history.length);
  await share(page).getByText('Try it').click();
  const tried = share(page).frameLocator('iframe').locator('pass-alive');
  await expect(tried).toHaveAttribute('controls', 'none');
  await share(page).getByLabel('Moves played; empty for all').fill('2');
  await share(page).getByLabel('Moves played; empty for all').blur();
  await expect(tried).toHaveAttribute('move', '2');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.close();
});

test('on paper there is the board and the sentence, and nothing to press', async ({ page }) => {
  await open(page);
  await openShare(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sentence(page)).toBeVisible();
  await expect(board(page)).toBeVisible();
  await expect(button(page, 'Next')).toBeHidden();
  await expect(share(page)).toBeHidden();
});

test('on paper no small board covers its caption, and no list of games is printed', async ({ page }) => {
  await open(page);
  await openSecondGame(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'In this text' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await open(page, `${WORKED}&place=1`);
  await expect(page.locator('.frame canvas').first()).toHaveCSS('width', '88px');
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const covered = await page.locator('.frame').evaluateAll((frames) =>
    frames.map((frame) => {
      const [canvas, caption] = [frame.querySelector('canvas'), frame.querySelector('.frame-round')];
      return (canvas?.getBoundingClientRect().bottom ?? 0) - (caption?.getBoundingClientRect().top ?? 0);
    }),
  );
  expect(covered).toHaveLength(4);
  for (const each of covered) expect(each).toBeLessThanOrEqual(0);
});
