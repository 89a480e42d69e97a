/** The widget against the content of the page that it is on: named elements, foreign addresses. */
import type { Page } from '@playwright/test';
import { expect, test } from './reader.ts';
import { STRICT, said, visitBody, WORKED } from './widget.ts';

const FOREIGN = 'https://foreign.example/';
const MARKED = `<pre class="pass-alive">${WORKED}</pre>`;
const TRUSTED = `${STRICT}; trusted-types pass-alive`;

/** The addresses of another host that a page fetches; a script from there says that it has run. */
async function foreignRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${FOREIGN}**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.attacked = true; export const loadProve = () => {};',
    });
  });
  return requests;
}

const isAttacked = (page: Page) => page.evaluate(() => 'attacked' in globalThis);

test.describe('named elements', () => {
  for (const [what, content] of [
    ['a link', `<a id="passAliveScript" href="${FOREIGN}standalone.js">a</a>`],
    [
      'two links',
      `<a id="passAliveScript" href="${FOREIGN}a.js">a</a><a id="passAliveScript" href="${FOREIGN}b.js">b</a>`,
    ],
    ['a frame', '<iframe name="passAliveScript" title="a"></iframe>'],
    ['an image', `<img name="currentScript" alt="" src="${FOREIGN}a/loader.js">`],
    ['an image with data', `<img name="currentScript" alt="" data-script="${FOREIGN}standalone.js">`],
  ] as const) {
    for (const policy of what === 'an image' ? [''] : ['', TRUSTED]) {
      test(`${what} cannot tell the loader where its script is${policy && ', under Trusted Types'}`, async ({
        page,
      }) => {
        const requests = await foreignRequests(page);
        await visitBody(page, `${content}${MARKED}<script src="../loader.js"></script>`, { script: '', policy });
        await expect(said(page.locator('pass-alive'))).toHaveText(/^Black has 5 blocks/);
        expect(await isAttacked(page)).toBe(false);
        expect(requests.filter((url) => url !== `${FOREIGN}a/loader.js`)).toEqual([]);
      });
    }
  }

  test('an image cannot tell the stand-alone script where the part that proves is, or the full page', async ({
    page,
  }) => {
    const requests = await foreignRequests(page);
    const image = `<img name="currentScript" alt="" src="${FOREIGN}a/b.png">`;
    const board = (mode: string) => `<pass-alive ${mode}><pre>${WORKED}</pre></pass-alive>`;
    await visitBody(page, `${image}${board('mode="capture"')}${board('')}<script src="../standalone.js"></script>`, {
      script: '',
    });
    await expect(said(page.locator('pass-alive').first())).toHaveText(/^White captures C \(E6\)/);
    const link = page.locator('pass-alive').last().getByRole('link', { name: 'Open in the full page' });
    await expect(link).toHaveAttribute('href', new RegExp(`^${new URL('/', page.url()).href}#`));
    expect(await isAttacked(page)).toBe(false);
    expect(requests).toEqual([`${FOREIGN}a/b.png`]);
  });

  /** Names that content gives to images, which `document` then has, and to links, which `window` has. */
  const IMAGES = [
    ...['head', 'body', 'documentElement', 'currentScript', 'readyState', 'defaultView', 'baseURI', 'activeElement'],
    ...['createElement', 'createElementNS', 'createTextNode', 'querySelector', 'querySelectorAll', 'getElementById'],
    ...['addEventListener', 'execCommand', 'adoptedStyleSheets', 'appendChild', 'contains', 'location', 'defaultView'],
  ];
  const LINKS = [
    ...['mw', 'trustedTypes', 'customElements', 'PassAliveElement', 'passAliveScript', 'passAliveSources'],
    ...['HTMLElement', 'Document', 'Reflect', 'Object', 'URL', 'CSSStyleSheet', 'ResizeObserver', 'performance'],
    ...['addEventListener', 'matchMedia', 'getComputedStyle', 'reportError', 'location', 'navigator', 'origin'],
  ];
  const CLOBBERED = [
    ...IMAGES.map((name) => `<img name="${name}" alt="">`),
    ...LINKS.map((name) => `<a id="${name}" href="https://foreign.example/">${name}</a>`),
    '<form id="mw"><input name="hook"></form>',
  ].join('');
  /** Whatever contains the board, its fields are found before its own properties. */
  const inForm = (board: string) =>
    `<form>${['matches', 'replaceChild', 'insertBefore', 'contains', 'parentNode', 'closest']
      .map((name) => `<input name="${name}">`)
      .join('')}${board}</form>`;
  const BOARD = `<pass-alive><pre>${WORKED}</pre></pass-alive>`;

  for (const [what, script, board] of [
    ['the loader', '../loader.js', MARKED],
    ['the stand-alone script', '../standalone.js', BOARD],
    ['the module', '../package/define.js', BOARD],
  ] as const) {
    test(`names do not keep ${what} from its boards`, async ({ page }) => {
      // As in a browser that does not know Trusted Types.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
      const tag = `<script src="${script}" ${script.includes('/package/') ? 'type="module"' : ''}></script>`;
      await visitBody(page, `${CLOBBERED}${inForm(board)}${tag}`, { script: '' });
      // Such a page keeps the test's own locators from working, too.
      const inside = (selector: string) =>
        page.evaluate((asked) => {
          const widget = Document.prototype.querySelector.call(document, 'pass-alive');
          return widget?.shadowRoot?.querySelector(asked)?.textContent ?? null;
        }, selector);
      await expect.poll(() => inside('.sentence')).toMatch(/^Black has 5 blocks/);
      await page.evaluate(() => {
        const widget = Document.prototype.querySelector.call(document, 'pass-alive');
        widget?.shadowRoot?.querySelector<HTMLElement>('[part~=next]')?.focus();
      });
      await page.keyboard.press('PageDown');
      await expect.poll(() => inside('.place')).toMatch(/Round 1, step 5 of 5$/);
      const own = await page.evaluate(() => typeof Reflect.get(window, 'PassAliveElement')?.define);
      expect(own).toBe(what === 'the module' ? 'undefined' : 'function');
    });
  }

  test('where names keep the part that proves from working, the steps stay, and a line says so', async ({ page }) => {
    await visitBody(page, `<img name="createTextNode" alt=""><pass-alive mode="try"><pre>${WORKED}</pre></pass-alive>`);
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
    await expect(widget.getByText('It cannot be played here')).toBeVisible();
  });
});
