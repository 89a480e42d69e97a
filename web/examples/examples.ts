import { pointNamed } from '../engine/coordinate.ts';
import type { Position, ReadPosition, Rules } from '../engine/types.ts';
import { type Collection, open } from '../model/opening.ts';
import type { GamePlace, State } from '../model/state.ts';
import type { Action } from '../model/update.ts';
import positions from './examples.json?url';
import barcelona from './games/barcelona.sgf?url';
import bigeye from './games/bigeye.sgf?url';
import crazystone from './games/crazystone.sgf?url';
import kisei from './games/kisei.sgf?url';

/** The kinds of examples, in their order. */
export const KINDS = ['life', 'hopes', 'seki', 'rules', 'games'] as const;
export type Kind = (typeof KINDS)[number];

type Words = typeof import('#locale/examples.ts').examples;

/** A position or a game worth looking at: what `examples.json` has of it, with its words. */
interface Lesson {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** The idea that it shows, in one sentence. */
  readonly idea: string;
  readonly source: string;
  /** An error of the source, and the text whose errata have it. */
  readonly note?: string;
  readonly errata?: string;
}

/** A position, looked at from Black's side. */
export interface Example extends Lesson {
  /** The position in any notation that can be pasted. */
  readonly text: string;
  readonly rules?: Partial<Rules>;
  /** The starting set, by the names of points. */
  readonly start?: readonly string[];
  /** The claim of the idea; the tests check it with the engine. */
  readonly claim: {
    readonly rounds: number;
    /** The first point of every block that is unconditionally alive. */
    readonly alive: readonly string[];
  };
}

/** A whole game, in a file of its own. Moves, event, players and date are facts of record, or the game is made for the page. */
export interface GameExample extends Lesson {
  readonly show: State['show'];
  /** The number of moves on the board when it is opened; all of them if absent. */
  readonly at?: number;
  readonly claim: {
    readonly moves: number;
    /** Rounds and stones that are unconditionally alive at the end. */
    readonly black: { readonly rounds: number; readonly alive: number };
    readonly white: { readonly rounds: number; readonly alive: number };
  };
}

interface Lessons {
  readonly positions: readonly Example[];
  readonly games: readonly GameExample[];
}

/** `examples.json`. */
type File = { readonly [K in keyof Lessons]: readonly Omit<Lessons[K][number], keyof Words[keyof Words]>[] };

/** Fetches the examples, which are not needed before someone asks for them. */
export async function loadLessons(): Promise<Lessons> {
  const [file, { examples }] = await Promise.all([fetched(positions), import('#locale/examples.ts')]);
  return withWords(await file.json(), examples);
}

/** The examples of the file with their words. */
export function withWords({ positions, games }: File, words: Words): Lessons {
  const worded = <E extends { readonly id: string }>(each: E) => ({ ...each, ...words[each.id as keyof Words] });
  return { positions: positions.map(worded), games: games.map(worded) };
}

const GAMES: Readonly<Record<string, string>> = { barcelona, bigeye, crazystone, kisei };

/** Fetches the SGF of a game. */
export async function loadGame({ id }: GameExample): Promise<string> {
  return (await fetched(GAMES[id] ?? '')).text();
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Opens an example with its own rules and starting set, at the start of its run. */
export function openExample({ id, rules, start }: Example, position: Position): Action {
  const points = start?.flatMap((name) => pointNamed(position, name) ?? []) ?? null;
  const all: State['rules'] = { suicide: 'forbidden', regions: 'small', ...rules };
  return { type: 'load', load: { position, rules: all, show: 'black', start: points, example: { id, edited: false } } };
}

/** Opens the game of an example, which was read, at a place. */
export function openGameExample(
  { id, show }: GameExample,
  collection: Collection,
  place: GamePlace,
  at: ReadPosition,
  state: State,
): Action {
  const { load } = open(collection, place, at, state);
  return { type: 'load', load: { ...load, show, example: { id, edited: false } } };
}
