// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { build } from '../engine/engine.fixture.ts';
import { historyOf } from '../model/history.ts';
import { WORKED_STATE } from '../model/state.ts';
import { HOME } from '../model/where.ts';
import { createStore } from '../ui/store.ts';
import { readRecents } from './recents.ts';
import { startRecording } from './recording.ts';

const engine = await loadEngine(build('board'));

test('a board that is stepped through and left before the page is painted is kept', async () => {
  const store = createStore(engine, historyOf(WORKED_STATE));
  const stop = startRecording(store, store.history);
  const load = (stones: string) =>
    store.dispatch({ type: 'load', load: { position: { columns: stones.length, rows: 1, stones }, where: HOME } });
  load('X.X.X');
  store.dispatch({ type: 'go', place: '1' });
  load('X.X');
  await vi.waitFor(() => expect(readRecents().map(({ shared }) => shared.position.stones)).toContain('X.X.X'));
  stop();
});
