import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  address,
  board,
  button,
  click,
  expect,
  middleOf,
  open,
  paste,
  point,
  SLOW,
  sideways,
  tab,
  tap,
  test,
  visit,
} from './reader.ts';

/** White to live or Black to kill at D1; Black lives. */
const CRITICAL = 'rows=.X.X.XXX/XXXXXXXX/XOOOOOXX/XO...OXX&show=white';
/** Two white groups: the one on the left is alive, the one on the right critical. */
const TWO = 'rows=.X.X.X.XXX/XXXXXXXXXX/OOOOXOOOOO/.O.OXO...O&show=white';

const lens = (page: Page): Locator => page.getByRole('region', { name: 'Eyes', exact: true });
const said = (page: Page): Locator => lens(page).locator('.said').getByRole('status');
const referee = (page: Page): Locator => lens(page).getByRole('region', { name: 'What it rests on' });
const groups = (page: Page): Locator => lens(page).getByRole('list', { name: 'Groups to choose' });
const panelNamed = (page: Page, id: string): Locator => page.locator(`#eyes-${id}`);

const CRITICAL_SAID = 'Group #1 is critical: White lives only at D1, Black kills only at D1.';
const CRITICAL_BY_RULES = 'Group #1 is critical: White lives at D1, Black kills at D1.';
const unfold = (page: Page): Promise<void> => lens(page).getByText('How its eyes are counted without search').click();

test('the lens is fetched when it is opened, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, `${CRITICAL}&place=0`);
  expect(fetched.filter((url) => /eyes|everything/.test(url))).toEqual([]);
  await visit(page, 'Eyes');
  await expect(said(page)).toHaveText(CRITICAL_SAID);
  await expect(referee(page)).toContainText('Proven.');
  await expect(point(page, 'D1')).toHaveAccessibleName('D1: empty, White lives here, Black kills here');
  await expect(lens(page).getByRole('row', { name: /region a/ })).toHaveCount(0);
  await unfold(page);
  await expect(point(page, 'D1')).toHaveAccessibleName(
    'D1: empty, full eye point of group #1, White lives here, Black kills here',
  );
  await expect(lens(page).getByRole('row', { name: /region a/ })).toContainText('empty, straight three');
});

