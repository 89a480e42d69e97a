/** An engine that has trapped: dead for good, whatever is asked of it. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { type Engine, EngineDead, loadEngine, type Reading, type Study } from './engine.ts';
import type { View } from './types.ts';

const instantiate = vi.spyOn(WebAssembly, 'instantiate');
const engine = await loadEngine(readFileSync(new URL('./pkg/pass_alive_wasm_bg.wasm', import.meta.url)));
const made: WebAssembly.WebAssemblyInstantiatedSource = await instantiate.mock.results[0]?.value;
const memory = made.instance.exports.memory as WebAssembly.Memory;

/** What the engine's memory holds. */
const contents = () => new Uint8Array(memory.buffer);

const position = { columns: 3, rows: 1, stones: '.X.' };
const study = engine.study(position, { colors: ['black'], rules: { suicide: 'forbidden', regions: 'small' } });
const reading = engine.read('.X.');
study.facts('black');

const view: View = { color: 'black', moment: 0, layers: [] };
const context = {} as CanvasRenderingContext2D;

/** Each method of a handle, called. */
type Calls<T> = { readonly [K in keyof T as T[K] extends (...args: never[]) => unknown ? K : never]: () => unknown };

const calls: Calls<Engine> & Calls<Reading> & Calls<Study> = {
  study: () => engine.study(position, { colors: [], rules: { suicide: 'forbidden', regions: 'small' } }),
  briefly: () => engine.briefly(() => undefined),
  board: () => engine.board(position),
  play: () => engine.play(position, 'black', 0, 'forbidden', null),
  read: () => engine.read('.X.'),
  write: () => engine.write('rows', position),
  roles: () => engine.roles(),
  palette: () => engine.palette('pale'),
  position: () => reading.position(0, 0, 0),
  facts: () => study.facts('black'),
  at: () => study.at('black', 0),
  paint: () => study.paint(context, view, 20, []),
  svg: () => study.svg(view, '', ''),
  sgfTrace: () => study.sgfTrace('black', []),
  hit: () => study.hit(view, 1, 1),
  size: () => study.size(view),
};

test('after a trap every call is refused without entering wasm', () => {
  expect(engine.dead).toBe(false);
  const healthy = contents().slice();
  contents().fill(0xff);
  let thrown: unknown;
  try {
    engine.read('.X.');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(EngineDead);
  expect((thrown as EngineDead).cause).toBeInstanceOf(WebAssembly.RuntimeError);
  expect(engine.dead).toBe(true);

  // From here on wasm would answer again, and would leave its traces in the memory.
  contents().set(healthy);
  const before = contents().slice();
  for (const [name, call] of Object.entries(calls)) expect(call, name).toThrow(EngineDead);
  expect(Buffer.compare(contents(), before)).toBe(0);
  expect(engine.dead).toBe(true);
});

test('what was found out before is kept', () => {
  expect(reading.items).toHaveLength(1);
  expect(reading.format).toBe('rows');
});
