/** A hundred widgets on one page, and widgets that come and go. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, SLOW, test } from './reader.ts';
import { colorsOf, isDrawn, placeOf, press, said, visitBody, WORKED } from './widget.ts';

const GAME = readFileSync(new URL('../games/selfplay19.sgf', import.meta.url), 'utf8');

const hundred = (text: string, attributes = 'view="steps"') =>
  Array.from(
    { length: 100 },
    (_, index) => `<p>Number ${index}</p><pass-alive ${attributes}><pre>${text}</pre></pass-alive>`,
  ).join('\n');

/** The memory of all canvases of the page, in bytes. */
const canvasBytes = (page: Page) =>
  page.evaluate(() => {
    const canvases = [...document.querySelectorAll('pass-alive')].flatMap((widget) => [
      ...(widget.shadowRoot?.querySelectorAll('canvas') ?? []),
    ]);
    return canvases.reduce((sum, { width, height }) => sum + width * height * 4, 0);
  });

async function accessibleNodes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => !node.ignored).length;
}

test.describe('a hundred widgets', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'the nodes are counted by Chromium’s protocol');
  test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 900 } });

  for (const [name, body] of [
    ['small boards', hundred(WORKED)],
    ['ends of games on 19×19', hundred(GAME, 'color="both"')],
  ] as const) {
    test(
      `${name} share one engine and little canvas, at the start and after a walk through the page`,
      SLOW,
      async ({ page }) => {
        const wasm: string[] = [];
        page.on('request', (request) => request.url().endsWith('.wasm') && wasm.push(request.url()));
        await visitBody(page, body, { script: '../package/define.js' });
        await expect(said(page.locator('pass-alive').first())).toHaveText(/^Black has/);
        expect(await accessibleNodes(page)).toBeLessThan(3000);

        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        let most = 0;
        for (let y = 0; y < height; y += 3000) {
          await page.evaluate((top) => scrollTo(0, top), y);
          await page.waitForTimeout(40);
          most = Math.max(most, await canvasBytes(page));
        }
        expect(most).toBeGreaterThan(100_000);
        expect(most).toBeLessThan(25e6);

        const last = page.locator('pass-alive').last();
        await last.scrollIntoViewIfNeeded();
        await expect(said(last)).toHaveText(/^Black has/);
        expect(await isDrawn(last)).toBe(true);
        expect(await accessibleNodes(page)).toBeLessThan(3000);
        expect(wasm).toHaveLength(1);
      },
    );
  }

  test(
    'nothing jumps when boards take the place of their texts, or while they are stepped through',
    SLOW,
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visitBody(page, hundred(WORKED));
      const first = page.locator('pass-alive').first();
      await expect(said(first)).toHaveText(/^Black has/);
      const top = () =>
        page.getByText('Number 1', { exact: true }).evaluate((line) => line.getBoundingClientRect().top);
      const before = await top();
      for (let step = 0; step < 8; step++) await press(first, 'Next');
      expect(await top()).toBe(before);
      await page.waitForTimeout(600);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
    },
  );
});

test('a widget that has been far away comes back at its step', SLOW, async ({ page }) => {
  await visitBody(page, `${hundred(WORKED)}`);
  const first = page.locator('pass-alive').first();
  await press(first, 'Next round');
  await expect(placeOf(first)).toHaveText(/Round 1, step 5 of 5$/);
  await page.evaluate(() => {
    (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, document.body.scrollHeight);
  });
  await expect(first.locator('canvas')).toHaveCount(0);
  await expect(first.getByRole('img', { name: /^Worked example\. Go board, 6 by 6\. / })).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(placeOf(first)).toHaveText(/Round 1, step 5 of 5$/);
  expect(await isDrawn(first)).toBe(true);
});

