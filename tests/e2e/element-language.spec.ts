/** The widget in the language around each element, among two: English and the pseudo-language. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locator, type Page, test as plain } from '@playwright/test';
import { PSEUDO, writePseudo } from '../../scripts/pseudo.ts';
import { buildScripts } from '../../scripts/widget.mjs';
import type * as English from '../../web/locales/compiled/en/index.ts';
import { expect, hold, SLOW, test } from './reader.ts';
import { STRICT, said, visitBody, WORKED } from './widget.ts';

const FOLDER = fileURLToPath(new URL('../../target/spoken-languages/', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../package/', import.meta.url));

let words: typeof English;

const BUILDING = 240_000;

test.beforeAll(async () => {
  test.setTimeout(BUILDING);
  writePseudo();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await buildScripts(FOLDER, ['en', PSEUDO]);
  words = await import(`../../web/locales/compiled/${PSEUDO}/index.ts`);
});

/** Opens a page with the scripts of the build with two languages; the names of the files that it asks for. */
async function visitSpoken(
  page: Page,
  body: string,
  { script = 'standalone.js', policy = '', before = '', missing = '' } = {},
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/words\/[^/]+$/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    if (name === missing) return route.fulfill({ status: 404 });
    const own = join(FOLDER, name);
    return route.fulfill({ path: existsSync(own) ? own : join(PACKAGE, name) });
  });
  const kind = script === 'define.js' ? 'type="module"' : '';
  const tag = `<script src="../words/${script}" ${kind}></script>`;
  await visitBody(page, `${tag}${before}${body}`, { script: '', policy });
  return asked;
}

const board = (attributes = 'view="steps"', text = WORKED.replace(' Worked example', '')) =>
  `<pass-alive ${attributes}><pre>${text}</pre></pass-alive>`;

/** Plain words in an element, seen or heard, each with what it is in; names of points and blocks have one letter. */
const plainWords = (widget: Locator): Promise<string[]> =>
  widget.evaluate((element) => {
    const ATTRIBUTES = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'aria-roledescription',
      'title',
      'data-longest',
    ];
    const found: string[] = [];
    const look = (root: ShadowRoot) => {
      for (const each of root.querySelectorAll('*')) {
        for (const name of ATTRIBUTES) note(each.getAttribute(name), `<${each.localName} ${name}>`);
        for (const { nodeType, nodeValue } of each.childNodes)
          if (nodeType === Node.TEXT_NODE && !each.matches('textarea, style')) note(nodeValue, `<${each.localName}>`);
        if (each.shadowRoot) look(each.shadowRoot);
      }
    };
    const note = (text: string | null, where: string) => {
      if (text && /[A-Za-z]{2}/.test(text.replace(/\u2068[^\u2069]*\u2069/g, '')))
        found.push(`${where}: ${text.trim()}`);
    };
    if (element.shadowRoot) look(element.shadowRoot);
    return found;
  });

/** Waits until an element is in the pseudo-language altogether. */
const isPseudo = (widget: Locator) => expect.poll(() => plainWords(widget), { timeout: 20_000 }).toEqual([]);

test('each element is in the language of its nearest ancestor, with one fetch for all of them', async ({ page }) => {
  const asked = await visitSpoken(
    page,
    `${board()}<div lang="${PSEUDO}">${board()}<div lang="en">${board()}</div>${board()}</div><div lang="fr">${board()}</div>${board(`view="steps" lang="${PSEUDO}-Latn"`)}`,
  );
  const widgets = page.locator('pass-alive');
  for (const [at, language] of ['en', PSEUDO, 'en', PSEUDO, 'en', PSEUDO].entries()) {
    const widget = widgets.nth(at);
    await widget.scrollIntoViewIfNeeded();
    await expect(said(widget)).toHaveText(language === 'en' ? /^Black has 5 blocks/ : /⟦/);
    await expect(widget.locator('.base')).toHaveAttribute('lang', language);
    if (language === PSEUDO) await isPseudo(widget);
  }
  expect(asked.filter((name) => name.startsWith('words'))).toEqual([`words-${PSEUDO}.js`]);
  expect(asked.filter((name) => name.endsWith('.wasm'))).toEqual([]);
});

