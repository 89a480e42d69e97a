import type { Page } from '@playwright/test';
import { board, expect, open, paste, SLOW, sideways, test, WORKED } from './reader.ts';

const GAME =
  '(;SZ[5]PB[Kuwahara Shusaku]PW[Inoue Gennan Inseki];B[aa];W[ba];B[cc]C[Why here?];W[ab];B[dd](;W[ee])(;W[ed]))';

/** Of windows and of phones, in CSS pixels; the first is 1280 × 1024 enlarged fourfold. */
const SIZES = [
  [320, 256],
  [568, 320],
  [667, 375],
  [720, 450],
  [844, 390],
  [390, 844],
  [1024, 600],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The widths that are tried every time. */
const OFTEN: readonly number[] = [320, 390, 844];

/** The places of the page that have a transport. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Steps: (page) => open(page, WORKED),
  Prove: (page) => open(page, `${WORKED}&open=prove.show.C.1`),
  Games: async (page) => {
    await open(page, 'open=game');
    await paste(page, GAME);
  },
};

const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

for (const [width, height] of SIZES) {
  const how = OFTEN.includes(width) ? {} : SLOW;
  test(`board and transport have their room, ${width} × ${height}`, how, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, visit] of Object.entries(PLACES)) {
      await visit(page);
      await expect(page.locator('.transport'), name).not.toBeEmpty();
      await expect.poll(() => sideways(page), name).toBe(0);
      if (width >= 568 || height >= 568) {
        await expect.poll(() => isInSight(page, '.surface'), name).toBe(true);
        await expect.poll(() => isInSight(page, '.transport'), name).toBe(true);
      }
      if (width >= 1920) {
        const { width: side } = (await board(page).boundingBox()) ?? { width: 0 };
        expect(side, name).toBeGreaterThan(620);
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => isInSight(page, '.head'), name).toBe(true);
      await page.goto('about:blank');
    }
  });
}

for (const [width, height] of [
  [568, 320],
  [667, 375],
  [844, 390],
] as const) {
  test(`beside a board of ${width} × ${height} the sentence has room for three lines`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${WORKED}&place=1.1`);
    const room = () =>
      page.evaluate(() => {
        const top = document.querySelector('.caption')?.getBoundingClientRect().top ?? 0;
        return (document.querySelector('.transport')?.getBoundingClientRect().top ?? 0) - top;
      });
    await expect.poll(room).toBeGreaterThan(80);
    await expect.poll(() => isInSight(page, '.steps .step:last-child')).toBe(true);
  });
}

/** Names of tools that are hidden, cut, or lie over that of another tool. */
const badNames = (page: Page): Promise<string[]> =>
  page.locator('.tools .tool').evaluateAll((tools) =>
    tools
      .filter((tool) => {
        const [name, button] = [tool.querySelector('.tool-name'), tool.getBoundingClientRect()];
        const box = name?.getBoundingClientRect();
        if (!name || !box || box.width < 12) return true;
        const isCut = name.scrollWidth > name.clientWidth || box.bottom > button.bottom;
        return isCut || box.left < button.left - 1 || box.right > button.right + 1 || button.width < 24;
      })
      .map((tool) => tool.textContent),
  );

test(
  'tools have their names, and the choice of colours is beside the lenses, also on a phone; the score has none',
  SLOW,
  async ({ page }) => {
    const colors = page.getByRole('group', { name: 'Show blocks of' });
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, `${WORKED}&place=0`);
      expect(await badNames(page)).toEqual([]);
      await expect(colors).toBeInViewport({ ratio: 1 });
      expect(Math.abs((await topOf('.show')) - (await topOf('.lenses')))).toBeLessThan(12);
      expect(await topOf('.show')).toBeLessThan(await topOf('.question'));
      await expect(page.locator('.question')).toBeInViewport({ ratio: 1 });
      await page.goto('about:blank');
    }
    // Where there is hardly room, the sentence comes first.
    for (const [width, height] of [
      [320, 640],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, `${WORKED}&place=0`);
      expect(await topOf('.lenses')).toBeGreaterThan(await topOf('.caption'));
      expect(await topOf('.lenses')).toBeLessThan(await topOf('.film'));
      expect(await topOf('.show')).toBeLessThan(await topOf('.question'));
      await page.goto('about:blank');
    }
    // On the smallest phone both are on the first screen.
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, `${WORKED}&place=1.1`);
    const transport = await topOf('.transport');
    expect(await badNames(page)).toEqual([]);
    await expect(colors).toBeInViewport({ ratio: 1 });
    expect((await topOf('.sentence')) + 50).toBeLessThan(transport);
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.locator('.asked')).toBeVisible();
    const { y = 0, height = 0 } = (await page.locator('.question').boundingBox()) ?? {};
    expect(y + height).toBeLessThan(await topOf('.transport'));
    await expect(colors).toBeInViewport({ ratio: 1 });
    await page.goto('about:blank');
    await open(page, `${WORKED}&open=score&place=0`);
    await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
    await expect(colors).toHaveCount(0);
  },
);

