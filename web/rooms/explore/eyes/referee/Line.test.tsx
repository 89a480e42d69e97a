// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { EyeMoment } from '../../../../engine/referee.ts';
import { WorkerFailure } from '../../../../reading/worker-client.ts';
import { Stage, StageContext } from '../../../../ui/stage.tsx';
import { CRITICAL, STRAIGHT_THREE } from '../facts.fixture.ts';
import { ground } from '../ground.fixture.ts';
import { SOLVED } from '../solved.fixture.ts';
import type { Move, Played } from './group-solver.ts';
import { Line } from './Line.tsx';

/** Black at B1, then White at A1. */
const BEST: readonly Move[] = [15, 14];
const PLAIN = { ...SOLVED, opponentLine: BEST };

const moment = (change: Partial<EyeMoment> = {}): EyeMoment => ({
  position: STRAIGHT_THREE,
  toMove: 'owner',
  moves: [14, 15, 16],
  lives: false,
  best: 14,
  ...change,
});

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) render(null, place);
});

async function shown(
  at: number,
  walk: readonly Move[] = [],
  play: () => Promise<Played> = async () => moment(),
  solved = PLAIN,
) {
  const place = document.createElement('div');
  places.push(place);
  const stage = new Stage();
  const [go, change] = [vi.fn(), vi.fn()];
  const props = { ground, position: STRAIGHT_THREE, color: 'white', group: CRITICAL, close: () => {} } as const;
  await act(async () => {
    render(
      <StageContext.Provider value={stage}>
        <Line
          {...props}
          solved={solved}
          solver={{ play }}
          first="opponent"
          at={at}
          go={go}
          walk={walk}
          change={change}
        />
      </StageContext.Provider>,
      place,
    );
    await new Promise((resolve) => setTimeout(resolve));
  });
  const buttons = () => [...place.querySelectorAll<HTMLElement>('.eyes-links button')];
  return {
    ...{ stage, go, change, buttons },
    said: () => place.querySelector('.said [role="status"]')?.textContent,
    place: () => place.querySelector('.place')?.textContent,
    key: (key: string) => act(() => stage.staged.keys?.(new KeyboardEvent('keydown', { key, cancelable: true }))),
    press: (name: string) =>
      act(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()),
  };
}

test('on best play each other move is offered, on the board and in a list, and chosen it is a walk', async () => {
  const { stage, change, buttons } = await shown(1);
  // Best play goes on with 14.
  expect(buttons()).toHaveLength(3);
  expect(buttons().at(-1)?.textContent).toBe('Pass');
  await act(() => buttons()[1]?.click());
  expect(change).toHaveBeenLastCalledWith([15, 16], 2);
  await act(() => buttons().at(-1)?.click());
  expect(change).toHaveBeenLastCalledWith([15, null], 2);
  await act(() => stage.staged.scene?.press(16));
  expect(change).toHaveBeenLastCalledWith([15, 16], 2);
  const asked = change.mock.calls.length;
  await act(() => stage.staged.scene?.press(14));
  expect(change).toHaveBeenCalledTimes(asked);
});

test('where a walk ends the solver goes on, until nothing is left to play for', async () => {
  const { key, change, place, said } = await shown(2, [15, 16]);
  expect(place()).toBe('Move 2 of 3');
  expect(said()).toMatch(/From here group #\d+ can be killed\.$/);
  await key('.');
  expect(change).toHaveBeenLastCalledWith([15, 16, 14], 3);
  const over = await shown(2, [15, 16], async () => moment({ toMove: null, moves: [], lives: true }));
  expect(over.place()).toBe('Move 2 of 2');
  expect(over.said()).toMatch(/Group #\d+ lives\.$/);
  expect(over.buttons()).toHaveLength(0);
});

test('a walk is left for best play, and back in it moves are stepped through without a change', async () => {
  const { key, go, change, press } = await shown(2, [15, 16, 14]);
  await key(',');
  expect(go).toHaveBeenLastCalledWith(1);
  await key('.');
  expect(go).toHaveBeenLastCalledWith(3);
  expect(change).not.toHaveBeenCalled();
  await press('Back to best play');
  expect(change).toHaveBeenLastCalledWith([], 2);
});

test('without the search best play is stepped through, and nothing else is offered', async () => {
  const { key, go, buttons } = await shown(0, [], () => Promise.reject(new WorkerFailure('broken')));
  expect(buttons()).toHaveLength(0);
  await key('.');
  expect(go).toHaveBeenLastCalledWith(1);
});

test('a line that is won only by a ko says so at its start and at its end', async () => {
  const byKo = { ...PLAIN, opponentContested: true };
  const start = await shown(0, [], undefined, byKo);
  expect(start.said()).toBe(
    'Best play of both sides, Black first: 2 moves. Black kills only by a ko: with ko threats White can win it.',
  );
  const end = await shown(2, [], undefined, byKo);
  expect(end.said()).toMatch(/Only by a ko: with ko threats White could have saved it\.$/);
  expect((await shown(2)).said()).not.toContain('ko');
});

test('best play that kills says so where it ends before the capture', async () => {
  const { said } = await shown(2, [], undefined, { ...PLAIN, opponentFirst: 'dies' });
  expect(said()).toContain('Nothing saves group #2 now.');
  expect(said()).not.toContain('lives');
});
