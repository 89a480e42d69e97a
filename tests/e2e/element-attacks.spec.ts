/** The widget against the content of the page that it is on: named elements, foreign addresses. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, test as plain } from '@playwright/test';
import type { PassAliveElement } from '../../web/widget/element.ts';
import { expect, SLOW, test } from './reader.ts';
import { STRICT, said, visitBody, WORKED } from './widget.ts';

const FOREIGN = 'https://foreign.example/';
const MARKED = `<pre class="pass-alive" data-view="steps">${WORKED}</pre>`;
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
    await visitBody(
      page,
      `${image}${board('mode="capture"')}${board('view="steps"')}<script src="../standalone.js"></script>`,
      {
        script: '',
      },
    );
    await expect(said(page.locator('pass-alive').first())).toHaveText(/^White captures #3 \(E6\)/);
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
  /** Fields of a form around the board hide the properties of that form. */
  const inForm = (board: string) =>
    `<form>${['matches', 'replaceChild', 'insertBefore', 'contains', 'parentNode', 'closest']
      .map((name) => `<input name="${name}">`)
      .join('')}${board}</form>`;
  const BOARD = `<pass-alive view="steps"><pre>${WORKED}</pre></pass-alive>`;

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

plain.describe('the address of a text', () => {
  const GAME = '(;SZ[3]GN[A game];B[bb])';
  const SCRIPT = readFileSync(new URL('../../package/standalone.js', import.meta.url));
  const CORS = { 'access-control-allow-origin': '*' };
  let [own, foreign, third] = ['', '', ''];
  let asked: string[] = [];
  let servers: Server[] = [];
  let body = '';
  /** The bytes of an endless file that were sent, and true once it was broken off. */
  let [sent, ended] = [0, false];

  const endlessly = (response: ServerResponse) => {
    [sent, ended] = [0, false];
    const chunk = Buffer.alloc(65_536, 'X');
    const write = () => {
      while (!ended && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', write).on('close', () => {
      ended = true;
    });
    write();
  };
  const answer = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const host = `http://${headers.host}`;
    if (host !== own) asked.push(host + url);
    const to = new URL(url, host).searchParams.get('to');
    if (to) response.writeHead(302, { ...CORS, location: to }).end();
    else if (url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end(body);
    else if (url === '/standalone.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    else if (url === '/endless') endlessly(response.writeHead(200, CORS));
    else if (url === '/silent') response.writeHead(200, CORS).write('(;');
    else response.writeHead(200, CORS).end(GAME);
  };

  plain.beforeAll(async () => {
    servers = await Promise.all(
      [0, 1, 2].map(
        () =>
          new Promise<Server>((resolve) => {
            const server = createServer(answer).listen(0, '127.0.0.1', () => resolve(server));
          }),
      ),
    );
    [own, foreign, third] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`) as [
      string,
      string,
      string,
    ];
  });
  plain.afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Shows a board with this `src`; what the page's content says besides, and what its owner allows. */
  async function visitSource(page: Page, src: string, { content = '', allowed = '' } = {}) {
    asked = [];
    body = `<!doctype html><title>A page</title><link rel="icon" href="data:,">${content}
<pass-alive src="${src}">the text</pass-alive><script src="${own}/standalone.js" data-sources="${allowed}"></script>`;
    await page.goto(`${own}/page`);
    return page.locator('pass-alive');
  }

  plain('it is on the page’s own host', async ({ page }) => {
    const place = (await visitSource(page, '/game.sgf')).locator('.place');
    await expect(place).toHaveText(/^A game/);
    await expect((await visitSource(page, `/redirect?to=${own}/game.sgf`)).locator('.place')).toHaveText(/^A game/);
  });

  plain('it is on no other host: by its name, a redirect, or a base', async ({ page }) => {
    const cases: [src: string, content?: string][] = [
      [`${foreign}/game.sgf`],
      [`//${foreign.slice('http://'.length)}/game.sgf`],
      ['game.sgf', `<base href="${foreign}/">`],
      [`/redirect?to=${foreign}/game.sgf`],
      [`/redirect?to=${encodeURIComponent(`${own}/redirect?to=${foreign}/game.sgf`)}`],
      // The browser reads the host at the end of this.
      [`${own.replace('http://', 'http://own@')}@${foreign.slice('http://'.length)}/game.sgf`],
    ];
    for (const [src, content = ''] of cases) {
      const widget = await visitSource(page, src, { content });
      await expect(widget.locator('.message')).toHaveText(
        src.startsWith('/redirect')
          ? `The diagram could not be loaded from ${own}${src}.`
          : `This page allows no diagrams from ${foreign}.`,
      );
      await expect(page.getByText('the text')).toBeVisible();
      expect(asked).toEqual([]);
    }
  });

  plain('its owner may allow another host, which cannot pass it on', async ({ page }) => {
    const allowed = `https://games.example ${foreign}`;
    await expect((await visitSource(page, `${foreign}/a.sgf`, { allowed })).locator('.place')).toHaveText(/^A game/);
    const redirect = `${foreign}/redirect?to=${third}/game.sgf`;
    await expect((await visitSource(page, redirect, { allowed })).locator('.message')).toHaveText(/^The diagram could/);
    expect(asked).toEqual([redirect]);
    // Content cannot.
    const content = `<a id="passAliveSources" href="${foreign}">a</a><img name="currentScript" data-sources="${foreign}">`;
    const widget = await visitSource(page, `${foreign}/a.sgf`, { content });
    await widget.evaluate((element, origin) => element.setAttribute('data-sources', origin), foreign);
    await expect(widget.locator('.message')).toHaveText(`This page allows no diagrams from ${foreign}.`);
    expect(asked).toEqual([]);
  });

  plain('its owner may name the folders of the own host, or allow nothing', SLOW, async ({ page }) => {
    const isShown = async (src: string, allowed: string) => {
      const widget = await visitSource(page, src, { allowed });
      await expect(widget.locator('.place, .message').filter({ hasText: /\S/ }).first()).toBeVisible();
      return (await widget.locator('.place').count()) > 0;
    };
    for (const allowed of ['/files/', '/files']) {
      expect(await isShown('/files/a.sgf', allowed)).toBe(true);
      for (const src of ['/a.sgf', '/files/../a.sgf', '/files/%2e%2e/a.sgf', '/files/..%2fa.sgf', '/filesystem/a.sgf'])
        expect(await isShown(src, allowed), src).toBe(false);
      // Not by a redirect either.
      expect(await isShown(`/files/a?to=${own}/a.sgf`, allowed)).toBe(false);
      expect(await isShown(`${foreign}/a.sgf`, allowed)).toBe(false);
    }
    expect(await isShown('/a.sgf', 'none')).toBe(false);
    expect(await isShown(`${foreign}/files/a.sgf`, `/files/ ${foreign}`)).toBe(true);
    const widget = await visitSource(page, '/logout', { allowed: '/files/' });
    await expect(widget.locator('.message')).toHaveText(`This page allows no diagrams from ${own}/logout.`);
  });

  plain('six files at a time are fetched', async ({ page }) => {
    await visitSource(page, '/game.sgf');
    let [running, most, all] = [0, 0, 0];
    await page.route('**/slow*', async (route) => {
      running += 1;
      all += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
      await route.fulfill({ body: GAME });
    });
    await page.evaluate(() => {
      for (let number = 0; number < 30; number++) {
        const widget = document.createElement('pass-alive');
        widget.setAttribute('src', `/slow${number}`);
        widget.setAttribute('controls', 'none');
        widget.style.cssText = 'position: fixed; top: 0';
        document.body.append(widget);
      }
    });
    await expect.poll(() => all).toBe(30);
    expect(most).toBeLessThanOrEqual(6);
  });

  plain('a file without an end is broken off', async ({ page }) => {
    const widget = await visitSource(page, '/endless');
    await expect(widget.locator('.message')).toHaveText('The text is longer than 1 MB, the most that is shown here.');
    await expect.poll(() => ended).toBe(true);
    // The buffers between the two take some bytes that are not read.
    expect(sent).toBeLessThan(20e6);
  });

  plain('a file that does not come is waited for no longer than twenty seconds', async ({ page }) => {
    await page.clock.install();
    const widget = await visitSource(page, '/silent');
    const message = widget.locator('.message');
    await page.clock.runFor(19_000);
    await expect(message).toBeEmpty();
    await page.clock.runFor(2_000);
    await expect(message).toHaveText(`The diagram did not arrive in time from ${own}/silent.`);
  });
});

