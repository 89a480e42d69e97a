import { test as base, expect, type Locator, type Page } from '@playwright/test';
import * as examples from '../../web/locales/compiled/en/examples.ts';
import file from '../../web/scenes/examples.json' with { type: 'json' };
import { messageName } from '../../web/scenes/words.ts';

/** A reader of the page: every test ends without a console message, a failed request or an uncaught error. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context, page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('requestfailed', (request) => {
        // A reload breaks off what was still on its way.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
      // The next test has the same window. (After a failure it has a new one.)
      await context.clearPermissions();
    },
    { auto: true },
  ],
});

export { expect };

/**
 * What says of a test that it is left to `npm run test:slow`, before a release: a walk through many boards, languages,
 * looks or broken parts, of which another test takes some, or one whose parts have tests of their own below the page.
 */
export const SLOW = { tag: '@slow' };

/** In the page: a reader who saves data, to whom nothing is fetched ahead. */
export const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/** Opens the page with what a link says after `#`, the worked example by default, for a reader who saves data: nothing is fetched ahead. */
export async function open(page: Page, link = WORKED): Promise<void> {
  await page.addInitScript(saveData);
  await page.goto(`./#${link}`);
  // In a low window the room 3-D shows the solid alone.
  await expect(board(page).or(page.getByRole('application')).first()).toBeVisible();
}

/** The board of the page for a screen reader: a grid with a row of cells for each line. */
export const board = (page: Page): Locator => page.getByRole('grid');

/** The point with this name, such as `C3`, whatever is there. */
export const point = (page: Page, name: string): Locator =>
  board(page).getByRole('gridcell', { name: new RegExp(`^${name}:`) });

/** The sentence of the step. */
export const sentence = (page: Page): Locator => page.locator('.sentence');

/** The reader's place in the run. */
export const place = (page: Page): Locator => page.locator('.place');

/** The link to a room. */
export const room = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name, exact: true });

/** The tab of a lens. */
export const tab = (page: Page, lens: string): Locator =>
  page.getByRole('navigation', { name: 'Lenses' }).getByRole('link', { name: lens, exact: true });

/** Goes to a lens by the keyboard. */
export const visit = (page: Page, lens: string): Promise<void> => tab(page, lens).press('Enter');

/** A panel of the lens Steps. */
export const panel = (page: Page, name: string): Locator => page.locator(`#${name}`);

/** Opens a panel of the lens Steps, or closes it. */
export const toggle = (page: Page, name: string): Promise<void> => panel(page, name).locator('summary').press('Enter');

/** A button by its exact name. */
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** Opens the dialog of games and positions at a tab. */
export async function openDialog(page: Page, tab: 'Text or file' | 'Recent' | 'Examples'): Promise<Locator> {
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
  await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

/** Types a text into the field of that dialog and has it shown. */
export async function type(page: Page, text: string): Promise<void> {
  await openDialog(page, 'Text or file');
  await page.getByLabel('A game or a diagram as text').fill(text);
  await button(page, 'Show it').click();
}

const worded = <E extends { id: string }>(each: E) => ({
  ...each,
  ...examples[messageName(each.id) as keyof typeof examples],
});
/** The examples with their words. */
export const lessons = { positions: file.scenes.map(worded), games: file.games.map(worded) };

/** Opens an example by its title. */
export async function openExample(page: Page, title: string): Promise<void> {
  const dialog = await openDialog(page, 'Examples');
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Examples' })).toContainText(title);
}

/** The place of a point on the screen. */
export async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await point(page, name).boundingBox();
  if (!box) throw new Error(`there is no point ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A click of the mouse on a point. */
export async function click(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(page, name);
  await page.mouse.click(x, y);
}

/** A tap of a finger on a point. */
export async function tap(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(page, name);
  await page.touchscreen.tap(x, y);
}

/** Scrolls the page down to a place, as soon as it is that long: what is below the board comes after it. */
export async function scrollDown(page: Page, top: number): Promise<void> {
  const scrolled = () =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return scrollY;
    }, top);
  await expect.poll(scrolled).toBe(top);
}

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The decoded text of the address. */
export const address = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1));

/** Holds back what is fetched from addresses like this one, until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** A link to the worked example. */
export const WORKED = 'rows=X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX';

/** A link to an empty board. */
export function empty(columns: number, rows = columns): string {
  return `rows=${Array(rows).fill('.'.repeat(columns)).join('/')}&place=0`;
}

/** Pastes a text as the browser does, with nothing focused. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // Firefox makes an event of its own data.
    if (event.clipboardData !== clipboardData) Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    document.body.dispatchEvent(event);
  }, text);
}

/** Pastes a game, which opens at its start, and goes to its end. */
export async function pasteGame(page: Page, text: string): Promise<void> {
  await paste(page, text);
  const next = page.getByRole('region', { name: 'Moves', exact: true }).getByRole('button', { name: 'Next' });
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
}
