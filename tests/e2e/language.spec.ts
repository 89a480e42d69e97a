/** The page in the pseudo-language, in which every word that is in no catalogue stands out. */
import { type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { ROOT } from '../../playwright.config.ts';
import { PSEUDO, writePseudo } from '../../scripts/pseudo.ts';
import type * as English from '../../web/locales/compiled/en/index.ts';
import { board, expect, paste, SLOW, saveData, WORKED } from './reader.ts';

/** The words of the page, set when it is built. */
let words: typeof English;

const PORT = Number(new URL(ROOT).port) + 2;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const FOLDER = 'target/pseudo-language';

let host: PreviewServer;
test.beforeAll(async () => {
  writePseudo();
  process.env.PASS_ALIVE_LANGUAGE = PSEUDO;
  await build({ logLevel: 'warn', build: { outDir: FOLDER, emptyOutDir: true } });
  // Other tests in this process have servers of their own, in English.
  delete process.env.PASS_ALIVE_LANGUAGE;
  words = await import(`../../web/locales/compiled/${PSEUDO}/index.ts`);
  host = await preview({ build: { outDir: FOLDER }, preview: { port: PORT, strictPort: true } });
});
test.afterAll(() => host.close());

/** Words that are data: names of people, events and files, code, and texts to copy. */
const DATA = 'textarea, pre, code, input';

/**
 * Plain words of the page, seen or heard, each with what it is in. The names of blocks, regions and
 * points have one letter each.
 */
const plainWords = (page: Page): Promise<string[]> =>
  page.evaluate((data) => {
    const ATTRIBUTES = [
      ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
      ...['title', 'placeholder', 'alt', 'label'],
    ];
    const found: string[] = [];
    const note = (text: string | null, where: string) => {
      if (text && /[A-Za-z]{2}/.test(text.replace(/\u2068[^\u2069]*\u2069/g, '')))
        found.push(`${where}: ${text.trim()}`);
    };
    note(document.title, 'title');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Where there are scripts, the content of `noscript` is a text of tags.
      if (!parent || parent.closest(`script, style, ${data}`) || parent.localName === 'noscript') continue;
      note(text.nodeValue, parent.outerHTML.slice(0, parent.outerHTML.indexOf('>') + 1));
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ATTRIBUTES) note(element.getAttribute(name), `<${element.localName} ${name}>`);
    }
    return found;
  }, DATA);

/** Until the parts that are fetched or computed for a place are there: nothing has changed for a while. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const STILL = 150;
        const isWaiting = () => document.querySelector('.waiting') !== null;
        const end = () => {
          if (isWaiting()) {
            timer = setTimeout(end, STILL);
            return;
          }
          observer.disconnect();
          done();
        };
        let timer = setTimeout(end, STILL);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, STILL);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );

/** Plain words anywhere on a walk, each once, by the place where they were found first. */
class Walk {
  readonly found = new Map<string, string>();

  constructor(readonly page: Page) {}

  async look(place: string): Promise<void> {
    await settled(this.page);
    for (const each of await plainWords(this.page)) if (!this.found.has(each)) this.found.set(each, place);
  }

  /** Opens a link anew. */
  async open(link: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`${ADDRESS}#${link}`);
    await expect(board(this.page)).toBeVisible();
  }

  async click(point: string): Promise<void> {
    const { x = 0, y = 0 } =
      (await this.page.getByRole('gridcell', { name: new RegExp(`^⟦${point}: `) }).boundingBox()) ?? {};
    await this.page.mouse.click(x + 5, y + 5);
    await this.look(`a click on ${point}`);
  }

  /** Looks at what a link shows that is typed into the address of the page, which is not loaded again. */
  async at(link: string): Promise<void> {
    if (this.page.url().startsWith(ADDRESS)) await this.page.goto(`${ADDRESS}#${link}`);
    else await this.open(link);
    await this.look(link);
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.button(name).first().click();
    await this.look(name);
  }

  end() {
    expect([...this.found].map(([what, place]) => `${place} | ${what}`)).toEqual([]);
  }
}

const GAME = `(;SZ[5]GN[1]PB[1]PW[2]BR[3]WR[4]RE[5]KM[6.5]DT[7]EV[8]RO[9]PC[10]RU[11]TM[12]OT[13]SO[14]AN[15]HA[2]AB[ee][ed]
 C[1];W[aa]C[2](;B[ab];W[cc];B[ba])(;B[ba];W[cd];B[ab]))`;

