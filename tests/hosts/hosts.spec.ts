/** The widget in real wikis, read by mouse and by keyboard. */
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ROOT, serve } from '../packaging/project.ts';

const SITES = join(ROOT, 'target', 'hosts');
const WIKI = '/index.php?title=Ten_diagrams';
const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** A screenshot of the whole page, as nobody sees it: with every board in sight. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  for (const board of await page.locator('pass-alive canvas').all()) await expect(board).toBeVisible();
  await page.screenshot({ path: join(SITES, 'shots', `${name}.png`) });
}

/** Opens a page; what its console complains of, what it fetched, and its policy. */
async function visit(page: Page, url: string) {
  const faults: string[] = [];
  const fetched: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (request.url().includes('/pass-alive/')) fetched.push(new URL(request.url()).pathname);
  });
  const response = await page.goto(url);
  return { faults, fetched, policy: response?.headers()['content-security-policy'] ?? '' };
}

const place = (widget: Locator) => widget.locator('.place');

/** Reads the boards on the page as somebody would who scrolls through it, and steps with the mouse. */
async function readByMouse(page: Page, count: number, others = 0): Promise<void> {
  const widgets = page.locator('pass-alive');
  await expect(widgets).toHaveCount(count + others);
  for (const widget of (await widgets.all()).slice(0, count)) {
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('.board canvas')).toBeVisible();
    const before = await place(widget).textContent();
    const next = widget.locator('[part~=next]');
    const isLast = (await next.getAttribute('aria-disabled')) === 'true';
    await (isLast ? widget.locator('[title*="(Home)"]') : next).click();
    await expect(place(widget)).not.toHaveText(before ?? '');
    await expect(widget.locator('.sentence')).toContainText(/\w{3}/);
  }
}

/** Steps through the first board with keys, and leaves it again. */
async function readByKeyboard(page: Page): Promise<void> {
  const widget = page.locator('pass-alive').first();
  await widget.scrollIntoViewIfNeeded();
  await widget.locator('[part~=next]').focus();
  // A plain diagram goes to its steps.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  const start = await place(widget).textContent();
  await page.keyboard.press('ArrowRight');
  await expect(place(widget)).not.toHaveText(start ?? '');
  await page.keyboard.press('Home');
  await expect(place(widget)).toHaveText(start ?? '');
  await page.keyboard.press('End');
  await expect(place(widget)).not.toHaveText(start ?? '');
  const isInside = () => page.evaluate(() => document.activeElement === document.querySelector('pass-alive'));
  expect(await isInside()).toBe(true);
  for (let press = 0; press < 60 && (await isInside()); press++) await page.keyboard.press('Tab');
  expect(await isInside()).toBe(false);
}

for (const { port, shot, name } of [
  { port: 8741, shot: 'mediawiki-site-script', name: 'MediaWiki, the loader in MediaWiki:Common.js' },
  { port: 8742, shot: 'mediawiki-gadget', name: 'MediaWiki, the loader as a gadget' },
  { port: 8744, shot: 'mediawiki-tight-policy', name: "MediaWiki without 'unsafe-eval', with 'wasm-unsafe-eval'" },
]) {
  test(name, async ({ page }) => {
    const { faults, fetched, policy } = await visit(page, `http://127.0.0.1:${port}${WIKI}`);
    expect(policy).toContain('script-src');
    expect(policy.includes("'unsafe-eval'")).toBe(port !== 8744);
    await readByMouse(page, 10);
    await readByKeyboard(page);
    expect(fetched.filter((path) => path.endsWith('standalone.js'))).toHaveLength(1);
    expect(faults).toEqual([]);
    const link = page.locator('pass-alive').first().getByRole('link', { name: 'Open in the full page' });
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
    await shoot(page, shot);
  });
}

test('MediaWiki whose policy allows no WebAssembly: the text stays, and a line says what is missing', async ({
  page,
}) => {
  await visit(page, `http://127.0.0.1:8743${WIKI}`);
  const widgets = page.locator('pass-alive');
  await expect(widgets).toHaveCount(10);
  for (const widget of await widgets.all()) {
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('pre')).toBeVisible();
    await expect(widget.locator('.message')).toContainText(/WebAssembly/);
  }
  await shoot(page, 'mediawiki-without-wasm');
});