for (const [width, height] of [
  [844, 390],
  [1366, 650],
  [320, 568],
] as const) {
  const how = width === 844 ? {} : SLOW;
  test(`in 3-D nothing lies over what has the focus, ${width} × ${height}`, how, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'rows=.X./XX./...//X../.../...//.../.../...&place=0');
    await expect(page.locator('.transport')).not.toBeEmpty();
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let stop = 0; stop < 50; stop++) {
      await page.keyboard.press('Tab');
      const [name = '', isSeen] = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        const focused = document.activeElement ?? document.body;
        const { x, y, width: across, height: down } = focused.getBoundingClientRect();
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        const isThere = parts.some((right) =>
          parts.some((low) => {
            const top = document.elementFromPoint(x + across * right, y + down * low);
            return focused !== document.body && (focused.contains(top) || top?.contains(focused));
          }),
        );
        return [focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? '', isThere] as const;
      });
      seen.add(name);
      if (!isSeen) hidden.push(name);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Turn to the left', 'Rules of play', 'See inside']));
    expect(hidden).toEqual([]);
  });
}

test('the line beside the name of the page is whole, or not there', async ({ page }) => {
  await open(page, `${WORKED}&place=0`);
  const motto = page.locator('.motto');
  // The page is narrower in a low window.
  const sizes = ['1440 × 900', '1440 × 720', '1366 × 650', '1280 × 720', '1240 × 720', '390 × 844'];
  const seen: string[] = [];
  const fitting: string[] = [];
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split(' × ').map(Number);
    await page.setViewportSize({ width, height });
    if (!(await motto.isVisible())) continue;
    const { whole, gone, fits, room } = await motto.evaluate((line: HTMLElement) => {
      const box = line.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(line);
      const text = range.getBoundingClientRect();
      line.style.cssText = 'position: absolute; display: block; white-space: nowrap';
      const { width } = line.getBoundingClientRect();
      line.style.cssText = '';
      return {
        whole: text.top >= box.top - 1 && text.bottom <= box.bottom + 1 && text.right <= box.right + 1,
        gone: text.top >= box.bottom - 1,
        fits: width <= box.width,
        room: box.width / Number.parseFloat(getComputedStyle(line).fontSize),
      };
    });
    expect(whole || gone, size).toBe(true);
    // What it needs in most fonts.
    if (sizes.indexOf(size) < 4) expect(room, size).toBeGreaterThan(26);
    if (whole) seen.push(size);
    if (fits) fitting.push(size);
  }
  expect(seen).toEqual(fitting);
  expect(seen).toContain('1440 × 900');
  expect(seen).not.toContain('390 × 844');
});

test('all rooms are in sight in the head, 320 to 390 pixels wide, and colours above the sentence in 3-D', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'rows=.X./XX./...//X../.../...//.../.../...&place=0');
  await expect(page.locator('.transport')).not.toBeEmpty();
  const [colors, sentence] = await Promise.all(['.show', '.caption'].map((part) => page.locator(part).boundingBox()));
  expect((colors?.y ?? 999) + (colors?.height ?? 0)).toBeLessThanOrEqual(sentence?.y ?? 0);
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const rooms = page.locator('.head nav');
    expect(await rooms.evaluate((nav) => nav.scrollWidth - nav.clientWidth), `${width}`).toBe(0);
  }
});

test('on a phone nothing that is opened is wider than the window', SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'open=game');
  await paste(page, GAME);
  await page.locator('.chart-table summary').click();
  await expect(page.locator('.chart-table table')).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.goto('about:blank');
  await open(page, `${WORKED}&open=eyes..named`);
  const links = page.locator('.eye-gallery a');
  await expect(links.first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
  // Each is below its board and above the next.
  for (const link of (await links.all()).slice(0, 6)) await link.click({ trial: true });
});

test('a lens more makes two rows of tabs, and no wider page', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 720 });
  await open(page, 'rows=X.X/.X./...//.../.../...&place=0');
  const tabs = page.getByRole('navigation', { name: 'Lenses' });
  await expect(tabs.getByRole('link')).toHaveCount(5);
  await tabs.evaluate((nav) => {
    for (const copy of [...nav.children].slice(0, 3)) nav.append(copy.cloneNode(true));
  });
  expect(await sideways(page)).toBe(0);
});
