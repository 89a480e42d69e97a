/** The widget where its page can do little: in a frame, and on a wiki. */
import { type Page, test as plain } from '@playwright/test';
import { ROOT } from '../../playwright.config.ts';
import { expect, test } from './reader.ts';
import { colorsOf, isDrawn, placeOf, press, STRICT, said, serve, visit, visitBody, WORKED } from './widget.ts';

/** The requests of a page. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

test.describe('in a frame', () => {
  test('the board is as high as it needs, and works without the rights of an origin', async ({ page }) => {
    await visit(page, 'frame.html');
    const frame = page.frameLocator('iframe');
    const widget = frame.locator('pass-alive');
    await expect(placeOf(widget)).toHaveText(/^Round 1, step 5 of 5$/);
    expect(await isDrawn(widget)).toBe(true);
    const height = await widget.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
    expect(height).toBeGreaterThan(300);
    await expect(page.locator('iframe')).toHaveCSS('height', `${height}px`);
    await press(widget, 'Next');
    await expect(placeOf(widget)).toHaveText(/^Round 2, step 1/);
  });

  test('its link opens the full page at the same place', async ({ page, context }) => {
    await visit(page, 'frame.html');
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Open in the full page' });
    const opened = context.waitForEvent('page');
    await link.click();
    const full = await opened;
    await expect(full.locator('.place')).toHaveText('Round 1, step 5 of 5');
    expect(full.url().startsWith(ROOT)).toBe(true);
  });

  // The browser says on the console what it does not allow.
  plain('with no right but scripts, link and copy become text that can be selected', async ({ page }) => {
    await visit(page, 'frame.html');
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = frame.src.replace('round=1', 'round=2');
      frame.replaceWith(frame.cloneNode());
    });
    const widget = page.frameLocator('iframe').locator('pass-alive');
    await expect(placeOf(widget)).toHaveText(/^Round 2/);
    const text = widget.locator('textarea');
    await widget.getByRole('link', { name: 'Open in the full page' }).click();
    await expect(text).toHaveValue(/#rows=X\.X\.XX.*&place=2\.\d$/);
    await expect(text).toBeFocused();
    await press(widget, 'Copy as');
    await press(widget, 'SGF');
    await expect(text).toHaveValue(/^\(;.*SZ\[6\]/s);
    expect(
      await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart === area.value.length),
    ).toBe(true);
  });
});

test('a frame is light unless it is told otherwise', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const rows = 'rows=X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX';
  for (const [theme, board] of [
    ['', '242,221,176'],
    ['&theme=dim', '195,168,115'],
    ['&theme=auto', '195,168,115'],
    ['&theme=pale', '242,221,176'],
  ]) {
    await page.goto(`${ROOT}embed.html#${rows}&view=steps${theme}`);
    const widget = page.locator('pass-alive');
    await expect(said(widget)).toHaveText(/^Black has/);
    await expect.poll(() => colorsOf(widget)).toContain(board);
  }
});

test.describe('on a wiki', () => {
  test('the loader makes boards of marked texts, with one script for all of them', async ({ page }) => {
    const requests = requestsOf(page);
    await visit(page, 'wiki.html');
    const [diagram, rows] = [page.locator('pass-alive').first(), page.locator('pass-alive').last()];
    await expect(placeOf(diagram)).toHaveText('Worked example Round 1, step 5 of 5');
    await expect(rows.getByRole('img', { name: /^Go board, 5 by 5\. Black has 1 block/ })).toBeVisible();
    expect(await isDrawn(rows)).toBe(true);
    expect(requests.filter((path) => /\.(js|wasm)$/.test(path))).toEqual(['/loader.js', '/standalone.js', '/menu.js']);
  });

  test('a marked text inside another makes one board', async ({ page }) => {
    const nested = `<div class="pass-alive" data-round="1"><pre class="pass-alive">${WORKED}</pre></div>`;
    await visitBody(page, nested, { script: '../loader.js' });
    await expect(placeOf(page.locator('pass-alive'))).toHaveText('Worked example Round 1, step 5 of 5');
    await expect(page.locator('pass-alive')).toHaveCount(1);
  });

  test('a page without a board fetches nothing but the loader', async ({ page }) => {
    const requests = requestsOf(page);
    await visitBody(page, '<pre>$$ no board</pre>', { script: '../loader.js' });
    await page.waitForTimeout(300);
    expect(requests).toEqual(['/pages/body', '/loader.js']);
  });

  test('the loader works under a strict policy with its one named Trusted Types policy', async ({ page }) => {
    await visitBody(page, `<pre class="pass-alive" data-view="steps">${WORKED}</pre>`, {
      script: '../loader.js',
      policy: `${STRICT}; trusted-types pass-alive`,
    });
    await expect(said(page.locator('pass-alive'))).toHaveText(/^Black has 5 blocks/);
  });

  test('MediaWiki’s previews are upgraded when its hook says so', async ({ page }) => {
    await page.addInitScript(() => {
      const listeners: ((content: Element[]) => void)[] = [];
      const hook = { add: (listener: (content: Element[]) => void) => listeners.push(listener) };
      const fire = (content: Element) => {
        for (const listener of listeners) listener([content]);
      };
      Object.assign(window, { mw: { hook: () => hook }, fire });
    });
    await visitBody(page, '<div id="preview"></div>', { script: '../loader.js' });
    await page.evaluate((text) => {
      const preview = document.getElementById('preview') as HTMLElement;
      const pre = document.createElement('pre');
      pre.className = 'pass-alive';
      pre.dataset.view = 'steps';
      pre.textContent = text;
      preview.append(pre);
      (window as unknown as { fire(content: Element): void }).fire(preview);
    }, WORKED);
    await expect(said(page.locator('pass-alive'))).toHaveText(/^Black has 5 blocks/);
  });

  test('a script at another address is taken from there', async ({ page }) => {
    await serve(page);
    const requests = requestsOf(page);
    await page.addInitScript(() => Object.assign(window, { passAliveScript: '/package/standalone.js' }));
    await visit(page, 'wiki.html');
    await expect(said(page.locator('pass-alive').first())).toHaveText(/\w/);
    expect(requests).toContain('/package/standalone.js');
  });
});
