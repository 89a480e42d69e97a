// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { pointNamed } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadProver, loadSpaces } from '../../../engine/everything.ts';
import { loadReferee } from '../../../engine/eyes-build.ts';
import { loadLearning } from '../../../engine/learn.ts';
import type { Point } from '../../../engine/types.ts';
import { historyOf } from '../../../model/history.ts';
import { WORKED_STATE } from '../../../model/state.ts';
import { LESSONS } from '../../../scenes/lessons.ts';
import '../../../scenes/unseen.ts';
import { showLens } from '../../../ui/lens/lens.fixture.tsx';
import { fightOf } from '../answers/fight.ts';
import type { FightsQuestion } from '../answers/fights.ts';
// Fetched later on the page; here at once.
import '../answers/answered.ts';
import { Learn } from '../Learn.tsx';
import { placeAt } from '../places.ts';
import { progress } from '../progress/kept.ts';
import { lessons } from '../progress/lessons.ts';

const engine = await loadEngine(build('board'));
const prover = await loadProver(build('everything'));
const learning = await loadLearning(build('learn'));
const referee = await loadReferee(build('eyes'));

vi.mock('../../../engine/lens-classes.ts', () => ({
  loadClasses: { everything: async () => ({ prover }) },
  loadSpaceClasses: () => loadSpaces(build('everything')),
}));
// Without a worker.
vi.mock('../answers/fights.ts', () => ({
  askFights: async ({ position, stones }: FightsQuestion) => stones.map((stone) => fightOf(referee, position, stone)),
}));
vi.mock('../../../engine/learn-module.ts', () => ({ learn: async () => build('learn') }));
beforeEach(() => {
  progress.delete();
  sessionStorage.clear();
});
afterEach(() => render(null, document.body));

/** Answers as the library does, by the rules of the lesson. */
const RIGHT = 'right';

function begin(id: string) {
  const shown = showLens(engine, historyOf({ ...WORKED_STATE, where: placeAt(id) }), (props) => <Learn {...props} />);
  const scene = () => {
    const { scene } = shown.stage.staged;
    if (!scene) throw new Error('no board');
    return scene;
  };
  const tap = (point: Point) => act(() => scene().press(point));
  return {
    ...shown,
    scene,
    tap,
    /** Answers as a reader with a model does. */
    answer(model: string, sure = true) {
      const { position } = scene();
      const { rules, answers } = LESSONS.find((each) => each.id === id) ?? expect.fail(id);
      const facts = engine.study(position, { colors: ['black'], rules }).facts('black');
      const saved = () =>
        facts.blocks.flatMap(({ points: [stone = 0] }) => (fightOf(referee, position, stone).stays ? [stone] : []));
      const right = () => (answers ? saved() : facts.alive);
      const staying = model === RIGHT ? right() : learning.staying(position, model);
      for (const { points } of facts.blocks) if (staying.includes(points[0] as Point)) tap(points[0] as Point);
      shown.press(sure ? /I’m sure/ : /not sure/);
    },
    text: () => document.querySelector('.lesson')?.textContent ?? '',
    part: () => document.querySelector('.stages [aria-current]')?.textContent,
    has: (label: RegExp) =>
      [...document.querySelectorAll('button')].some(({ textContent }) => label.test(textContent ?? '')),
    settle: () => act(async () => void (await new Promise((resolve) => setTimeout(resolve)))),
    /** Until the lesson is there: an engine for its boards may have to be loaded. */
    ready: () =>
      vi.waitFor(async () => {
        await act(async () => {});
        expect(document.querySelector('.stages')).not.toBeNull();
      }, 10_000),
  };
}

/** White's moves of the proofs that are played. */
const PROOFS = [
  ['B6', 'A5', 'D6'],
  ['A6', 'G6', 'G5'],
];

