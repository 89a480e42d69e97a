import { render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import type { Engine } from '../../engine/engine.ts';
import type { History } from '../../model/history.ts';
import type { FetchedProps } from '../Fetched.tsx';
import { Stage, StageContext, useStaged } from '../stage.tsx';
import { createStore } from '../store.ts';
import { useSubscribed } from '../subscribed.ts';

/** Shows a lens or a panel in the document as the page does, with a store that begins with a history. */
export function showLens(engine: Engine, initial: History, lens: (props: FetchedProps) => VNode) {
  const stage = new Stage();
  const store = createStore(engine, initial);
  const palette = engine.palette('pale');
  const { dispatch } = store;
  const Lens = () => lens({ state: useSubscribed(store, ({ history }) => history.present), engine, palette, dispatch });
  const Below = () => useStaged(stage).transport;
  act(() =>
    render(
      <StageContext.Provider value={stage}>
        <Below />
        <Lens />
      </StageContext.Provider>,
      document.body,
    ),
  );
  return {
    stage,
    store,
    /** Presses the first button whose text fits. */
    press: (label: RegExp) =>
      act(() =>
        [...document.querySelectorAll('button')].find(({ textContent }) => label.test(textContent ?? ''))?.click(),
      ),
    undo: () => act(() => dispatch({ type: 'undo' })),
    redo: () => act(() => dispatch({ type: 'redo' })),
  };
}
