// @vitest-environment happy-dom
/** What is written while the reader points, and where Back leads, by the real page's store and storage. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { build } from '../engine/engine.fixture.ts';
import { historyOf } from '../model/history.ts';
import { WORKED_STATE } from '../model/state.ts';
import { HOME, type Where } from '../model/where.ts';
import { HighlightContext } from '../ui/highlight.ts';
import { NameButton } from '../ui/PhraseText.tsx';
import { createStore, type Store } from '../ui/store.ts';
import { usePersistence } from './persistence.ts';

const engine = await loadEngine(build('board'));
const A = { kind: 'block', color: 'black', index: 0, text: 'A' } as const;

function Shown({ store }: { readonly store: Store }) {
  usePersistence(store);
  return (
    <HighlightContext.Provider value={store.highlight}>
      <NameButton name={A} />
    </HighlightContext.Provider>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

test('pointing writes nothing to the storage and leaves the address, an edit writes both once', () => {
  const store = createStore(engine, historyOf(WORKED_STATE));
  act(() => render(<Shown store={store} />, document.body));
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const replaced = vi.spyOn(window.history, 'replaceState');
  const name = document.querySelector('button') ?? expect.fail('no name');
  const point = (type: 'pointerenter' | 'pointerleave') =>
    act(() => {
      name.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
    });
  const changes = vi.fn();
  store.subscribe(changes);

  for (let n = 0; n < 20; n++) {
    point('pointerenter');
    expect(store.highlight.selection).toMatchObject({ kind: 'block', index: 0 });
    expect(name.dataset.lit).toBe('true');
    point('pointerleave');
    expect(store.highlight.selection).toBeNull();
    vi.advanceTimersByTime(500);
  }
  expect(changes).not.toHaveBeenCalled();
  expect(stored).not.toHaveBeenCalled();
  expect(replaced).not.toHaveBeenCalled();

  store.dispatch({ type: 'press', point: 14 });
  vi.advanceTimersByTime(500);
  expect(stored).toHaveBeenCalledTimes(1);
  expect(replaced).toHaveBeenCalledTimes(1);
});

const tried = (moves: string[]): Where => ({
  room: 'explore',
  lens: 'prove',
  proof: { activity: 'try', block: 'C', moves },
  attempts: { D: { moves: ['C3'] } },
});
const decided: Where = {
  room: 'explore',
  lens: 'eyes',
  eyes: { group: 'A', part: 'live', step: 0 },
  decisions: [{ is: 'parted', between: [0, 2] }],
  plays: { 'black.A.live': [1, null] },
};

test.each([
  ['an attempt, with those that were left', tried(['E5', 'F4']), tried([])],
  ['decisions, and play against exact search', decided, { ...decided, decisions: [], plays: {} }],
])('Back leads to %s, and undo takes it back there', (_, made, before) => {
  const store = createStore(engine, historyOf({ ...WORKED_STATE, where: before }));
  act(() => render(<Shown store={store} />, document.body));
  store.dispatch({ type: 'visit', where: made });
  const step = window.history.state;
  store.dispatch({ type: 'visit', where: HOME });
  expect(window.history.state).not.toBe(step);
  window.dispatchEvent(new PopStateEvent('popstate', { state: step }));
  expect(store.history.present.where).toEqual(made);
  store.dispatch({ type: 'undo' });
  expect(store.history.present.where).toEqual(before);
  expect(store.history.past).toHaveLength(0);
});
