/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { expect, test } from '@jest/globals';

Object.assign(globalThis, { TextDecoder, TextEncoder });

test('in jsdom the package answers with an encoder and a decoder', async () => {
  const { analyze } = await import('pass-alive/inline');
  const [{ black }] = await analyze('.X.X.');
  expect(black.alive).toEqual(['B1', 'D1']);
});
