import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { decode } from '../../web/model/address.ts';
import { loadPaper } from '../../web/scenes/errata.ts';
import {
  address,
  board,
  button,
  click,
  expect,
  open,
  openExample,
  panel,
  point,
  SLOW,
  sentence,
  sideways,
  tab,
  test,
  toggle,
} from './reader.ts';

const errata = (page: Page): Locator => panel(page, 'errata');
const back = (page: Page): Locator => button(page, 'Back to your board');
const eyes = (page: Page): Locator => page.getByRole('region', { name: 'Eyes' });
const proof = (page: Page): Locator => page.getByRole('region', { name: 'Proof' });

test('each of the errors is on a board, and is fetched when the panel is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page);
  expect(fetched.filter((url) => /errata/.test(url))).toEqual([]);
  await toggle(page, 'errata');
  await expect(errata(page).getByRole('heading', { level: 3 })).toHaveText([
    'How much one stone captures',
    'Which moves are suicide',
    'Which blocks are around a region',
    'For whom the regions of figure 8 are healthy',
    'Which outside liberties can be filled',
    'In which order to fill',
    'That one scores only once',
    'Where one has to play to lose a living block',
    'What a minimal cover is',
    'Whether the alive sets are a lattice',
    'Why nothing alive is cast out',
  ]);
  await expect(errata(page).getByRole('img')).toHaveCount(13);
  await expect(errata(page).getByRole('img').first()).toHaveAccessibleName('Board with black stones on A1 and C1');
  expect((await new AxeBuilder({ page }).include('#errata').analyze()).violations).toEqual([]);
});

test('the printed order is played by the keyboard, and the right one shown', SLOW, async ({ page }) => {
  await open(page, 'rows=X./.O&open=errata&place=0');
  await errata(page).getByRole('button', { name: 'Begin with B3' }).press('Enter');
  await expect(proof(page).getByRole('status')).toHaveText(/^With B3 you have made #3 \(B2\) unconditionally alive/);
  await expect(proof(page)).toBeInViewport();
  await expect(tab(page, 'Prove')).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => address(page)).toBe('rows=.X/X./X./.X/X.&open=prove.try.C.B3&place=0');
  await back(page).press('Enter');
  await errata(page).getByRole('button', { name: 'Show the right order' }).press('Enter');
  await expect(proof(page).locator('.place')).toHaveText('Before the first of 5 moves');
  // The same again begins anew, wherever it was left.
  await button(page, 'Next move').click();
  await back(page).press('Enter');
  await errata(page).getByRole('button', { name: 'Show the right order' }).press('Enter');
  await expect(proof(page).locator('.place')).toHaveText('Before the first of 5 moves');
  // One undo brings back the reader's own position.
  await page.keyboard.press('Control+z');
  await expect.poll(() => address(page)).toBe('rows=X./.O&open=prove&place=0');
});

test(
  'a lone stone in an eye is refused, and a move that the printed rule forbids is played',
  SLOW,
  async ({ page }) => {
    await open(page, 'open=errata&rows=.&place=0');
    await errata(page).getByRole('button', { name: 'Try to capture it' }).click();
    await expect(proof(page).getByRole('status')).toHaveText(/^You have no legal move left: every point is suicide/);
    await back(page).click();
    await errata(page).getByRole('button', { name: 'Capture it', exact: true }).click();
    await expect(proof(page).getByRole('status')).toHaveText(/^You are White, and only you play\. Capture #1 \(B2\)/);
    await board(page).focus();
    // After a click of the mouse the first arrow shows the cursor.
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(proof(page).getByRole('status')).toHaveText('White B3. #1 has 2 liberties.');
  },
);

test('the board that the reader had comes back, where it was left', async ({ page }) => {
  await open(page, 'open=errata&rows=X./.O&place=0');
  await expect(back(page)).toHaveCount(0);
  await errata(page).getByRole('button', { name: 'Capture it', exact: true }).click();
  await expect.poll(() => address(page)).toMatch(/^rows=\.\.O/);
  await back(page).press('Enter');
  await expect.poll(() => address(page)).toBe('rows=X./.O&open=errata&place=0');
  await expect(errata(page)).toHaveAttribute('open');
  await expect(errata(page).getByRole('button', { name: 'Capture it', exact: true })).toBeFocused();
  await expect(back(page)).toHaveCount(0);
});

test('a starting set is cast out where the text says so', SLOW, async ({ page }) => {
  await open(page, 'open=errata&rows=.&place=0');
  await errata(page).getByRole('button', { name: 'Cast out from #2 alone' }).click();
  await expect(panel(page, 'rules')).toContainText('The run starts with the chosen blocks only');
  await button(page, 'Last').click();
  await expect(page.locator('.caption .place')).toHaveText('Round 2: nothing falls');
});

test('boards are beside their text, or above it where there is no room', SLOW, async ({ page }) => {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'open=errata&rows=.&place=0');
    await expect(errata(page).getByRole('img').first()).toBeAttached();
    expect(await sideways(page)).toBe(0);
  }
});