test('MediaWiki on a page without a board fetches the loader and no more', async ({ page }) => {
  const { fetched, faults } = await visit(page, 'http://127.0.0.1:8741/index.php?title=Main_Page');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual(['/pass-alive/loader.js']);
  expect(faults).toEqual([]);
});

test('MediaWiki: a preview that comes later has boards too', async ({ page }) => {
  const { faults } = await visit(page, 'http://127.0.0.1:8741/index.php?title=Main_Page');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const preview = document.createElement('div');
    preview.append(Object.assign(document.createElement('pre'), { className: 'pass-alive', textContent: '.X.X.' }));
    document.querySelector('#mw-content-text')?.prepend(preview);
    const { mw, jQuery } = window as unknown as {
      mw: { hook(name: string): { fire(content: unknown): void } };
      jQuery(element: Element): unknown;
    };
    mw.hook('wikipage.content').fire(jQuery(preview));
  });
  await readByMouse(page, 1);
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('MediaWiki shows the diagrams', async ({ page }) => {
    await page.goto(`http://127.0.0.1:8741${WIKI}`);
    await expect(page.locator('pre', { hasText: '$$B' })).toHaveCount(10);
    await shoot(page, 'mediawiki-without-javascript');
  });
});

test('DokuWiki, the loader in conf/userscript.js', async ({ page }) => {
  const { faults, fetched } = await visit(page, 'http://127.0.0.1:8745/doku.php?id=ten');
  await readByMouse(page, 10);
  await readByKeyboard(page);
  expect(fetched.filter((path) => path.endsWith('standalone.js'))).toHaveLength(1);
  expect(faults).toEqual([]);
  await shoot(page, 'dokuwiki');
});

for (const { port, path, shot, name } of [
  { port: 8746, path: '/index.php?title=Tags', shot: 'mediawiki-tag', name: 'MediaWiki' },
  { port: 8747, path: '/doku.php?id=tags', shot: 'dokuwiki-tag', name: 'DokuWiki' },
]) {
  test(`${name}: the tag makes boards, and nothing that is written in it is markup`, async ({ page }) => {
    const { faults, fetched } = await visit(page, `http://127.0.0.1:${port}${path}`);
    await readByMouse(page, 10, 4);
    await readByKeyboard(page);
    expect(fetched.filter((path) => path.endsWith('standalone.js'))).toHaveLength(1);

    const linked = page.locator('pass-alive').nth(10);
    await linked.scrollIntoViewIfNeeded();
    await expect(linked.locator('.board canvas')).toBeVisible();
    const href = await linked.locator('a[href*="Main"]').first().getAttribute('href');
    expect(href).toMatch(/^http:\/\/[^/]*\/(index\.php\/|doku\.php\?id=)Main%20Page$/);
    const still = page.locator('pass-alive').nth(11);
    await still.scrollIntoViewIfNeeded();
    await expect(still.locator('.board canvas')).toBeVisible();

    const attacked = page.locator('pass-alive').nth(12);
    await attacked.scrollIntoViewIfNeeded();
    await expect(attacked.locator('pre')).toContainText('<img src=x onerror="owned=1">');
    const owned = await page.evaluate(() => ({
      ran: 'owned' in window,
      bad: [...document.querySelectorAll('img[src="x"], [data-mw^="{"], .pass-alive-text [style], .pass-alive-text a')]
        .concat(
          [...document.querySelectorAll('pass-alive, pass-alive *')].filter((part) =>
            part.getAttributeNames().some((attribute) => attribute.startsWith('on')),
          ),
        )
        .map((part) => part.outerHTML),
    }));
    expect(owned).toEqual({ ran: false, bad: [] });
    expect(faults).toEqual([]);
    await shoot(page, shot);
  });
}

test('a page like those of an old wiki, under a strict policy', async ({ page }) => {
  const { url, server } = await serve(join(SITES, 'plain'), STRICT);
  const { faults, policy } = await visit(page, url);
  expect(policy).toBe(STRICT);
  await readByMouse(page, 3);
  await readByKeyboard(page);
  expect(faults).toEqual([]);
  await shoot(page, 'plain');
  server.close();
});