/** Texts that cannot be shown, and texts with warnings. */
const WRONG = ['Words.', '(;SZ[5', '(;SZ[99])', '$$ Title', 'X.\nX', 'X.\n.e', '(;GM[2])'];
const ODD = ['(;SZ[5];B[zz])', '(;SZ[5];B[aa];W[aa])', '(;B[aa]', '$$ 1 1 X\n$$ . . .'];

test.use({ actionTimeout: 10_000, baseURL: ADDRESS });
// Nothing is fetched but what a place needs.
test.beforeEach(({ page }) => page.addInitScript(saveData));

test('Steps and its panels are in the language of the build', SLOW, async ({ page }) => {
  test.slow();
  const walk = new Walk(page);
  await walk.at(`${WORKED}&place=0`);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(PSEUDO);
  for (const step of ['forward', 'roundForward', 'roundForward', 'last', 'back'] as const)
    await walk.press(words.page.steps[step]);
  for (const shown of ['white', 'both', 'black'] as const) await walk.press(words.page.shown[shown]);
  for (const part of ['idea', 'outcome', 'matrix', 'algorithm', 'rules', 'race', 'errata']) {
    await walk.at(`${WORKED}&open=${part}`);
  }
  for (const text of ['sensei', 'chen', 'kim']) await walk.at(`${WORKED}&open=errata.${text}`);
  await walk.open(`${WORKED}&open=errata`);
  await walk.press(words.benson.suicide.tryIt);
  await walk.press(words.page.back);
  for (const rules of ['suicide=allowed', 'regions=enclosed', 'start=A,B', 'start=A,B&suicide=allowed']) {
    for (const part of ['outcome', 'rules', 'algorithm']) await walk.at(`${WORKED}&${rules}&open=${part}`);
  }
  walk.end();
});

test('the tools of the board are in the language of the build', SLOW, async ({ page }) => {
  test.slow();
  const walk = new Walk(page);
  await walk.open('rows=.XO./X.XO/.XO./....&place=0');
  for (const tool of ['black', 'white', 'erase', 'play'] as const) {
    await walk.press(words.play.tool[tool]);
  }
  for (const at of ['B3', 'C3', 'B3', 'A4', 'A1']) {
    await walk.click(at);
  }
  await walk.press(words.page.menu);
  await page.keyboard.press('Escape');
  await walk.press(words.page.undo);
  await walk.at('rows=XO/O.&place=0');
  await walk.press(words.play.takeOff({ color: 'black', stones: 1, point: 'A2' }));
  await walk.at('rows=X&place=0');
  await walk.at('rows=...&place=0');
  walk.end();
});

test('the lenses are in the language of the build', SLOW, async ({ page }) => {
  test.slow();
  const walk = new Walk(page);
  for (const place of [
    ...[
      'prove',
      'prove.show.C.2',
      'prove.show.C.999',
      'prove.try.C',
      'prove.try.C.E5',
      'prove.try.C.E5,F4',
      'prove.turn.A',
    ],
    ...[
      'supports',
      'supports.A',
      'supports.A,C',
      'supports..A',
      'supports.A.B',
      'score',
      'score.1',
      'score.2',
      'score.3',
      'score.4',
      'score.5',
    ],
  ])
    await walk.at(`${WORKED}&open=${place}`);
  for (const place of ['prove.turn.A', 'prove.show.A.3', 'prove.try.A']) {
    await walk.at(`rows=...XO/XXXXO/OOOOO/.....&open=${place}`);
    await walk.at(`rows=.X.XO./XXXXO./OOOOO./......&open=${place}`);
  }
  for (const place of ['supports.B..2', 'supports.A,Z.B']) await walk.at(`rows=.X/X./XX/.X/X.&open=${place}`);
  for (const place of [
    ...['eyes', 'eyes.A.rules', ...[1, 2, 4, 5, 6, 7, 8].map((step) => `eyes.A.rules.${step}`)],
    ...[
      'eyes.A.first.1',
      'eyes.A.second.7',
      'eyes.A.live',
      'eyes.A.kill',
      'eyes..named',
      'eyes..shapes',
      'eyes..figures',
      'eyes..game',
    ],
  ])
    await walk.at(`rows=.X.X.XXX/XXXXXXXX/XOOOOOXX/XO...OXX&show=white&open=${place}`);
  for (const place of ['prove', 'eyes', 'supports', 'score']) await walk.at(`rows=.../.../...&open=${place}`);
  walk.end();
});

