/** What stays if White begins and Black answers: the question, the reasons, and the play; judged from the fights. */
import * as text from '#locale/answers.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Engine } from '../../../engine/engine.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import type { Frame } from '../../../model/playing-on.ts';
import { stonesOf } from '../../../model/prisoners.ts';
import { type Question, rightOf, stayQuestion, type Verdict } from '../../../model/question.ts';
import { blockName } from '../../../model/sentence.ts';
import type { ReasonScene } from '../../../scenes/lessons.ts';
import type { Asked } from '../lesson/asked.ts';
import { blockNamed, type Evidence, type Judged, type Reason, right, wrong } from '../lesson/reasons.ts';
import type { Fight, Try } from './fight.ts';

/** What is asked about a board, judged from the fights. */
export function answersAsked(evidence: Evidence, reason: ReasonScene | null, fights: readonly Fight[]): Asked {
  const { facts, position, play } = evidence;
  const { is, block } = reason ?? {};
  const isAsked = is === 'kills' || is === 'saves';
  return {
    question: answersQuestion(facts, position, fights),
    reason: isAsked ? answersReason(is, block, evidence, fights) : null,
    proof: null,
    film: answersFilm(play, position, fights),
    fates: fates(facts, fights),
  };
}

function answersQuestion(facts: Facts, position: Position, fights: readonly Fight[]): Question {
  const plain = stayQuestion(facts, position);
  const solution = plain.judge(rightOf(plain));
  const reasonOf = (index: number): Phrase => {
    const { status, threat, answers, line } = fights[index] as Fight;
    const words = { block: blockName(facts, position, index), point: pointName(position, line[0] ?? 0) };
    if (status === 'dead') return text.dead(words);
    if (status === 'seki') return text.seki(words);
    if (status !== 'alive') return text.killed(words);
    // What stays while Black passes needs no answer.
    if (facts.blocks[index]?.castOut === null) return solution[index]?.reason ?? [];
    if (threat === null) return text.nothingWorks(words);
    const saving = answers.filter(({ stays }) => stays).map(({ point }) => pointName(position, point));
    return text.saved({ ...words, point: pointName(position, threat), answers: saving });
  };
  return {
    ...plain,
    asks: text.asks,
    instruction: text.instruction,
    terms: text.terms,
    judge: (chosen) =>
      fights.map(({ stays }, index): Verdict => {
        const is = stays === chosen.includes(index) ? 'right' : stays ? 'missed' : 'wrong';
        return { is, reason: reasonOf(index), falls: stays ? undefined : 1 };
      }),
  };
}

/** The question for the point on which White begins, or on which Black answers; `name` is that of a point of the block. */
export function answersReason(
  is: 'kills' | 'saves',
  name: string | undefined,
  { facts, position, play }: Evidence,
  fights: readonly Fight[],
): Reason {
  const index = blockNamed(facts, position, name);
  const block = blockName(facts, position, index);
  const { tries, threat, answers } = fights[index] as Fight;
  const isKill = is === 'kills';
  const all = isKill ? tries : answers;
  const first = pointName(position, threat ?? 0);
  const after = () =>
    threat === null
      ? {}
      : { after: { position: play(position, 'white', threat, 'forbidden', null).position, move: threat } };
  return {
    asks: isKill ? text.asksKill({ block }) : text.asksSave({ block, first }),
    ...(!isKill && after()),
    judge(point): Judged {
      const words = { block, first, point: pointName(position, point) };
      if (colorAt(position, point)) return wrong(text.notEmpty(words));
      if (!isKill && point === threat) return wrong(text.whiteIsThere(words));
      const tried = all.find((each) => each.point === point);
      if (!tried) return wrong(text.outside(words));
      if (tried.stays !== isKill) return right(isKill ? text.kills(words) : text.saves(words));
      return wrong(refuted(position, tried, isKill ? text.blackAnswers : text.whiteGoesOn, words));
    },
  };
}

interface Refutation {
  readonly block: Phrase;
  readonly point: string;
  /** The move after it, or a pass. */
  readonly other: string;
  readonly passes: boolean;
}

const refuted = (
  position: Position,
  { best }: Try,
  words: (parts: Refutation) => Phrase,
  { block, point }: Pick<Refutation, 'block' | 'point'>,
): Phrase => words({ block, point, passes: best === null, other: best === null ? '' : pointName(position, best) });

/** The play about the first block that falls, or else about the first that has to answer; null if there is none. */
function answersFilm(
  play: Engine['play'],
  position: Position,
  fights: readonly Fight[],
): (() => readonly Frame[]) | null {
  const fight =
    fights.find(({ stays, line }) => !stays && line[0] != null) ?? fights.find(({ threat }) => threat !== null);
  if (!fight) return null;
  return () => {
    let now = position;
    const frames = fight.line.map((move, at): Frame => {
      const color = at % 2 === 0 ? 'white' : 'black';
      if (move === null) return { position: now, lastMove: null, says: text.passes({ move: at + 1, color }) };
      const before = now;
      now = play(now, color, move, 'forbidden', null).position;
      const other = color === 'white' ? 'black' : 'white';
      const captured = stonesOf(before, other) - stonesOf(now, other);
      return {
        position: now,
        lastMove: move,
        says: text.plays({ move: at + 1, color, point: pointName(position, move), captured }),
      };
    });
    return [...frames, { position: now, lastMove: null, says: fight.stays ? text.endsAlive : text.endsDead }];
  };
}

/** The stones of the blocks that stay, and of those that fall. */
export function fates(facts: Facts, fights: readonly Fight[]): { readonly stay: Point[]; readonly fall: Point[] } {
  const of = (is: boolean) =>
    facts.blocks.flatMap(({ points }, index) => (fights[index]?.stays === is ? [...points] : []));
  return { stay: of(true), fall: of(false) };
}
