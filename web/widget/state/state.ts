/** The state of an element besides its attributes; values derived from it are in `snapshot.ts`. */
import type { BoardMark, Color } from '../../engine/types.ts';
import type { Answer } from '../../model/question.ts';
import type { Where } from '../../model/where.ts';
import type { Failure } from '../failure.ts';
import type { AskedGroups } from './asked-groups.ts';
import type { Opened } from './open-text.ts';

/** A move of a line of play. */
export interface LinePlace {
  readonly line: number;
  readonly move: number;
}

export interface State {
  /** The text to show; null before it is found, while it is fetched, and if it cannot be had. */
  readonly text: string | null;
  /** The text may have changed, so it is to be read again. */
  readonly mustRead: boolean;
  /** The page has asked for the text, which is read even out of sight. */
  readonly isAsked: boolean;
  /** The host page has been told by `pass-alive-ready` that this text is drawn. */
  readonly isAnnounced: boolean;
  /** The reason why no board is shown. */
  readonly failure: Failure | null;
  /** The board has layers or joined edges, which need more of the engine. */
  readonly isInSpace: boolean;
  /** The engine, or the code of a lens, is being loaded for this element. */
  readonly isLoading: boolean;

  /** The game, diagram or board of the text that the reader has chosen; null before a choice. */
  readonly item: number | null;
  /** The move of a game to which the reader has gone, and its line of play; null before. */
  readonly at: LinePlace | null;
  /** The marks of the page’s own scripts. */
  readonly highlights: readonly BoardMark[];
  /** What is unconditionally alive is marked at each move. */
  readonly showsLife: boolean;
  /** The position after the reader's edits; null without any. */
  readonly edited: Opened | null;
  /** The reader has begun with the steps, where the diagram is shown first. */
  readonly hasBegun: boolean;
  /** The reader’s answer to the question which blocks stay. */
  readonly answer: Answer;
  /** What can be asked about groups; null before that is found. */
  readonly groups: AskedGroups | null;
  /** The colour that the reader steps through where both are shown; null before a choice. */
  readonly stepping: Color | null;
  /** The place `round.step` in the run; the run may lack it. */
  readonly place: string;
  /** The reader's place in the lens of the attribute `mode`; null before its beginning. */
  readonly where: Where | null;

  /** The element is near the visible part of the page; null until the browser reports it. */
  readonly isNear: boolean | null;
  readonly isPrinting: boolean;
  /** The width of the board's box, in CSS pixels; 0 if it is not known yet. */
  readonly width: number;
}

/** Nothing is chosen yet. Not that of `web/model`, which brings the sentences of verdicts. */
const UNANSWERED: Answer = { chosen: [], checked: false };

export const INITIAL: State = {
  text: null,
  mustRead: true,
  isAsked: false,
  isAnnounced: false,
  failure: null,
  isInSpace: false,
  isLoading: false,
  item: null,
  at: null,
  showsLife: false,
  highlights: [],
  edited: null,
  hasBegun: false,
  answer: UNANSWERED,
  groups: null,
  stepping: null,
  place: '0',
  where: null,
  isNear: null,
  isPrinting: false,
  width: 0,
};

/** True if a text is there, and nothing that stays as it is keeps it from being drawn. */
export function canDraw({ text, failure }: State): boolean {
  return text !== null && (failure === null || failure.isTemporary);
}
