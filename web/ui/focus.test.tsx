// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { requestFocus, settleFocus } from './focus.ts';
import { useLoaded } from './loading.ts';

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, root));

const focused = () => (document.activeElement as HTMLElement | null)?.dataset?.focus;

test('an action gives the focus to a part, once', () => {
  render(
    <>
      <button type="button" data-focus={'Play “it”, 2"'} />
      <button type="button" data-focus="other" />
    </>,
    root,
  );
  requestFocus('Play “it”, 2"');
  settleFocus();
  expect(focused()).toBe('Play “it”, 2"');
  (document.activeElement as HTMLElement).blur();
  settleFocus();
  expect(focused()).toBeUndefined();
});

test('a part that is being fetched gets it when it is there', async () => {
  let deliver = () => {};
  const fetched = new Promise<true>((resolve) => {
    deliver = () => resolve(true);
  });
  function Part() {
    return useLoaded(() => fetched).value && <button type="button" data-focus="late" />;
  }
  await act(() => render(<Part />, root));
  requestFocus('late');
  settleFocus();
  expect(focused()).toBeUndefined();
  await act(async () => deliver());
  expect(focused()).toBe('late');
});

test('whoever presses something else meanwhile keeps the focus', () => {
  requestFocus('late');
  dispatchEvent(new Event('keydown'));
  render(<button type="button" data-focus="late" />, root);
  settleFocus();
  expect(focused()).toBeUndefined();
});
