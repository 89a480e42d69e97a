/**
 * A program for the tests of memory: asks `Answers` everything that the page asks about a hostile
 * text, given its kind, its length and the file of the engine. Prints as JSON what came of it, and
 * the bytes of the WebAssembly.
 */
import { readFileSync } from 'node:fs';
import { endPlace } from '../model/opening.ts';
import { refuse } from '../model/refusal.ts';
import { Answers } from './answers.ts';

/** A part, as often as a share of `length` bytes has room for it. */
const filled = (length: number, part: string, share = 1): string =>
  part.repeat(Math.floor((length * share) / part.length));

export const TEXTS = {
  nested: (length: number) => filled(length, '(;', 2 / 3) + filled(length, ')', 1 / 3),
  'nested, in wide characters': (length: number) =>
    `(;C[碁]${filled(length, '(;', 2 / 3)}${filled(length, ')', 1 / 3)})`,
  branches: (length: number) => `(;SZ[19];B[aa]${filled(length, '(;W[bb])')})`,
  'set-up': (length: number) => `(;SZ[19]AB${filled(length, '[aa]')})`,
  'set-up in nodes': (length: number) => `(;SZ[19]${filled(length, ';AB[aa]')})`,
  comment: (length: number) => `(;C[${filled(length, 'x')}])`,
  'comment, in wide characters': (length: number) => `(;C[碁${filled(length, 'x')}])`,
  players: (length: number) => `(;PB[${filled(length, '碁', 1 / 6)}]PW[${filled(length, 'x', 1 / 2)}])`,
  'comments on moves': (length: number) => `(;SZ[19]${filled(length, ';B[]C[a]')})`,
  labels: (length: number) => `(;LB${filled(length, '[aa:x]')})`,
  trees: (length: number) => filled(length, '(;)'),
  'empty nodes': (length: number) => `(${filled(length, ';')})`,
  moves: (length: number) => `(;SZ[19]${filled(length, ';B[aa];W[bb]')})`,
  passes: (length: number) => `(;SZ[19]${filled(length, ';B[];W[]')})`,
  faults: (length: number) => `(;SZ[19]${filled(length, ';B[z]')})`,
  'boards too big': (length: number) => filled(length, '(;SZ[99])'),
  rows: (length: number) => filled(length, 'X\n\n'),
  'one row': (length: number) => filled(length, 'X'),
  diagrams: (length: number) => filled(length, '$$ X\n\n'),
};

const [, , kind, length, file] = process.argv;
if (kind && file) {
  const memories: WebAssembly.Memory[] = [];
  WebAssembly.Instance = class extends WebAssembly.Instance {
    constructor(...made: ConstructorParameters<typeof WebAssembly.Instance>) {
      super(...made);
      for (const each of Object.values(this.exports)) if (each instanceof WebAssembly.Memory) memories.push(each);
    }
  };
  const answers = new Answers(new Uint8Array(readFileSync(file)));
  const collection = await answers.open(TEXTS[kind as keyof typeof TEXTS](Number(length)));
  const place = endPlace(collection);
  let outcome: unknown;
  if (place) {
    const { text, ...at } = place;
    const position = await answers.position(text, at);
    await answers.position(text, { ...at, move: 0 });
    await answers.game(text, at);
    const { entries } = await answers.chronicle(text, at, 'forbidden');
    outcome = {
      items: collection.items.length,
      moves: at.move,
      stones: position.position.stones.length,
      entries: entries.length,
    };
  } else {
    outcome = { problem: refuse(collection).message };
  }
  const wasm = memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  process.stdout.write(JSON.stringify({ outcome, wasm }));
}
