// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as text from '#locale/practice.ts';
import { loadEngine } from '../../../engine/board.ts';
import { build, of } from '../../../engine/engine.fixture.ts';
import { loadLearning } from '../../../engine/learn.ts';
import type { Point } from '../../../engine/types.ts';
import { packPosition } from '../../../model/address.ts';
import { historyOf } from '../../../model/history.ts';
import { WORKED_STATE } from '../../../model/state.ts';
// Fetched later on the page; here at once.
import '../../../scenes/unseen.ts';
import { showLens } from '../../../ui/lens/lens.fixture.tsx';
import { placeAt } from '../places.ts';
import { progress } from '../progress/kept.ts';
import { lessons, NOTHING } from '../progress/lessons.ts';
import { wordsOf } from './mistakes.ts';
import { Practice } from './Practice.tsx';
import { interviewedBy, practice } from './progress.ts';

const engine = await loadEngine(build('board'));
const learning = await loadLearning(build('learn'));

vi.mock('../../../engine/learn-module.ts', async () => (await import('./practice.fixture.ts')).learnModule);
vi.mock('../../../reading/worker-client.ts', async () => ({
  WorkerClient: (await import('./practice.fixture.ts')).MadeClient,
}));
beforeEach(() => progress.delete());
afterEach(() => render(null, document.body));

async function begin(at: string) {
  const shown = showLens(engine, historyOf({ ...WORKED_STATE, where: placeAt(at) }), (props) => (
    <Practice {...props} />
  ));
  const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  await settle();
  const scene = () => shown.stage.staged.scene ?? expect.fail('no board');
  const asks = () => document.querySelector('.asked > .question')?.textContent ?? '';
  return {
    ...shown,
    scene,
    settle,
    /** The next board is made by a worker. */
    async press(label: RegExp) {
      shown.press(label);
      await settle();
    },
    asks,
    text: () => document.body.textContent ?? '',
    has: (label: RegExp) =>
      [...document.querySelectorAll('button')].some(({ textContent }) => label.test(textContent ?? '')),
    /** Chooses what stays for a model of the mistakes, or for a faultless reader of either colour. */
    choose(model: string) {
      const { position } = scene();
      const isWhite = /^Black plays on/.test(asks());
      const color = isWhite ? 'white' : 'black';
      const facts = engine
        .study(position, { colors: [color], rules: { suicide: 'forbidden', regions: 'small' } })
        .facts(color);
      const swapped = position.stones.replace(/[XO]/g, (stone) => (stone === 'X' ? 'O' : 'X'));
      const staying = learning.staying(isWhite ? { ...position, stones: swapped } : position, model);
      for (const { points } of facts.blocks) {
        if (staying.includes(points[0] as Point)) act(() => scene().press(points[0] as Point));
      }
    },
  };
}

test('boards of a level are answered one after the other, with reasons, and counted once', async () => {
  const page = await begin('practice.level.2');
  expect(page.text()).toContain('Level 2');
  for (let number = 1; number <= 4; number++) {
    page.choose('faultless');
    await page.press(/^Check/);
    expect(page.text()).toMatch(/All \d+ blocks right\.|\?Right\./);
    expect(document.querySelectorAll('.verdicts li').length).toBeGreaterThan(1);
    const walk = progress.of(practice).levels['level-2'];
    expect(walk?.done).toBe(number);
    expect(walk?.right).toBe(walk?.blocks);
    // Asked again it is not counted again.
    await page.press(/^Ask again/);
    await page.press(/^Check/);
    expect(progress.of(practice).levels['level-2']).toEqual(walk);
    const { position } = page.scene();
    await page.press(/^Next board/);
    expect(page.scene().position).not.toEqual(position);
  }
  expect(page.text()).toContain('4 boards at this level');
});

test('the marks on a board have a key, and what stays has one only once it is told', async () => {
  const key = () => [...document.querySelectorAll('.legend dd')].map(({ textContent }) => textContent);
  const page = await begin(linkTo('.O.OX', 'OOOOX', 'XXXXX', '.....'));
  expect(key()).toEqual(['you say it stays']);
  await page.press(/^Check/);
  expect(key()).toContain('stays');
  expect(key()).not.toContain('you say it stays');
  for (const place of ['practice.misjudge', 'practice.six']) {
    act(() => render(null, document.body));
    const asked = await begin(place);
    if (place === 'practice.six') await asked.press(/^Begin/);
    expect(key()).toEqual(['you say it stays']);
  }
});

test('the walk goes on where it was left, also after a board was skipped, which is not counted', async () => {
  let page = await begin('practice.level.1');
  const first = page.scene().position;
  await page.press(/^Another board/);
  const second = page.scene().position;
  expect(second).not.toEqual(first);
  act(() => render(null, document.body));
  page = await begin('practice.level.1');
  expect(page.scene().position).toEqual(second);
  await page.press(/^Check/);
  expect(progress.of(practice).levels['level-1']).toMatchObject({ seen: 2, done: 1 });
});

const linkTo = (...rows: string[]) => `practice.board.white.${packPosition(of(...rows))}`;

test('a board of a link is asked about, for the colour of the link, and nothing is counted', async () => {
  const page = await begin(linkTo('.O.OX', 'OOOOX', 'XXXXX', '.....'));
  expect(page.text()).toContain(text.linked);
  expect(page.asks()).toContain('White only passes');
  page.choose('faultless');
  await page.press(/^Check/);
  expect(page.text()).toMatch(/All \d+ blocks right\.|\?Right\./);
  expect(progress.isEmpty).toBe(true);
});