test.describe('on a board in space', () => {
  const cube = 'rows=X./.O//../..&open=errata&place=0';

  test('the list is Kim’s, and each of its boards can be played', SLOW, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, cube);
    await expect(errata(page).getByRole('heading', { level: 3 })).toHaveText([
      'Where coordinates begin',
      'The point a6',
      'What a closed surface is',
      'Which stones are one block',
      'Whether suicide is legal',
      'Theorem 1, half by one reading',
      'Whether a plane can live',
      'Counting by surfaces',
      '“Safe” and “almost always safe”',
      'Small misprints',
      'The problem',
      'The exercise',
    ]);
    // Its boards and its words, and nothing of the other texts.
    expect(fetched.filter((url) => /kim-/.test(url))).toHaveLength(2);
    expect(fetched.filter((url) => /(benson|sensei|chen)-/.test(url))).toEqual([]);
    await expect(errata(page).getByRole('img').nth(5)).toHaveAccessibleName(
      'Board with black stones on 1:B2, 1:A1 and 2:A2 and white ones on 2:B1',
    );
    await expect(
      errata(page).getByRole('img', { name: 'Board with 81 black stones and 486 white ones' }),
    ).toBeVisible();
    expect((await new AxeBuilder({ page }).include('#errata').analyze()).violations).toEqual([]);

    await errata(page).getByRole('button', { name: 'Show the capture of 1:B2' }).press('Enter');
    await expect(proof(page).locator('.place')).toHaveText('Before the first of 3 moves');
    await expect.poll(() => address(page)).toBe('rows=.X/X.//X./.O&open=prove.show.A.0&place=0');
    await back(page).press('Enter');
    await expect.poll(() => address(page)).toBe(cube);
    await expect(errata(page).getByRole('button', { name: 'Show the capture of 1:B2' })).toBeFocused();
  });

  test('both readings are tried on the board between them', SLOW, async ({ page }) => {
    await open(page, cube);
    await errata(page).getByRole('button', { name: 'Reading A: try to capture #2' }).click();
    await expect(proof(page).getByRole('status')).toHaveText(/^You are White, and only you play\. .*#2 \(2:A2\)/);
    await back(page).click();
    await errata(page).getByRole('button', { name: 'Reading B: capture #2' }).click();
    await expect(proof(page).locator('.place')).toHaveText('Before the first of 5 moves');
    await expect.poll(() => address(page)).toContain('suicide=allowed');
    await back(page).click();
    await errata(page).getByRole('button', { name: 'Reading B', exact: true }).click();
    await expect(panel(page, 'rules')).toContainText('This is reading B of Kim’s paper');
    await expect(panel(page, 'rules').getByRole('button', { name: 'allowed' })).toBeInViewport();
    await panel(page, 'rules').getByRole('button', { name: 'forbidden' }).click();
    await expect(panel(page, 'rules')).toContainText('This is reading A of Kim’s paper');
    await back(page).click();
    // A full plane: with suicide allowed it is cast out.
    await errata(page).getByRole('button', { name: 'Step through it with suicide' }).click();
    await button(page, 'Last').click();
    await expect(page.locator('.caption .sentence')).toContainText('no black block is unconditionally alive');
  });

  test('the exercise is played with three stones in a turn of Black', SLOW, async ({ page }) => {
    // The page scrolls to the board at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, cube);
    await errata(page).getByRole('button', { name: 'Play it with three stones a turn' }).click();
    await expect(page.getByText('Choose a point to play for White.')).toBeInViewport();
    await expect(point(page, '3:C3')).toBeInViewport();
    await click(page, '3:C3');
    await expect(page.getByText('Choose a point to play for Black, 3 of 3 stones left in this turn.')).toBeVisible();
    for (const name of ['2:C3', '4:C3', '3:C2']) await click(page, name);
    await expect(page.getByText('Choose a point to play for White.')).toBeVisible();
    await back(page).click();
    await expect(errata(page).getByRole('button', { name: 'Play it with three stones a turn' })).toBeFocused();
    await errata(page).getByRole('button', { name: 'Step through such a chase' }).click();
    await expect(page.getByText('Gallery: ')).toBeVisible();
    await expect(tab(page, 'Gallery')).toHaveAttribute('aria-current', 'page');
  });

  test('the ladders with two stones a turn are stepped through by mouse and keyboard', SLOW, async ({ page }) => {
    await open(page, cube);
    for (const [name, captured] of [
      ['Step through the chase on a face', 10],
      ['Step through the chase along an edge', 8],
      ['Step through the winding ladder', 12],
    ] as const) {
      const link = errata(page).getByRole('button', { name });
      await link.press('Enter');
      await expect(sentence(page)).toContainText('White plays first');
      await expect(back(page)).toBeVisible();
      await board(page).focus();
      await page.keyboard.press('End');
      await expect(sentence(page)).toContainText(`captures ${captured} stones`);
      await back(page).click();
      await link.click();
      await button(page, 'Next').click();
      await expect(sentence(page)).toContainText(/^White plays .* liberties\.$/);
      await back(page).press('Enter');
    }
  });

  test(
    'three stones far apart are a closed surface by the printed definition, and one is captured',
    SLOW,
    async ({ page }) => {
      await open(page, cube);
      await errata(page).getByRole('button', { name: 'Capture one of the three' }).press('Enter');
      await expect(proof(page).locator('.place')).toHaveText('Before the first of 3 moves');
    },
  );

  test('the score of two dead corners is nothing by living stones', SLOW, async ({ page }) => {
    await open(page, cube);
    await errata(page).getByRole('button', { name: 'Count it by living stones' }).click();
    await expect(tab(page, 'Score')).toHaveAttribute('aria-current', 'page');
    await expect(sentence(page)).toContainText('Black has 0 + 0 = 0, White has 0 + 0 = 0');
  });

  test('the ladder of the paper is played in its plane', SLOW, async ({ page }) => {
    await open(page, cube);
    await errata(page).getByRole('button', { name: 'Play move 19' }).click();
    await expect(board(page)).toHaveAccessibleName('Board of the proof, block #1');
    await button(page, 'Next move').click();
    await expect(proof(page).getByRole('status')).toContainText('J9');
    await back(page).click();
    await expect(board(page)).toHaveAccessibleName('Go board, 2 by 2 by 2');
  });
});

