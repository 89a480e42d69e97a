import { test as base, type Locator, type Page } from '@playwright/test';
import { SUB_PATH } from '../../playwright.config.ts';
import { button, click, expect, open, pasteGame, place, point, SLOW, sideways, test, toggle } from './reader.ts';

const race = (page: Page): Locator => page.getByRole('region', { name: 'The race' });
const lane = (page: Page, name: string): Locator => race(page).getByRole('listitem').filter({ hasText: name });
const everyMove = (page: Page): Locator => lane(page, 'Lookahead, every move');
const insideOnly = (page: Page): Locator => lane(page, 'Lookahead, inside only');
const press = (page: Page, name: string): Promise<void> =>
  race(page).getByRole('button', { name, exact: true }).press('Enter');

async function openRace(page: Page, link = 'place=0'): Promise<void> {
  await open(page, link);
  await toggle(page, 'race');
  await expect(race(page)).toBeVisible();
}

/** Two eyes in a corner of nineteen lines: nobody waits for the end. */
const ENDLESS = `rows=${[`.X.X${'.'.repeat(15)}`, `XXXX${'.'.repeat(15)}`, ...Array(17).fill('.'.repeat(19))].join('/')}&place=0`;

/** The number of arrangements that a lane shows. */
async function counted(shown: Locator): Promise<number> {
  return Number((await shown.locator('.race-count').textContent())?.replace(/\D/g, ''));
}

test('what looks ahead is fetched when the panel is opened and the race begins, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page);
  expect(fetched.filter((url) => /race|search|worker/.test(url))).toEqual([]);
  await openRace(page);
  expect(fetched.filter((url) => /search|worker/.test(url))).toEqual([]);
});

test('both ways of looking ahead end where casting-out does, after as many arrangements as there are', async ({
  page,
}) => {
  await openRace(page);
  await press(page, 'Start');
  await expect(everyMove(page).getByRole('status')).toHaveText(
    'Every line of play was tried: #3, #4 and #5 are captured in some, #1 and #2 in none. Casting-out says the same.',
  );
  await expect(insideOnly(page).getByRole('status')).toHaveText(
    /^Every line of play was tried: .* Casting-out says the same\.$/,
  );
  // As `pass-alive search` counts them for A and for B.
  expect(await counted(everyMove(page))).toBe(24_314);
  expect(await counted(insideOnly(page))).toBe(1463);
  await expect(lane(page, 'Casting-out').last()).toContainText('11 blocks and regions');
  await expect(lane(page, 'Casting-out').last()).toContainText(
    '#1 and #2 are unconditionally alive, #3, #4 and #5 are not.',
  );
});

test('a race nobody waits for counts, and is stopped, while the page is used', SLOW, async ({ page }) => {
  await openRace(page, ENDLESS);
  await press(page, 'Start');
  await expect.poll(() => counted(everyMove(page))).toBeGreaterThan(1000);
  await button(page, 'Last').click();
  await expect(place(page)).toHaveText(/nothing falls$/);
  const before = await counted(everyMove(page));
  await expect.poll(() => counted(everyMove(page))).toBeGreaterThan(before);
  await press(page, 'Stop');
  await expect(everyMove(page).getByRole('status')).toHaveText(
    /^Stopped\. Captured so far: no block\. Whether #1 can be/,
  );
  await press(page, 'Start again');
  await expect(everyMove(page).getByRole('status')).toHaveText('Searching.');

  // Another position is another race.
  await click(page, 'C3');
  await expect(button(page, 'Start')).toBeVisible();
  await expect(everyMove(page).locator('b')).toHaveCount(0);
});

test('on a phone a link opens it, and nothing goes sideways while it counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, ENDLESS.replace('&', '&open=race&'));
  await press(page, 'Start');
  await expect.poll(() => counted(everyMove(page))).toBeGreaterThan(1000);
  expect(await sideways(page)).toBe(0);
});

/** As the strictest site would serve it, in a folder. */
const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:";

/** Serves the page with a policy. */
async function servePolicy(page: Page, policy: string): Promise<void> {
  await page.route(/\/$|\.js$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}

for (const [name, types] of Object.entries({
  'a strict policy': '',
  'a strict policy with trusted types': "; require-trusted-types-for 'script'; trusted-types pass-alive",
})) {
  test(`it runs in a folder, under ${name}, and so do texts`, SLOW, async ({ page }) => {
    await servePolicy(page, STRICT + types);
    await page.goto(`${SUB_PATH}#place=0`);
    await page.locator('#race summary').click();
    await press(page, 'Start');
    await expect(everyMove(page).getByRole('status')).toHaveText(/Casting-out says the same\.$/);
    await pasteGame(page, '(;SZ[5];B[aa])');
    await expect(point(page, 'A5')).toHaveAccessibleName(/black/);
    await expect(page.getByText('does not allow workers')).toHaveCount(0);
  });
}

for (const [name, policy] of Object.entries({
  'workers are not allowed': STRICT.replace("worker-src 'self'", "worker-src 'none'"),
  'no policy of trusted types is': `${STRICT}; require-trusted-types-for 'script'; trusted-types 'none'`,
})) {
  base(`where ${name} the race says so, and texts are read without`, SLOW, async ({ page }) => {
    await servePolicy(page, policy);
    await openRace(page);
    await press(page, 'Start');
    await expect(everyMove(page).getByRole('status')).toHaveText(/the host of this page does not allow workers/);
    await pasteGame(page, '(;SZ[5];B[aa];W[bb])');
    await expect(point(page, 'A5')).toHaveAccessibleName(/black/);
    const game = page.getByRole('region', { name: 'Game' });
    await expect(game).toContainText('The host of this page does not allow workers');
    // Several questions about one text come at the same time.
    await page.reload();
    await expect(game).toContainText('The host of this page does not allow workers');
    await expect(page.getByText('The program has stopped')).toHaveCount(0);
  });
}

base('when what searches cannot be loaded the panel says so, and the page stays', SLOW, async ({ page }) => {
  await page.route('**/everything*.wasm', (route) => route.abort());
  await openRace(page);
  await press(page, 'Start');
  await expect(everyMove(page).getByRole('status')).toHaveText(
    /^This search could not start: its program could not be loaded/,
  );
  await button(page, 'Last').click();
  await expect(place(page)).toHaveText(/nothing falls$/);
  await page.unroute('**/everything*.wasm');
  await press(page, 'Start again');
  await expect(everyMove(page).getByRole('status')).toHaveText(/Casting-out says the same\.$/);
});
