// @vitest-environment happy-dom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { loadEngine } from '../../engine/board.ts';
import { build, of } from '../../engine/engine.fixture.ts';
import { NO_ANSWER, stayQuestion } from '../../model/question.ts';
import { pointWords } from '../../model/sentence.ts';
import type { BoardScene } from '../board/scene.ts';
import { Highlight, HighlightContext } from '../highlight.ts';
import { Question } from './Question.tsx';
import { questionScene } from './scene.ts';

const engine = await loadEngine(build('board'));
const position = of('.X.XO....', 'XXXXO.OOO', 'OOOOOOXXO', '......X.X');
const study = engine.study(position, { colors: ['black'], rules: { suicide: 'forbidden', regions: 'small' } });
const question = stayQuestion(study.facts('black'), position);

const plainScene: BoardScene = {
  study,
  position,
  view: { color: null, moment: 0, layers: [] },
  label: '',
  help: '',
  ghostAt: () => 'black',
  confirm: () => '',
  cursor: 0,
  moveCursor() {},
  press: () => expect.fail('a move'),
  remove: () => expect.fail('a stone is removed'),
  describe: (point) => pointWords(position, point),
  describeDeps: [],
};

let scene = plainScene;
const highlight = new Highlight();

/** A reader with a board, and nothing else: no store of a page. */
function Reader() {
  const [answer, change] = useState(NO_ANSWER);
  scene = questionScene(plainScene, question, answer, change);
  return (
    <HighlightContext.Provider value={highlight}>
      <Question question={question} answer={answer} change={change}>
        <button type="button">More</button>
      </Question>
    </HighlightContext.Provider>
  );
}

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, root));
const show = () => act(() => render(<Reader />, root));
const press = (point: number) => act(() => scene.press(point));
const button = (name: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const click = (name: string) => act(() => button(name)?.click());
const status = () => root.querySelector('[role=status]')?.textContent;
const verdicts = () =>
  [...root.querySelectorAll('.verdicts li')].map(({ className, textContent }) => [className, textContent]);
const rings = () => scene.view.marks?.map(({ point }) => point);
const drawn = () => study.drawn(scene.view);

test('what is pressed is ringed on the board, announced, and described for readers who do not see it', () => {
  show();
  expect(status()).toContain('then Check');
  const unmarked = drawn();
  press(1);
  expect(rings()).toEqual(question.choices[0]?.points);
  expect(drawn()).toHaveLength(unmarked.length + 1);
  expect(status()).toBe('You say that these stay: the 6 stones at B4.');
  expect(scene.describe(1)).toBe('B4: black, you say it stays');
  expect(scene.describe(0)).toBe('A4: empty');
  press(9);
  expect(status()).toContain('then Check');
  expect(rings()).toEqual([]);
});

test('a press on an empty point or another stone changes nothing, and no stone is offered or taken off', () => {
  show();
  press(0);
  press(position.stones.indexOf('O'));
  expect(status()).toContain('then Check');
  expect(scene.ghostAt(0)).toBeNull();
  expect(scene.remove).toBeUndefined();
});

test('Check says how much is right, and the reason for each block, what falls in the order in which it falls', () => {
  show();
  press(1);
  press(24);
  click('Check');
  expect(status()).toBe('Right about 2 of 3 blocks.');
  expect(verdicts().map(([is]) => is)).toEqual(['wrong', 'right', 'right']);
  const said = verdicts().map(([, words]) => words);
  expect(said[0]).toContain('You said it stays. Block #2');
  expect(said[1]).toContain('Block #3');
  expect(said[2]).toContain('Block #1 (B4) stays');
  // Names in reasons light up on the board.
  act(() => void root.querySelector('.verdicts .name')?.dispatchEvent(new Event('focus')));
  expect(highlight.selection).toMatchObject({ kind: 'block', index: 1 });
});

test('a right answer is said so; then the question can be asked again', () => {
  show();
  press(1);
  click('Check');
  expect(status()).toMatch(/^All \d blocks right\.$/);
  click('Ask again');
  expect(verdicts()).toEqual([]);
  expect(rings()).toEqual([]);
  expect(button('Check')).toBeDefined();
  expect(button('More')).toBeDefined();
});
