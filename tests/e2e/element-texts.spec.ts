/** The widget against every text, and where something is missing. */
import { ROOT } from '../../playwright.config.ts';
import { expect, test } from './reader.ts';
import { isDrawn, middleOf, one, placeOf, press, said, stonesOf, visitBody, WORKED } from './widget.ts';

test.describe('against every text', () => {
  const ATTACKS = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "javascript:alert(1)//';alert(1)",
    '<svg/onload=alert(1)>',
    '</pre><iframe srcdoc="<script>parent.alert(1)</script>">',
  ];
  const ATTRIBUTES = ['color', 'suicide', 'regions', 'round', 'move', 'controls', 'theme', 'spacing', 'lang', 'page'];

  test('no attribute, title, label, comment, link or property becomes markup', async ({ page }) => {
    await visitBody(page, '<div id="place"></div>');
    await page.evaluate(() => {
      Object.assign(window, { attacked: 0, alert: () => (window as unknown as { attacked: number }).attacked++ });
    });
    const show = async (text: string, attributes: Readonly<Record<string, string>> = {}) => {
      await page.evaluate(
        ([content, given]) => {
          const widget = document.createElement('pass-alive');
          for (const [name, value] of Object.entries(given)) widget.setAttribute(name, value);
          widget.textContent = content;
          document.getElementById('place')?.replaceChildren(widget);
        },
        [text, attributes] as const,
      );
      await expect(page.locator('pass-alive .base:is(.drawn, .plain)')).toHaveCount(1);
      const found = await page.locator('pass-alive').evaluate((widget) => {
        const inside = [...(widget.shadowRoot?.querySelectorAll('*') ?? [])];
        return {
          markup: inside.filter((element) => element.matches('img, script, iframe, svg[onload], object, embed')).length,
          links: inside.flatMap((element) =>
            element instanceof HTMLAnchorElement && element.href ? [element.href] : [],
          ),
        };
      });
      expect(found.markup).toBe(0);
      for (const link of found.links) expect(link).toMatch(/^https?:\/\//);
    };
    for (const attack of ATTACKS) {
      await show(WORKED, Object.fromEntries(ATTRIBUTES.map((name) => [name, attack])));
      await show(WORKED.replace('Worked example', attack));
      await show(`$$ ${attack}\n$$ | X a . |\n$$ [a|${attack}]`);
      const value = attack.replaceAll(']', '\\]').replaceAll(':', '\\:');
      const properties = ['GN', 'C', 'PB', 'PW', 'EV', 'RO', 'AN', 'AP', 'CA']
        .map((name) => `${name}[${value}]`)
        .join('');
      await show(`(;SZ[5]${properties}AB[bb]LB[cc:${value}];W[aa]C[${value}])`);
      await page.locator('pass-alive').evaluate((widget) => widget.setAttribute('src', 'javascript:alert(1)'));
    }
    await show(WORKED, { page: 'data:text/html,<script>alert(1)</script>' });
    await expect(page.getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { attacked: number }).attacked)).toBe(0);
  });

  test('a copied drawing is one that a browser can read, whatever its title', async ({ page }) => {
    await visitBody(page, '<pass-alive view="steps"></pass-alive>');
    await page.locator('pass-alive').evaluate(
      (widget, text) => {
        widget.textContent = text;
      },
      WORKED.replace('Worked example', '<b>&"\'</title>'),
    );
    const widget = page.locator('pass-alive');
    await press(widget, 'Copy as');
    await press(widget, 'SVG');
    const svg = await widget.locator('textarea').inputValue();
    const title = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('title')?.textContent,
      svg,
    );
    expect(title).toBe('<b>&"\'</title>');
  });
});

test('what reads other encodings is fetched for the first text at an address that needs it', async ({ page }) => {
  const japanese = Buffer.from([
    ...Buffer.from('(;SZ[3]CA[Shift_JIS]GN['),
    0x93,
    0xfa,
    0x96,
    0x7b,
    ...Buffer.from('])'),
  ]);
  await page.route('**/texts/*', (route) => {
    const isPlain = route.request().url().endsWith('plain');
    return route.fulfill({ body: isPlain ? Buffer.from('(;SZ[3]GN[A game])') : japanese });
  });
  const asked: string[] = [];
  await page.route('**/encodings.js', (route) => {
    asked.push(route.request().url());
    return route.fallback();
  });
  const board = (name: string) => `<pass-alive src="/texts/${name}"></pass-alive>`;
  await visitBody(page, board('plain'));
  await expect(placeOf(page.locator('pass-alive'))).toHaveText(/^A game/);
  expect(asked).toEqual([]);
  await visitBody(page, board('one') + board('two'));
  for (const widget of await page.locator('pass-alive').all()) {
    await widget.scrollIntoViewIfNeeded();
    await expect(placeOf(widget)).toHaveText(/^日本/);
  }
  expect(asked).toHaveLength(1);
  // Without it the text is UTF-8.
  await page.route('**/encodings.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("none")' }),
  );
  await visitBody(page, board('one'));
  await expect(placeOf(page.locator('pass-alive'))).toHaveText(/^\uFFFD/);
});

