// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { build } from '../../engine/engine.fixture.ts';
import { loadEyes } from '../../engine/eyes-build.ts';
import { positionOf } from '../../engine/position.ts';
import { WORKED_STATE } from '../../model/state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { loadLens } from './eyes.tsx';

vi.mock('./wasm.ts', async () => ({ eyes: await WebAssembly.compile(build('eyes')) }));

test('the element is told the group that is shown first, and shows the one that is chosen', async () => {
  const analyst = await loadEyes(await WebAssembly.compile(build('eyes')));
  const draw = await loadLens();
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const moved = vi.fn();
  const position = positionOf(['.X.X.X.XXX', 'XXXXXXXXXX', 'OOOOXOOOOO', '.O.OXO...O']);
  const snapshot = { ...WORKED_STATE, position, stepping: 'white', where: null, block: null };
  const palette = analyst.palette('pale');
  act(() => draw(root, moved).show({ ...snapshot, palette } as unknown as Snapshot, analyst));
  expect(moved).toHaveBeenCalledExactlyOnceWith({
    room: 'explore',
    lens: 'eyes',
    eyes: { group: 'B', part: '', step: 0 },
  });
  const chosen = () => root.querySelector<HTMLElement>('.block-list [aria-pressed="true"]');
  expect(chosen()?.textContent).toMatch(/^\s*B/);
  act(() => root.querySelector<HTMLElement>('.block-list button')?.click());
  expect(chosen()?.textContent).toMatch(/^\s*A/);
  expect(moved).toHaveBeenLastCalledWith(expect.objectContaining({ eyes: { group: 'A', part: '', step: 0 } }));
});