const TEXTS = [
  ['benson', 'Benson', await loadPaper('benson')],
  ['sensei', 'Sensei’s Library', await loadPaper('sensei')],
  ['chen', 'Chen & Chen', await loadPaper('chen')],
  ['kim', 'Kim', await loadPaper('kim')],
] as const;
const SCREENS = [
  ['by mouse and by keyboard on a desktop', { width: 1440, height: 900 }, ['click', 'Enter']],
  ['on a phone', { width: 390, height: 844 }, ['click']],
] as const;
/**
 * With PASS_ALIVE_FULL_SIZE, as `npm run test:exhaustive` has it, every board is opened in every way. Otherwise the
 * ways take turns, and on a phone one board of each error is opened.
 */
const EVERY = Boolean(process.env.PASS_ALIVE_FULL_SIZE);
/** In milliseconds: a board is there after a few hundredths of a second, and there are two hundred of them. */
const SOON = { intervals: [20, 50, 100, 250, 500] };

for (const [text, , { errata: list }] of TEXTS) {
  for (const [how, size, ways] of SCREENS) {
    test(`the boards of ${text} are opened ${how}`, SLOW, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      const start = `rows=X./.O&open=errata.${text}&place=0`;
      await open(page, start);
      let turn = 0;
      for (const { id, cases } of list) {
        const plays = cases.flatMap(({ plays }, index) => plays.map((play) => ({ index, play })));
        for (const { index, play } of EVERY || ways.length > 1 ? plays : plays.slice(0, 1)) {
          const { position, where } = play.load;
          for (const press of ways.filter((_, way) => EVERY || way === turn % ways.length)) {
            const section = page.locator(`section[aria-labelledby="erratum-${id}"] .erratum-case`).nth(index);
            const opens = section.getByRole('button', { name: play.label, exact: true });
            await (press === 'click' ? opens.click() : opens.press(press));
            await expect.poll(() => decode(address(page))?.load?.position, SOON).toEqual(position);
            expect(decode(address(page))?.where).toEqual(where);
            const named = where?.room === 'explore' && where.lens === 'steps' ? where.panel : null;
            const shown = page.locator('main canvas').first();
            await expect(named ? panel(page, named).locator('summary') : shown).toBeInViewport();
            // The lens takes the focus when the group has been played out.
            if (where?.room === 'explore' && where.lens === 'eyes' && where.eyes?.part)
              await expect(eyes(page).locator('.place')).toBeVisible();
            await back(page).press('Enter');
            await expect.poll(() => address(page), SOON).toBe(start);
            await expect(opens).toBeFocused();
          }
          turn += 1;
        }
      }
    });
  }
}

