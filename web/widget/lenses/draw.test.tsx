// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Engine } from '../../engine/engine.ts';
import { WORKED_STATE } from '../../model/state.ts';
import { type Where, whereText } from '../../model/where.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { drawing } from './draw.ts';

const proof = (block: string): Where => ({ room: 'explore', lens: 'prove', proof: { activity: 'choose', block } });

test('a lens is drawn again at the place that the reader goes to in it, and the element is told', () => {
  const draw = drawing('', ({ state, moved }) => (
    <button type="button" onClick={() => moved(proof('B'))}>
      {whereText(state.where)}
    </button>
  ));
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const moved = vi.fn();
  const lens = draw(root, moved);
  const snapshot = { ...WORKED_STATE, where: proof('A') } as unknown as Snapshot;
  const button = () => root.querySelector('button');
  act(() => lens.show(snapshot, {} as Engine));
  expect(button()?.textContent).toBe('prove.A');
  act(() => button()?.click());
  expect(button()?.textContent).toBe('prove.B');
  expect(moved).toHaveBeenCalledExactlyOnceWith(proof('B'));
  act(() => lens.show({ ...snapshot, where: proof('C') }, {} as Engine));
  expect(button()?.textContent).toBe('prove.C');
});
