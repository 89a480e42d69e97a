// @vitest-environment happy-dom
/** The lens of eyes: what it shows follows from the state alone, and decisions are there, with undo. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadEyes } from '../../../engine/eyes-build.ts';
import { positionOf } from '../../../engine/position.ts';
import { type History, historyOf } from '../../../model/history.ts';
import type { EyesPlace } from '../../../model/lenses/eyes.ts';
import { WORKED_STATE } from '../../../model/state.ts';
import { parseHistory, serializeHistory } from '../../../model/stored-history.ts';
import { HOME, placeIn } from '../../../model/where.ts';
import { showLens } from '../../../ui/lens/lens.fixture.tsx';
import { Eyes } from './Eyes.tsx';
import { Judge } from './referee/judge.ts';

vi.mock('../../../engine/modules.ts', () => ({ eyes: async () => null }));

const engine = await loadEngine(build('board'));
const analyst = await loadEyes(await WebAssembly.compile(build('eyes')));

/** Two white groups: the one on the left is alive, the one on the right critical. */
const TWO = positionOf(['.X.X.X.XXX', 'XXXXXXXXXX', 'OOOOXOOOOO', '.O.OXO...O']);

const there = (eyes: EyesPlace | null) => ({ room: 'explore', lens: 'eyes', eyes }) as const;
const B = there({ group: 'B', part: '', step: 0 });

beforeEach(() =>
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(): void {}
      terminate(): void {}
    },
  ),
);
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

function shown(
  initial: History = historyOf({ ...WORKED_STATE, position: TWO, show: 'white', stepping: 'white', where: B }),
) {
  const view = showLens(engine, initial, (props) => <Eyes {...props} analyst={analyst} solver={() => new Judge()} />);
  const { store } = view;
  return {
    ...view,
    groups: () => [...document.querySelectorAll('.block-list b')].map(({ textContent }) => textContent),
    chosen: () => document.querySelector('.block-list [aria-pressed="true"] b')?.textContent,
    decisions: () => placeIn(store.history.present.where, 'eyes')?.decisions ?? [],
  };
}

test('decisions are taken back by the undo of the page, with the group that was shown', () => {
  const { store, groups, chosen, decisions, press, undo, redo } = shown();
  press(/^Join #2 and #1/);
  expect(groups()).toHaveLength(1);
  press(/^Part them/);
  expect(decisions()).toHaveLength(2);
  expect(groups()).toHaveLength(2);
  undo();
  expect(groups()).toHaveLength(1);
  redo();
  expect(groups()).toHaveLength(2);
  press(/^Reset/);
  expect(decisions()).toEqual([]);
  for (let count = 0; count < 3; count++) undo();
  expect([groups(), chosen(), decisions()]).toEqual([['#1', '#2'], '#2', []]);
  expect(store.history.past).toHaveLength(0);
});

test('a look at a group, at the rules or at a stone is not undone', () => {
  const { store, stage, chosen, press, undo } = shown();
  press(/^Join #2 and #1/);
  undo();
  press(/^Step through the rules/);
  act(() => stage.staged.scene?.press(TWO.stones.indexOf('O')));
  act(() => stage.staged.scene?.press(TWO.stones.indexOf('X')));
  expect(chosen()).toBe('#1');
  expect(store.history.past).toHaveLength(0);
});

test('decisions survive a reload, a visit elsewhere by undo, and not an edit', () => {
  const first = shown();
  first.press(/^Join #2 and #1/);
  const stored = parseHistory(serializeHistory(first.store.history));
  act(() => render(null, document.body));
  const { store, groups, decisions, undo } = shown(stored ?? undefined);
  expect(groups()).toHaveLength(1);
  act(() => store.dispatch({ type: 'paint', points: [0], color: 'black' }));
  expect(decisions()).toEqual([]);
  undo();
  expect(groups()).toHaveLength(1);
  act(() => store.dispatch({ type: 'visit', where: HOME }));
  undo();
  expect(store.history.present.where).toMatchObject(B);
  expect(decisions()).toEqual([]);
});

test('a history that was stored before the lens had decisions is read', () => {
  const stored = parseHistory(
    serializeHistory(historyOf({ ...WORKED_STATE, position: TWO, show: 'white', stepping: 'white', where: B })),
  );
  const { chosen, decisions } = shown(stored ?? undefined);
  expect([chosen(), decisions()]).toEqual(['#2', []]);
});

test('what comes from a link or by Back is shown', () => {
  const { store, chosen } = shown();
  act(() => store.dispatch({ type: 'visit', where: there({ group: 'A', part: 'rules', step: 1 }) }));
  expect(chosen()).toBe('#1');
  expect(document.querySelector('.said .place')?.textContent).toMatch(/step 1 of/);
});
