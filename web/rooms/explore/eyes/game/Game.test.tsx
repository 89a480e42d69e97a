// @vitest-environment happy-dom
/** The list of a whole game: each line leads to the group that it names. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../../engine/board.ts';
import { build } from '../../../../engine/engine.fixture.ts';
import { positionOf } from '../../../../engine/position.ts';
import { historyOf } from '../../../../model/history.ts';
import { WORKED_STATE } from '../../../../model/state.ts';
import { showLens } from '../../../../ui/lens/lens.fixture.tsx';
import { Game } from './Game.tsx';

const READ = {
  position: positionOf(['.X.O.', '.X.O.', '.X.O.']),
  marks: [],
  lastMove: 3,
  ko: null,
  toPlay: 'black',
  prisoners: null,
} as const;

vi.mock('../../../../reading/reader.ts', () => ({
  Reader: class {
    about = async () => READ;
  },
}));
vi.mock('./ask.ts', () => ({
  followGame: async () => ({
    changes: [
      { move: 4, color: 'white', group: 'B', at: 3, stones: 3, from: 'alive', to: 'dead', since: null, tenuki: null },
      { move: 5, color: 'black', group: 'A', at: 1, stones: 3, from: null, to: 'dead', since: null, tenuki: null },
    ],
    unsolved: [],
    move: 6,
    moves: 6,
    ended: true,
  }),
}));

const engine = await loadEngine(build('board'));

afterEach(() => act(() => render(null, document.body)));

test.each([
  ['both', 'both'],
  ['black', 'white'],
] as const)('with %s shown, a line opens the color and the group that it names', async (show, then) => {
  const game = { text: '(;SZ[5])', item: 0, line: 0, move: 6 };
  const initial = historyOf({
    ...WORKED_STATE,
    ...{ position: READ.position, game, show, stepping: 'black' },
    where: { room: 'explore', lens: 'eyes', eyes: { group: '', part: 'game', step: 0 } },
  });
  const { store, press } = showLens(engine, initial, (props) => <Game {...props} />);
  await act(async () => {});
  expect(document.body.textContent).toContain(
    'Move 5 Black’s 3 stones around B3: dead. Before this move that was unclear, so it may have died earlier.',
  );
  await press(/^Move 4 White’s 3 stones around D3: alive, now dead/);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const { present } = store.history;
  expect(present.game?.move).toBe(4);
  expect([present.show, present.stepping]).toEqual([then, 'white']);
  expect(present.where).toEqual({ room: 'explore', lens: 'eyes', eyes: { group: 'B', part: 'game', step: 0 } });
});
