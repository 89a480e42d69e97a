/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';

test('they are imported without an encoder and a decoder', async () => {
  expect(globalThis.TextDecoder).toBeUndefined();
  const { load } = await import('pass-alive');
  await expect(load()).rejects.toMatchObject({ code: 'no-engine' });
  await import('pass-alive/define');
});

test('the text of a board stays', async () => {
  document.body.innerHTML = '<pass-alive color="black"><pre>.X.X.</pre></pass-alive>';
  await customElements.whenDefined('pass-alive');
  const element = document.querySelector('pass-alive');
  element.color = 'white';
  expect(element.outerHTML).toBe('<pass-alive color="white"><pre>.X.X.</pre></pass-alive>');
  expect(element.analysis).toBeNull();
});
