import { type Name, plain } from '../../locales/phrase.ts';
import { analysisOptions, type Run } from '../../model/run.ts';
import { momentSentence } from '../../model/sentence.ts';
import type { State } from '../../model/state.ts';
import { reader } from '../../ui/reading.ts';

/** Texts that are written from the state, and the opened game. */
export type Format = 'diagram' | 'sgf' | 'game' | 'run' | 'rows';

/** The position or the run as a text. */
export function write(format: Exclude<Format, 'game'>, state: State, run: Run | null): Promise<string> {
  const { position, marks } = state;
  if (format !== 'run') return reader.ask('write', format, position, marks);
  const comments = run?.facts.places.map((_, moment) => commentAt(state, run, moment)) ?? [];
  return reader.ask('writeRun', position, state.stepping, analysisOptions(state), comments);
}

/** One layer of a board as a board of its own, with the marks on it. */
export function layerOf({ position, marks }: State, layer: number): Pick<State, 'position' | 'marks'> {
  const { columns, rows, stones } = position;
  const [first, end] = [layer * columns * rows, (layer + 1) * columns * rows];
  return {
    position: { columns, rows, stones: stones.slice(first, end) },
    marks: marks.flatMap((mark) =>
      mark.point >= first && mark.point < end ? [{ ...mark, point: mark.point - first }] : [],
    ),
  };
}

/** The sentence of a step, with the names that the board shows. */
export function sentenceAt(state: State, run: Run, moment: number): string {
  return plain(momentSentence(run.facts, state.position, moment, state.show === 'both'));
}

/** The sentence of a step with the letters that an SGF file has on its stones and points. */
function commentAt({ position }: State, { facts }: Run, moment: number): string {
  const lettered = (piece: string | Name) => {
    if (typeof piece === 'string') return piece;
    const named = (piece.kind === 'block' ? facts.blocks : facts.regions)[piece.index];
    return { ...piece, text: named?.name ?? piece.text };
  };
  return plain(momentSentence(facts, position, moment).map(lettered));
}
