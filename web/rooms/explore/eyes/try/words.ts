/** What is said in play against the solver. */
import * as en from '#locale/eye-referee.ts';
import { illegal } from '#locale/play.ts';
import { pointName } from '../../../../engine/coordinate.ts';
import type { EyeAnalyst, EyeGroup, EyePlayer } from '../../../../engine/eyes.ts';
import { withHandles } from '../../../../engine/handles.ts';
import { otherColor } from '../../../../engine/position.ts';
import type { Illegal } from '../../../../engine/problem.ts';
import type { EyeSolved } from '../../../../engine/referee.ts';
import type { Color, Point, Position } from '../../../../engine/types.ts';
import { sentences } from '../../../../locales/sentences.ts';
import type { Move } from '../referee/group-solver.ts';
import { type Ko, koOf } from '../referee/ko.ts';
import { moveSaid, moveShort } from '../referee/move.ts';
import { colorAtMove } from '../referee/replay.ts';
import { type Attempt, type Hint, havePassed, isOver, isWon, type Outlook } from './attempt.ts';

/** What play is about. */
export interface About {
  readonly position: Position;
  /** The owner of the group. */
  readonly color: Color;
  readonly group: EyeGroup;
  readonly solved: EyeSolved;
  readonly side: EyePlayer;
}

/** A move that was made, and the number of stones that it has captured. */
export interface Made {
  readonly move: Move;
  readonly taken: number;
}

/** Something said besides the state of play. */
export type Remark =
  | ({ readonly kind: 'hint' } & Hint)
  | { readonly kind: 'illegal'; readonly point: Point; readonly why: Illegal }
  | ({ readonly kind: 'line'; readonly isBefore: boolean } & Outlook);

/** Why a group lives at the end of play. */
export type Because = keyof typeof en.because;

const aimOf = (side: EyePlayer): 'live' | 'kill' => (side === 'owner' ? 'live' : 'kill');
const mineOf = ({ side, color }: About): Color => (side === 'owner' ? color : otherColor(color));

/** The state of play: the last moves, what they have done, and whether the reader is done. */
export function attemptSaid(
  about: About,
  attempt: Attempt,
  own: Made | null,
  answer: Made | null,
  because: Because | null,
): string {
  const { position, color, group, solved, side } = about;
  const { now, moves, mistake, decision } = attempt;
  const [aim, mine, ko] = [aimOf(side), mineOf(about), koOf(solved, side)];
  const name = (move: Move) => (move === null ? null : pointName(position, move));
  const answered = answer !== null && moveSaid(otherColor(mine), name(answer.move), answer.taken);
  const captures = own !== null && own.taken > 0 && moveSaid(mine, name(own.move), own.taken);
  const won = isWon(side, now);
  if (isOver(attempt)) {
    const why = because && en.because[because];
    return sentences(captures, answered, endSaid(side, now.lives), why, won && ko && en.wasByKo[ko]({ color }));
  }
  const lost = mistake && name(mistake.move);
  const hasPassed = moves.length > 0 && answer?.move === null;
  return sentences(
    captures,
    mistake && (lost === null ? en.lostByPass[aim] : en.lost[aim]({ point: lost })),
    decision !== null && decidedSaid(about, moves, pointName(position, decision), ko),
    moves.length > 0 ? answered : en.goal[aim]({ group: group.shown }),
    moves.length === 0 && ko && en.byKo[ko]({ color }),
    // In a ko a pass is a missing threat.
    hasPassed && won === true && ko === null && en.done[aim],
    hasPassed && won === false && en.lostStays[aim],
    won === true && leavesSaid(about, moves),
    en.yourMove({ color: mine, canPlay: now.moves.length > 0 }),
  );
}

function endSaid(side: EyePlayer, lives: boolean | null): string {
  const { saved, notSaved, killed, notKilled } = en.ended;
  if (lives) return side === 'owner' ? saved : notKilled;
  return side === 'owner' ? notSaved : killed;
}

/** A move that makes sure of it; the first one may not have been needed. */
function decidedSaid({ solved, side, ...about }: About, moves: readonly Move[], point: string, ko: Ko | null): string {
  const aim = aimOf(side);
  const color = mineOf({ solved, side, ...about });
  const isFirst = moves.length <= 2;
  if (isFirst && (side === 'owner' ? hasLife(solved) : solved.ownerFirst === 'dies'))
    return en.notNeeded[aim]({ point });
  if (ko) return en.decidedByKo[`${aim}${ko.endsWith('Needs') ? 'Needs' : 'Faces'}`]({ point, color });
  return en.decided[aim]({ point, color });
}

/** True if the group lives though the opponent moves first. */
const hasLife = ({ opponentFirst }: EyeSolved): boolean =>
  opponentFirst !== null && opponentFirst !== 'dies' && opponentFirst !== 'ko';

/**
 * How many more moves an owner who has only passed can leave, at the least: the solver counts for the best attack.
 * Three stands for more.
 */
function leavesSaid({ solved: { ignores }, side }: About, moves: readonly Move[]): string {
  const isOwn = (_: Move, index: number) => index % 2 === 0;
  if (side === 'opponent' || moves.length === 0 || typeof ignores !== 'number') return '';
  if (moves.filter(isOwn).some((move) => move !== null) || moves.at(-1) === null) return '';
  // The last of them waits for an answer.
  const left = moves.filter((move, index) => !isOwn(move, index) && move !== null).length - 1;
  const n = ignores - left;
  return n > 0 || (n === 0 && ignores < 3) ? en.leaves({ n }) : '';
}

/** Why a group lives at the end of play; null if that is not known. */
export function becauseOf(
  analyst: EyeAnalyst,
  { position: start, color, group, solved }: About,
  { now, moves }: Attempt,
): Because | null {
  if (now.toMove !== null || !now.lives) return null;
  if (havePassed(moves)) return 'passed';
  const own = start.stones[group.stones[0] ?? 0];
  const { position } = now;
  if (solved.exits.some((point) => position.stones[point] === own)) return 'out';
  const { groups } = withHandles(() => analyst.eyes(position, { lookAhead: false }))[color];
  const after = groups.find(({ stones }) => group.stones.some((stone) => stones.includes(stone)));
  return after?.because === 'unconditional' ? 'unconditional' : null;
}

/** A remark in words. */
export function remarkSaid(about: About, remark: Remark): string {
  const { position, color, side } = about;
  const name = (move: Move) => (move === null ? null : pointName(position, move));
  switch (remark.kind) {
    case 'hint': {
      if (remark.is === 'lost') return en.hintLost[aimOf(side)];
      const point = name(remark.move);
      return point === null ? en.hintPass : en.hintAt({ point });
    }
    case 'illegal': {
      const { why } = remark;
      const point = pointName(position, remark.point);
      const isOurs = why === 'outside' || why === 'occupied';
      return isOurs ? en[why]({ point }) : illegal({ code: why, point, color: mineOf(about) });
    }
    case 'line': {
      const { from, line, end, isBefore } = remark;
      if ((end === 'lives' || end === 'stays') && line.every((move) => move === null)) return en.whyNothing;
      const moves = line.map((move, index) => moveShort(colorAtMove({ color, first: side }, from + index), name(move)));
      return sentences((isBefore ? en.whySaidBefore : en.whySays)({ moves }), en.whyEnd[end]);
    }
  }
}
