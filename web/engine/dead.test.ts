/** An engine that has trapped refuses every further call. */
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build } from './engine.fixture.ts';
import { type Engine, EngineDead, type Study } from './engine.ts';
import { loadLenses, loadPlayer, loadSearcher, loadTexts } from './everything.ts';
import type { GameReading, GameTexts } from './games.ts';
import type { GameTurn, Player, TurnRules } from './player.ts';
import type { Prover } from './proof.ts';
import type { RunWriter } from './runs.ts';
import type { Searcher } from './search.ts';
import type { Supporter } from './support.ts';
import type { View } from './types.ts';

/** Every instance of wasm made from here on, so that the test can break its memory. */
const instances: WebAssembly.Instance[] = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...made: ConstructorParameters<typeof WebAssembly.Instance>) {
    super(...made);
    instances.push(this);
  }
};
const engine = await loadEngine(build('board'));
const { texts, runWriter } = await loadTexts(build('everything'));
const { prover, supporter } = await loadLenses(build('everything'));
const searcher = await loadSearcher(build('everything'));
const player = await loadPlayer(build('everything'));
const memories = instances.flatMap(({ exports }) =>
  Object.values(exports).filter((each) => each instanceof WebAssembly.Memory),
);

/** The contents of the memories of both builds. */
const contents = () => memories.map((memory) => new Uint8Array(memory.buffer));

const position = { columns: 3, rows: 1, stones: '.X.' };
const options = { rules: { suicide: 'forbidden', regions: 'small' } } as const;
const study = engine.study(position, { colors: ['black'], ...options });
const reading = texts.read('.X.');
const { items } = reading;
study.facts('black');

const TURN_RULES: TurnRules = { suicide: 'forbidden', ko: 'kim', black: 1, white: 1 };
const FIRST_TURN: GameTurn = { toPlay: 'black', played: 0, passes: 0, ko: null };

const view: View = { color: 'black', moment: 0, layers: [] };
const context = {} as CanvasRenderingContext2D;

/** Each method of a handle, called. */
type Calls<T> = { readonly [K in keyof T as T[K] extends (...args: never[]) => unknown ? K : never]: () => unknown };

const calls: Calls<Omit<Engine, 'addSpaces'>> &
  Calls<GameTexts> &
  Calls<RunWriter> &
  Calls<Prover> &
  Calls<Searcher> &
  Calls<Supporter> &
  Calls<Player> &
  Calls<GameReading> &
  Calls<Study> = {
  study: () => engine.study(position, { colors: [], ...options }),
  board: () => engine.board(position),
  play: () => engine.play(position, 'black', 0, 'forbidden', null),
  roles: () => engine.roles(),
  palette: () => engine.palette('pale'),
  read: () => texts.read('.X.'),
  write: () => texts.write('rows', position),
  svg: () => texts.svg(position, { colors: [], ...options }, view, '', ''),
  writeRun: () => runWriter.writeRun(position, 'black', options, []),
  capture: () => prover.capture(position, 'black', options, 0),
  squeeze: () => prover.squeeze(position, 'black', options, 0),
  singleMoves: () => prover.singleMoves(position, 'black', options, 0),
  attempt: () => prover.attempt(position, 'white', 0),
  room: () => prover.room(position, 'white'),
  search: () => searcher.search({ position, color: 'black', suicide: 'forbidden', method: 'full', limit: 9 }, () => {}),
  support: () => supporter.support(position, 'black', 'forbidden', [1]),
  score: () => supporter.score(position, 'forbidden', { byBlack: 0, byWhite: 0 }),
  playTurn: () => player.playTurn(position, TURN_RULES, FIRST_TURN, [0]),
  count: () => reading.count(),
  item: () => reading.item(0),
  position: () => reading.position(0, 0, 0),
  positions: () => reading.positions(0, 0),
  gameInfo: () => reading.gameInfo(0),
  source: () => reading.source(0),
  alone: () => reading.alone(0),
  variations: () => reading.variations(0, 1, 0),
  chronicle: () => reading.chronicle(0, 0, 'forbidden', 0),
  free: () => reading.free(),
  facts: () => study.facts('black'),
  at: () => study.at('black', 0),
  paint: () => study.paint(context, view, 20, []),
  drawn: () => study.drawn(view),
  hit: () => study.hit(view, 1, 1),
  place: () => study.place(view, 0),
  surface: () => study.surface([0]),
  size: () => study.size(view),
};

test('there is a memory for each build', () => {
  expect(memories).toHaveLength(2);
});

test('after a trap in one build every call of any is refused without entering wasm', () => {
  expect(engine.dead).toBe(false);
  const healthy = contents().map((bytes) => bytes.slice());
  for (const bytes of contents()) bytes.fill(0xff);
  let thrown: unknown;
  try {
    texts.read('.X.');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(EngineDead);
  expect((thrown as EngineDead).cause).toBeInstanceOf(WebAssembly.RuntimeError);
  expect(engine.dead).toBe(true);

  // From here on wasm would answer again, and would leave its traces in the memory.
  for (const [index, bytes] of contents().entries()) bytes.set(healthy[index] ?? []);
  const before = contents().map((bytes) => bytes.slice());
  for (const [name, call] of Object.entries(calls)) expect(call, name).toThrow(EngineDead);
  expect(Buffer.compare(Buffer.concat(contents()), Buffer.concat(before))).toBe(0);
  expect(engine.dead).toBe(true);
});

test('what was found out before is kept', () => {
  expect(reading.items).toBe(items);
  expect(items).toHaveLength(1);
  expect(reading.format).toBe('rows');
});
