// @vitest-environment happy-dom
/** The line of the example, whose texts take a while. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import * as text from '#locale/open.ts';
import type { Engine } from '../../engine/engine.ts';
import { positionOf } from '../../engine/position.ts';
import { WORKED_STATE } from '../../model/state.ts';
import type { Action } from '../../model/update.ts';
import type { LoadedExample } from '../../rooms/games/loaded-examples.ts';
import type { PageProps } from '../../ui/page-props.ts';
import { ExampleLine } from './ExampleLine.tsx';

const examples = ['one', 'two', 'three'].map((id) => ({
  example: { id, title: id, idea: id, source: '' },
  text: id,
  position: positionOf(['X.']),
}));
const loads = vi.fn();

vi.mock('../../rooms/games/loaded-examples.ts', () => ({
  loadExamples: async () => examples,
  actionFor: (shown: LoadedExample) => loads(shown),
}));

const actionOf = ({ example: { id }, position }: LoadedExample): Action => ({
  type: 'load',
  load: { position, example: { id, edited: false } },
});

async function line(dispatch: PageProps['dispatch']) {
  const state = { ...WORKED_STATE, example: { id: 'one', edited: false } };
  const props = { state, dispatch, engine: {} as Engine };
  act(() => render(<ExampleLine {...props} />, document.body));
  return vi.waitFor(() => {
    const buttons = [...document.querySelectorAll('button')];
    return buttons.find(({ textContent }) => textContent === text.next) ?? expect.fail('no button');
  });
}

afterEach(() => {
  render(null, document.body);
  loads.mockReset();
});

test('two quick presses lead two examples on, and only the last one is opened', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const dispatch = vi.fn();
  loads.mockImplementation(async (shown: LoadedExample) => actionOf(shown));
  const next = await line(dispatch);
  await act(async () => {
    next.click();
    next.click();
  });
  expect(loads.mock.calls.map(([{ example }]) => example.id)).toEqual(['two', 'three']);
  expect(dispatch.mock.calls.map(([{ load }]) => load.example.id)).toEqual(['three']);
});

test('an example that cannot be loaded says so, and can be tried again', async () => {
  vi.stubGlobal('reportError', () => {});
  const dispatch = vi.fn();
  loads.mockRejectedValue(new Error('offline'));
  const next = await line(dispatch);
  await act(async () => next.click());
  expect(dispatch).toHaveBeenCalledWith({ type: 'notice', notice: expect.objectContaining({ tone: 'problem' }) });
  loads.mockImplementation(async (shown: LoadedExample) => actionOf(shown));
  await act(async () => next.click());
  expect(dispatch.mock.lastCall?.[0].load.example.id).toBe('two');
});
