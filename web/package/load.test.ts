/** The sources from which `load` takes the WebAssembly in Node: each time by a package that has none yet. */
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { build } from '../engine/engine.fixture.ts';

const path = 'web/engine/pkg/analyze_bg.wasm';

beforeEach(() => vi.resetModules());

test.each([
  ['a URL of a file', pathToFileURL(path)],
  ['the same as a string, as import.meta.resolve gives it', pathToFileURL(path).href],
  ['the same in capitals', pathToFileURL(path).href.replace('file:', 'FILE:')],
  ['bytes', build('analyze')],
  ['their buffer', new Uint8Array(build('analyze')).buffer],
  ['a module', new WebAssembly.Module(build('analyze'))],
  ['a data: address', `data:application/wasm;base64,${Buffer.from(build('analyze')).toString('base64')}`],
])('%s', async (_, source) => {
  const { analyze, load } = await import('./node.ts');
  await load(source);
  expect((await analyze('.X.'))[0]?.black?.alive).toEqual(['B1']);
});

test.each([path, `./${path}`, `/folder/${path}`, 'C:\\folder\\pass-alive.wasm'])(
  'the path %s is no URL',
  async (source) => {
    const { load } = await import('./node.ts');
    await expect(load(source)).rejects.toMatchObject({
      name: 'PassAliveError',
      code: 'no-engine',
      message: expect.stringMatching(/must be a URL, such as file:.*not a path like .*\.wasm$/),
    });
  },
);

test('a file that is not there can be asked for again', async () => {
  const { load } = await import('./node.ts');
  const missing = pathToFileURL('missing.wasm').href;
  await expect(load(missing)).rejects.toMatchObject({ code: 'no-engine', message: expect.stringContaining('ENOENT') });
  await load(pathToFileURL(path).href);
});