test('the room for boards in space, and playing there, are in the language of the build', SLOW, async ({ page }) => {
  test.slow();
  const walk = new Walk(page);
  const kos = 'rows=.XO..XO./XO.OX.XO/.XO..XO.&form=cylinder';
  await walk.at(`${kos}&play=kim.2.2.0.0.1.1`);
  await page.locator('.playing-rules > summary').click();
  await walk.look('the rules of play');
  await walk.press(words.solidPlay.placed.after);
  // In a wide window the layers are below the rules.
  await page.locator('.playing-rules > summary').click();
  for (const at of ['B2', 'A3']) await walk.click(at);
  await walk.press(words.solidPlay.endTurn);
  await walk.at(`${kos}&play=kim.1.1.0.0.0.0`);
  for (const at of ['C2', 'F2', 'B2']) await walk.click(at);
  await walk.press(words.menu.pass({ color: 'white' }));
  await walk.press(words.menu.pass({ color: 'black' }));
  await walk.click('A3');
  await walk.press(words.solidPlay.openScore);
  await walk.press(words.score.counting.kim);
  await walk.press(words.score.steps.last);
  await walk.at('rows=.../.../...//.../.../...&play=basic.1.1.0.0.0.1&chosen=1:A3');
  walk.end();
});

test('the lenses and texts of boards in space are in the language of the build', SLOW, async ({ page }) => {
  test.slow();
  const walk = new Walk(page);
  const cube = 'rows=.X/XX//X./.O';
  for (const panel of ['errata', 'rules', 'rules&suicide=allowed']) await walk.at(`${cube}&open=${panel}`);
  for (const place of ['prove.show.A.0', 'supports.A', 'score.3', 'score.kim.5', 'gallery.', 'gallery.chase.3']) {
    await walk.at(`${cube}&open=${place}`);
  }
  await walk.at(`${cube}&form=torus`);
  await walk.press(words.page.dialog.share);
  await walk.press(words.share.parts.text);
  await page.keyboard.press('Escape');
  await walk.at(`${cube}&place=0`);
  await walk.press(words.page.dialog.share);
  await walk.press(words.share.parts.text);
  await walk.press(words.share.formats.sgf);
  walk.end();
});

test('the room of games is in the language of the build', SLOW, async ({ page }) => {
  test.slow();
  const walk = new Walk(page);
  await walk.at('open=game');
  await paste(page, GAME);
  await expect(walk.button(words.page.steps.back)).toBeVisible();
  await walk.look('a game');
  await walk.press(words.page.steps.last);
  await walk.press(words.page.steps.back);
  await page.getByText(words.chart.table).click();
  await walk.look('the chart as a table');
  await walk.press(words.gameRoom.ask.steps);
  await paste(page, `${GAME}${GAME}`);
  await expect(page.getByLabel(words.gameRoom.filter)).toBeVisible();
  await walk.look('a collection');
  await paste(page, '$$B A title\n$$ . X O 1 2 .');
  await expect(page.getByRole('gridcell', { name: /^⟦B19: / })).toBeVisible();
  await walk.look('a diagram');
  walk.end();
});

test('the dialogs are in the language of the build', SLOW, async ({ page }) => {
  test.slow();
  const walk = new Walk(page);
  await walk.open(`${WORKED}&place=0`);
  await walk.click('C4');
  // This one is kept as the last position.
  await paste(page, 'X..\n.O.');
  await expect(page.getByRole('gridcell')).toHaveCount(6);
  await walk.press(words.page.dialog.open);
  for (const tab of Object.values(words.open.tabs)) {
    await page.getByRole('tab', { name: tab }).click();
    await walk.look(tab);
  }
  await page.getByRole('tab', { name: words.open.tabs.open }).click();
  for (const text of WRONG) {
    await page.getByLabel(words.open.label).fill(text);
    await walk.press(words.open.show);
  }
  await page.keyboard.press('Escape');
  await walk.press(words.page.dialog.share);
  await walk.press(words.share.copyLink);
  const { parts, files, formats, places } = words.share;
  for (const file of Object.values(files)) await walk.press(file);
  await walk.press(parts.text);
  for (const name of [formats.sgf, formats.run, formats.rows]) await walk.press(name);
  await walk.press(parts.code);
  for (const place of Object.values(places)) await walk.press(place);
  await page.keyboard.press('Escape');
  await walk.press(words.page.dialog.help);
  walk.end();
});