test.describe('where something is missing', () => {
  test('a text that cannot be read is shown, with why', async ({ page }) => {
    await visitBody(page, '<pass-alive><pre>X O X\nX O</pre></pass-alive>');
    await expect(page.locator('pass-alive .message')).toHaveText(/^Line 2/);
    await expect(page.locator('pre')).toBeVisible();
  });

  test('an element without a text says so', async ({ page }) => {
    await visitBody(page, '<pass-alive></pass-alive>');
    await expect(page.getByText('There is no diagram here.')).toBeVisible();
  });

  test('a block without a liberty is shown, and why nothing is analysed', async ({ page }) => {
    await visitBody(page, '<pass-alive view="steps"><pre>XO\nO.</pre></pass-alive>');
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText('The black stone on A2 has no liberty.');
    expect(await isDrawn(widget)).toBe(true);
    for (const name of ['Next', 'Play', 'Start']) await expect(widget.getByRole('button', { name })).toBeHidden();
    await expect(widget.getByRole('slider')).toBeHidden();
    await expect(widget.getByRole('button', { name: 'Copy as' })).toBeVisible();
  });

  test('a text comes from another file, in the encoding that it names', async ({ page }) => {
    await page.route('**/game.sgf', (route) =>
      route.fulfill({
        body: Buffer.from([...Buffer.from('(;CA[ISO-8859-1]SZ[3]GN[Caf'), 0xe9, ...Buffer.from('];B[bb])')]),
      }),
    );
    await visitBody(page, '<pass-alive src="../game.sgf">a game</pass-alive>');
    await expect(placeOf(page.locator('pass-alive'))).toHaveText(/^Café/);
  });

  test('an address that fails leaves no position behind', async ({ page }) => {
    await visitBody(page, one());
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    await widget.evaluate((element) => {
      element.textContent = '';
      element.setAttribute('src', 'ftp://example.org/none.sgf');
    });
    await expect(widget.locator('.message')).toHaveText('The diagram’s address must begin with http or https.');
    const left = await widget.evaluate((element) => {
      const { position, place } = element as HTMLElement & { position: unknown; place: string };
      return { position, place };
    });
    expect(left).toEqual({ position: null, place: '0' });
  });

  test('an edit that takes the last liberty hides the steps, and the next one brings them back', async ({ page }) => {
    await visitBody(page, '<pass-alive editable><pre>.X....\nX.....\n......</pre></pass-alive>');
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has 2 blocks/);
    await expect(widget.getByRole('grid')).toBeVisible();
    await press(widget, 'White stones');
    const next = widget.getByRole('button', { name: 'Next', exact: true });
    for (const shown of [false, true]) {
      const { x, y } = await middleOf(widget, 0, 0);
      await page.mouse.click(x, y);
      await expect(said(widget)).toHaveText(shown ? /^Black has 2 blocks/ : 'The white stone on A3 has no liberty.');
      await expect(next).toBeVisible({ visible: shown });
    }
  });

  test('lines that a wiki has made breaks or paragraphs of are lines', async ({ page }) => {
    const made = [
      '.X.<br>XXX<br />\n...',
      '<p>.X.</p>\n<p>XXX</p><p>...</p>',
      '.X.<div>XXX</div>...',
      '<ul><li>.X.</li> <li><b>X</b>XX</li><li>...</li></ul>',
      '<pre>.X.<br>XXX<br>...</pre>',
      '.X.<br>XXX<br>...<br><br>XX',
    ];
    await visitBody(page, made.map((html) => `<pass-alive controls="none">${html}</pass-alive>`).join(''));
    for (const widget of await page.locator('pass-alive').all()) {
      await widget.scrollIntoViewIfNeeded();
      await expect
        .poll(() => widget.evaluate((element) => (element as HTMLElement & { position: unknown }).position))
        .toEqual({ columns: 3, rows: 3, stones: '.X.XXX...' });
    }
  });

  test('breaks are lines in XHTML, too', async ({ page }) => {
    const body = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>A page</title>
<script src="../standalone.js"></script></head><body><pass-alive view="steps">.X.<br/>XXX<p>...</p></pass-alive></body></html>`;
    await page.route('**/pages/xhtml', (route) => route.fulfill({ body, contentType: 'application/xhtml+xml' }));
    await page.goto('/pages/xhtml');
    const widget = page.locator('pass-alive');
    await expect.poll(() => stonesOf(widget)).toBe('.X.XXX...');
    await expect(said(widget)).toHaveText(/^Black has 1 block/);
  });

  test('a part of a board says that the rest was taken to be empty', async ({ page }) => {
    await visitBody(page, '<pass-alive view="steps"><pre>$$\n$$ | X . X\n$$ | X X X\n$$ -----</pre></pass-alive>');
    await expect(page.getByText('Everything outside it was taken to be empty.')).toBeVisible();
  });

  test('the full page opens at the same position and step', async ({ page, context }) => {
    await visitBody(page, one());
    const widget = page.locator('pass-alive');
    await press(widget, 'Next round');
    const opened = context.waitForEvent('page');
    await widget.getByRole('link', { name: 'Open in the full page' }).click();
    const full = await opened;
    expect(full.url()).toBe(`${ROOT}#rows=X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX&place=1.5`);
    await expect(full.locator('.sentence')).toHaveText(/^Region/);
  });
});

