import { expect, test, vi } from 'vitest';
import { Reader } from '../reading/reader.ts';
import { chronicles, reader } from './reading.ts';

test('a short game is followed by a second reader, a long one by that which has read it', async () => {
  const about = vi.spyOn(Reader.prototype, 'about').mockResolvedValue(null as never);
  const drop = vi.spyOn(Reader.prototype, 'drop');
  const place = { item: 0, line: 0 };
  await chronicles.ask({ text: 'x'.repeat(2e6 + 1), ...place, suicide: 'forbidden' });
  expect(about.mock.contexts).toEqual([reader]);
  await chronicles.ask({ text: '(;SZ[3])', ...place, suicide: 'forbidden' });
  expect(about.mock.contexts[1]).not.toBe(reader);
  expect(about).toHaveBeenLastCalledWith('(;SZ[3])', 'chronicle', place, 'forbidden');
  // Each new question drops the one before, on either reader.
  const both = [reader, about.mock.contexts[1]];
  expect(drop.mock.calls).toEqual(Array(4).fill(['chronicle']));
  expect(drop.mock.contexts).toEqual([...both, ...both]);
  vi.restoreAllMocks();
});