test('problems are told in the language of the build', SLOW, async ({ page }) => {
  const walk = new Walk(page);
  for (const link of ['open=kitchen', 'rows=X./Z.', 'rows=X./.&place=0', 'rows=X.&suicide=perhaps', 'board=damaged'])
    await walk.at(link);
  for (const text of [' ', ...WRONG, ...ODD]) {
    await walk.open('rows=...&place=0');
    await paste(page, text);
    await expect(page.locator('.notice')).toContainText(/\S/);
    await walk.look(`pasted: ${text}`);
  }
  await page.route('**/assets/prove-*.js', (route) => route.abort());
  await walk.open(`${WORKED}&open=prove`);
  await expect(walk.button(words.page.tryAgain)).toBeVisible();
  await walk.look('a part that does not come');
  walk.end();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is in the language of the build', SLOW, async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('img', { name: words.drawn.start.picture })).toBeVisible();
    expect(await plainWords(page)).toEqual([]);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** The texts that are wider or higher than the room they have, in elements that hide what is outside them. */
  const cut = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth)
        found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && clip === 'auto' && clipPath === 'none';
        if (!isSeen || !element.textContent) continue;
        const hidesX = overflowX === 'hidden' || overflowX === 'clip';
        const hidesY = overflowY === 'hidden' || overflowY === 'clip';
        if (
          (hidesX && element.scrollWidth > element.clientWidth + 1) ||
          (hidesY && element.scrollHeight > element.clientHeight + 1)
        )
          found.push(`${element.localName}.${element.className}: ${element.textContent.slice(0, 60)}`);
      }
      return found;
    });

  const WALKS = {
    Steps: [
      '',
      '&place=0',
      ...['outcome', 'matrix', 'algorithm', 'rules', 'race'].map((panel) => `&open=${panel}`),
    ].map((place) => `${WORKED}${place}`),
    errata: ['', '.sensei', '.chen', '.kim'].map((list) => `${WORKED}&open=errata${list}`),
    lenses: [
      ...['prove', 'prove.show.A.0', 'prove.show.C.2', 'prove.try.C.E5', 'prove.turn.A', 'supports', 'supports.A'],
      ...['supports..A', 'score.3', 'score.5', 'eyes'],
    ].map((place) => `${WORKED}&open=${place}`),
    Eyes: ['A.rules.3', 'A.first.1', 'A.live', '.shapes', '.figures', '.game'].map(
      (place) => `rows=.X.X.XXX/XXXXXXXX/XOOOOOXX/XO...OXX&show=white&open=eyes.${place}`,
    ),
    '3-D': [
      'rows=.XO..XO./XO.OX.XO/.XO..XO.&form=cylinder&play=kim.2.2.0.0.1.1',
      ...[
        'errata',
        'rules',
        'prove.show.A.0',
        'supports.A',
        'score.3',
        'score.kim.5',
        'gallery.',
        'gallery.chase.3',
      ].map((place) => `rows=.X/XX//X./.O&open=${place}`),
    ],
    problems: ['open=kitchen', 'rows=XO/O.&place=0', 'open=game'],
  };
  for (const [name, places] of Object.entries(WALKS)) {
    test(`nothing is cut: ${name}`, SLOW, async ({ page }) => {
      test.slow();
      for (const place of places) {
        await page.goto('about:blank');
        await page.goto(`${ADDRESS}#${place}`);
        // A low window of the room 3-D has one picture at a time: the solid, or the layers.
        await expect(board(page).or(page.getByRole('application')).first()).toBeVisible();
        await settled(page);
        expect.soft(await cut(page), place).toEqual([]);
      }
    });
  }

  test('nothing is cut: the dialogs', SLOW, async ({ page }) => {
    for (const dialog of ['open', 'share', 'help'] as const) {
      await page.goto('about:blank');
      await page.goto(`${ADDRESS}#${WORKED}&place=0`);
      await page.getByRole('button', { name: words.page.dialog[dialog], exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await settled(page);
      expect.soft(await cut(page), dialog).toEqual([]);
    }
  });
});