test.each(LESSONS)(
  'a faultless reader passes $id, with every point that is right as a reason',
  async ({ id, pair }) => {
    const page = begin(id);
    await page.ready();
    for (const [at, part] of ['First board', 'The same with one stone changed'].entries()) {
      expect(page.part()).toBe(part);
      await page.settle();
      page.answer(RIGHT);
      expect(page.text()).toMatch(/All \d+ blocks right\.|\?Right\./);
      page.press(/Now the reason/);
      // A wrong point is told why, and another one can be chosen.
      const { position } = page.scene();
      const moves = id === 'proofs' ? PROOFS[at]?.map((name) => pointNamed(position, name) ?? -1) : undefined;
      for (const point of moves ?? Array.from(position.stones, (_, each) => each)) {
        if (!page.has(/Next board/)) page.tap(point);
      }
      expect(page.text()).toContain('Right: ');
      page.press(/Next board/);
    }
    expect(page.part()).toBe('Worked, but for one block');
    await page.settle();
    const { worked } = LESSONS.find((each) => each.id === id) as (typeof LESSONS)[number];
    page.press(worked.claims?.stays.includes(worked.open) ? /It stays/ : /It falls/);
    expect(page.text()).toContain('Right.');
    page.press(/Next board/);
    for (const row of [/One in a row/, /Go on/]) {
      expect(page.part()).toBe('On your own');
      await page.settle();
      page.answer(RIGHT);
      expect(page.text()).toMatch(row);
      page.press(/Another board|Go on/);
    }
    expect(page.text()).toContain('You have passed this lesson.');
    expect(page.text()).toContain('4 of your 4 boards were right. You were sure of 4, and right about 4 of those.');
    expect(progress.of(lessons)[id]?.passed).toBeGreaterThan(0);
    expect(pair).toHaveLength(2);
    // Answers are no steps of undo, and the page's own board is untouched.
    expect(page.store.history.past).toEqual([]);
    expect(page.store.history.present.position).toBe(WORKED_STATE.position);
  },
);

/** The block, and the regions, the point or the move by which it stays or falls. */
const PLACE = /#\d .*(vital|empty point (\d:)?[A-J]\d|begins on [A-J]\d|even if Black begins|in seki|no move of White)/;

test.each(LESSONS.flatMap(({ id, misled }) => misled.map((mistake) => [mistake, id] as const)))(
  'a reader with the mistake %s goes wrong in %s, and is told where',
  async (mistake, id) => {
    const page = begin(id);
    await page.ready();
    let wrong = 0;
    for (let part = 0; part < 2; part++) {
      await page.settle();
      page.answer(mistake, false);
      wrong += Number(!page.text().includes('All right.'));
      page.press(/Now the reason/);
      page.press(/Show me/);
      for (const reason of document.querySelectorAll('.verdicts .wrong')) expect(reason.textContent).toMatch(PLACE);
      page.press(/Next board/);
    }
    const { worked } = LESSONS.find((each) => each.id === id) as (typeof LESSONS)[number];
    await page.settle();
    const { position } = page.scene();
    const open = pointNamed(position, worked.open) ?? -1;
    page.press(learning.staying(position, mistake).includes(open) ? /It stays/ : /It falls/);
    wrong += Number(page.text().includes('Not so.'));
    page.press(/Next board/);
    await page.settle();
    for (let board = 0; board < 24 && page.has(/I’m sure/); board++) {
      page.answer(mistake, false);
      const reasons = [...document.querySelectorAll('.verdicts .wrong')];
      wrong += Number(reasons.length > 0);
      for (const reason of reasons) expect(reason.textContent).toMatch(PLACE);
      page.press(/Another board/);
      await page.settle();
    }
    expect(wrong).toBeGreaterThan(0);
    expect(progress.of(lessons)[id]?.sure).toBe(0);
  },
);

test('White plays on after an answer of a pair, move by move', async () => {
  const page = begin('white-plays-on');
  await page.ready();
  page.answer('all');
  await page.settle();
  expect(page.text()).toContain('Right about 1 of 2 blocks.');
  expect(page.text()).toMatch(/Move 1: White plays/);
  expect(page.scene().position.stones).toContain('O');
  page.press(/Now the reason/);
  expect(page.text()).not.toMatch(/Move 1/);
  page.press(/Show me/);
  expect(page.text()).toContain('the last move captures');
  // Each of the four points is right.
  expect(page.scene().view.marks?.map(({ point }) => point)).toEqual([0, 1, 2, 3]);
});

test('a proof is played on the board: what is no move is told why, and moves can be taken back', async () => {
  const page = begin('proofs');
  await page.ready();
  page.answer(RIGHT);
  page.press(/Now the reason/);
  expect(page.text()).toContain('Prove that #1 (C6) falls');
  const start = page.scene().position;
  const tap = (name: string) => page.tap(pointNamed(start, name) ?? -1);
  tap('D6');
  expect(page.text()).toContain('which is suicide');
  expect(document.querySelector('.refusal')).not.toBeNull();
  expect(page.scene().position.stones).toBe(start.stones);
  for (const name of ['A6', 'B6', 'G6', 'G5']) tap(name);
  expect(page.text()).toContain('Take moves back');
  for (let move = 0; move < 4; move++) page.press(/Take back/);
  expect(page.scene().position.stones).toBe(start.stones);
  tap('B6');
  // A reload keeps the moves.
  render(null, document.body);
  const again = begin('proofs');
  await again.ready();
  expect(again.scene().view.lastMove).toBe(pointNamed(start, 'B6'));
  again.press(/Show me/);
  await again.settle();
  expect(again.text()).toContain('White plays it out');
});

