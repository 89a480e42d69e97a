// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Fetched, remembering } from './Fetched.tsx';

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, root));

test('what was fetched ahead is shown with the first rendering, without a wait', async () => {
  const load = remembering(async () => ({
    open:
      () =>
      ({ name }: { name: string }) => <p>{name}</p>,
  }));
  const part = <Fetched load={load} props={{ name: 'here' }} meanwhile="on its way" />;
  render(part, root);
  expect(root.textContent).toBe('on its way');
  await act(async () => void (await load()));
  render(null, root);
  render(part, root);
  expect(root.textContent).toBe('here');
});