test.each([
  ['a block has no liberty', linkTo('OX.', 'XX.')],
  ['there are no blocks of the colour', linkTo('X..', '...')],
])('a board of a link about which nothing can be asked is refused with a sentence: %s', async (_, at) => {
  const page = await begin(at);
  expect(page.text()).toContain(text.notAsked);
  expect(page.stage.staged.scene).toBeNull();
});

test.each(learning.mistakes)(
  'a reader with %s is told so, with a board on which it fails and a lesson',
  async (mistake) => {
    progress.change(practice, (all) => interviewedBy(all, { seed: 3, answers: [] }));
    const page = await begin('practice.misjudge');
    for (let number = 1; number <= 12 && page.has(/That is my answer/); number++) {
      expect(page.text()).toContain(`Board ${number}, of at most 12`);
      expect(document.querySelector('.verdicts')).toBeNull();
      page.choose(mistake);
      await page.press(/That is my answer/);
    }
    const { fits, instead, lesson } = wordsOf(mistake);
    expect(page.text()).toContain(fits);
    expect(page.text()).toContain(instead);
    expect(page.text()).toContain(lesson.title);
    expect(document.querySelectorAll('.verdicts .wrong').length).toBeGreaterThan(0);
    // The board that is shown is explained.
    expect(page.scene().view.color).toBe('black');
  },
);

test('faultless, and no pattern, are said too; the interview is still there after a reload', async () => {
  let page = await begin('practice.misjudge');
  for (let number = 0; number < 3; number++) {
    page.choose('faultless');
    await page.press(/That is my answer/);
  }
  const { position } = page.scene();
  act(() => render(null, document.body));
  page = await begin('practice.misjudge');
  expect(page.scene().position).toEqual(position);
  while (page.has(/That is my answer/)) {
    page.choose('faultless');
    await page.press(/That is my answer/);
  }
  expect(page.text()).toContain(text.faultless);
  await page.press(/Ask me again/);
  while (page.has(/That is my answer/)) {
    page.choose('all');
    await page.press(/That is my answer/);
  }
  expect(page.text()).toContain(text.noPattern);
});

test('six boards end in a share of right blocks, and of those of which the reader was sure', async () => {
  const page = await begin('practice.six');
  await page.press(/^Begin/);
  for (let number = 1; number <= 6; number++) {
    expect(page.text()).toContain(`Board ${number} of 6`);
    if (number % 2) page.choose('faultless');
    await page.press(number % 2 ? /I’m sure/ : /not sure/);
  }
  const result = progress.of(practice).results[0] ?? expect.fail('no result');
  expect(result.sureRight).toBe(result.sure);
  expect(result.right).toBeLessThan(result.blocks);
  expect(page.text()).toContain(`Right about ${result.right} of ${result.blocks} blocks`);
  expect(page.text()).toContain('Six more boards');
  expect(progress.of(practice).six).toBeNull();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
});

test('ideas from an earlier visit come back, the one longest ago first, until they are right', async () => {
  const passed = (when: number) => ({ ...NOTHING, passed: when, recalled: when });
  const kept = { shared: passed(2), 'through-stones': passed(3), rounds: passed(Date.now()), suicide: passed(1) };
  progress.change(lessons, () => kept);
  let page = await begin('practice.recall');
  expect(page.text()).toContain('Board 1 of 2');
  page.choose('faultless');
  expect(page.text()).not.toContain('Shared regions');
  await page.press(/^Check/);
  expect(page.text()).toContain('The lesson about it: Shared regions');
  await page.press(/^Next board/);
  await page.press(/^Check/);
  expect(page.text()).toContain('Count areas without black stones');
  await page.press(/^Next board/);
  expect(page.text()).toContain('1 of 2 boards were right');
  expect(progress.of(lessons)).toMatchObject({ rounds: kept.rounds, 'through-stones': kept['through-stones'] });
  act(() => render(null, document.body));
  page = await begin('practice.recall');
  expect(page.text()).toContain('Board 1 of 1');
  await page.press(/^Another board/);
  expect(page.text()).toContain('0 of one board was right');
  progress.delete();
  act(() => render(null, document.body));
  page = await begin('practice.recall');
  expect(page.text()).toContain('Nothing comes back today');
});

test('progress of two devices is one in either order, and once', () => {
  const walk = { start: 3, seen: 4, done: 4, blocks: 12, right: 9 };
  const result = { when: 5, blocks: 20, right: 15, sure: 10, sureRight: 9 };
  const a = { ...practice.empty, levels: { 'level-1': walk }, results: [result] };
  const b = {
    ...practice.empty,
    levels: { 'level-1': { ...walk, seen: 2, done: 2 }, 'level-5': walk },
    results: [{ ...result, when: 2 }, result],
    interview: { seed: 4, answers: [[1, 5]] },
  };
  const both = practice.merge(a, b);
  expect(both).toEqual(practice.merge(b, a));
  expect(practice.merge(both, b)).toEqual(both);
  expect(both.levels['level-1']?.done).toBe(4);
  expect(both.results.map(({ when }) => when)).toEqual([2, 5]);
  expect(practice.parse(JSON.parse(JSON.stringify(both)), 'practice')).toEqual(both);
});