test('a page in one language asks for no words', async ({ page }) => {
  const asked = await visitSpoken(page, `<div lang="fr">${board()}</div>${board()}<div lang="">${board()}</div>`);
  for (const widget of await page.locator('pass-alive').all()) {
    await widget.scrollIntoViewIfNeeded();
    await expect(said(widget)).toHaveText(/^Black has 5 blocks/);
  }
  expect(asked).toEqual(['standalone.js', 'menu.js']);
});

test('a change of the language is followed, on the element and around it, at the reader’s place', async ({ page }) => {
  const asked = await visitSpoken(page, `<section>${board()}</section>`);
  const widget = page.locator('pass-alive');
  await widget.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(said(widget)).toHaveText(/^Block #3/);
  const setLang = (selector: string, language: string | null) =>
    page.evaluate(
      ([where, to]) => {
        const element = document.querySelector(where as string);
        if (to === null) element?.removeAttribute('lang');
        else element?.setAttribute('lang', to as string);
      },
      [selector, language] as const,
    );
  for (const where of ['section', 'pass-alive', 'html']) {
    await setLang(where, PSEUDO);
    await isPseudo(widget);
    await expect(said(widget)).toContainText('#3');
    await setLang(where, where === 'html' ? 'en' : null);
    await expect(said(widget)).toHaveText(/^Block #3 \(E6\) is cast out/);
    await expect(widget.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  }
  await page.evaluate((to) => {
    const place = document.createElement('div');
    place.lang = to;
    document.body.append(place);
    place.append(document.querySelector('pass-alive') as Element);
  }, PSEUDO);
  await isPseudo(widget);
  expect(asked.filter((name) => name.startsWith('words'))).toHaveLength(1);
});

test('so is one outside of the tree that the element is in', async ({ page }) => {
  await visitSpoken(page, '<div id="host"></div>');
  await page.evaluate((html) => {
    const root = (document.getElementById('host') as Element).attachShadow({ mode: 'open' });
    root.innerHTML = `<section>${html}</section>`;
  }, board());
  const widget = page.locator('pass-alive');
  await expect(said(widget)).toHaveText(/^Black has/);
  for (const where of ['#host', 'section'])
    for (const language of [PSEUDO, 'en']) {
      await page.locator(where).evaluate((element, to) => element.setAttribute('lang', to), language);
      if (language === PSEUDO) await isPseudo(widget);
      else await expect(said(widget)).toHaveText(/^Black has/);
    }
});

test('messages about a text are in the language too, and change with it', async ({ page }) => {
  await page.route('**/texts/none', (route) => route.fulfill({ status: 200, body: '(;GM[2])' }));
  const bad = [
    '<pass-alive><pre>XO.\nX</pre></pass-alive>',
    '<pass-alive></pass-alive>',
    '<pass-alive src="/texts/none"></pass-alive>',
    '<pass-alive board="0x0"></pass-alive>',
  ];
  const noted = board('view="steps"', '(;SZ[5];B[zz])');
  const several = board('view="steps"', 'X.\n..\n\n$$ 1\n$$ | X . |\n$$ | X |');
  const cut = `<pass-alive><pre>${'.'.repeat(30_000)}</pre></pass-alive>`;
  await visitSpoken(page, `<div lang="${PSEUDO}">${[...bad, noted, several, cut].join('')}</div>`);
  const widgets = page.locator('pass-alive');
  const shown = (at: number) => widgets.nth(at).locator(at < bad.length ? '.message' : at === 6 ? '.text' : '.notes');
  for (const language of [PSEUDO, 'en', PSEUDO]) {
    await page
      .locator('div')
      .first()
      .evaluate((element, to) => element.setAttribute('lang', to), language);
    for (const at of bad.keys()) {
      await widgets.nth(at).scrollIntoViewIfNeeded();
      if (language === 'en') await expect(shown(at)).not.toContainText('⟦');
      else await expect(shown(at)).toContainText('⟦');
      await expect(shown(at)).not.toBeEmpty();
    }
    for (const at of [4, 5, 6]) {
      await widgets.nth(at).scrollIntoViewIfNeeded();
      if (language === 'en') await expect(shown(at)).toContainText(/[a-z]{3}/);
      else await expect(shown(at)).toContainText('⟦');
    }
  }
  const error = await widgets.first().evaluate((widget) =>
    (widget as HTMLElementTagNameMap['pass-alive']).load('nothing').then(
      () => '',
      (problem) => `${problem.code} ${problem.message}`,
    ),
  );
  expect(error).toMatch(/^unreadable ⟦/);
});

test('two languages side by side do not mix while the reader goes from one to the other', async ({ page }) => {
  const GAME = '(;SZ[9]C[1];B[cc];W[gg](;B[cg])(;B[gc]))';
  await visitSpoken(
    page,
    `${board('', GAME)}<div lang="${PSEUDO}">${board('', GAME)}${board()}</div>${board()}${board('editable lang="xx"')}`,
  );
  const [english, pseudo, steps, plainSteps, edited] = [0, 1, 2, 3, 4].map((at) => page.locator('pass-alive').nth(at));
  if (!english || !pseudo || !steps || !plainSteps || !edited) throw new Error('there are five');
  const forward = words.page.steps.forward;
  // All of them are near.
  await page.setViewportSize({ width: 1280, height: 4000 });
  for (let turn = 0; turn < 2; turn++) {
    await english.getByRole('button', { name: 'Next', exact: true }).click();
    await pseudo.getByRole('button', { name: forward, exact: true }).click();
    await plainSteps.getByRole('button', { name: 'Next', exact: true }).click();
    await steps.getByRole('button', { name: forward, exact: true }).click();
    await isPseudo(pseudo);
    await isPseudo(steps);
    await expect(said(plainSteps)).toHaveText(/^Block /);
    await expect(english.getByRole('button', { name: 'Step through this position' })).toBeVisible();
    expect(await english.locator('.rest').innerText()).not.toContain('⟦');
  }
  // What is drawn again on its own, after the other has been used.
  await edited.getByRole('grid').hover();
  await english.getByRole('button', { name: 'Back', exact: true }).click();
  await edited.getByRole('grid').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await english.getByRole('button', { name: 'Next', exact: true }).click();
  await isPseudo(edited);
});

test('what is fetched for two boards at once is in the language of each', async ({ page }) => {
  await visitSpoken(page, `${board('')}<div lang="${PSEUDO}">${board('')}</div>`);
  const comes = await hold(page, '**/menu.js');
  const [english, pseudo] = [0, 1].map((at) => page.locator('pass-alive').nth(at));
  if (!english || !pseudo) throw new Error('there are two');
  await english.getByRole('button', { name: 'Next', exact: true }).click();
  await pseudo.getByRole('button', { name: words.page.steps.forward, exact: true }).click();
  const texts = page.evaluate(() =>
    Promise.all([...document.querySelectorAll('pass-alive')].map((each) => each.toSVG())),
  );
  comes();
  await isPseudo(pseudo);
  await expect(english.getByRole('button', { name: 'Copy as', exact: true })).toBeVisible();
  expect(await english.locator('.rest').innerText()).not.toContain('⟦');
  const [inEnglish = '', inPseudo = ''] = await texts;
  expect(inEnglish).not.toContain('⟦');
  expect(inPseudo).toContain('⟦');
});

test('the points of a board are in its language, whatever is said beside it before they are written', async ({
  page,
}) => {
  await visitSpoken(page, `${board()}<div lang="${PSEUDO}">${board('editable')}</div>`);
  const edited = page.locator('pass-alive').nth(1);
  const cell = edited.getByRole('gridcell').nth(2);
  await expect(cell).toHaveAttribute('aria-label', /⟦/);
  await isPseudo(edited);
  const before = (await cell.getAttribute('aria-label')) ?? '';
  await page.evaluate(async () => {
    const [english, edited] = document.querySelectorAll('pass-alive');
    // The pointer goes over the other board meanwhile.
    const base = english?.shadowRoot?.querySelector('.base');
    const moves = setInterval(() => base?.dispatchEvent(new PointerEvent('pointermove')), 2);
    await edited?.last();
    await new Promise((resolve) => setTimeout(resolve, 300));
    clearInterval(moves);
  });
  await expect(cell).not.toHaveAttribute('aria-label', before);
  await isPseudo(edited);
});

test('every part that is fetched is in the language', SLOW, async ({ page }) => {
  test.slow();
  const attributes = ['quiz', 'mode="capture"', 'mode="try"', 'mode="eyes"', 'editable', 'color="both" page="/"'];
  const space = board('', '.X/XX\n--\n.X/XX').replace('.X/XX\n--\n.X/XX', '.X\nXX\n--\n.X\nXX');
  await visitSpoken(
    page,
    `<div lang="${PSEUDO}">${attributes.map((each) => board(each)).join('')}${space}${board('mode="capture"', 'X.X\nXXX')}</div>`,
  );
  const widgets = page.locator('pass-alive');
  for (let at = 0; at < attributes.length + 2; at++) {
    const widget = widgets.nth(at);
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('.base')).toHaveAttribute('lang', PSEUDO);
    await expect(widget.locator('canvas').first()).toBeVisible();
    await isPseudo(widget);
    for (const summary of await widget.locator('summary').all()) if (await summary.isVisible()) await summary.click();
    await isPseudo(widget);
  }
  const both = widgets.nth(5);
  await both.scrollIntoViewIfNeeded();
  for (const name of [words.widget.copyAs, words.widget.table]) {
    await both.getByRole('button', { name, exact: true }).click();
    await isPseudo(both);
  }
});

for (const [what, script] of [
  ['the stand-alone script', 'standalone.js'],
  ['the module', 'define.js'],
] as const)
  test(`words come under a strict policy with ${what}`, async ({ page }) => {
    const asked = await visitSpoken(page, `<div lang="${PSEUDO}">${board()}</div>`, { script, policy: STRICT });
    await isPseudo(page.locator('pass-alive'));
    await expect(said(page.locator('pass-alive'))).toHaveText(/⟦/);
    expect(asked).toContain(`words-${PSEUDO}.js`);
  });

test('content cannot name the file of words, or hand over others', async ({ page }) => {
  const foreign = 'https://foreign.example/';
  const requests: string[] = [];
  await page.route(`${foreign}**`, (route) => route.fulfill({ body: '' }));
  page.on('request', (request) => request.url().startsWith(foreign) && requests.push(request.url()));
  const hostile = `<img name="currentScript" alt="" src="${foreign}a.png"><a id="words" href="${foreign}w.js">a</a>
    <a id="words-${PSEUDO}" href="${foreign}w.js">a</a><img name="head" alt=""><base href="${foreign}">`;
  const odd = `<div lang="../../x"></div><div lang="${PSEUDO})">${board()}</div><div lang="&quot;,*">${board()}</div>`;
  const asked = await visitSpoken(page, `<div lang="${PSEUDO}">${board()}</div>${odd}`, { before: hostile });
  await isPseudo(page.locator('pass-alive').first());
  for (const at of [1, 2]) {
    await page.locator('pass-alive').nth(at).scrollIntoViewIfNeeded();
    await expect(said(page.locator('pass-alive').nth(at))).toHaveText(/^Black has 5 blocks/);
  }
  expect(asked.filter((name) => name.startsWith('words'))).toEqual([`words-${PSEUDO}.js`]);
  expect(requests.filter((url) => !url.endsWith('a.png'))).toEqual([]);
});

plain('where words cannot be had, those of the build are there', async ({ page }) => {
  await visitSpoken(page, `<div lang="${PSEUDO}">${board()}<pass-alive>nothing</pass-alive></div>`, {
    missing: `words-${PSEUDO}.js`,
  });
  await expect(said(page.locator('pass-alive').first())).toHaveText(/^Black has 5 blocks/);
  await expect(page.locator('pass-alive').first().locator('.base')).toHaveAttribute('lang', 'en');
  await expect(page.locator('pass-alive').last().locator('.message')).toHaveText(/[a-z]{3}/);
});
