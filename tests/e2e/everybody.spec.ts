import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  board,
  button,
  empty,
  expect,
  hold,
  open,
  panel,
  place,
  point,
  SLOW,
  sideways,
  tap,
  test,
  visit,
  WORKED,
} from './reader.ts';

/** Every lens of Explore. */
const LENSES = ['Steps', 'Prove', 'Eyes', 'Supports', 'Score'];

async function openAllPanels(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all as HTMLDetailsElement[]) each.open = true;
  });
}

/** Places that no other test of axe visits, each with an address and what it says once it is there. */
const PLACES: readonly (readonly [string, RegExp])[] = [
  ['', /Which black stones|Examples/],
  [`${WORKED}&open=prove.try.C.E5&place=0`, /White E5/],
];

for (const [colorScheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const) {
  test(`axe finds nothing wrong, ${colorScheme}, ${width} px`, SLOW, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Targets of at least 24 px (WCAG 2.5.8), which axe does not check unless it is asked to.
    const rules = { 'target-size': { enabled: true } };
    const found = async () => {
      // What lies below a bar is not seen: axe takes the bar's colours for its ground.
      await page.addStyleTag({ content: '.head, .board, .transport { position: static !important; }' });
      const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    await open(page);
    await openAllPanels(page);
    await button(page, 'Next round').click();
    expect(await found()).toEqual([]);
    for (const dialog of ['Open', 'Share', 'Keys and help']) {
      await button(page, dialog).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await found(), dialog).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    for (const [link, said] of PLACES) {
      await page.goto('about:blank');
      await open(page, link);
      await expect(page.getByRole('main')).toContainText(said);
      await openAllPanels(page);
      expect(await found(), link).toEqual([]);
    }
  });
}

test('the first stop of the Tab key skips to the board, and the address stays', async ({ page }) => {
  await open(page, 'rows=X.X&place=0');
  const before = page.url();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the board' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeFocused();
  expect(page.url()).toBe(before);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the first screen is the whole idea at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const parts = [
      board(page),
      page.getByText('Which black stones can never be captured?'),
      page.locator('.sentence'),
      button(page, 'Next'),
      page.locator('.frame').first(),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await sideways(page)).toBe(0);
  });
}

test('nothing goes sideways at 320 px, in any lens, with every panel open, or from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const checkered = Array(19)
    .fill('X.X.X.X.X.X.X.X.X.X/XXXXXXXXXXXXXXXXXXX')
    .join('/')
    .split('/')
    .slice(0, 19)
    .join('/');
  for (const link of ['', `rows=${checkered}&show=both&place=0`, empty(52, 2)]) {
    await open(page, link);
    await openAllPanels(page);
    expect(await sideways(page)).toBe(0);
    for (const lens of LENSES) {
      await visit(page, lens);
      await expect(page.locator('.text .stack, .text .caption, .text > p').first()).toBeVisible();
      expect(await sideways(page), `${lens} of ${link}`).toBe(0);
    }
  }
  // Nor in a low window in 3-D, where board and text are beside each other.
  await page.setViewportSize({ width: 320, height: 200 });
  await open(page, 'stones=5x5x5.AwEAAAAEAQAAAAMBAAAABAAAAAAAAAAAAA&place=0');
  expect(await sideways(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  // Nor where the document is from right to left: the page has its own direction.
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect(page.locator('.transport')).toHaveCSS('direction', 'ltr');
  expect(await sideways(page)).toBe(0);
});

test('everything is reached by the keyboard alone', async ({ page }) => {
  await open(page);
  const seen = new Set<string>();
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.getAttribute('role') ?? active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
    });
    seen.add(name);
  }
  for (const name of [
    'Play moves',
    'grid',
    'Steps of the run',
    'Next',
    'Last',
    'Both',
    'The result',
    'Explore',
    'Games',
    'Open',
    'Share',
    'Keys and help',
    'Prove',
    'Score',
  ]) {
    expect([...seen]).toContain(name);
  }
});