test('the marks on the board have a key, and points are told in the words of lessons', async () => {
  const page = begin('what-breaks');
  await page.ready();
  const key = () => [...document.querySelectorAll('.legend dd')].map(({ textContent }) => textContent);
  expect(key()).toEqual(['you say it stays']);
  page.answer(RIGHT);
  page.press(/Now the reason/);
  page.press(/Show me/);
  expect(key()).toContain('falls');
  expect(key().join()).not.toMatch(/healthy|discarded|cast out/);
  const { position, describe } = page.scene();
  const said = Array.from(position.stones, (_, point) => describe(point));
  expect(said[2]).toBe('C5: black, block #1, falls in round 1');
  expect(said[0]).toBe('A5: empty, region a, vital to no block');
  expect(said.join()).not.toMatch(/healthy|discarded|cast out/);
});

test.each(['rounds', 'answers'])('the block that a worked board of %s asks about keeps its square', async (id) => {
  const page = begin(id);
  await page.ready();
  for (let part = 0; part < 2; part++) {
    page.press(/Skip this part/);
    await page.settle();
  }
  const squares = () => page.scene().view.marks?.filter(({ kind }) => kind === 'square');
  const asked = squares();
  expect(asked).toHaveLength(1);
  page.press(/It falls/);
  expect(squares()).toEqual(asked);
  // One mark on a point.
  const points = page.scene().view.marks?.map(({ point }) => point) ?? [];
  expect(new Set(points).size).toBe(points.length);
});

test('what is said of a reason stands where nothing was said before, and the points that are shown with it', async () => {
  const page = begin('space');
  await page.ready();
  page.answer(RIGHT);
  page.press(/Now the reason/);
  const said = document.querySelector('.lesson [role=status]');
  expect(said?.textContent).toBe('');
  page.press(/Show me/);
  expect(said?.isConnected).toBe(true);
  expect(said?.textContent).toContain('A triangle is on every point that is a right answer: 1:A3 and 1:C3.');
  expect(said?.textContent).toContain('The block stands on both layers');
  expect(page.scene().helpInSpace?.layers).not.toContain('tool');
});

test('hints come in three steps, and a board with one does not count', async () => {
  const page = begin('rounds');
  await page.ready();
  for (let part = 0; part < 3; part++) page.press(/Skip this part/);
  page.press(/A hint/);
  await page.settle();
  expect(page.text()).toMatch(/Look at the block at [A-H][1-9]/);
  expect(page.scene().view.marks?.map(({ kind }) => kind)).toEqual(['square']);
  page.press(/A hint/);
  expect(page.text()).toContain('count again');
  page.answer(RIGHT);
  expect(page.text()).toContain('None in a row so far.');
  page.press(/Another board/);
  for (let hint = 0; hint < 3; hint++) {
    page.press(hint < 2 ? /A hint/ : /Show the answer/);
    await page.settle();
  }
  expect(page.text()).toContain('The board shows it');
  expect(page.scene().view.color).toBe('black');
});

test('a hint that is asked for twice before it has come is two, and none is for another board', async () => {
  const page = begin('rounds');
  await page.ready();
  for (let part = 0; part < 3; part++) page.press(/Skip this part/);
  page.press(/A hint/);
  page.press(/Another board instead/);
  await page.settle();
  expect(document.querySelector('.hints')?.textContent).toBe('');
  page.press(/A hint/);
  page.press(/A hint/);
  await page.settle();
  expect(page.has(/Show the answer/)).toBe(true);
});

test('a reload keeps the board and what was chosen, and a passed lesson begins with unseen boards', async () => {
  const page = begin('shared');
  await page.ready();
  page.tap(1);
  const marks = page.scene().view.marks;
  render(null, document.body);
  const again = begin('shared');
  await again.ready();
  expect(again.scene().view.marks).toEqual(marks);
  render(null, document.body);
  sessionStorage.clear();
  progress.change(lessons, (all) => ({
    ...all,
    shared: { passed: 1, recalled: 1, boards: 2, right: 2, sure: 0, sureRight: 0 },
  }));
  const passed = begin('shared');
  await passed.ready();
  expect(passed.part()).toBe('On your own');
});
