import { test as base, type Locator, type Page } from '@playwright/test';
import { board, expect, hold, open, panel, paste, point, SLOW, toggle, visit } from './reader.ts';

/** A reader of a page of which something cannot be fetched at first. Failed requests are what is asked for here. */
const test = base;

const GAME = '(;SZ[3];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])';

/** Opens something while its files are blocked, and finds a message in it and another try that works. */
async function failsOnce(
  page: Page,
  files: string,
  opens: () => Promise<void>,
  inside: Locator,
  works: Locator,
): Promise<void> {
  let blocked = 0;
  await page.route(files, (route) => {
    blocked++;
    return route.abort();
  });
  await opens();
  const message = inside.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(message).toBeVisible();
  expect(blocked).toBeGreaterThan(0);

  // Another failure is told as well.
  const before = blocked;
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => blocked).toBeGreaterThan(before);
  await expect(message).toBeVisible();

  await page.unroute(files);
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(works).toBeVisible();
  await expect(message).toHaveCount(0);
}

/** Each lens that is fetched: its files, and what is seen when it is there. */
const LENSES = [
  { lens: 'Prove', files: '**/assets/prove-*.js', works: '.proof' },
  { lens: 'Prove', files: '**/*.wasm', works: '.proof' },
  { lens: 'Eyes', files: '**/assets/eyes-*.js', works: '.eyes' },
  { lens: 'Eyes', files: '**/*.wasm', works: '.eyes' },
  { lens: 'Supports', files: '**/assets/supports-*.js', works: '.supports' },
  { lens: 'Supports', files: '**/*.wasm', works: '.supports' },
  { lens: 'Score', files: '**/assets/score-*.js', works: '.score' },
  { lens: 'Score', files: '**/*.wasm', works: '.score' },
] as const;

for (const { lens, files, works } of LENSES) {
  test(`the lens ${lens} says that ${files} failed, and another try opens it`, SLOW, async ({ page }) => {
    await open(page);
    await failsOnce(page, files, () => visit(page, lens), page.locator('.text'), page.locator(works));
    await expect(board(page)).toBeVisible();
  });
}

/** The same of each panel. */
const PANELS = [
  { name: 'result', files: '**/assets/outcome-*.js', works: '.verdict' },
  { name: 'algorithm', files: '**/assets/algorithm-*.js', works: '.pseudocode' },
  { name: 'rules', files: '**/assets/rules-*.js', works: '.rule-choices' },
  { name: 'race', files: '**/assets/race-*.js', works: '.race' },
  { name: 'regions', files: '**/assets/matrix-*.js', works: 'table' },
  { name: 'errata', files: '**/assets/errata-*.js', works: '.errata' },
] as const;

for (const { name, files, works } of PANELS) {
  test(`the panel ${name} says that ${files} failed, and another try opens it`, SLOW, async ({ page }) => {
    await open(page);
    await failsOnce(page, files, () => toggle(page, name), panel(page, name), panel(page, name).locator(works).first());
  });
}

for (const files of [
  ...['**/assets/open-*.js', '**/assets/examples-*.js'],
  ...['**/assets/examples-*.json', '**/assets/kisei-*.sgf'],
]) {
  test(
    `the dialog that opens says that ${files} failed, and another try shows the examples`,
    SLOW,
    async ({ page }) => {
      const dialog = page.getByRole('dialog');
      const opens = () => open(page, 'rows=X.X&open=gallery&place=0');
      await failsOnce(page, files, opens, dialog, dialog.locator('.cards canvas').first());
    },
  );
}

test('the room of games says that its script failed, and another try opens it', async ({ page }) => {
  await open(page);
  await failsOnce(
    page,
    '**/assets/games-*.js',
    () => paste(page, GAME),
    page.locator('.text'),
    page.locator('.game-room'),
  );
});