test('no step is animated for a reader who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await button(page, 'Last').click();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('the status line says the sentence of the step, word for word', async ({ page }) => {
  await open(page);
  await page.keyboard.press('ArrowRight');
  const status = page.getByRole('status').filter({ hasText: 'cast out' });
  await expect(status).toBeVisible();
  await expect(status).toHaveText((await page.locator('.sentence').textContent()) ?? '');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on a wide board places at once', async ({ page }) => {
    await open(page, empty(9));
    await tap(page, 'E5');
    await expect(point(page, 'E5')).toHaveAccessibleName(/black/);
  });

  test('a tap on a narrow board aims, and a second one on the same point places', async ({ page }) => {
    await open(page, empty(19));
    await tap(page, 'Q16');
    await expect(point(page, 'Q16')).toHaveAccessibleName(/empty/);
    await tap(page, 'D4');
    await tap(page, 'D5');
    const request = page.locator('.here');
    await expect(request).toHaveText('D5: tap again to play');
    await expect(page.locator('.board [aria-live]')).toHaveText('D5: tap again to play');
    // It covers no stones.
    const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
    expect((await request.boundingBox())?.y).toBeGreaterThanOrEqual(bottom(await board(page).boundingBox()));
    await tap(page, 'D5');
    await expect(point(page, 'D5')).toHaveAccessibleName(/black/);
    for (const other of ['D4', 'Q16']) await expect(point(page, other)).toHaveAccessibleName(/empty/);
  });

  test('taps step through the run', async ({ page }) => {
    await open(page);
    await button(page, 'Next').tap();
    await expect(place(page)).toHaveText(/^Round 1, step 1/);
    await page.locator('.frame').nth(2).tap();
    await expect(place(page)).toHaveText(/^Round 2/);
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a panel opened at the bottom of the window shows its first lines, ${width} px`, SLOW, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    // The height of the bar that covers the bottom.
    const bar = width < 900 ? 124 : 0;
    for (const name of ['rules', 'errata', 'race']) {
      const heading = panel(page, name).locator('summary');
      const bottom = () => heading.evaluate((element) => element.getBoundingClientRect().bottom);
      await heading.evaluate((element, covered) => {
        scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + covered);
      }, bar);
      await heading.click();
      await expect(panel(page, name).locator('.panel-body')).not.toBeEmpty();
      await expect.poll(bottom).toBeLessThanOrEqual(height - bar - 180);
      expect(await bottom()).toBeGreaterThan(0);
      await heading.click();
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours keep tools and the current round apart, ${colorScheme}`, SLOW, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await open(page);
    const style = (within: Locator, name: string) =>
      within.evaluate((element, each) => getComputedStyle(element).getPropertyValue(each), name);
    const stone = (name: string) => button(page, name).locator('circle');
    expect(await style(stone('Black'), 'fill')).toBe('rgb(0, 0, 0)');
    expect(await style(stone('White'), 'fill')).toBe('rgb(255, 255, 255)');
    for (const name of ['Black', 'White']) {
      expect(await style(stone(name), 'stroke'), name).toBe(await style(page.locator('body'), 'color'));
    }
    const [pressed, other] = [button(page, 'Play moves'), button(page, 'Erase')];
    expect(await style(pressed, 'background-color')).not.toBe(await style(other, 'background-color'));
    // The words of the current round have the colour that belongs to its ground.
    const current = page.locator('.frame[aria-current]');
    const ground = await style(current, 'background-color');
    expect(ground).toBe(await style(pressed, 'background-color'));
    for (const words of ['.frame-round', '.frame-fell']) {
      const color = await style(current.locator(words).first(), 'color');
      expect(color).toBe(await style(pressed, 'color'));
      expect(color).not.toBe(ground);
    }
  });
}

test('a dialog’s head stays where it is while its content arrives', SLOW, async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const [name, file] of [
      ['Open', 'open'],
      ['Share', 'share'],
      ['Keys and help', 'help'],
    ] as const) {
      const release = await hold(page, `**/assets/${file}-*.js`);
      await button(page, name).click();
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).first();
      const before = await close.boundingBox();
      release();
      await expect(page.getByRole('dialog').locator('p').first()).toBeVisible();
      expect(await close.boundingBox(), `${name}, ${width}`).toEqual(before);
      await page.keyboard.press('Escape');
    }
  }
});

test('on paper the lists of blocks to press are not printed', async ({ page }) => {
  for (const lens of ['prove.A', 'supports.A']) {
    await page.goto('about:blank');
    await open(page, `${WORKED}&open=${lens}`);
    const list = page.locator('.block-list');
    await expect(list).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(list).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a position that cannot be analysed keeps the panels in place', async ({ page }) => {
  await open(page, 'rows=XO./O../...');
  await expect(page.getByRole('alert')).toContainText('has no liberty');
  for (const name of ['idea', 'result', 'regions', 'algorithm', 'rules', 'race', 'errata']) {
    await expect(panel(page, name).locator('summary')).toBeVisible();
  }
  await panel(page, 'regions').locator('summary').click();
  await expect(panel(page, 'regions')).toContainText('This position can’t be analysed');
  await page.getByRole('button', { name: /^Remove the black stone/ }).click();
  await expect(panel(page, 'regions')).toHaveAttribute('open', '');
  await expect(panel(page, 'regions')).not.toContainText('This position can’t be analysed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page asks with a drawn board, and has the answer to unfold', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('img', { name: /A board of 9 × 7/ })).toBeVisible();
    await expect(page.getByText('Nothing falls.')).toBeHidden();
    await page.getByText('The answer, round by round').click();
    await expect(page.getByRole('img', { name: /Rings on block #2/ })).toBeVisible();
    await expect(page.getByText('Nothing falls.')).toBeVisible();
  });
});
