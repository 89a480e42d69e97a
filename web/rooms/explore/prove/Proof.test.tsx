// @vitest-environment happy-dom
/** An attempt in the lens of proofs, on a page whose toolbar and keys undo by its stage. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadProver } from '../../../engine/everything.ts';
import type { ProofPlace } from '../../../model/lenses/prove.ts';
import { FIRST_VISIT } from '../../../model/state.ts';
import { Stage, StageContext } from '../../../ui/stage.tsx';
import { Proof } from './Proof.tsx';

const engine = await loadEngine(build('board'));
const prover = await loadProver(build('everything'));

function shown(proof: ProofPlace) {
  const stage = new Stage();
  const visit = vi.fn();
  const props = { engine, prover, visit, palette: engine.palette('pale'), dispatch: vi.fn() };
  const state = { ...FIRST_VISIT, where: { room: 'explore', lens: 'prove', proof } as const };
  act(() =>
    render(
      <StageContext.Provider value={stage}>
        <Proof {...props} state={state} />
      </StageContext.Provider>,
      document.body,
    ),
  );
  return { stage, movesIn: () => visit.mock.lastCall?.[0].moves };
}

afterEach(() => render(null, document.body));

test('the way to undo that button and keys of the page use takes back the last move of the attempt', () => {
  const { stage, movesIn } = shown({ activity: 'try', block: 'C', moves: ['E5', 'F4'] });
  act(() => stage.staged.undo?.());
  expect(movesIn()).toEqual(['E5']);
  act(() => stage.staged.undo?.());
  expect(movesIn()).toEqual([]);
  // What is left to undo is the page's.
  expect(stage.staged.undo).toBeUndefined();
});

test.each([{ ctrlKey: true }, { metaKey: true }])('the lens leaves %o with Z to the page', (modifier) => {
  const { stage, movesIn } = shown({ activity: 'try', block: 'C', moves: ['E5'] });
  const event = new KeyboardEvent('keydown', { key: 'z', cancelable: true, ...modifier });
  act(() => stage.staged.keys?.(event));
  expect(event.defaultPrevented).toBe(false);
  expect(movesIn()).toBeUndefined();
});

test('Backspace takes the last move back, and is nothing without one', () => {
  const { stage, movesIn } = shown({ activity: 'try', block: 'C', moves: ['E5'] });
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'Backspace', cancelable: true });
    act(() => stage.staged.keys?.(event));
    return event.defaultPrevented;
  };
  expect(press()).toBe(true);
  expect(movesIn()).toEqual([]);
  expect(press()).toBe(false);
});

test('pointing asks the engine nothing', () => {
  const asked = [vi.spyOn(prover, 'capture'), vi.spyOn(prover, 'room'), vi.spyOn(prover, 'attempt')];
  const { stage } = shown({ activity: 'choose', block: 'C' });
  for (const each of asked) each.mockClear();
  for (const point of [1, 2, 3]) act(() => stage.staged.scene?.look?.({ point, block: null, region: null }));
  for (const each of asked) expect(each).not.toHaveBeenCalled();
});
