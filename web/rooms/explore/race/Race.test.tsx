// @vitest-environment happy-dom
/** The race: it goes with its position, and what was found is there again after a return. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfinished } from '#locale/race.ts';
import { loadEngine } from '../../../engine/board.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { historyOf } from '../../../model/history.ts';
import { WORKED_STATE } from '../../../model/state.ts';
import { showLens } from '../../../ui/lens/lens.fixture.tsx';
import { Race } from './Race.tsx';

vi.mock('../../../engine/modules.ts', () => ({ everything: async () => null }));

const engine = await loadEngine(build('board'));

const started: SilentWorker[] = [];

class SilentWorker {
  ended = false;

  constructor() {
    started.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => vi.stubGlobal('Worker', SilentWorker));
afterEach(() => {
  act(() => render(null, document.body));
  started.length = 0;
  vi.unstubAllGlobals();
});

function shown() {
  const { store } = showLens(engine, historyOf({ ...WORKED_STATE }), (props) => <Race {...props} />);
  return {
    store,
    press: () => act(() => document.querySelector('button')?.click()),
    states: () =>
      [...document.querySelectorAll<HTMLElement>('.race-lane')].map(({ dataset }) => dataset.state).slice(0, 2),
    said: () => document.querySelector('.race-lane [role="status"]')?.textContent,
  };
}

test('an edit ends the searches, and undo leads back to what they had found', async () => {
  const { store, press, states, said } = shown();
  expect(states()).toEqual(['ready', 'ready']);
  press();
  expect(states()).toEqual(['running', 'running']);
  await vi.waitFor(() => expect(started).toHaveLength(2));
  act(() => store.dispatch({ type: 'paint', points: [14], color: 'white' }));
  expect(states()).toEqual(['ready', 'ready']);
  await vi.waitFor(() => expect(started.map(({ ended }) => ended)).toEqual([true, true]));
  act(() => store.dispatch({ type: 'undo' }));
  expect(states()).toEqual(['stopped', 'stopped']);
  expect(said()).toContain(unfinished.stopped);
});

test('a search that is stopped by leaving the panel is there when it is opened again', async () => {
  const first = shown();
  first.press();
  const { position } = first.store.history.present;
  act(() => render(null, document.body));
  const again = shown();
  expect(again.store.history.present.position).toBe(position);
  expect(again.states()).toEqual(['stopped', 'stopped']);
});
