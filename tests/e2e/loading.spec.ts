import { test as base, type Locator, type Page } from '@playwright/test';
import { expect, open, paste, point } from './reader.ts';

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

/** Each chapter that is fetched: the files that it needs, and what is seen when it is there. */
const CHAPTERS = [
  { id: 'prove', files: '**/assets/prove-*.js', works: '.proof .small-board' },
  { id: 'prove', files: '**/*.wasm', works: '.proof .small-board' },
  { id: 'race', files: '**/assets/race-*.js', works: '.race' },
  { id: 'supports', files: '**/assets/supports-*.js', works: '.small-board' },
  { id: 'supports', files: '**/*.wasm', works: '.small-board' },
  { id: 'score', files: '**/assets/score-*.js', works: '.score' },
  { id: 'score', files: '**/*.wasm', works: '.score' },
  { id: 'matrix', files: '**/assets/matrix-*.js', works: 'table' },
  { id: 'errata', files: '**/assets/errata-*.js', works: '.errata' },
  { id: 'gallery', files: '**/assets/examples-*.json', works: '.gallery li canvas' },
  { id: 'gallery', files: '**/assets/kisei-*.sgf', works: '.gallery li canvas' },
] as const;

for (const { id, files, works } of CHAPTERS) {
  test(`the chapter ${id} says that ${files} failed, and another try opens it`, async ({ page }) => {
    await open(page);
    const chapter = page.locator(`#${id}`);
    await failsOnce(
      page,
      files,
      () => chapter.locator('summary').first().click(),
      chapter,
      chapter.locator(works).first(),
    );
  });
}

test('the chart of a game says that its script failed, and another try draws it', async ({ page }) => {
  await open(page);
  await paste(page, GAME);
  await expect(page.getByRole('region', { name: 'Game' })).toBeVisible();
  const chapter = page.locator('#game');
  const opens = () => chapter.locator('summary').first().click();
  await failsOnce(page, '**/assets/chart-*.js', opens, chapter, chapter.locator('.chart'));
});

test('the dialog to share says that a part of it failed, and another try shows it', async ({ page }) => {
  await open(page);
  const share = page.getByRole('dialog', { name: 'Share' });
  const opens = () => page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = share.getByRole('textbox', { name: 'Copy the link' });
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
    other.getByRole('region', { name: 'Game' }),
    other.getByRole('slider', { name: 'Move', exact: true }),
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
