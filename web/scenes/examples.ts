/** Positions and games worth looking at, each with one idea. */
import type { ReadPosition } from '../engine/types.ts';
import { type Collection, open } from '../model/opening.ts';
import type { GamePlace, State } from '../model/state.ts';
import type { Action } from '../model/update.ts';
import positions from './examples.json?url';
import barcelona from './games/barcelona.sgf?url';
import bigeye from './games/bigeye.sgf?url';
import crazystone from './games/crazystone.sgf?url';
import kisei from './games/kisei.sgf?url';
import { loadOf, type NamedScene } from './scene.ts';
import { messageName } from './words.ts';

/** The kinds of examples, in their order. */
export const KINDS = ['life', 'hopes', 'seki', 'rules', 'games'] as const;
export type Kind = (typeof KINDS)[number];

type Words = typeof import('#locale/examples.ts');

/** What a position or a game has in `examples.json`. */
interface Lesson {
  readonly id: string;
  readonly kind: Kind;
  /** The text whose errata have an error of the source. */
  readonly errata?: string;
}

/** A position, looked at from Black's side. */
export interface PositionLesson extends Lesson, NamedScene<PositionClaims> {
  readonly claims: PositionClaims;
}

interface PositionClaims {
  readonly rounds: number;
  /** The first point of every block that is unconditionally alive. */
  readonly alive: readonly string[];
}

/** A whole game, in a file of its own. Moves, event, players and date are facts of record, or the game is made for the page. */
export interface GameLesson extends Lesson {
  readonly show: State['show'];
  /** The number of moves on the board when it is opened; all of them if absent. */
  readonly at?: number;
  readonly claims: {
    readonly moves: number;
    /** Rounds and stones that are unconditionally alive at the end. */
    readonly black: { readonly rounds: number; readonly aliveStones: number };
    readonly white: { readonly rounds: number; readonly aliveStones: number };
  };
}

/** `examples.json`. */
export interface ExamplesFile {
  readonly scenes: readonly PositionLesson[];
  readonly games: readonly GameLesson[];
}

/** A lesson with its words. */
type Worded<L extends Lesson> = L & {
  readonly title: string;
  /** The idea that it shows, in one sentence. */
  readonly idea: string;
  readonly source: string;
  /** An error of the source. */
  readonly note?: string;
};
export type PositionExample = Worded<PositionLesson>;
export type GameExample = Worded<GameLesson>;
export type Example = PositionExample | GameExample;

/** Fetches the examples, which are not needed before someone asks for them. */
export async function loadExamples(): Promise<readonly Example[]> {
  const [file, words] = await Promise.all([fetched(positions), import('#locale/examples.ts')]);
  return withWords(await file.json(), words);
}

/** The examples of the file with their words. */
export function withWords({ scenes, games }: ExamplesFile, words: Words): readonly Example[] {
  return [...scenes, ...games].map((each): Example => ({ ...each, ...words[messageName(each.id) as keyof Words] }));
}

export const isGame = (example: Example): example is GameExample => !isPosition(example);
export const isPosition = (example: Example): example is PositionExample => 'board' in example;

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
export function openExample(example: PositionExample): Action {
  const { position, rules, start } = loadOf(example);
  const load = { position, rules, show: 'black', start, example: { id: example.id, edited: false } } as const;
  return { type: 'load', load };
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
