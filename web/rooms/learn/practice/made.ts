/** The boards of practice as they are made and chosen; pure, for a worker. */
import type { Asked, Interview, Learning, Outcome } from '../../../engine/learn.ts';
import type { Point, Position } from '../../../engine/types.ts';
import { boardOf, linesOf, sixOf } from './boards.ts';
import type { AskedBoard } from './image.ts';
import type { Answers, Walk } from './progress.ts';

/** A board that has been asked about. */
export interface InterviewBoard extends Asked {
  /** The stones that stay if their owner answers moves near them. */
  readonly answered: readonly Point[];
}

/** What has been found out about a reader, and the next board. */
export interface Interviewed {
  readonly outcome: Outcome;
  /** Null if no board is needed any more. */
  readonly next: Position | null;
  /** The boards shown so far; none while more are needed. */
  readonly asked: readonly InterviewBoard[];
}

/** What is asked for; `text` is that of the file with the boards. */
export type Question =
  | {
      readonly is: 'board' | 'six';
      readonly text: string;
      readonly walk: Pick<Walk, 'start'>;
      readonly number: number;
    }
  | { readonly is: 'interview'; readonly text: string; readonly answers: Answers };

/** The boards that were asked for, one or six; or the interview so far. */
export type Answer = readonly AskedBoard[] | Interviewed;

/** The reader who says what lives if its owner answers. */
const OWNER_ANSWERS = 'owner-answers';

/** The interview of the last question, which the next one goes on with. */
let kept: { readonly interview: Interview; readonly given: Answers } | null = null;

/** Answers a question. */
export function made(learning: Learning, question: Question): Answer {
  if (question.is === 'interview') return interviewed(learning, question.text, question.answers);
  const { text, walk, number } = question;
  const lines = linesOf(text);
  return question.is === 'six' ? sixOf(lines, walk, number) : [boardOf(lines, walk, number)];
}

function interviewed(learning: Learning, boards: string, { seed, answers }: Answers): Interviewed {
  const isNext =
    kept?.given.seed === seed &&
    kept.given.answers.length <= answers.length &&
    kept.given.answers.every((given, at) => given.join() === answers[at]?.join());
  if (!isNext) kept?.interview.free();
  const interview = isNext && kept ? kept.interview : learning.interview(boards, seed);
  const given = isNext && kept ? kept.given.answers.length : 0;
  kept = { interview, given: { seed, answers } };
  for (const points of answers.slice(given)) {
    if (interview.outcome().kind !== 'open' || !interview.next()) break;
    interview.answer(points);
  }
  const outcome = interview.outcome();
  const next = outcome.kind === 'open' ? interview.next() : null;
  const asked = next ? [] : interview.asked();
  return {
    outcome,
    next,
    asked: asked.map((each) => ({ ...each, answered: learning.staying(each.position, OWNER_ANSWERS) })),
  };
}
