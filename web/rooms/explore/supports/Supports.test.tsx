// @vitest-environment happy-dom
/** The lens of supports: what it shows follows from the state alone, and presses change that. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadLenses } from '../../../engine/everything.ts';
import { historyOf } from '../../../model/history.ts';
import type { SupportsPlace } from '../../../model/lenses/supports.ts';
import { WORKED_STATE } from '../../../model/state.ts';
import { placeIn } from '../../../model/where.ts';
import { showLens } from '../../../ui/lens/lens.fixture.tsx';
import { Supports } from './Supports.tsx';

const engine = await loadEngine(build('board'));
const { supporter, spaces } = await loadLenses(await WebAssembly.compile(build('everything')));
engine.addSpaces(spaces);

const at = (supports: SupportsPlace | null) => ({ room: 'explore', lens: 'supports', supports }) as const;

function shown() {
  const initial = historyOf({ ...WORKED_STATE, where: at(null) });
  const { store, stage } = showLens(engine, initial, (props) => <Supports {...props} supporter={supporter} />);
  const pressed = () =>
    [...document.querySelectorAll('.block-list [aria-pressed="true"] b')].map(({ textContent }) => textContent);
  return { store, stage, pressed, placeNow: () => placeIn(store.history.present.where, 'supports')?.supports };
}

afterEach(() => render(null, document.body));

test('a press on the board goes into the state, and what comes from there is shown', () => {
  const { store, stage, pressed, placeNow } = shown();
  act(() => stage.staged.scene?.press(0));
  expect(placeNow()).toEqual({ chosen: ['A'], taken: [], cover: 0 });
  expect(pressed()).toEqual(['#1']);
  // As by a link or by Back.
  act(() => store.dispatch({ type: 'visit', where: at({ chosen: ['B'], taken: [], cover: 0 }) }));
  expect(pressed()).toEqual(['#2']);
  act(() => store.dispatch({ type: 'undo' }));
  expect(pressed()).toEqual(['#1']);
  act(() => store.dispatch({ type: 'redo' }));
  expect(pressed()).toEqual(['#2']);
  // An edit has other blocks, and the question is gone.
  act(() => store.dispatch({ type: 'paint', points: [14], color: 'black' }));
  expect(pressed()).toEqual([]);
});

test('pointing asks the engine nothing', () => {
  const { stage, store } = shown();
  act(() => stage.staged.scene?.press(0));
  const asked = [vi.spyOn(supporter, 'support'), vi.spyOn(engine, 'study')];
  act(() => store.dispatch({ type: 'dialog', dialog: 'help' }));
  for (const each of asked) expect(each).not.toHaveBeenCalled();
});
