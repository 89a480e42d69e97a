/** Code to embed for boards with layers or joined edges. */
import { expect, open, SLOW, test } from './reader.ts';
import { codeFor, openShare, share } from './sharing.ts';
import { placeOf, said, visitBody } from './widget.ts';

test('a board with layers is embedded as rows, and shown as on the page', async ({ page, context }) => {
  await open(page, 'rows=.X./XX./...//XX./XX./...//.X./XX./...//XX./X../...&place=1');
  await openShare(page, 'Code to embed');
  const { each } = await codeFor(page, 'A page');
  expect(each).toContain('<pass-alive color="black" round="1"><pre>\n.X.\nXX.\n...\n--\nXX.\n');
  expect((await codeFor(page, 'DokuWiki')).each).toContain('<code pass-alive>\n.X.\n');
  const { each: frame } = await codeFor(page, 'iframe');
  await expect(share(page)).toContainText('In a frame this needs the header');
  await expect(share(page).getByRole('combobox', { name: 'Shows' }).getByRole('option')).toHaveText([
    'the steps',
    'how a block is captured',
    'the reader captures',
  ]);
  expect(frame).toMatch(/width="\d{3}" height="\d{3}"/);

  const other = await context.newPage();
  await visitBody(other, each);
  await expect(placeOf(other.locator('pass-alive'))).toHaveText(/^Round 1/);
  await expect(said(other.locator('pass-alive'))).toHaveText(/it is unconditionally alive/);
  await expect(other.getByRole('application', { name: /^The board as a solid/ })).toBeVisible();
});

test('joined edges are an attribute, which code for DokuWiki has no place for', SLOW, async ({ page, context }) => {
  await open(page, 'rows=X.XX.&form=cylinder&place=0');
  await openShare(page, 'Code to embed');
  await expect(share(page).getByRole('button', { name: 'DokuWiki' })).toHaveCount(0);
  const { each } = await codeFor(page, 'MediaWiki');
  expect(each).toContain('<div class="pass-alive" data-color="black" data-topology="cylinder"><pre>\nX.XX.\n');
  const other = await context.newPage();
  await visitBody(other, (await codeFor(page, 'A page')).each);
  const widget = other.locator('pass-alive');
  await widget.evaluate((element) => element.setAttribute('round', 'end'));
  await expect(said(widget)).toHaveText(/unconditionally alive/);
});
