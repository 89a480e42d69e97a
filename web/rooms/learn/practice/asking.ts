/** A board with its question. */
import { useMemo } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { type Engine, EngineError, type Study } from '../../../engine/engine.ts';
import type { Facts } from '../../../engine/types.ts';
import { type Question, stayQuestion } from '../../../model/question.ts';
import type { AskedBoard } from './image.ts';

const RULES = { suicide: 'forbidden', regions: 'small' } as const;

export interface Asking {
  readonly asked: AskedBoard;
  readonly study: Study;
  readonly facts: Facts;
  readonly question: Question;
}

/** The question which blocks stay; null if there are none, or one has no liberty, as on a board of a link. */
export function askingOf(engine: Engine, asked: AskedBoard): Asking | null {
  const { position, color } = asked;
  try {
    const study = engine.study(position, { colors: [color], rules: RULES });
    const facts = study.facts(color);
    if (facts.blocks.length === 0) return null;
    return {
      asked,
      study,
      facts,
      question: { ...stayQuestion(facts, position), instruction: text.instruction({ color }) },
    };
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

export const useAsking = (engine: Engine, asked: AskedBoard): Asking | null =>
  useMemo(() => askingOf(engine, asked), [engine, asked]);

/** How many blocks there are, and about how many of them an answer is right. */
export interface Counts {
  readonly blocks: number;
  readonly right: number;
}

/** The counts of several boards together. */
export const totalOf = (counts: readonly Counts[]): Counts => ({
  blocks: counts.reduce((sum, { blocks }) => sum + blocks, 0),
  right: counts.reduce((sum, { right }) => sum + right, 0),
});

export function counted({ question }: Asking, chosen: readonly number[]): Counts {
  const verdicts = question.judge(chosen);
  return { blocks: verdicts.length, right: verdicts.filter(({ is }) => is === 'right').length };
}

/** The blocks, by their places, that have one of these points. */
export const blocksWith = ({ facts }: Asking, points: readonly number[]): readonly number[] =>
  facts.blocks.flatMap((block, place) => (block.points.some((point) => points.includes(point)) ? [place] : []));

/** A point of each of these blocks. */
export const pointsOf = ({ facts }: Asking, blocks: readonly number[]): readonly number[] =>
  blocks.map((place) => facts.blocks[place]?.points[0] ?? 0);
