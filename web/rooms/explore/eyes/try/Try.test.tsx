// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { EyeAnalyst } from '../../../../engine/eyes.ts';
import type { EyeMoment } from '../../../../engine/referee.ts';
import { WorkerFailure } from '../../../../reading/worker-client.ts';
import { Stage, StageContext } from '../../../../ui/stage.tsx';
import { CRITICAL, STRAIGHT_THREE } from '../facts.fixture.ts';
import type { Ground } from '../GroupBoard.tsx';
import type { Played } from '../referee/judge.ts';
import { Try } from './Try.tsx';

const START: EyeMoment = { position: STRAIGHT_THREE, toMove: 'owner', moves: [15], lives: true, best: 15 };

const ground: Ground = {
  analyst: { board: () => ({}) } as unknown as EyeAnalyst,
  palette: {} as Ground['palette'],
  cursor: 0,
  moveCursor: () => {},
  look: () => {},
};

/** A solver whose answers the test gives. */
class Answering {
  readonly #waiting: { resolve: (played: Played) => void; reject: (error: unknown) => void }[] = [];

  readonly play = (): Promise<Played> => new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));

  async answer(played: Played | Error): Promise<void> {
    await act(async () => {
      const next = this.#waiting.shift();
      if (played instanceof Error) next?.reject(played);
      else next?.resolve(played);
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}

const unhandled = vi.fn();
process.on('unhandledRejection', unhandled);

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) render(null, place);
  expect(unhandled).not.toHaveBeenCalled();
});

async function tried() {
  const solver = new Answering();
  const close = vi.fn();
  const stage = new Stage();
  const place = document.createElement('div');
  places.push(place);
  const props = { ground, position: STRAIGHT_THREE, color: 'white', group: CRITICAL, side: 'owner', close } as const;
  await act(() =>
    render(
      <StageContext.Provider value={stage}>
        <Try {...props} solver={solver} />
      </StageContext.Provider>,
      place,
    ),
  );
  return { solver, close, stage, place, leave: () => act(() => render(null, place)) };
}

const buttonsOf = (place: HTMLElement) => [...place.querySelectorAll('button')];

test('a reader who leaves during a question is not brought back', async () => {
  const { solver, close, stage, leave } = await tried();
  await solver.answer(START);
  await act(() => stage.staged.scene?.press(15));
  await leave();
  await solver.answer(new WorkerFailure('broken'));
  expect(close).not.toHaveBeenCalled();
});

test('a reader who leaves while a line is being found is not brought back, and nothing is left unhandled', async () => {
  const { solver, close, place, leave } = await tried();
  await solver.answer(START);
  const why = buttonsOf(place).at(-2);
  await act(() => why?.click());
  await leave();
  await solver.answer(new DOMException('', 'AbortError'));
  expect(close).not.toHaveBeenCalled();
});

test('without the search there is no play: the result says why', async () => {
  const { solver, close } = await tried();
  await solver.answer(new WorkerFailure('broken'));
  expect(close).toHaveBeenCalledOnce();
});
