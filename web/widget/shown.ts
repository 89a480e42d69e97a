/** The state of an element: its text as a position, and the engine's analysis. */
import { type Engine, EngineError, type Palette, type Study } from '../engine/engine.ts';
import type { Texts } from '../engine/texts.ts';
import type { BoardMark, Color, Facts, Point, Position, Remark, Rules, View } from '../engine/types.ts';
import * as panels from '../locales/en/panels.ts';
import { moreNotes } from '../locales/en/widget.ts';
import { refusalOf } from '../model/opening.ts';
import { shownColors } from '../model/run.ts';
import { ALL_LAYERS, type GamePlace } from '../model/state.ts';
import type { ProofPlace } from '../model/where.ts';
import { answerOf, namesOf, type Place } from '../package/position.ts';
import type { Answer } from '../package/types.ts';
import { cut, LABEL, MARKS, TITLE, WARNINGS } from '../reading/limits.ts';
import { MAX_ITEMS } from './limits.ts';
import { Missing } from './missing.ts';

/** The position that was read from a text. */
export interface Opened {
  readonly position: Position;
  readonly marks: readonly BoardMark[];
  readonly lastMove: Point | null;
  readonly toPlay: Color;
  readonly title: string;
  /** Warnings about the text, and assumptions made. */
  readonly notes: readonly string[];
  readonly game: GamePlace | null;
  /** The position's place in the text; after edits, the place where they began. */
  readonly place: Place;
}

/**
 * The position that the first readable item of a text, among its first {@link MAX_ITEMS}, has after
 * `moves` moves of its main line, or at its end.
 * @throws Missing
 */
export function openText(texts: Texts, text: string, moves: number | null): Opened {
  const reading = texts.read(text);
  let item = 0;
  let found = reading.item(0);
  while (found && refusalOf(found) !== null) found = ++item < MAX_ITEMS ? reading.item(item) : undefined;
  // If none can be read, the message is about the first.
  if (!found) found = reading.item(0);
  const refusal = refusalOf(found);
  if (refusal !== null || !found?.ok) throw new Missing('unreadable', refusal ?? '');
  const last = found.lines[0] ?? 0;
  const move = Math.max(0, Math.min(last, moves ?? last));
  const { position, marks, lastMove, toPlay, warnings, moreWarnings } = reading.position(item, 0, move);
  return {
    position,
    marks: marks.slice(0, MARKS).map((mark) => (mark.text ? { ...mark, text: shortened(mark.text, LABEL) } : mark)),
    lastMove,
    toPlay: toPlay ?? 'black',
    title: shortened(found.title, TITLE),
    notes: [...firstOf(warnings, moreWarnings), ...(found.assumedOutsideEmpty ? [panels.gameOutsideEmpty] : [])],
    game: last ? { text, item, line: 0, move } : null,
    place: { index: item, move, assumedOutsideEmpty: found.assumedOutsideEmpty },
  };
}

/** The first warnings, and the number of the others, with those that the engine has not listed. */
function firstOf(warnings: readonly Remark[], unlisted: number): string[] {
  const more = Math.max(0, warnings.length - WARNINGS) + unlisted;
  const first = warnings.slice(0, WARNINGS).map(({ message }) => asSentence(message));
  return [...first, ...(more > 0 ? [moreNotes(more)] : [])];
}

/** The first characters of a text that is too long. */
function shortened(text: string, longest: number): string {
  const [start, more] = cut(text, longest);
  return more ? `${start}…` : start;
}

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** An analyzed position. */
export interface Analysis {
  readonly study: Study;
  readonly show: Color | 'both';
  readonly rules: Rules;
  /** The reason why there is no run; empty if there is one. */
  readonly problem: string;
  /** The points that the problem is about. */
  readonly points: readonly Point[];
}

/** Analyzes for `show`, or else for the colour that has stones; Black if both have. */
export function analyze(
  engine: Engine,
  position: Position,
  { show, rules }: { readonly show: Color | 'both' | null; readonly rules: Rules },
): Analysis {
  const shown = show ?? (position.stones.includes('X') || !position.stones.includes('O') ? 'black' : 'white');
  try {
    const study = engine.study(position, { colors: shownColors({ show: shown }), rules });
    return { study, show: shown, rules, problem: '', points: [] };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { message, points = [] } = error.problem;
    return { study: engine.board(position), show: shown, rules, problem: message, points };
  }
}

/** The input of a panel. */
export interface Shown extends Opened, Analysis {
  readonly texts: Texts;
  /** The colour whose run is stepped through: `show`, unless that is both. */
  readonly stepping: Color;
  /** The facts of that colour; null if there is a problem. */
  readonly facts: Facts | null;
  /** Index into the places of the run. */
  readonly moment: number;
  readonly palette: Palette;
  /** The widest space between two lines, in CSS pixels. */
  readonly spacing: number;
  /** The width of the board's box, in CSS pixels; 0 if it is not known yet. */
  readonly width: number;
  /** The address of the full page, or empty. */
  readonly page: string;
  /** The place in a proof, as links to the full page write it; empty without one. */
  readonly spot: ProofPlace | null;
}

/** The package's answer for what is shown; null if it could not be analysed. */
export function answerFor({ position, place, rules, study, show, facts }: Shown): Answer | null {
  if (!facts) return null;
  const all = Object.fromEntries(shownColors({ show }).map((color) => [color, study.facts(color)]));
  return answerOf(position, place, rules, all, namesOf(position));
}

/** The view of the board, without ghost stone, cursor and highlight. */
export function viewOf({ facts, moment, marks, points, lastMove }: Shown): View {
  return {
    color: facts && facts.color,
    moment,
    layers: ALL_LAYERS,
    lastMove,
    marks: [...marks, ...points.map((point) => ({ point, kind: 'square' as const }))],
  };
}
