// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as text from '#locale/teaching.ts';
import { loadEngine } from '../../../engine/board.ts';
import { build, of } from '../../../engine/engine.fixture.ts';
import { historyOf } from '../../../model/history.ts';
import { WORKED_STATE } from '../../../model/state.ts';
// Fetched later on the page; here at once.
import '../../../scenes/unseen.ts';
import { showLens } from '../../../ui/lens/lens.fixture.tsx';
import { placeAt } from '../places.ts';
import { progress } from '../progress/kept.ts';
import { type Course, packCourse, writtenBoard } from './course.ts';
import { teaching } from './progress.ts';
import { Teaching } from './Teaching.tsx';

const engine = await loadEngine(build('board'));

vi.mock('../../../engine/learn-module.ts', async () => (await import('../practice/practice.fixture.ts')).learnModule);
beforeEach(() => progress.delete());
afterEach(() => render(null, document.body));

function begin(at = 'course') {
  const shown = showLens(engine, historyOf({ ...WORKED_STATE, where: placeAt(at) }), (props) => (
    <Teaching {...props} />
  ));
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('.course-edit input')];
  return {
    ...shown,
    fields,
    titles: () => fields().map(({ value }) => value),
    text: () => document.body.textContent ?? '',
    type(field: HTMLInputElement | undefined, value: string) {
      if (!field) throw new Error('no field');
      act(() => {
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    pressOf: (label: string) =>
      act(() => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click()),
    settle: () => act(async () => void (await new Promise((resolve) => setTimeout(resolve)))),
    link: () => document.querySelector<HTMLInputElement>('input[readonly]')?.value,
  };
}

test('boards of the page, of lessons and of levels are put together, in an order, and kept', async () => {
  const page = begin();
  expect(page.text()).toContain(text.empty);
  page.press(new RegExp(text.fromPage.black));
  expect(page.titles()).toEqual(['Board 1']);
  // There is no white stone on the page’s board.
  page.press(new RegExp(text.fromPage.white));
  expect(page.text()).toContain(text.notAsked);
  page.press(/^Add$/);
  await page.settle();
  expect(page.titles()).toEqual(['Board 1', 'White plays on']);
  page.type(page.fields()[0], 'My board');
  page.pressOf('Move board 2 up');
  expect(page.titles()).toEqual(['White plays on', 'My board']);
  page.pressOf('Remove board 2');
  expect(page.titles()).toEqual(['White plays on']);
  page.press(new RegExp(text.restore));
  expect(page.titles()).toEqual(['White plays on', 'My board']);
  expect(page.link()).toContain('#open=learn.course.');
  render(null, document.body);
  expect(begin().titles()).toEqual(['White plays on', 'My board']);
});

const board = (title: string, ...rows: string[]) => ({
  title,
  board: writtenBoard({ position: of(...rows), color: 'black' }),
});
const course: Course = {
  title: 'Two eyes',
  answers: true,
  boards: [board('First', '.X.XO', 'XXXXO', 'OOOOO', '.....'), board('Second', '..XO.', 'XXXO.', 'OOOO.', '.....')],
};

test.each([true, false])('pupils answer one board after the other, with answers: %s', (answers) => {
  const page = begin(`course.${packCourse({ ...course, answers })}`);
  expect(page.text()).toContain('Two eyes');
  expect(document.querySelectorAll('.course-answers')).toHaveLength(Number(answers));
  page.press(new RegExp(text.begin));
  expect(page.text()).toContain('Board 1 of 2: First');
  page.press(/^Check/);
  expect(document.querySelectorAll('.verdicts').length).toBe(Number(answers));
  expect(page.stage.staged.scene?.view.color).toBe(answers ? 'black' : null);
  page.press(/^Next board/);
  page.press(/^Check/);
  page.press(/^Next board/);
  expect(page.text()).toContain('Right about 1 of 2 blocks.');
  expect(progress.of(teaching)).toBeNull();
});

test('a damaged link is said to be one', () => {
  expect(begin('course.AAAA').text()).toContain(text.damaged);
});
