/**
 * The store of the page while the part of the engine for boards in space is on its way. The tests share an
 * engine, which has that part after the second.
 */
import { expect, test, vi } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { build } from '../engine/engine.fixture.ts';
import type { Engine } from '../engine/engine.ts';
import { loadPlayer, loadSpaces } from '../engine/everything.ts';
import { emptyPosition } from '../engine/position.ts';
import type { Point } from '../engine/types.ts';
import { historyOf } from '../model/history.ts';
import { type State, WORKED_STATE } from '../model/state.ts';
import { pressInSpace } from '../model/turn.ts';
import type { Action } from '../model/update.ts';
import type * as Spaces from './spaces.ts';
import { createStore } from './store.ts';

const wasm = build('everything');
const engine = await loadEngine(build('board'));
const spaces = await loadSpaces(wasm);
/** The answers to the requests for boards in space, so far unanswered. */
const requests: { readonly arrive: () => void; readonly fail: () => void }[] = [];

vi.mock('./spaces.ts', async (original) => ({
  ...(await original<typeof Spaces>()),
  addSpaces: (engine: Engine) =>
    new Promise<void>((resolve, reject) => {
      if (engine.hasSpaces) return resolve();
      requests.push({
        arrive() {
          engine.addSpaces(spaces);
          resolve();
        },
        fail: () => reject(new Error('offline')),
      });
    }),
  loadRulesInSpace: async () => {
    const player = await loadPlayer(wasm);
    return (state: State, point: Point) => pressInSpace(player, state, point);
  },
}));
vi.stubGlobal('reportError', () => {});
vi.stubGlobal('navigator', { onLine: true });

const BOX = { columns: 3, rows: 3, layers: 3 };
const box: Action = { type: 'size', size: BOX };
const requested = () => vi.waitFor(() => requests.pop() ?? expect.fail('nothing was asked for'), 5000);

test('other input has its effect at once, and stays after a failure, which is said', async () => {
  const store = createStore(engine, historyOf(WORKED_STATE));
  store.dispatch(box);
  expect(store.waits).toBe(true);
  store.dispatch({ type: 'dialog', dialog: 'help' });
  store.dispatch({ type: 'go', place: '1.1' });
  store.dispatch({ type: 'press', point: 14 });
  expect(store.history.present).toMatchObject({ dialog: 'help', place: '1.1', lastMove: 14 });
  (await requested()).fail();
  await vi.waitFor(() => expect(store.waits).toBe(false), 5000);
  expect(store.history.present).toMatchObject({
    lastMove: 14,
    notice: { tone: 'problem', text: '3-D could not be loaded.' },
  });
});

test('where the net is the reason that is said', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const store = createStore(engine, historyOf(WORKED_STATE));
  store.dispatch(box);
  (await requested()).fail();
  await vi.waitFor(() => expect(store.waits).toBe(false), 5000);
  expect(store.history.present.notice?.text).toMatch(/: there is no connection to the internet\.$/);
  vi.stubGlobal('navigator', { onLine: true });
});

test('another board that is opened meanwhile stays', async () => {
  const store = createStore(engine, historyOf(WORKED_STATE));
  store.dispatch(box);
  const { arrive } = await requested();
  store.dispatch({ type: 'size', size: { columns: 7, rows: 7 } });
  expect(store.waits).toBe(false);
  arrive();
  await vi.waitFor(() => expect(engine.hasSpaces).toBe(true), 5000);
  expect(store.history.present.position).toEqual(emptyPosition({ columns: 7, rows: 7 }));
});

test('the board comes, and a press on it plays by its rules', async () => {
  const store = createStore(engine, historyOf(WORKED_STATE));
  const changes = vi.fn();
  store.subscribe(changes);
  store.dispatch(box);
  await vi.waitFor(() => expect(store.history.present.position).toEqual(emptyPosition(BOX)), 5000);
  changes.mockClear();
  store.dispatch({ type: 'press', point: 13 });
  expect(store.history.present).toMatchObject({ lastMove: 13, toPlay: 'white', play: { played: 0 } });
  expect(changes).toHaveBeenCalledTimes(1);
});

test('after the part was fetched ahead, a board in space is there at once', async () => {
  const store = createStore(engine, historyOf(WORKED_STATE));
  const prepared = store.prepareSpaces();
  if (!engine.hasSpaces) (await requested()).arrive();
  await prepared;
  store.dispatch(box);
  expect(store.waits).toBe(false);
  expect(store.history.present.position).toMatchObject(BOX);
});
