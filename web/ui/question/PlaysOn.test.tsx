// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { of } from '../../engine/engine.fixture.ts';
import type { Frame } from '../../model/playing-on.ts';
import { PlaysOn } from './PlaysOn.tsx';

const film = (): readonly Frame[] =>
  [0, 1, 2].map((at) => ({ position: of('...'), lastMove: at, says: `Move ${at + 1}` }));

const root = document.body.appendChild(document.createElement('div'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => render(null, root));
  vi.useRealTimers();
});

let shown: Frame | null = null;
const begin = () =>
  act(() =>
    render(
      <PlaysOn
        film={film}
        show={(frame) => {
          shown = frame;
        }}
      />,
      root,
    ),
  );
const press = (name: string) =>
  act(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(1000 * seconds));
const said = () => root.querySelector('[role=status]')?.textContent;

test('moves come one after the other, until they are stopped or over', () => {
  begin();
  press('Show it');
  expect(said()).toBe('Move 1');
  wait(1);
  expect(said()).toBe('Move 2');
  expect(shown?.lastMove).toBe(1);
  press('Pause');
  wait(10);
  expect(said()).toBe('Move 2');
  press('Go on playing');
  wait(1);
  expect(said()).toBe('Move 3');
  press('Show it again');
  expect(said()).toBe('Move 1');
  press('Back to the first board');
  expect(said()).toBe('');
  expect(shown).toBeNull();
});

test('and by hand, without going on by themselves', () => {
  begin();
  press('Show it');
  press('Next move');
  wait(10);
  expect(said()).toBe('Move 2');
  press('Next move');
  press('Next move');
  expect(said()).toBe('Move 3');
});
