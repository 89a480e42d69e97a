/** The package in jsdom, which can draw nothing, and in older versions knows no encodings either. */
import { TextDecoder, TextEncoder } from 'node:util';
import { expect, test } from '@playwright/test';
import { project } from './project.ts';
import { tool } from './tools.ts';

/** Runs the project in a window of jsdom; what it found, and what jsdom complained of. */
async function runInWindow(globals: object): Promise<{ results: object; complaints: string[] }> {
  const folder = await project('jsdom');
  const esbuild = await tool('esbuild');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  const { JSDOM, VirtualConsole } = await tool('jsdom');
  const complaints: string[] = [];
  const virtualConsole = new VirtualConsole();
  for (const kind of ['jsdomError', 'error', 'warn']) {
    virtualConsole.on(kind, (complaint) => complaints.push(String(complaint)));
  }
  const html = '<!doctype html><body><pass-alive><pre>.X.X.</pre></pass-alive>';
  const { window } = new JSDOM(html, { url: 'https://stranger.test/', runScripts: 'outside-only', virtualConsole });
  Object.assign(window, globals);
  window.eval(outputFiles?.[0]?.text ?? '');
  const results = await window.results;
  window.close();
  return { results: results ?? {}, complaints };
}

const STAYS = { isElement: true, color: 'white', position: null, text: '.X.X.', fetched: 'no-engine' };

test('it is imported without a TextDecoder, and the text stays', async () => {
  const { results, complaints } = await runInWindow({});
  expect(complaints).toEqual([]);
  expect(results).toEqual({
    ...STAYS,
    inside: 'the WebAssembly cannot be loaded: TextDecoder and TextEncoder are missing here',
  });
});

test('with a TextDecoder it answers', async () => {
  const { results, complaints } = await runInWindow({ TextDecoder, TextEncoder });
  expect(complaints).toEqual([]);
  expect(results).toEqual({ ...STAYS, inside: ['B1'] });
});

test('stubs of what is missing make no board, and no complaint', async () => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const { results, complaints } = await runInWindow({
    ...{ TextDecoder, TextEncoder, IntersectionObserver: Observer, ResizeObserver: Observer },
    matchMedia: () => ({ matches: false, addEventListener() {} }),
  });
  expect(complaints).toEqual([]);
  expect(results).toEqual({ ...STAYS, inside: ['B1'] });
});