test('the dialog to share says that a part of it failed, and another try shows it', async ({ page }) => {
  await open(page);
  const share = page.getByRole('dialog', { name: 'Share' });
  const opens = () => page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = share.getByRole('textbox', { name: 'Link', exact: true });
  await failsOnce(page, '**/assets/share-*.js', opens, share, link);
  const field = share.getByRole('textbox', { name: 'The text' });
  const writes = () => share.getByRole('button', { name: 'Text', exact: true }).click();
  await failsOnce(page, '**/*.wasm', writes, share, field);
  await expect(field).toHaveValue(/^\$\$/);
});

test('a game in a link says that what reads it failed, and another try opens it', async ({ page, context }) => {
  await open(page);
  await paste(page, GAME);
  const game = page.getByRole('region', { name: 'Game' });
  await expect(game).toBeVisible();
  await expect.poll(() => page.url()).toContain('game=');
  const other = await context.newPage();
  const link = new URL(page.url()).hash.slice(1);
  const files = '**/everything*.wasm';
  await failsOnce(
    other,
    files,
    () => open(other, link),
    other.locator('.text'),
    other.getByRole('region', { name: 'Game' }),
  );
});

test('a text that could not be read is read when it is pasted again', async ({ page }) => {
  await open(page);
  await page.route('**/everything*.wasm', (route) => route.abort());
  await paste(page, 'O O O\n');
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await page.unroute('**/everything*.wasm');
  await paste(page, 'O O O\n');
  await expect(point(page, 'A1')).toHaveAccessibleName(/white/);
});

/** The files of WebAssembly that a page fetches from here on, by the names of their builds. */
function buildsOf(page: Page): string[] {
  const builds: string[] = [];
  page.on('request', (request) => {
    const build = /(\w+)_bg[^/]*\.wasm$/.exec(new URL(request.url()).pathname)?.[1];
    if (build) builds.push(build);
  });
  return builds;
}

test('proofs, scores, texts and games come without the eyes of groups, and from one file', async ({ page }) => {
  const builds = buildsOf(page);
  await open(page);
  expect(builds).toEqual(['board']);
  await visit(page, 'Prove');
  await expect(page.locator('.proof')).toBeVisible();
  await visit(page, 'Score');
  await expect(page.locator('.score')).toBeVisible();
  await paste(page, GAME);
  await expect(page.getByRole('region', { name: 'Game' })).toBeVisible();
  expect(builds).toEqual(['board', 'everything']);
});

test('the eyes of groups are fetched for their lens, and nothing else with them', async ({ page }) => {
  const builds = buildsOf(page);
  await open(page);
  await visit(page, 'Eyes');
  await expect(page.locator('.eyes')).toBeVisible();
  expect(builds).toEqual(['board', 'eyes']);
});

test('what lenses need is fetched ahead, and then a lens opens without a net', SLOW, async ({ page, context }) => {
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  await page.waitForResponse(/solid.*\.js$/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const lens of ['Prove', 'Eyes', 'Supports', 'Score']) {
    await visit(page, lens);
    await expect(page.locator('.text .stack').first()).toBeVisible();
  }
  await context.setOffline(false);
});

test('a text or a dialog that takes a while says so, before the script that shows it is there', async ({ page }) => {
  const [releaseReading, releaseDialogs] = [await hold(page, '**/reading-*.js'), await hold(page, '**/dialogs-*.js')];
  await open(page);
  const says = page.getByRole('status').filter({ hasText: 'Loading…' });
  await paste(page, GAME);
  await expect(says).toBeVisible();
  releaseReading();
  await expect(page.getByRole('region', { name: 'Game' })).toBeVisible();
  await expect(says).toHaveCount(0);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(says).toBeVisible();
  releaseDialogs();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(says).toHaveCount(0);
});

test('a lens that takes a while says so', async ({ page }) => {
  await open(page);
  const release = await hold(page, '**/everything*.wasm');
  await visit(page, 'Prove');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  release();
  await expect(page.locator('.proof')).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});
