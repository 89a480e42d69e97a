/**
 * Problems as codes with what they are about; `web/locales` makes sentences of them. The codes of
 * texts are those of the Rust library, `Fault` and `WarningKind` of `notation`, except for two that
 * cannot occur here: `second-board`, where only one is asked for, and `text-too-long`, beyond 4 GB.
 */
import type { Color, Point } from './stone.ts';

/** One type for each code, with nothing but the code. */
type Plain<Code extends string> = Code extends unknown ? { readonly code: Code } : never;

/** A fault of a text, or of one of its boards, diagrams and games. */
export type Fault =
  | Plain<
      | 'empty'
      | 'binary'
      | 'nothing-found'
      | 'missing-border'
      | 'no-rows'
      | 'bad-size'
      | 'bad-number'
      | 'bad-point'
      | 'unclosed-value'
      | 'no-value'
      | 'other-game'
    >
  /** A row has `found` points, and the first one `expected`. */
  | { readonly code: 'ragged-rows'; readonly found: number; readonly expected: number }
  /** A layer has `found` rows, and the first one `expected`. */
  | { readonly code: 'ragged-layers'; readonly found: number; readonly expected: number }
  /** A board with so many layers, where only one has a meaning. */
  | { readonly code: 'layers'; readonly layers: number }
  | { readonly code: 'unknown-character'; readonly character: string }
  /** A side is longer than `limit` points. */
  | { readonly code: 'too-large'; readonly limit: number }
  /** A point outside a board of this size. */
  | { readonly code: 'off-board'; readonly columns: number; readonly rows: number }
  /** The text ends with `open` brackets not closed. */
  | { readonly code: 'truncated'; readonly open: number };

/** Something odd in a text that can be read all the same. */
export type Oddity =
  | Plain<
      'left-out' | 'mark-off-board' | 'no-semicolon' | 'no-number' | 'broken-value' | 'lower-case' | 'control-character'
    >
  /** A move that the rules forbid, and that is executed all the same. */
  | {
      readonly code: 'illegal-move';
      readonly number: number;
      readonly color: Color;
      readonly point: Point;
      readonly why: Illegal;
    }
  /** Two moves of a diagram have this number. */
  | { readonly code: 'repeated-number'; readonly number: number };

const ILLEGAL = ['occupied', 'suicide', 'ko', 'outside'] as const;

/** The rule that forbids a move. */
export type Illegal = (typeof ILLEGAL)[number];

export const isIllegal = (code: string): code is Illegal => (ILLEGAL as readonly string[]).includes(code);

/** A rule that forbids a turn, where more than one stone can be played, and a game can end. */
export type IllegalTurn = Illegal | 'ko-after-ko' | 'too-many-stones' | 'not-first' | 'over';

/** A place in a text, counted from 1; the columns are characters. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The reason why nothing can be read from there on. */
export type TextProblem = Fault & TextPlace;

/** A fault or an oddity of a text that is answered all the same. */
export type Warning = ((Fault & { readonly onOtherLine?: true }) | Oddity) & TextPlace;

/** A block without a liberty, by all its points. */
export interface NoLiberty {
  readonly code: 'no-liberty';
  readonly color: Color;
  readonly points: readonly Point[];
}

/** A point of the starting set without a stone of the colour, or one that may not be played on. */
type AboutPoint<Code extends string> = Plain<Code> & { readonly points: readonly Point[] };

/** The content of an `EngineError`. */
export type Problem =
  | TextProblem
  | NoLiberty
  | AboutPoint<'no-block' | IllegalTurn>
  /**
   * A bug of the caller, except that SGF cannot write a board with a side longer than 52: `unwritable`;
   * and that boards in space have no diagrams, no SGF and no eyes: `no-grid`.
   */
  | Plain<
      | 'bad-option'
      | 'bad-position'
      | 'no-position'
      | 'no-point'
      | 'no-grid'
      | 'not-analyzed'
      | 'not-all'
      | 'too-many'
      | 'unwritable'
    >;