test('a group is chosen on the board and in the list', async ({ page }) => {
  await open(page, `${TWO}&open=eyes&place=0`);
  await expect(said(page)).toHaveText('Group #2 is critical: White lives only at H1, Black kills only at H1.');
  await click(page, 'A2');
  await expect(said(page)).toContainText('Group #1 is alive');
  await expect.poll(() => address(page)).toContain('open=eyes.A');
  await groups(page).getByRole('button', { name: /^#2 / }).press('Enter');
  await expect(said(page)).toContainText('Group #2 is critical');
  // By the keyboard on the board.
  await board(page).focus();
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Group #1 is alive');
  await page.getByRole('group', { name: 'Show blocks of' }).getByRole('button', { name: 'Black' }).click();
  await expect(said(page)).toHaveText('Group #1 is alive, even if Black never answers.');
  await expect(referee(page)).toContainText('Its owner never has to answer.');
});

test('the rules are stepped through by buttons, keys and the link', SLOW, async ({ page }) => {
  await open(page, `${CRITICAL}&open=eyes&place=0`);
  await button(page, 'Step through the count of eyes').press('Enter');
  await expect(said(page)).toContainText('Group #1 has 7 stones and 1 region where an eye may be: region a.');
  await expect(button(page, 'Next rule')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('An eye at C1');
  await page.keyboard.press('.');
  await expect(said(page)).toContainText('An eye at D1');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(lens(page).locator('.place')).toContainText('step 4 of 8');
  await page.keyboard.press('End');
  await expect(said(page)).toHaveText(CRITICAL_BY_RULES);
  await page.keyboard.press(',');
  await expect.poll(() => address(page)).toContain('open=eyes.A.rules.7');
  await page.reload();
  await expect(said(page)).toContainText('There is one value, {2|1}');
  await page.getByRole('slider', { name: 'Steps of the count' }).fill('1');
  await expect(said(page)).toContainText('An eye at C1');
  await button(page, 'Back to the result').click();
  await expect(said(page)).toHaveText(CRITICAL_SAID);
});

test('the reader decides in place of the rules, and takes it back', SLOW, async ({ page }) => {
  // A white group with an eye, and half a one around a black stone that counts as dead.
  await open(page, 'rows=.X.X.XXX/XXXXXXXX/XOOOOOXX/XO.OX.OX&show=white&open=eyes&place=0');
  const lensSays = (text: string | RegExp) => expect(lens(page)).toContainText(text);
  await expect(said(page)).toHaveText('Group #1 is critical: White lives only at F1, Black kills only at F1.');
  await lens(page).getByText('Say what is dead, alive or connected').click();
  await click(page, 'E1');
  await lensSays('The black block at E1 (1 stone) counts as dead.');
  await button(page, 'Call it alive').press('Enter');
  await lensSays('You said: E1 is alive.');
  await expect(button(page, 'Call it dead')).toBeFocused();
  await board(page).press('Control+z');
  await lensSays('counts as dead');
  await expect(lens(page)).not.toContainText('You said');

  await open(page, `${TWO}&open=eyes.B&place=0`);
  await lens(page).getByText('Say what is dead, alive or connected').click();
  await button(page, 'Join #2 and #1').press('Enter');
  await lensSays(/You said: (A|F)\d and (A|F)\d belong together\./);
  await expect(button(page, 'Reset')).toBeFocused();
  await expect(groups(page).getByRole('button')).toHaveCount(1);
  await unfold(page);
  await lens(page)
    .getByText(/^Why its \d blocks belong together/)
    .click();
  await expect(lens(page).getByRole('listitem').filter({ hasText: 'as chosen' })).toHaveCount(1);
  await button(page, 'Part them').first().press('Enter');
  await lensSays('are not linked.');
  await expect(groups(page).getByRole('button')).toHaveCount(2);
  await button(page, 'Undo').click();
  await expect(groups(page).getByRole('button')).toHaveCount(1);
  await button(page, 'Reset').click();
  await expect(groups(page).getByRole('button')).toHaveCount(2);
});

test('best play is shown move by move', SLOW, async ({ page }) => {
  await open(page, `${CRITICAL}&open=eyes&place=0`);
  await button(page, 'Show play if Black begins').press('Enter');
  await expect(button(page, 'Next move')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Black plays D1.');
  await expect(point(page, 'D1')).toHaveAccessibleName('D1: black');
  await page.keyboard.press('End');
  await expect(said(page)).toContainText('Nothing saves group #1 now.');
  await page.keyboard.press('Home');
  await expect(point(page, 'D1')).toHaveAccessibleName('D1: empty');
  // Another move is answered, and the walk is a change that undo takes back.
  await expect(lens(page).getByText(/^\d+ other moves of Black$/)).toBeVisible();
  await click(page, 'C1');
  await expect(said(page)).toHaveText('Black plays C1. From here group #1 lives.');
  await button(page, 'Next move').click();
  await expect(said(page)).toContainText('White plays D1 and captures 1 stone.');
  await button(page, 'Undo').click();
  await expect(said(page)).toContainText('Black plays C1.');
  await button(page, 'Back to best play').click();
  await expect(said(page)).toContainText('Black plays D1.');
  await button(page, 'Back to the result').press('Enter');
  await button(page, 'Show play if White begins').press('Enter');
  await expect(button(page, 'Next move')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('White plays D1.');
  await expect(said(page)).toContainText('Group #1 lives.');
});

test('a reader saves the group against the solver, after a mistake', async ({ page }) => {
  await open(page, `${CRITICAL}&open=eyes&place=0`);
  await button(page, 'Try to live as White').click();
  await expect(said(page)).toHaveText('Save group #1. You are White: play on a circle.');
  await expect(point(page, 'C1')).toHaveAccessibleName('C1: empty, you can play here');
  // The page's button takes back moves of this play.
  await expect(button(page, 'Undo')).toHaveCount(1);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  for (const [at, why] of [
    ['A4', 'A4 is outside of the fight: play on a circle.'],
    ['B2', 'There is a stone on B2 already.'],
  ] as const) {
    await click(page, at);
    await expect(said(page)).toContainText(why);
  }
  await click(page, 'C1');
  await expect(said(page)).toContainText('C1 was a mistake: now the group can be killed. Black plays D1.');
  await button(page, 'Show why').click();
  await expect(said(page)).toContainText(/Best play from here: White /);
  await board(page).press('Backspace');
  await expect(point(page, 'C1')).toHaveAccessibleName('C1: empty, you can play here');
  await click(page, 'E1');
  await expect(said(page)).toContainText('E1 was a mistake');
  await button(page, 'Undo').click();
  await expect(said(page)).toHaveText('Save group #1. You are White: play on a circle.');
  await button(page, 'Hint').click();
  await expect(said(page)).toContainText('Hint: play D1.');
  await click(page, 'D1');
  await expect(said(page)).toHaveText(
    'You have saved it: the group lives. It is unconditionally alive: every move against it can be left without an answer.',
  );
  await button(page, 'Start again').click();
  await expect(said(page)).toContainText('Save group #1.');
});

test('a reader kills by the keyboard alone, and each move says what it has done', async ({ page }) => {
  await open(page, `${CRITICAL}&open=eyes&place=0`);
  await button(page, 'Try to kill as Black').press('Enter');
  await expect(board(page)).toBeFocused();
  await button(page, 'Hint').press('Enter');
  await expect(said(page)).toContainText('Hint: play D1.');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/^D1 kills: White has no answer that lives\. White /);
  for (let turn = 0; turn < 12 && !(await said(page).textContent())?.includes('You have killed it'); turn++) {
    const before = await said(page).textContent();
    await button(page, 'Hint').press('Enter');
    await expect(said(page)).toContainText('Hint: ');
    if (await board(page).evaluate((node) => node === document.activeElement)) await page.keyboard.press('Enter');
    else await button(page, 'Pass').press('Enter');
    await expect(said(page)).not.toContainText(/Hint|thinking/);
    await expect(said(page)).not.toHaveText(before ?? '');
  }
  await expect(said(page)).toHaveText(
    /^Black plays \w\d and captures \d stones\. You have killed it: the group is captured\.$/,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a reader kills with a finger, and nothing is wider than the screen', SLOW, async ({ page }) => {
    await open(page, `${CRITICAL}&place=0`);
    await tab(page, 'Eyes').tap();
    await expect(said(page)).toHaveText(CRITICAL_SAID);
    await button(page, 'Try to kill as Black').tap();
    await tap(page, 'D1');
    await expect(said(page)).toContainText(/White (plays|passes)/);
    // The undo of the page is above the board.
    await expect(button(page, 'Undo')).toHaveCount(2);
    for (let turn = 0; turn < 12 && !(await said(page).textContent())?.includes('You have killed it'); turn++) {
      await button(page, 'Hint').tap();
      await expect(said(page)).toContainText('Hint: ');
      const hint = (await said(page).textContent()) ?? '';
      const [, at] = /Hint: play (\w+)/.exec(hint) ?? [];
      if (at) await tap(page, at);
      else await button(page, 'Pass').tap();
      await expect(said(page)).not.toContainText(/Hint|thinking/);
    }
    await expect(said(page)).toContainText('You have killed it: the group is captured.');
    expect(await sideways(page)).toBe(0);
    await middleOf(page, 'D1');
  });

  test('a chosen shape brings the board, the verdict and its buttons into sight', async ({ page }) => {
    await open(page, 'open=eyes..shapes&place=0');
    const shapes = panelNamed(page, 'shapes');
    await shapes.getByLabel('Name').fill('bulky');
    await shapes.getByRole('button', { name: /bulky five/ }).tap();
    await expect(said(page)).toContainText('is critical');
    await expect(said(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Try to kill as Black')).toBeInViewport();
    await expect(board(page)).toBeInViewport();
  });
});

test('the sum is played out with cards', SLOW, async ({ page }) => {
  // An eye of its own, and a straight three.
  await open(page, 'rows=.X.X.X.XXXX/XXXXXXXXXXX/XOOOOOOOOXX/XO.O...OXXX&show=white&open=eyes&place=0');
  await unfold(page);
  const sum = lens(page).getByRole('region', { name: 'The sum' });
  await expect(sum).toContainText('Black first: Black takes region b, which becomes 1. In the end two eyes.');
  await sum.getByRole('button', { name: /region b/ }).press('Enter');
  await expect(sum.getByRole('status')).toHaveText('Black takes region b, which becomes 1. All is taken: two eyes.');
  await sum.getByRole('button', { name: 'Put the cards back' }).click();
  await sum.getByRole('button', { name: 'White first' }).click();
  await sum.getByRole('button', { name: 'Best card' }).click();
  await expect(sum.getByRole('status')).toContainText('White takes region b, which becomes 2.');
});

test('shapes are filtered, drawn and put on the board', async ({ page }) => {
  await open(page, 'open=eyes&place=0');
  await panelNamed(page, 'shapes').locator('summary').press('Enter');
  const shapes = panelNamed(page, 'shapes');
  await expect(shapes.getByRole('status').first()).toHaveText('164 shapes.');
  await shapes.getByRole('group', { name: 'Points' }).getByRole('button', { name: '5', exact: true }).click();
  await shapes.getByRole('group', { name: 'Eyes' }).getByRole('button', { name: '{2|1}' }).click();
  await expect(shapes.getByRole('status').first()).toHaveText('2 shapes.');
  await shapes.getByLabel('Name').fill('bulky');
  await expect(shapes.getByRole('status').first()).toHaveText('1 shape.');
  await shapes.getByRole('group', { name: 'On the board' }).getByRole('button', { name: 'at the edge' }).click();
  const knife = shapes.getByRole('button', { name: /bulky five \(knife five\)/ });
  await knife.press('Enter');
  await expect(said(page)).toContainText('Group #1 is critical');
  await unfold(page);
  await expect(lens(page).getByRole('row', { name: /region a/ })).toContainText('bulky five');
  await button(page, 'Back to your board').press('Enter');
  await expect(knife).toBeFocused();
  await shapes.getByRole('button', { name: 'Column 3, row 2', exact: true }).press('Enter');
  await expect(shapes.getByRole('status').nth(1)).toHaveText(/pyramid four \(T-four\)|^\{2\|1\}/);
});

test('a name that no shape has leads to the group that players know by it', async ({ page }) => {
  await open(page, 'open=eyes..shapes&place=0');
  const shapes = panelNamed(page, 'shapes');
  await shapes.getByLabel('Name').fill('carpenter');
  await expect(shapes.getByRole('status').first()).toHaveText(
    'No shape is like that. Among the groups that players know by name:',
  );
  await shapes.getByRole('button', { name: 'Carpenter’s square' }).press('Enter');
  await expect(panelNamed(page, 'named').getByRole('button', { name: /^Carpenter’s square/ })).toBeFocused();
  await shapes.getByLabel('Name').fill('nobody');
  await expect(shapes.getByRole('status').first()).toHaveText('No shape is like that.');
});

test('figures of the paper open as boards', async ({ page }) => {
  await open(page, 'open=eyes..figures&place=0');
  const figures = panelNamed(page, 'figures');
  await figures.getByRole('button', { name: /^Figure 16/ }).press('Enter');
  await expect(said(page)).toContainText('is critical');
  await expect(figures.getByRole('button', { name: /^Figure/ })).toHaveCount(26);
  await figures.getByRole('button', { name: /^One move takes both eyes/ }).press('Enter');
  await expect(said(page)).toContainText('is critical');
  await expect(referee(page)).toContainText('A count of eyes without search would call it alive.');
  await figures.getByRole('button', { name: /^A square with four enemy corners/ }).press('Enter');
  await expect(said(page)).toContainText('is dead');
});

test('groups that players know by name open in the lens, to live or to kill', async ({ page }) => {
  // The page is not on its way to the button when that is pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'open=eyes..named&place=0');
  const named = panelNamed(page, 'named');
  await expect(named.getByRole('button')).toHaveCount(26);
  await expect(named.getByRole('link', { name: /^Sensei’s Library: .BulkyFive.$/ })).toHaveCount(1);
  const five = named.getByRole('button', { name: /^Bulky five/ });
  await expect(five).toHaveAccessibleName('Bulky five Critical: who moves first decides');
  await expect(five).toHaveAccessibleDescription(/^(White|Black) first: \w\d/);
  await five.press('Enter');
  // From far below to the verdict and its buttons.
  await expect(board(page)).toBeFocused();
  await expect(said(page)).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Try to kill as Black')).toBeInViewport({ ratio: 1 });
  await expect(said(page)).toHaveText('Group #1 is critical: White lives at D4, C3 or D3, Black kills only at D3.');
  await button(page, 'Try to kill as Black').click();
  await expect(said(page)).toContainText('Kill group #1.');
});

test('the groups of a whole game are listed', async ({ page }) => {
  await open(page, 'open=eyes..game&place=0');
  const game = panelNamed(page, 'game');
  await expect(game).toContainText('No game is open');
  await paste(page, '(;SZ[5];B[ba];W[ea];B[bb];W[eb];B[ac];W[ec];B[bc];W[ed];B[bd];W[ee];B[ad])');
  await expect(page).toHaveTitle(/^Games/);
  await button(page, 'Where groups became critical, alive or dead if their owner answers').click();
  await expect(game.locator('summary').first()).toBeInViewport();
  await expect(game.getByRole('status')).toHaveText(/^In 11 moves/);
});

test('nothing is wrong for assistive technology', SLOW, async ({ page }) => {
  await open(page, `${CRITICAL}&open=eyes..shapes&place=0`);
  await expect(referee(page)).toContainText('Proven.');
  const check = async () => {
    const rules = { 'target-size': { enabled: true } };
    const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  };
  await check();
  await panelNamed(page, 'figures').locator('summary').press('Enter');
  await expect(panelNamed(page, 'figures').getByRole('button', { name: /^Figure/ })).toHaveCount(26);
  await check();
  await button(page, 'Step through the count of eyes').click();
  await check();
});

test('an assumption is named, and can be taken back and restored', async ({ page }) => {
  // The black stones on the right are not alive by proof.
  const rows = '.O..X..../.O..X..../OOOOX..../XXXXX..../........./........./........./........./.........';
  await open(page, `rows=${rows}&show=white&open=eyes&place=0`);
  await expect(said(page)).toHaveText('Group #1 is critical: White lives only at D8, Black kills at D8 or C9.');
  await expect(referee(page)).toContainText('Proven, if E9 stays alive.');
  await referee(page).getByText('1 assumption').click();
  await button(page, 'What if E9 is captured?').press('Enter');
  await expect(lens(page)).toContainText('You said: E9 may be captured.');
  await expect(referee(page)).not.toContainText('E9');
  await button(page, 'Undo').click();
  await expect(referee(page)).toContainText('Proven, if E9 stays alive.');
  // On the board, where it is marked while the assumptions are listed.
  const isListed = await button(page, 'What if E9 is captured?').isVisible();
  if (!isListed) await referee(page).getByText('1 assumption').click();
  await expect(button(page, 'What if E9 is captured?')).toBeVisible();
  await click(page, 'E9');
  await expect(lens(page)).toContainText('You said: E9 may be captured.');
});
