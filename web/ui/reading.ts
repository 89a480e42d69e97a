import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chronicle } from '../engine/chronicle.ts';
import { EngineError } from '../engine/engine.ts';
import { everything } from '../engine/modules.ts';
import type { SuicideRule } from '../engine/types.ts';
import type { HistoryAction } from '../model/history.ts';
import { type Collection, goTo, type ShownPosition } from '../model/opening.ts';
import type { GamePlace, State } from '../model/state.ts';
import type { Load } from '../model/update.ts';
import { Reader } from '../reading/reader.ts';
import { isAborted } from '../reading/worker-client.ts';

/** Reads and writes texts. */
export const reader = new Reader(everything);
/** The reader that follows whole games: that may take long, and other questions must not wait for it. */
const follower = new Reader(everything);
/** A longer text is read by one worker only: two would take too much memory. */
const LONG = 2e6;

/** The last answer to a kind of question, pending or there. */
class Latest<K, T> {
  readonly #ask: (key: K) => Promise<T>;
  readonly #same: (a: K, b: K) => boolean;
  #last: { readonly key: K; readonly answer: Promise<T>; value: T | null } | null = null;

  constructor(ask: (key: K) => Promise<T>, same: (a: K, b: K) => boolean) {
    this.#ask = ask;
    this.#same = same;
  }

  /** The answer if it is there. */
  known(key: K): T | null {
    return this.#last && this.#same(this.#last.key, key) ? this.#last.value : null;
  }

  /** True if the last question was the same, and has not failed. */
  isAsked(key: K): boolean {
    return this.#last !== null && this.#same(this.#last.key, key);
  }

  /** Asks, unless the last question was the same; a failure is not kept. */
  ask(key: K): Promise<T> {
    if (this.#last && this.isAsked(key)) return this.#last.answer;
    const entry = { key, answer: this.#ask(key), value: null as T | null };
    this.#last = entry;
    entry.answer.then(
      (value) => {
        entry.value = value;
      },
      () => {
        if (this.#last === entry) this.#last = null;
      },
    );
    return entry.answer;
  }

  keep(key: K, value: T): void {
    this.#last = { key, answer: Promise.resolve(value), value };
  }
}

type Line = Omit<GamePlace, 'move'>;

/** A line of play of a text, and the rule by which its positions are analysed. */
interface LineOfPlay extends Line {
  readonly suicide: SuicideRule;
}
const isSameLine = (a: Line, b: Line) => a.item === b.item && a.line === b.line && a.text === b.text;
const isSamePlace = (a: GamePlace, b: GamePlace) => a.move === b.move && isSameLine(a, b);

/** Ends the reading of texts, and the following of a game, when another is wanted. */
let opening = new AbortController();
let following = new AbortController();

const collections = new Latest<string, Collection>(
  (text) => reader.about(text, 'open', [], opening.signal),
  (a, b) => a === b,
);
const places = new Latest<GamePlace, ShownPosition>(
  ({ text, ...place }) => reader.about(text, 'position', [place]),
  isSamePlace,
);

/** Reads a text or the bytes of a file, and drops the text that was being read. */
export async function read(source: string | Uint8Array): Promise<Collection> {
  if (typeof source !== 'string' || !collections.isAsked(source)) {
    opening.abort();
    opening = new AbortController();
  }
  if (typeof source === 'string') return collections.ask(source);
  const collection = await reader.about(source, 'open', [], opening.signal);
  collections.keep(collection.text, collection);
  return collection;
}

/** The points settled along lines of play; a question drops the one before. */
export const chronicles = new Latest<LineOfPlay, Chronicle>(
  ({ text, item, line, suicide }) => {
    following.abort();
    following = new AbortController();
    const chosen = text.length > LONG ? reader : follower;
    return chosen.about(text, 'chronicle', [{ item, line }, suicide], following.signal);
  },
  (a, b) => isSameLine(a, b) && a.suicide === b.suicide,
);

/** The content of the text of an opened game. */
export const collectionOf = (text: string): Promise<Collection> => collections.ask(text);

/** The position of a game at a place. */
export const positionAt = (place: GamePlace): Promise<ShownPosition> => places.ask(place);

/** The opened text at the page's place in it. */
export interface Opened {
  readonly collection: Collection;
  readonly at: ShownPosition;
  /** `at` is the position of the page's place, not still that of an earlier one. */
  readonly isCurrent: boolean;
}

interface Following {
  /** Null until it is there, and where the text has no such place. */
  readonly opened: Opened | null;
  /** The text is being read. */
  readonly waits: boolean;
  /** The reader could not be loaded. */
  readonly failed: boolean;
  readonly again: () => void;
  /**
   * Goes to another move, line or item, given as a change of the place that was asked for last. Of
   * several calls in a row only the last has to be shown. `more`: what else is shown there, such as a place in a lens.
   */
  readonly go: (
    change: Partial<GamePlace> | ((from: GamePlace) => Partial<GamePlace>),
    more?: Pick<Load, 'show' | 'stepping' | 'where'>,
  ) => void;
  /** The place that was asked for last; the page is there a little later. */
  readonly place: GamePlace | null;
}

/** Follows the place in the opened text. */
export function useGame(state: State, dispatch: (action: HistoryAction) => void): Following {
  const { game } = state;
  const [, setFound] = useState({});
  const [failed, setFailed] = useState(false);
  const [missing, setMissing] = useState<GamePlace | null>(null);
  const now = useRef(state);
  now.current = state;
  const ahead = useRef<GamePlace | null>(null);
  if (ahead.current && game && isSamePlace(ahead.current, game)) ahead.current = null;
  // While the place changes, the text of the last one stays.
  const last = useRef<Opened | null>(null);

  const collection = game && collections.known(game.text);
  const at = game && places.known(game);
  if (collection && at) last.current = { collection, at, isCurrent: true };
  else if (last.current)
    last.current = last.current.collection.text === game?.text ? { ...last.current, isCurrent: false } : null;
  useEffect(() => {
    if (!game || failed || (collection && at)) return;
    let wanted = true;
    Promise.all([collections.ask(game.text), places.ask(game)]).then(
      () => wanted && setFound({}),
      (error) => {
        if (!wanted || isAborted(error)) return;
        // A link may name a place that its text does not have.
        if (error instanceof EngineError) setMissing(game);
        else {
          reportError(error);
          setFailed(true);
        }
      },
    );
    return () => {
      wanted = false;
    };
  }, [game?.text, game?.item, game?.line, game?.move, failed]);

  const go: Following['go'] = async (change, more) => {
    const from = ahead.current ?? now.current.game;
    if (!from) return;
    const to = { ...from, ...(typeof change === 'function' ? change(from) : change) };
    ahead.current = to;
    try {
      const found = await places.ask(to);
      if (ahead.current === to && now.current.game?.text === to.text) dispatch(goTo(to, found, now.current, more));
    } catch (error) {
      if (ahead.current === to) ahead.current = null;
      if (!(error instanceof EngineError)) reportError(error);
    }
  };
  return {
    opened: last.current,
    waits: game !== null && !(collection && at) && !failed && missing !== game,
    failed,
    again: () => setFailed(false),
    go,
    place: ahead.current ?? game,
  };
}
