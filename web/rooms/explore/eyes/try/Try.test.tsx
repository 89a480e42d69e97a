// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { EyeMoment } from '../../../../engine/referee.ts';
import { WorkerFailure } from '../../../../reading/worker-client.ts';
import { Stage, StageContext } from '../../../../ui/stage.tsx';
import { CRITICAL, STRAIGHT_THREE } from '../facts.fixture.ts';
import { ground } from '../ground.fixture.ts';
import type { Move, Played } from '../referee/group-solver.ts';
import { Try } from './Try.tsx';

const START: EyeMoment = { position: STRAIGHT_THREE, toMove: 'owner', moves: [15], lives: true, best: 15 };

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

async function tried(first: readonly Move[] = []) {
  const solver = new Answering();
  const close = vi.fn();
  const changed = vi.fn();
  const stage = new Stage();
  const place = document.createElement('div');
  places.push(place);
  const props = { ground, position: STRAIGHT_THREE, color: 'white', group: CRITICAL, side: 'owner', close } as const;
  const show = (moves: readonly Move[]) =>
    act(() =>
      render(
        <StageContext.Provider value={stage}>
          <Try {...props} solver={solver} moves={moves} change={changed} />
        </StageContext.Provider>,
        place,
      ),
    );
  await show(first);
  return { solver, close, changed, stage, place, show, leave: () => act(() => render(null, place)) };
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

const said = (place: HTMLElement) => place.querySelector('.said [role="status"]')?.textContent;

test('a move goes into the state with its answer, and what the state has is shown: after undo without a question', async () => {
  const { solver, changed, stage, place, show } = await tried();
  await solver.answer(START);
  const begun = said(place);
  await act(() => stage.staged.scene?.press(14));
  await solver.answer({ ...START, toMove: 'opponent', lives: false });
  await solver.answer({ ...START, lives: false });
  expect(changed).toHaveBeenCalledExactlyOnceWith([14, 15]);
  // Until the state has it, the play is where it was.
  expect(said(place)).toBe(begun);
  await show([14, 15]);
  expect(said(place)).toMatch(/^A1 was a mistake/);
  await show([]);
  expect(said(place)).toBe(begun);
  expect(stage.staged.scene?.position).toBe(STRAIGHT_THREE);
});

test('an answer that comes after an undo is dropped', async () => {
  const { solver, changed, stage, show } = await tried();
  await solver.answer(START);
  await show([14, 15]);
  await solver.answer(START);
  for (let count = 0; count < 2; count++) await solver.answer({ ...START, lives: count === 1 });
  await act(() => stage.staged.scene?.press(15));
  await show([]);
  await solver.answer({ ...START, toMove: 'opponent' });
  await solver.answer(START);
  expect(changed).not.toHaveBeenCalled();
});

test('taking back and starting again are changes of the state', async () => {
  const { solver, changed, stage, show } = await tried();
  await solver.answer(START);
  await show([14, 15]);
  for (let count = 0; count < 3; count++) await solver.answer(START);
  await act(() => stage.staged.keys?.(new KeyboardEvent('keydown', { key: 'Backspace', cancelable: true })));
  expect(changed).toHaveBeenLastCalledWith([]);
});
