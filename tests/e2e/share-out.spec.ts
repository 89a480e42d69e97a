import { board, button, expect, open, pasteGame, SLOW, test, WORKED } from './reader.ts';

const LETTERS = 'abcdefghijklmnopqrs';

/** A game of 300 moves with comments, each move on a point of its own. */
const LONG = `(;SZ[19]PB[Honinbo Shusaku]PW[Inoue Gennan Inseki]RE[B+2]C[${'A long story. '.repeat(300)}]${Array.from(
  { length: 300 },
  (_, move) => `;${move % 2 ? 'W' : 'B'}[${LETTERS[move % 19]}${LETTERS[Math.floor(move / 19)]}]`,
).join('')})`;

test(
  'a link to a long game has less than 2,000 characters, says what it leaves out, and opens the game',
  SLOW,
  async ({ page, context }) => {
    await open(page, WORKED);
    await pasteGame(page, LONG);
    await button(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog).toContainText('It leaves out comments, branches and other notes');
    const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    expect(link.length).toBeLessThan(2000);
    const other = await context.newPage();
    await other.goto(link);
    await expect(board(other)).toBeVisible();
    await expect(other.getByText('Honinbo Shusaku').first()).toBeVisible();
    await expect(other.getByRole('spinbutton', { name: 'Go to move' })).toHaveValue('300');
  },
);

test('the share sheet of a phone gets the link and the picture', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url, files }: ShareData) => {
        document.title = `${url?.includes('#rows=')} ${files?.map(({ type, size }) => `${type} ${size > 1000}`)}`;
      },
    });
  });
  await open(page, WORKED);
  await button(page, 'Share').click();
  await button(page, 'Send …').click();
  await expect(page).toHaveTitle('true image/png true');
});

test('a picture is copied, and saving says so', SLOW, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, WORKED);
  await button(page, 'Share').click();
  await button(page, 'Copy the picture').click();
  await expect(page.getByRole('dialog')).toContainText('Copied.');
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toContain('image/png');
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog')).toContainText('Saved.');
});

test('for a wiki there is first what any author can put in', async ({ page }) => {
  await open(page, WORKED);
  await button(page, 'Share').click();
  await button(page, 'Code to embed').click();
  await button(page, 'MediaWiki').click();
  const picture = page.getByRole('textbox', { name: 'A picture with a link to this board' });
  await expect(picture).toHaveValue(/^\[\[File:.+\.png\|link=http.+#rows=.+\]\]$/);
  await expect(page.getByRole('textbox', { name: 'The diagram as plain text' })).toHaveValue(/^\$\$/);
  await expect(page.getByRole('dialog')).toContainText('by an administrator of the wiki');
});
