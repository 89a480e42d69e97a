import { expect, test } from '@jest/globals';
import { analyze } from 'pass-alive';
import { PassAliveElement } from 'pass-alive/define';
import * as inline from 'pass-alive/inline';

test('the package answers, and the element can be imported', async () => {
  const [{ black }] = await analyze('.X.X.');
  expect(black.alive).toEqual(['B1', 'D1']);
  expect(await inline.analyze('.X.X.')).toEqual(await analyze('.X.X.'));
  expect(typeof PassAliveElement.define).toBe('function');
});