test.describe('while the page changes', () => {
  test.beforeEach(async ({ page }) => {
    await visitBody(page, `<pass-alive view="steps"><pre>${WORKED}</pre></pass-alive><div id="elsewhere"></div>`);
    await expect(said(page.locator('pass-alive'))).toHaveText(/^Black has/);
  });

  test('every attribute acts at once, and takes its default again', async ({ page }) => {
    const widget = page.locator('pass-alive');
    const set = (name: string, value: string | null) =>
      widget.evaluate(
        (element, [key, to]) => {
          if (to === null) element.removeAttribute(key as string);
          else element.setAttribute(key as string, to as string);
        },
        [name, value] as const,
      );

    await set('round', '1');
    await expect(placeOf(widget)).toHaveText(/Round 1, step 5 of 5$/);
    await set('round', 'end');
    await expect(placeOf(widget)).toHaveText(/Round 3: nothing falls$/);
    for (const nonsense of ['-1', ' 1', 'END', '1.5e1', null]) {
      await set('round', nonsense);
      await expect(placeOf(widget)).toHaveText(/Start$/);
      await set('round', '1');
      await expect(placeOf(widget)).toHaveText(/Round 1, step 5 of 5$/);
    }
    await set('round', null);
    await expect(placeOf(widget)).toHaveText(/Start$/);

    await set('color', 'white');
    await expect(said(widget)).toHaveText('There is no white stone on the board, so there is nothing to cast out.');
    await set('color', 'both');
    await press(widget, 'White’s blocks');
    await expect(said(widget)).toHaveText(/no white stone/);
    await set('color', 'nonsense');
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);

    await set('controls', 'none');
    await expect(widget.getByRole('button')).toHaveCount(0);
    await set('controls', 'steps');
    await expect(widget.getByRole('button', { name: 'Copy as' })).toHaveCount(0);
    await expect(widget.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    await set('controls', null);
    await expect(widget.getByRole('button', { name: 'Copy as' })).toBeVisible();

    const width = () => widget.locator('.board canvas').evaluate((canvas) => canvas.getBoundingClientRect().width);
    await set('spacing', '14');
    await expect.poll(width).toBeLessThan(105);
    await set('spacing', '-5');
    await expect.poll(width).toBeGreaterThan(200);

    const colors = () => colorsOf(widget);
    await set('theme', 'dim');
    await expect.poll(colors).toContain('195,168,115');
    await set('theme', null);
    await expect.poll(colors).toContain('242,221,176');
    // A page that becomes dark, by whatever means.
    await page.evaluate(() => document.body.style.setProperty('color', 'white'));
    await expect.poll(colors).toContain('195,168,115');

    await widget.evaluate((element) => {
      element.textContent = '(;SZ[3];B[aa];W[bb];B[cc])';
      element.setAttribute('move', '1');
    });
    await expect(said(widget)).toHaveText(/^Black has 1 block/);
    await set('move', '-1');
    await expect(said(widget)).toHaveText(/^Black has 2 blocks/);
    await widget.evaluate((element) => {
      element.textContent = 'XO.\nX';
    });
    await expect(widget.locator('.message')).toHaveText(/\w/);
    await expect(widget.getByText('XO.')).toBeVisible();
    await widget.evaluate((element, text) => {
      element.textContent = text;
    }, WORKED);
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
    await expect(widget.locator('.message')).toBeEmpty();
  });

  test('it can be moved, taken away, put back and brought into another document', SLOW, async ({ page }) => {
    const widget = page.locator('pass-alive');
    await press(widget, 'Next');
    await widget.evaluate((element) => document.getElementById('elsewhere')?.append(element));
    await expect(placeOf(page.locator('#elsewhere pass-alive'))).toHaveText(/Round 1, step 1 of 5$/);
    expect(await isDrawn(widget)).toBe(true);

    await widget.evaluate(async (element) => {
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      element.setAttribute('round', '2');
      document.body.append(element);
    });
    await expect(placeOf(widget)).toHaveText(/Round 2, step \d of \d$/);

    await widget.evaluate(async (element) => {
      const frame = document.createElement('iframe');
      frame.width = frame.height = '600';
      // Firefox gives it another document when it has loaded.
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      frame.contentDocument?.body.append(element);
    });
    const inside = page.frameLocator('iframe').locator('pass-alive');
    await expect(placeOf(inside)).toHaveText(/Round 2, step \d of \d$/);
    expect(await isDrawn(inside)).toBe(true);
    await expect(inside.locator('.base')).toHaveCSS('line-height', '22.4px');
  });

  test('what the reader has put on the board stays when the element is moved', async ({ page }) => {
    const widget = page.locator('pass-alive');
    await widget.evaluate((element) => element.setAttribute('editable', ''));
    await widget.getByRole('grid').focus();
    await page.keyboard.press('Delete');
    const stones = () =>
      widget.evaluate((element) => (element as HTMLElementTagNameMap['pass-alive']).position?.stones);
    expect((await stones())?.slice(0, 6)).toBe('..X.XX');
    await widget.evaluate((element) => document.getElementById('elsewhere')?.append(element));
    await expect(said(widget)).toHaveText(/^Black has 4 blocks/);
    expect((await stones())?.slice(0, 6)).toBe('..X.XX');
    await widget.evaluate((element) => {
      element.textContent = 'X.X';
    });
    await expect.poll(stones).toBe('X.X');
  });

  test('thousands at once are made in slices, so that the page gets its turns', SLOW, async ({ page }) => {
    const made = await page.evaluate(async () => {
      const elsewhere = document.getElementById('elsewhere') as HTMLElement;
      elsewhere.innerHTML = '<pass-alive board="1x1"></pass-alive>'.repeat(5000);
      const count = () => [...elsewhere.children].filter((widget) => widget.shadowRoot).length;
      const counts = [count()];
      while ((counts.at(-1) as number) < 5000) {
        await new Promise((resolve) => setTimeout(resolve));
        counts.push(count());
      }
      return counts;
    });
    expect(made[0]).toBe(0);
    expect(made.length).toBeGreaterThan(5);
    expect(made.at(-1)).toBe(5000);
  });

  test('200 that were added and removed leave nothing behind', SLOW, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'listeners are counted by Chromium’s protocol');
    const session = await page.context().newCDPSession(page);
    const measure = async () => {
      for (let times = 0; times < 3; times++) {
        await session.send('HeapProfiler.collectGarbage');
        await page.waitForTimeout(50);
      }
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
    };
    const cycle = (times: number) =>
      page.evaluate(
        async ([count, text]) => {
          for (let index = 0; index < count; index++) {
            const widget = document.createElement('pass-alive');
            widget.textContent = text;
            document.body.prepend(widget);
            while (!widget.shadowRoot?.querySelector('canvas')) await new Promise(requestAnimationFrame);
            widget.remove();
          }
        },
        [times, WORKED] as const,
      );
    await session.send('Performance.enable');
    await cycle(20);
    const before = await measure();
    await cycle(200);
    const after = await measure();
    expect(after.listeners - before.listeners).toBeLessThan(30);
    expect(after.nodes - before.nodes).toBeLessThan(100);
    expect(after.heap - before.heap).toBeLessThan(400_000);
  });

  test('a second script and a second name do no harm', async ({ page }) => {
    await page.addScriptTag({ url: '../standalone.js' });
    await page.addScriptTag({ url: '../package/define.js', type: 'module' });
    await page.evaluate((text) => {
      const Widget = (window as unknown as { PassAliveElement: { define(tag: string): void } }).PassAliveElement;
      Widget.define('go-board');
      Widget.define('go-board');
      const board = document.createElement('go-board');
      board.setAttribute('view', 'steps');
      board.textContent = text;
      document.body.append(board);
    }, WORKED);
    await expect(said(page.locator('go-board'))).toHaveText(/^Black has/);
  });

  test('properties set before the element had its class are taken over', async ({ page }) => {
    await page.setContent('<main></main>');
    await page.evaluate((text) => {
      const early = document.createElement('pass-alive');
      Object.assign(early, { round: '1', editable: true });
      early.textContent = text;
      document.querySelector('main')?.append(early);
    }, WORKED);
    await page.addScriptTag({ url: '/standalone.js' });
    await expect(placeOf(page.locator('pass-alive'))).toHaveText(/Round 1, step 5 of 5$/);
    await expect(page.locator('pass-alive')).toHaveAttribute('editable', '');
  });
});