test('a colour that content sets is no address', async ({ page }) => {
  const requests = await foreignRequests(page);
  const names = ['paper', 'accent', 'on-accent', 'ink', 'lit', 'line', 'font'];
  const style = names.map((name) => `--pass-alive-${name}:url(${FOREIGN}${name}.png)`).join(';');
  const modes = [
    'view="steps"',
    'view="steps" theme="pale"',
    'mode="capture"',
    'controls="full"',
    'controls="full" theme="dim"',
  ];
  await visitBody(
    page,
    modes.map((mode) => `<pass-alive ${mode} style="${style}"><pre>${WORKED}</pre></pass-alive>`).join(''),
  );
  for (let index = 0; index < modes.length; index++) {
    const widget = page.locator('pass-alive').nth(index);
    await widget.scrollIntoViewIfNeeded();
    await expect(said(widget)).toHaveText(/\S/);
  }
  const first = page.locator('pass-alive').first();
  await first.scrollIntoViewIfNeeded();
  await first.getByRole('button', { name: 'Next', exact: true }).hover();
  expect(requests).toEqual([]);
});

test('what the widget keeps for itself is not the page’s to set', async ({ page }) => {
  const heights = async (style: string) => {
    await visitBody(
      page,
      `<style>${style}</style><pass-alive view="steps"><pre>${WORKED}</pre></pass-alive><pass-alive>no board</pass-alive>`,
    );
    await expect(said(page.locator('pass-alive').first())).toHaveText(/\S/);
    await expect(page.locator('pass-alive').last().locator('.message')).toHaveText(/\S/);
    const measured = () =>
      page.locator('pass-alive').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    // Until nothing is laid out any more.
    let heights: number[] = [];
    await expect
      .poll(async () => {
        const before = heights;
        heights = await measured();
        return heights.length > 0 && heights.join() === before.join();
      })
      .toBe(true);
    return heights;
  };
  const own = await heights('');
  const names = ['kept', 'room', 'wide', 'ratio', 'width', 'height', 'accent', 'tint'];
  const foreign = names.map((name) => `--${name}: 9000px !important`).join(';');
  expect(await heights(`:root, pass-alive { ${foreign} }`)).toEqual(own);
  await page.addStyleTag({ content: 'pass-alive { writing-mode: vertical-rl }' });
  const next = page.locator('pass-alive').first().getByRole('button', { name: 'Next', exact: true });
  const { width = 0, height = 1 } = (await next.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(height);
});

test('a click on a board does nothing else on the page around it', async ({ page }) => {
  const board = `<pass-alive editable><pre>${WORKED}</pre></pass-alive>`;
  await visitBody(page, `<label><input type="checkbox">${board}</label><a href="#elsewhere">${board}</a>`);
  for (const widget of await page.locator('pass-alive').all()) {
    await expect(said(widget)).toHaveText(/\S/);
    const before = await said(widget).textContent();
    await widget.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(said(widget)).not.toHaveText(before ?? '');
    await widget.locator('canvas').first().click();
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(new URL(page.url()).hash).toBe('');
});

test('a shadow root that content declares is not in the way', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const declared = (mode: string) =>
    `<pass-alive view="steps"><template shadowrootmode="${mode}">foreign</template><pre>${WORKED}</pre></pass-alive>`;
  const body = `${declared('closed')}${declared('open')}<pass-alive view="steps"><pre>${WORKED}</pre></pass-alive>`;
  await visitBody(page, `${body}<script src="../standalone.js"></script>`, { script: '' });
  for (const widget of await page.locator('pass-alive').all()) {
    await widget.scrollIntoViewIfNeeded();
    // The root that was closed stays closed to the test.
    await expect.poll(() => widget.evaluate((element) => (element as PassAliveElement).position?.columns)).toBe(6);
    const { height = 0 } = (await widget.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(300);
  }
  expect(errors).toEqual([]);
});

test('the loader hands on what its owner allows', async ({ page }) => {
  await page.route(`${FOREIGN}**`, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '(;SZ[3]GN[A game];B[bb])' }),
  );
  const marked = `<div class="pass-alive" data-src="${FOREIGN}game.sgf">a game</div>`;
  const tag = `<script src="../loader.js" data-sources="${FOREIGN.slice(0, -1)}"></script>`;
  await visitBody(page, `${marked}${tag}`, { script: '' });
  await expect(page.locator('pass-alive .place')).toHaveText(/^A game/);
});