test.describe('the words for faults', () => {
  const WARNED = '<pass-alive view="steps">(;SZ[3];B[aa];B[aa])</pass-alive>';
  const UNREADABLE = '<pass-alive>(;SZ[99])</pass-alive>';

  test('are fetched for the first text that has any', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await visitBody(page, one());
    await expect(page.locator('pass-alive .base.drawn')).toHaveCount(1);
    expect(fetched.filter((path) => path.endsWith('/faults.js'))).toEqual([]);
    await visitBody(page, `${WARNED}${UNREADABLE}`);
    const [warned, unreadable] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
    await expect(warned.locator('.notes')).toContainText('illegal');
    await expect(unreadable.locator('.message')).toContainText('longer than 52 points');
    expect(fetched.filter((path) => path.endsWith('/faults.js'))).toHaveLength(1);
  });

  test('are missed where they cannot be had: a line says so, and the board is there', async ({ page, faults }) => {
    await page.route('**/faults.js', (route) => route.abort());
    await visitBody(page, `${WARNED}${UNREADABLE}`);
    const [warned, unreadable] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
    const line = 'Parts of the text cannot be read; the program that says which could not be loaded.';
    await expect(warned.locator('.notes')).toHaveText(line);
    await expect(warned.locator('.base.drawn')).toHaveCount(1);
    await expect(unreadable.locator('.message')).toHaveText(line);
    expect(faults.splice(0).join()).toContain('faults.js');
  });

  test('are not waited for on paper: boards that were never near are there, with a sentence', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/(menu|faults)\.js$/, async (route) => {
      await arrived;
      await route.fallback();
    });
    await visitBody(page, `<p style="height: 6000px">Space</p>${one('view="steps"')}${WARNED}${UNREADABLE}`);
    const [whole, warned, unreadable] = await page.locator('pass-alive').all();
    if (!whole || !warned || !unreadable) throw new Error('no elements');
    // The engine is loaded when the page has had time for itself; this board is read without being near.
    await whole.evaluate((element: HTMLElementTagNameMap['pass-alive']) => element.ready);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const line = 'Parts of the text cannot be read; the program that says which could not be loaded.';
    for (const widget of [whole, warned]) {
      expect(await isDrawn(widget)).toBe(true);
      await expect(widget.locator('.text')).toBeHidden();
    }
    await expect(said(whole)).toHaveText(/^Black has/);
    await expect(whole.locator('.notes')).toBeEmpty();
    await expect(warned.locator('.notes')).toHaveText(line);
    await expect(unreadable.locator('.message')).toHaveText(line);
    await expect(unreadable.locator('.text')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('pass-alive canvas')).toHaveCount(0);
    arrive();
    await unreadable.scrollIntoViewIfNeeded();
    await expect(warned.locator('.notes')).toContainText('illegal');
    await expect(unreadable.locator('.message')).toContainText('longer than 52 points');
  });
});
