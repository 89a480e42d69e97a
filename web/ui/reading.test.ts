import { expect, test, vi } from 'vitest';
import { Reader } from '../reading/reader.ts';
import { chronicles, read, reader } from './reading.ts';

test('a short game is followed by a second reader, a long one by that which has read it', async () => {
  const about = vi.spyOn(Reader.prototype, 'about').mockResolvedValue(null as never);
  const place = { item: 0, line: 0 };
  await chronicles.ask({ text: 'x'.repeat(2e6 + 1), ...place, suicide: 'forbidden' });
  expect(about.mock.contexts).toEqual([reader]);
  await chronicles.ask({ text: '(;SZ[3])', ...place, suicide: 'forbidden' });
  expect(about.mock.contexts[1]).not.toBe(reader);
  expect(about).toHaveBeenLastCalledWith('(;SZ[3])', 'chronicle', [place, 'forbidden'], expect.any(AbortSignal));
  // Each new question ends the one before, on either reader.
  expect(about.mock.calls.map(([, , , signal]) => signal?.aborted)).toEqual([true, false]);
  vi.restoreAllMocks();
});

test('another text ends the reading of the one before, the same text does not', async () => {
  const about = vi.spyOn(Reader.prototype, 'about').mockReturnValue(new Promise(() => {}));
  const signals = () => about.mock.calls.map(([, , , signal]) => signal?.aborted);
  read('(;SZ[3])');
  read('(;SZ[3])');
  expect(signals()).toEqual([false]);
  read(new Uint8Array([40]));
  expect(signals()).toEqual([true, false]);
  vi.restoreAllMocks();
});