test('Chen and Chen’s boards are played out where they are opened', SLOW, async ({ page }) => {
  await open(page, 'open=errata.chen&rows=.&place=0');
  await errata(page).getByRole('button', { name: 'See the rules from D1 on' }).click();
  await expect(eyes(page)).toContainText(/D1.*false/);
  await open(page, 'open=errata.chen&rows=.&place=0');
  await errata(page).getByRole('button', { name: 'See what playing it out says' }).press('Enter');
  await expect(eyes(page)).toContainText('Black kills only by a ko: with ko threats White can win it.');
});

test.describe('the errors of every text', () => {
  const start = 'rows=X./.O&open=errata&place=0';

  test('are in one list, and the board stays while another text is chosen', SLOW, async ({ page }) => {
    await open(page, start);
    const choice = errata(page).getByRole('group', { name: 'Text' });
    for (const [text, name, { errata: list }] of TEXTS) {
      await choice.getByRole('button', { name, exact: true }).press('Enter');
      await expect(errata(page).getByRole('heading', { level: 3 })).toHaveText(list.map(({ words }) => words.title));
      await expect(choice.getByRole('button', { name, exact: true })).toBeFocused();
      await expect(choice.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => address(page)).toBe(`rows=X./.O&open=errata.${text}&place=0`);
      await expect(board(page)).toHaveAccessibleName('Go board, 2 by 2');
      expect((await new AxeBuilder({ page }).include('#errata').analyze()).violations).toEqual([]);
    }
    await choice.getByRole('button', { name: 'Sensei’s Library' }).click();
    // The list stays while its boards are opened.
    await errata(page).getByRole('button', { name: 'See the second iteration' }).click();
    await expect(page.locator('.caption .place')).toHaveText(/^Round 2/);
    await expect(errata(page).getByRole('heading', { level: 3 })).toHaveCount(2);
    await back(page).press('Enter');
    await expect.poll(() => address(page)).toBe('rows=X./.O&open=errata.sensei&place=0');
  });

  test('are found from the help, the figures of the lens Eyes, and the examples', SLOW, async ({ page }) => {
    const heading = errata(page).locator('summary');
    for (const [text, name] of TEXTS) {
      await open(page, 'rows=X./.O&place=0');
      await button(page, 'Keys and help').press('Enter');
      await page.getByRole('dialog', { name: 'Help' }).getByRole('link', { name, exact: true }).press('Enter');
      await expect.poll(() => address(page)).toBe(`rows=X./.O&open=errata.${text}&place=0`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    }
    await open(page, 'rows=X./.O&open=eyes..figures&place=0');
    await page.getByRole('link', { name: 'Errors in the paper itself, each on a board' }).click();
    await expect.poll(() => address(page)).toBe('rows=X./.O&open=errata.chen&place=0');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    for (const [title, says, text] of [
      ['The worked example', /one too late/, 'sensei'],
      ['Falling with the neighbours', /healthy for all three/, 'benson'],
    ] as const) {
      await openExample(page, title);
      const line = page.getByRole('navigation', { name: 'Examples' });
      await expect(line).toContainText(says);
      await line.getByRole('link', { name: 'See its errors' }).press('Enter');
      await expect.poll(() => address(page)).toContain(`open=errata.${text}`);
      await expect(heading).toBeFocused();
    }
  });
});