test('a link of a diagram leads where the owner says, or to a full address of the web', async ({ page }) => {
  const targets = [
    ...[
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'blob:x',
      '//foreign.example/',
    ],
    ...[
      '\\\\foreign.example',
      '/\\foreign.example',
      '../../x',
      '?a=b',
      '#x',
      '"><img src=x onerror=alert(1)>',
      '$1',
      '\u202e',
    ],
  ];
  const letters = [...'abcdefghijklmn'];
  const rows = `$$ A title\n$$ | ${letters.join(' ')} |\n$$ | ${letters.map(() => '.').join(' ')} |`;
  const diagram = `${rows}\n${targets.map((target, index) => `$$ [${letters[index]}|${target}]`).join('\n')}`;
  const clobbered = `<base href="${FOREIGN}"><a id="passAliveLinks" href="${FOREIGN}">a</a>`;
  const marked = (attributes: string) =>
    `<div class="pass-alive" ${attributes}><pre>${diagram.replaceAll('<', '&lt;')}</pre></div>`;
  const hrefs = async (owner: string) => {
    const own = `http://${new URL(page.url()).host}`;
    const tag = `<script src="${own}/loader.js" ${owner}></script>`;
    await visitBody(page, `${clobbered}${marked(`data-links="${FOREIGN}$1"`)}${tag}`, { script: '' });
    await expect(page.locator('pass-alive .place')).toHaveText(/^A title/);
    return page
      .locator('pass-alive .links a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  };
  await page.goto('/');
  expect(await hrefs('')).toEqual([]);
  const found = await hrefs('data-links="/wiki/$1"');
  expect(found).toHaveLength(targets.length);
  for (const href of found) {
    expect(new URL(href).origin).toBe(new URL(page.url()).origin);
    expect(new URL(href).pathname).toMatch(/^\/wiki\/[^/]*$/);
  }
});

test('a part of a board is two points of it, or all of it', SLOW, async ({ page }) => {
  const words = [
    '',
    'drawn',
    'none',
    'A1',
    'A1 Z99',
    'A1 B2 C3',
    '1e308 NaN',
    '__proto__ A1',
    'A1:B2',
    `${'A'.repeat(1e5)}1 A1`,
  ];
  await visitBody(
    page,
    words.map((crop) => `<pass-alive view="steps" crop="${crop}"><pre>${WORKED}</pre></pass-alive>`).join(''),
  );
  for (const widget of await page.locator('pass-alive').all()) {
    await widget.scrollIntoViewIfNeeded();
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
  }
});

test('any number of boards in one element leaves the page its turns', SLOW, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) });
    }).observe({ type: 'longtask' });
  });
  for (const text of ['(;)'.repeat(330_000), '(;SZ[99])'.repeat(100_000), 'X\n\n'.repeat(300_000)]) {
    await visitBody(page, `<pass-alive>${text}</pass-alive>`);
    const widget = page.locator('pass-alive');
    await expect(widget.locator('.items span, .message').filter({ hasText: /\S/ }).first()).toHaveText(
      /more than|52 points/,
    );
    expect(await page.evaluate(() => Reflect.get(window, 'longest'))).toBeLessThan(1500);
  }
});

