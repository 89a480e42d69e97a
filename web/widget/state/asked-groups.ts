/** The question which groups stay when both sides play: what an element keeps of it. */
import type { BoardMark, Color, Facts, Position } from '../../engine/types.ts';
import type { Question } from '../../model/question.ts';

/** The question, which is judged by what a search has proved. */
export interface GroupsQuestion extends Question {
  /** The answer on the board, for when it has been checked. */
  readonly marks: readonly BoardMark[];
  /** The words of the button that leads on. */
  readonly goOn: string;
}

/** Makes the question in the words that are spoken now. */
export type Phrased = () => GroupsQuestion;

/** Finds what can be asked about the groups of a colour; null if nothing is proven. The signal ends the search. */
export type AskGroups = (position: Position, color: Color, signal: AbortSignal) => Promise<Phrased | null>;

/** What can be asked about the position and the colour of some facts; null if there is nothing. */
export interface AskedGroups {
  readonly facts: Facts;
  readonly question: Phrased | null;
}
