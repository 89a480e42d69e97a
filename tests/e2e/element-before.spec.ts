/** Markup of version 0.1 of the widget: what its documentation gave opens with the same picture and sentence. */
import { ROOT } from '../../playwright.config.ts';
import { expect, test } from './reader.ts';
import { said, serve, visitBody, WORKED } from './widget.ts';

/** The example of the README: a corner of a board of 19×19. */
const CORNER = `$$B White cannot take this corner
$$ ---------------
$$ | . X . X O . .
$$ | X X X X O . .
$$ | O O O O O . .
$$ | . . . . . . .`;
const LAYERS = '.X.\nXX.\n...\n--\nXX.\nXX.\n...\n--\n.X.\nXX.\n...\n--\nXX.\nX..\n...';
const ROWS = 'X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX';
const GAME = '(;SZ[9];B[cc];W[gg];B[cg];W[gc])';
/** What `pass-alive html` writes. */
const STATIC = `<pass-alive color="black" suicide="allowed"><figure><figcaption>The title</figcaption></figure>
<p lang="en">6×6, suicide allowed, small regions</p><table lang="en"><caption>Black</caption></table>
<details><summary lang="en">Diagram</summary><pre dir="ltr">${WORKED}</pre></details></pass-alive>`;

const widget = (attributes: string, text: string) => `<pass-alive ${attributes}><pre>\n${text}\n</pre></pass-alive>`;

/** Examples with one of the attributes that say something about the steps, each with the beginning of its sentence. */
const NAMED: readonly (readonly [html: string, columns: number, sentence: RegExp])[] = [
  [widget('color="black" round="1"', WORKED), 6, /Round 1 overall: #3 \(E6\) and #5 \(C2\) cast out/],
  [widget('color="black"', CORNER), 19, /^Black has 1 block/],
  [widget('color="white"', CORNER), 19, /^White has 1 block/],
  [widget('suicide="allowed"', CORNER), 19, /^Black has 1 block/],
  [widget('regions="enclosed"', CORNER), 19, /^Black has 1 block/],
  [widget('round="end"', CORNER), 19, /unconditionally alive/],
  [widget('controls="steps"', CORNER), 19, /^Black has 1 block/],
  [widget('editable', CORNER), 19, /^Black has 1 block/],
  [widget('color="both" move="2"', GAME), 9, /^Black has 1 block/],
  [STATIC, 6, /^Black has 5 blocks/],
];

/** Those that say nothing about the steps. */
const SILENT: typeof NAMED = [
  [widget('', WORKED), 6, /^Black has 5 blocks/],
  [widget('', CORNER), 19, /^Black has 1 block/],
  [widget('theme="dim" spacing="14"', CORNER), 19, /^Black has 1 block/],
  [widget('', GAME), 9, /^Black has 2 blocks/],
  [widget('move="1"', GAME), 9, /^Black has 1 block/],
  ['<pass-alive board="5x5"></pass-alive>', 5, /no black stone/],
];

for (const [what, all, view] of [
  ['with an attribute about the steps', NAMED, ''],
  ['without one, where the owner of the page says so', SILENT, 'data-view="steps"'],
] as const) {
  test(`markup of version 0.1 ${what} opens as it did`, async ({ page }) => {
    // The same with all that decides now.
    const both = all.flatMap(([html]) => [html, html.replace('<pass-alive', '<pass-alive view="steps" crop="none"')]);
    await visitBody(page, `${both.join('<hr>')}<script src="../standalone.js" ${view}></script>`, { script: '' });
    for (const [index, [html, columns, sentence]] of all.entries()) {
      const [before, now] = [page.locator('pass-alive').nth(2 * index), page.locator('pass-alive').nth(2 * index + 1)];
      const pictures: string[] = [];
      for (const each of [before, now]) {
        await each.scrollIntoViewIfNeeded();
        await expect(said(each), html).toHaveText(sentence);
        pictures.push(await each.evaluate((board) => (board as HTMLElementTagNameMap['pass-alive']).toSVG()));
      }
      expect(pictures[0], html).toBe(pictures[1]);
      // With the margins of its edges.
      const spacings = /viewBox="-?\d+ -?\d+ (\d+)/.exec(pictures[0] ?? '')?.[1];
      expect(Number(spacings), html).toBe(100 * (columns - 1) + 236);
    }
  });
}

test('boards in space, the loader and frames of version 0.1 open as they did', async ({ page }) => {
  const torus = '<pass-alive topology="torus">.X.X./XX.XX/...../XX.XX/.X.X.</pass-alive>';
  const body = `<pass-alive round="end"><pre>\n${LAYERS}\n</pre></pass-alive><pass-alive board="3x3x3" editable></pass-alive>${torus}
<pre class="pass-alive" data-color="black">${CORNER}</pre><pre class="pass-alive">${CORNER}</pre>
<div class="pass-alive" data-round="1" data-suicide="allowed"><pre>\n${WORKED}\n</pre></div>`;
  await visitBody(page, `${body}<script src="../loader.js" data-view="steps"></script>`, { script: '' });
  const sentences = [
    /unconditionally alive/,
    /no black stone/,
    /^Black has/,
    /^Black has 1 block/,
    /^Black has 1 block/,
    /Round 1 overall: #3 \(E6\) and #5 \(C2\) cast out/,
  ];
  for (const [at, sentence] of sentences.entries()) {
    const each = page.locator('pass-alive').nth(at);
    await each.scrollIntoViewIfNeeded();
    await expect(said(each)).toHaveText(sentence);
  }
  await serve(page);
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${ROOT}embed.html#rows=${ROWS}&color=black&round=1`);
  await expect(said(page.locator('pass-alive'))).toHaveText(/Round 1 overall: #3 \(E6\) and #5 \(C2\) cast out/);
});
