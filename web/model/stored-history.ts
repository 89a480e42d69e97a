import { type Entry, type History, historyOf } from './history.ts';
import { PLAIN } from './play.ts';
import { NOT_COUNTED } from './prisoners.ts';
import { fitsPage, type State, type Tool } from './state.ts';
import { HOME, whereNamed } from './where.ts';

/** The number of changes that are kept over a reload. */
const KEPT = 100;

/** A longer text is not stored, and its positions lose their game: storage holds some 5 MB. */
const LONGEST = 1_000_000;

/** The history as text for the browser's storage. Texts of games are written once, up to a million characters. */
export function serializeHistory(history: History): string {
  const texts: string[] = [];
  const pack = (state: State) => {
    if (!state.game || state.game.text.length > LONGEST) return { ...state, game: null, notice: null };
    let at = texts.indexOf(state.game.text);
    if (at < 0) at = texts.push(state.game.text) - 1;
    return { ...state, notice: null, game: { ...state.game, text: at } };
  };
  const entries = (list: readonly Entry[]) =>
    list.slice(-KEPT).map((entry) => ({ ...entry, state: pack(entry.state) }));
  return JSON.stringify({
    version: 1,
    past: entries(history.past),
    present: pack(history.present),
    future: entries(history.future),
    texts,
  });
}

/** The history in a text of {@link serializeHistory}, or null if it is not one of this version. */
export function parseHistory(text: string | null): History | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text);
    if (stored.version !== 1) return null;
    const unpack = ({ open, selection: _, ...kept }: State & { open?: string; selection?: unknown }): State => {
      // Histories stored by earlier versions have their place as text, or none, no prisoners and no rules of play,
      // and what was pointed at.
      const state: State = {
        ...kept,
        tool: toolOf(kept.tool),
        prisoners: kept.prisoners ?? NOT_COUNTED,
        captures: kept.captures ?? true,
        play: kept.play ?? PLAIN,
        where: kept.where ?? whereNamed(open ?? '')?.where ?? HOME,
        dialog: null,
        example: kept.example ?? null,
        asked: kept.asked ?? null,
      };
      const { columns, rows, layers = 1, stones } = state.position;
      if (!fitsPage(state.position) || stones.length !== columns * rows * layers)
        throw new RangeError('not a position');
      if (!state.game) return state;
      return { ...state, game: { ...state.game, text: stored.texts[state.game.text as unknown as number] } };
    };
    const entries = (list: Entry[]) => list.map((entry) => ({ ...entry, state: unpack(entry.state) }));
    return {
      ...historyOf(unpack(stored.present)),
      past: entries(stored.past),
      future: entries(stored.future),
    };
  } catch {
    return null;
  }
}

/**
 * The tool after a reload. A reader who was choosing a starting set has finished; an earlier
 * version had a tool `alternate`, which took turns without capturing.
 */
function toolOf(kept: string): Tool {
  return kept === 'black' || kept === 'white' || kept === 'erase' ? kept : 'play';
}
