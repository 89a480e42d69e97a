import { pointNamed } from '../../../engine/coordinate.ts';
import type { BoardMark, Color, Position, Rules } from '../../../engine/types.ts';
import { PLAIN, type Play } from '../../../model/play.ts';
import type { Load } from '../../../model/update.ts';
import type { ProofPlace, Where } from '../../../model/where.ts';

/** The errors in a published text, after some words about it. */
export interface Paper {
  readonly intro: string;
  readonly errata: readonly Erratum[];
}

/** An error in a published text. */
export interface Erratum {
  readonly id: string;
  /** The title of the case, the place of the error, and the content of the published text, in other words. */
  readonly words: Readonly<Record<'title' | 'source' | 'says', string>>;
  readonly cases: readonly Case[];
}

/** A position, and what is to be seen on it. */
export interface Case {
  readonly position: Position;
  /** The colour whose blocks are examined; Black if nothing is said. */
  readonly show?: Color;
  /** The point that the text speaks of, marked on the picture. */
  readonly mark?: string;
  readonly text: string;
  readonly plays: readonly Playable[];
}

/** A board to load, and the place where the claim about it can be played. */
export interface Playable {
  readonly label: string;
  /** The position to load, if it is not the board of the picture. */
  readonly position?: Position;
  /** The starting set of the run, by the names of points. */
  readonly start?: readonly string[];
  readonly suicide?: Rules['suicide'];
  /** The step of the run, `round.step`; the start if nothing is said. */
  readonly place?: string;
  /** The turn of a game in space, and its rules. */
  readonly turn?: { readonly toPlay: Color; readonly play: Partial<Play> };
  readonly open: Where;
}

/** A place in the lens of proofs. */
export const proof = (place: ProofPlace): Where => ({ room: 'explore', lens: 'prove', proof: place });
/** The capture of a block from its first move, or the moves against one that is alive. */
export const shown = (block: string): Where => proof({ activity: 'show', block, move: 0 });
/** A block that the reader tries to capture, with the moves played already. */
export const tried = (block: string, ...moves: string[]): Where => proof({ activity: 'try', block, moves });

/** Best play on a group of White in the lens of eyes, if `first` begins. */
export const played = (first: 'White' | 'Black', group = 'A'): Where => ({
  room: 'explore',
  lens: 'eyes',
  eyes: { group, part: first === 'White' ? 'first' : 'second', step: 0 },
});

/** A square on the point that the text speaks of. */
export function marksOf({ position, mark }: Case): BoardMark[] {
  const point = mark === undefined ? null : pointNamed(position, mark);
  return point === null ? [] : [{ point, kind: 'square' }];
}

/** The load of a board with the place where its claim can be played. In Steps the point in question is marked. */
export function loadFor(each: Case, { turn, ...play }: Playable): Load {
  const board = play.position ?? each.position;
  const isMarked = !play.position && play.open.room === 'explore' && play.open.lens === 'steps';
  return {
    position: board,
    marks: isMarked ? marksOf(each) : [],
    show: each.show ?? 'black',
    start: play.start?.flatMap((name) => pointNamed(board, name) ?? []) ?? null,
    rules: { suicide: play.suicide ?? 'forbidden', regions: 'small' },
    place: play.place ?? '0',
    toPlay: turn?.toPlay ?? 'black',
    play: { ...PLAIN, ...turn?.play },
    where: play.open,
  };
}