test('a link to a frame cannot lend its host’s name to another one', async ({ page }) => {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const rows = 'rows=X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX';
  const link = page.getByRole('link', { name: 'Open in the full page' });
  for (const [asked, shown] of [
    [`${FOREIGN}go/`, '/'],
    ['//foreign.example/go/', '/'],
    ['/other/', '/other/'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/embed.html#${rows}&view=steps&page=${encodeURIComponent(asked)}`);
    await expect(link).toHaveAttribute('href', new RegExp(`^${new URL(shown, page.url()).href}#`));
  }
});

test('marks of direction in a title or a warning turn nothing around it', SLOW, async ({ page }) => {
  // The second closes what a browser has opened around it.
  for (const mark of ['\u202e', '\u2069\u202e', '\u2067', '\u2069\u2067']) {
    const game = `(;SZ[3]GN[${mark}A game];B[bb];B[bb])`;
    await visitBody(
      page,
      `<pass-alive view="steps">${game}</pass-alive><pass-alive mode="capture">${game}</pass-alive>`,
    );
    const widget = page.locator('pass-alive').first();
    await expect(said(widget)).toHaveText(/^Black has 1 block/);
    await widget.getByRole('button', { name: 'As a table' }).click();
    /** True if the last words of an element follow each other from left to right. */
    const runsOn = (selector: string) =>
      widget.locator(selector).evaluate((element) => {
        const text = element.lastChild as Text;
        const range = document.createRange();
        const at = (index: number) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        };
        return at(1) < at(3);
      });
    expect(await runsOn('p.place')).toBe(true);
    expect(await runsOn('.table p')).toBe(true);
    await expect(widget.locator('.notes p > bdi')).toHaveCSS('display', 'inline-block');
    await expect(page.locator('pass-alive').last().locator('b.place > bdi')).toHaveCSS('display', 'inline-block');
  }
});

test.describe('games', () => {
  const HOSTILE = '<img src=x onerror="globalThis.attacked=1"><b>bold</b>';

  test('no text of a record becomes markup', async ({ page }) => {
    const text = HOSTILE.replaceAll(']', '');
    const names = ['PB', 'PW', 'BR', 'BT', 'RE', 'KM', 'GN', 'EV', 'SO', 'GC', 'C'].map((name) => `${name}[${text}]`);
    const escaped = `(;SZ[9]${names.join('')};B[cc]C[${text}]LB[aa:${text}](;W[dd])(;W[ee]))`
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;');
    await visitBody(page, `<pass-alive><pre>${escaped}</pre></pass-alive>`);
    const widget = page.locator('pass-alive');
    await widget.getByRole('button', { name: 'Next' }).click();
    await expect(widget.locator('.game-comment').first()).toHaveText(text);
    await expect(widget.locator('.players')).toContainText(text);
    await expect(widget.locator('.facts')).toContainText(text);
    expect(await widget.locator('img, b b').count()).toBe(0);
    expect(await isAttacked(page)).toBe(false);
  });

  test('content cannot name the script of games, or hand over another one', async ({ page }) => {
    const requests = await foreignRequests(page);
    const content = `<img name="currentScript" alt="" src="${FOREIGN}a/b.js"><a id="pass-alive.games" href="${FOREIGN}">a</a>
      <a id="games" href="${FOREIGN}games.js">a</a><img name="head" alt="">`;
    const game = '<pass-alive><pre>(;SZ[9];B[cc])</pre></pass-alive>';
    await visitBody(page, `${content}${game}<script src="../standalone.js"></script>`, { script: '' });
    await page.locator('pass-alive').getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('.game-move')).toHaveText('Move 1, Black C7.');
    expect(await isAttacked(page)).toBe(false);
    expect(requests.filter((url) => !url.endsWith('a/b.js'))).toEqual([]);
  });

  test('content cannot name the script of the menu, or hand over another one', async ({ page }) => {
    const requests = await foreignRequests(page);
    const content = `<img name="currentScript" alt="" src="${FOREIGN}a/b.js"><a id="pass-alive.menu" href="${FOREIGN}">a</a>
      <a id="menu" href="${FOREIGN}menu.js">a</a><img name="head" alt=""><base href="${FOREIGN}">`;
    const board = `<pass-alive view="steps"><pre>${WORKED}</pre></pass-alive>`;
    await visitBody(page, `<script src="../standalone.js"></script>${content}${board}`, { script: '' });
    await page.locator('pass-alive').getByRole('button', { name: 'As a table' }).click();
    await expect(page.locator('.table th').first()).toBeVisible();
    expect(await isAttacked(page)).toBe(false);
    expect(requests.filter((url) => !url.endsWith('a/b.js'))).toEqual([]);
  });

  test('where content hides what Preact needs, the position stays still', async ({ page }) => {
    await visitBody(page, '<img name="createElement" alt=""><pass-alive><pre>(;SZ[9];B[cc])</pre></pass-alive>');
    const widget = page.locator('pass-alive');
    await expect(widget.locator('.notes')).toHaveText(/^The moves cannot be played here/);
    await expect(widget.locator('canvas')).toBeVisible();
  });

  for (const [what, text, moves] of [
    ['branches', `(;SZ[9];B[aa]${'(;W[bb])'.repeat(100_000)})`, 2],
    ['moves', `(;SZ[9]${';B[aa];W[bb]'.repeat(40_000)})`, 80_000],
    ['depth', `(;SZ[9]${'(;B[aa]'.repeat(60_000)}${')'.repeat(60_000)})`, 60_000],
    ['characters of comment', `(;SZ[9]C[${'c '.repeat(400_000)}];B[aa])`, 1],
    ['names', `(;SZ[9]PB[${'b'.repeat(400_000)}]GN[${'n'.repeat(400_000)}];B[aa])`, 1],
  ] as const) {
    test(`a game of very many ${what} can be gone through`, SLOW, async ({ page }) => {
      await visitBody(page, `<pass-alive><pre>${text}</pre></pass-alive>`);
      const widget = page.locator('pass-alive');
      await expect(widget.getByRole('button', { name: 'Next' })).toBeVisible();
      const took = await widget.evaluate(async (element) => {
        const game = element as PassAliveElement;
        await game.ready;
        const start = performance.now();
        await game.next();
        await game.last();
        return performance.now() - start;
      });
      expect(took).toBeLessThan(2000);
      await expect(widget.locator('.game-move')).toHaveText(new RegExp(`^Move ${moves.toLocaleString('en')}, `));
      const height = await widget.evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThan(4000);
    });
  }
});

