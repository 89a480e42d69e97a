// @vitest-environment happy-dom
/** The lens of proofs: what it shows follows from the state alone, and what the reader tries is there, with undo. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadProver } from '../../../engine/everything.ts';
import { historyOf } from '../../../model/history.ts';
import type { ProofPlace } from '../../../model/lenses/prove.ts';
import { WORKED_STATE } from '../../../model/state.ts';
import { parseHistory, serializeHistory } from '../../../model/stored-history.ts';
import { HOME, placeIn } from '../../../model/where.ts';
import { showLens } from '../../../ui/lens/lens.fixture.tsx';
import { at, contextOf, WORKED } from './context.fixture.ts';
import { Proof } from './Proof.tsx';

const engine = await loadEngine(build('board'));
const prover = await loadProver(build('everything'));
const worked = contextOf(WORKED);

const there = (proof: ProofPlace) => ({ room: 'explore', lens: 'prove', proof }) as const;

function shown(proof: ProofPlace, initial = historyOf({ ...WORKED_STATE, where: there(proof) })) {
  const view = showLens(engine, initial, (props) => <Proof {...props} prover={prover} />);
  const { stage, store } = view;
  const placeNow = () => placeIn(store.history.present.where, 'prove');
  return {
    ...view,
    placeNow,
    movesIn: () => {
      const now = placeNow()?.proof;
      return now?.activity === 'try' ? now.moves : null;
    },
    said: () => document.querySelector('.said [role="status"]')?.textContent,
    play: (name: string) => act(() => stage.staged.scene?.press(at(worked, name))),
  };
}

const C: ProofPlace = { activity: 'choose', block: 'C' };

afterEach(() => render(null, document.body));

test('the undo of the page takes moves of the attempt back, one by one, and brings them again', () => {
  const { store, movesIn, play, press, undo, redo, said } = shown(C);
  press(/^Try it yourself/);
  expect(store.history.past).toHaveLength(0);
  play('E5');
  play('F4');
  expect(movesIn()).toEqual(['E5', 'F4']);
  undo();
  expect(movesIn()).toEqual(['E5']);
  expect(said()).toBe('White E5. #3 has 2 liberties.');
  redo();
  expect(movesIn()).toEqual(['E5', 'F4']);
  undo();
  undo();
  expect(movesIn()).toEqual([]);
  expect(store.history.past).toHaveLength(0);
});

test('a refused move and a hint are said, and are no part of the state', () => {
  const { store, movesIn, play, press, said } = shown({ activity: 'try', block: 'C', moves: [] });
  const before = store.history;
  play('D6');
  expect(said()).toMatch(/^White may not play D6: that is suicide/);
  press(/^Hint/);
  expect(said()).toMatch(/^Try E5/);
  expect(store.history).toBe(before);
  play('E5');
  expect(movesIn()).toEqual(['E5']);
  act(() => store.dispatch({ type: 'undo' }));
  // Nor do they come back.
  expect(said()).toMatch(/^You are White/);
});

test('where a move is refused no stone is shown under the pointer', () => {
  const { play, stage } = shown({ activity: 'try', block: 'C', moves: [] });
  const ghosts = () => ['D6', 'E5'].map((name) => stage.staged.scene?.ghostAt(at(worked, name)));
  play('D6');
  expect(ghosts()).toEqual([null, 'white']);
});

test('an attempt that was left is gone on with, also after a reload', () => {
  const first = shown(C);
  first.press(/^Try it yourself/);
  first.play('E5');
  first.press(/^Back to the result/);
  expect(first.placeNow()).toMatchObject({ proof: C, attempts: { C: { moves: ['E5'] } } });
  first.press(/^Show how/);
  const made = first.store.history.past.length;
  expect(made).toBe(1);
  const stored = parseHistory(serializeHistory(first.store.history));
  render(null, document.body);
  const second = shown(C, stored ?? undefined);
  second.press(/^Try it yourself/);
  expect(second.movesIn()).toEqual(['E5']);
  expect(second.store.history.past).toHaveLength(made);
  second.undo();
  expect(second.movesIn()).toEqual([]);
});

test('an attempt is not lost to who starts it again, nor one that is undone from elsewhere', () => {
  const { store, stage, placeNow, movesIn, play, press, undo } = shown({
    activity: 'try',
    block: 'C',
    moves: ['E5', 'F4'],
  });
  const takeBack = () => act(() => stage.staged.keys?.(new KeyboardEvent('keydown', { key: 'Backspace' })));
  press(/^Start again/);
  expect(movesIn()).toEqual([]);
  takeBack();
  expect(movesIn()).toEqual(['E5', 'F4']);
  press(/^Start again/);
  play('F4');
  takeBack();
  takeBack();
  expect(movesIn()).toEqual([]);
  for (let count = 0; count < 3; count++) undo();
  expect(movesIn()).toEqual(['E5', 'F4']);
  play('D6');
  expect(movesIn()).toEqual(['E5', 'F4', 'D6']);
  act(() => store.dispatch({ type: 'visit', where: HOME }));
  undo();
  expect(placeNow()?.proof).toMatchObject({ activity: 'try', moves: ['E5', 'F4'] });
});

test('a place that comes from a link or by Back is shown, and an edit ends the proof', () => {
  const { store, placeNow, said, undo } = shown({ activity: 'show', block: 'D', move: 3 });
  act(() => store.dispatch({ type: 'visit', where: there({ activity: 'try', block: 'C', moves: ['E5'] }) }));
  expect(said()).toBe('White E5. #3 has 2 liberties.');
  act(() => store.dispatch({ type: 'paint', points: [at(worked, 'A1')], color: null }));
  expect(placeNow()?.proof).toBeNull();
  undo();
  expect(said()).toBe('White E5. #3 has 2 liberties.');
});

test.each([{ ctrlKey: true }, { metaKey: true }])('the lens leaves %o with Z to the page', (modifier) => {
  const { stage, movesIn } = shown({ activity: 'try', block: 'C', moves: ['E5'] });
  const event = new KeyboardEvent('keydown', { key: 'z', cancelable: true, ...modifier });
  act(() => stage.staged.keys?.(event));
  expect(event.defaultPrevented).toBe(false);
  expect(movesIn()).toEqual(['E5']);
});

test('Backspace takes the last move back, and is nothing without one', () => {
  const { stage, movesIn, said } = shown({ activity: 'try', block: 'C', moves: ['E5', 'F4'] });
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'Backspace', cancelable: true });
    act(() => stage.staged.keys?.(event));
    return event.defaultPrevented;
  };
  expect(press()).toBe(true);
  expect(said()).toBe('One move undone; 1 move on the board.');
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

test('a sequence plays by itself, by its button and by Space, to its end', () => {
  vi.useFakeTimers();
  try {
    const { stage, placeNow } = shown({ activity: 'show', block: 'D', move: 0 });
    const at = () => {
      const now = placeNow()?.proof;
      return now?.activity === 'show' ? now.move : null;
    };
    const button = (label: RegExp) =>
      [...document.querySelectorAll<HTMLElement>('.proof-moves button')].find((each) =>
        label.test(each.getAttribute('aria-label') ?? ''),
      ) ?? expect.fail('no button');
    const wait = () => act(() => void vi.advanceTimersByTime(2000));
    act(() => button(/^Play/).click());
    expect(at()).toBe(1);
    wait();
    wait();
    expect(at()).toBe(3);
    act(() => button(/^Pause/).click());
    wait();
    expect(at()).toBe(3);
    const space = (target: Element) => {
      const event = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
      Object.defineProperty(event, 'target', { value: target });
      act(() => stage.staged.keys?.(event));
      return event.defaultPrevented;
    };
    // A button is pressed by it.
    expect(space(button(/^Play/))).toBe(false);
    expect(space(document.body)).toBe(true);
    expect(at()).toBe(4);
    for (let move = 4; move < 10; move++) wait();
    expect(at()).toBe(8);
    button(/^Play/);
  } finally {
    vi.useRealTimers();
  }
});
