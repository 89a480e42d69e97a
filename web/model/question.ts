/**
 * Questions about a board that are answered by pressing what is on it. A question says what can be pressed
 * and judges an answer; whoever asks keeps the answer. Nothing here knows the page.
 */
import { press } from '#locale/play.ts';
import * as en from '#locale/question.ts';
import { asksToStay, fallTerms } from '#locale/run.ts';
import { pointName } from '../engine/coordinate.ts';
import type { Facts, Point, Position } from '../engine/types.ts';
import type { Phrase } from '../locales/phrase.ts';
import { blockName, fallSentence, nameOf } from './sentence.ts';

/** Something on the board that is pressed as a whole. */
export interface Choice {
  readonly points: readonly Point[];
  /** It in words that give nothing away. */
  readonly name: string;
}

/** What is said of one choice once the answer is checked. */
export interface Verdict {
  readonly is: 'right' | 'missed' | 'wrong';
  readonly reason: Phrase;
  /** The round in which it falls, from which what falls later follows; undefined if it stays. */
  readonly falls?: number | undefined;
}

/** Verdicts as they are told: what falls in the order in which it falls, then what stays. */
export const inOrder = (verdicts: readonly Verdict[]): readonly Verdict[] =>
  [...verdicts].sort((a, b) => (a.falls ?? Number.MAX_SAFE_INTEGER) - (b.falls ?? Number.MAX_SAFE_INTEGER));

/** The choices that a right answer makes: what is missed where none is made. */
export const rightOf = ({ judge }: Question): readonly number[] =>
  judge([]).flatMap(({ is }, index) => (is === 'missed' ? [index] : []));

export interface Question {
  readonly asks: string;
  /** What to do, before anything has been chosen. */
  readonly instruction: string;
  /** The effect of a press on the board, in a few words. */
  readonly press: string;
  /** An explanation of the words of all verdicts; empty where there has been one. */
  readonly terms: string;
  readonly choices: readonly Choice[];
  /** The verdict on each choice, from the evidence; every answer that the evidence supports is right. */
  readonly judge: (chosen: readonly number[]) => readonly Verdict[];
  /** The result of an answer, where other things than blocks are chosen. */
  readonly result?: typeof en.result;
}

/** The answer of a reader: the indices of what was chosen. */
export interface Answer {
  readonly chosen: readonly number[];
  readonly checked: boolean;
  /** The reader said so, where that is asked; undefined before, and where it is not. */
  readonly sure?: boolean;
}

export const NO_ANSWER: Answer = { chosen: [], checked: false };

/** The index of the choice with a point; -1 without one. */
export const choiceAt = ({ choices }: Pick<Question, 'choices'>, point: Point): number =>
  choices.findIndex(({ points }) => points.includes(point));

/** The answer after a press on a point: chooses what is there, or no longer; the same answer if nothing is there. */
export function answered(question: Pick<Question, 'choices'>, answer: Answer, point: Point): Answer {
  const at = choiceAt(question, point);
  if (at < 0 || answer.checked) return answer;
  const { chosen } = answer;
  return { ...answer, chosen: chosen.includes(at) ? chosen.filter((each) => each !== at) : [...chosen, at] };
}

/** The question which blocks are still there when the opponent plays on and their owner passes; judged by `facts`. */
export function stayQuestion(facts: Facts, position: Position): Question {
  const { color, blocks } = facts;
  return {
    asks: asksToStay({ color }),
    instruction: en.instruction({ color }),
    press: press.stay({ color }),
    terms: fallTerms({ color }),
    choices: blocks.map(({ points }) => ({
      points,
      name: en.block({ stones: points.length, point: pointName(position, points[0] ?? 0) }),
    })),
    judge: (chosen) =>
      blocks.map(({ castOut, vital }, index): Verdict => {
        const stays = castOut === null;
        const is = stays === chosen.includes(index) ? 'right' : stays ? 'missed' : 'wrong';
        const regions = vital.map((region) => nameOf(facts, 'region', region));
        const block = blockName(facts, position, index);
        return {
          is,
          reason: stays ? en.stays({ block, regions }) : fallSentence(facts, position, index),
          falls: castOut ?? undefined,
        };
      }),
  };
}