test('no size of stones that content asks for leaves the bounds, fetches or stops a board', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const requests = await foreignRequests(page);
  const sizes = ['-5', '1e308', '-1e308', 'NaN', 'Infinity', '0', '0x10', 'var(--x)', `url(${FOREIGN}a.png)`];
  const most = `"${'\\a '.repeat(50_000)}"`;
  const board = `<pass-alive view="steps"><pre>${WORKED}</pre></pass-alive>`;
  await visitBody(
    page,
    [...sizes, most].map((size) => `<div style='--pass-alive-stone-size: ${size}'>${board}</div>`).join(''),
  );
  for (const widget of await page.locator('pass-alive').all()) {
    await widget.scrollIntoViewIfNeeded();
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
    const svg = await widget.evaluate((element) => (element as PassAliveElement).toSVG());
    const radii = [...svg.matchAll(/<circle[^>]* r="(-?[^"]+)"/g)].map(([, radius]) => Number(radius));
    expect(radii.length).toBeGreaterThan(20);
    for (const radius of radii) expect(radius > 0 && radius <= 50).toBe(true);
  }
  expect(errors).toEqual([]);
  expect(requests).toEqual([]);
});

test('a question about hundreds of groups keeps the page free, is bounded, and ends with its element', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const rows = Array.from({ length: 37 }, (_, row) => (row % 2 ? '.'.repeat(37) : 'X.O.'.repeat(10).slice(0, 37)));
  const title = '<img src=x onerror="globalThis.attacked = true">';
  await visitBody(page, `<pass-alive quiz mode="eyes"><pre></pre></pass-alive>`);
  const widget = page.locator('pass-alive');
  await widget.evaluate(
    (element, text) => (element as PassAliveElement).load(text),
    [`$$ ${title}`, ...rows.map((row) => `$$ | ${[...row].join(' ')} |`)].join('\n'),
  );
  await expect(widget.locator('canvas').first()).toBeVisible();
  // The page answers while the groups are solved.
  for (let turn = 0; turn < 5; turn++) expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await expect(widget.locator('.question, .eyes-said').first()).toBeVisible({ timeout: 50_000 });
  expect(await isAttacked(page)).toBe(false);
  await widget.evaluate((element) => {
    element.setAttribute('color', 'white');
    element.remove();
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(errors).toEqual([]);
});

test('the whole game as SGF takes no longer than its text, is text only, and ends where its tree ends', async ({
  page,
}) => {
  await visitBody(page, '<pass-alive></pass-alive>');
  const widget = page.locator('pass-alive');
  const written = (text: string) =>
    widget.evaluate(async (element, text) => {
      await (element as PassAliveElement).load(text);
      return (element as PassAliveElement).toText('sgf');
    }, text);
  // A hundred thousand brackets, and as many properties that look like the name of an encoding.
  const deep = `(;SZ[9]${'(;B[aa]'.repeat(50_000)}${')'.repeat(50_000)})`;
  expect(await written(deep)).toBe(deep);
  const named = `(;SZ[9]C[${'CA[x '.repeat(100_000)}];B[aa])`;
  expect(await written(named)).toBe(named);
  const markup = '(;SZ[9]C[<img src=x onerror="globalThis.attacked = true">]CA[<b>];B[aa])';
  expect(await written(`${markup}<script>`)).toBe(markup.replace('CA[<b>]', 'CA[UTF-8]'));
  expect(await isAttacked(page)).toBe(false);
});
