/** The words of the exhibits and of their steps. */
import * as en from '#locale/space-gallery.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Exhibit, Step } from '../../../scenes/exhibits.ts';
import { libertiesOf } from './liberties.ts';

export const wordsOf = ({ id }: Exhibit): en.Words => en.exhibits[id];

/** The steps on which nothing has been played: the boards to choose from. */
export const boardsOf = ({ steps }: Exhibit): readonly Step[] => steps.filter(({ turn }) => !turn);

/** The name of a board and the sentence on it, without the verdict. */
export function boardWords(exhibit: Exhibit, step: Step): { readonly name: string; readonly says: string } {
  const { position, without, encloses } = step;
  if (without !== null) {
    const name = pointName(position, without);
    return { name: en.without(name), says: en.withoutSays(name) };
  }
  if (encloses !== null) {
    const name = pointName(position, encloses);
    return { name: en.enclosing(name), says: en.enclosingSays(name) };
  }
  const words = wordsOf(exhibit).boards[boardsOf(exhibit).indexOf(step)];
  if (!words) throw new Error(`a board of ${exhibit.id} has no words`);
  return words;
}

/** The sentences on a step. */
export function sentenceAt(exhibit: Exhibit, at: number): string {
  const { steps, runner } = exhibit;
  const step = steps[at];
  if (!step) return '';
  const { turn, alive, position } = step;
  const isLast = at === steps.length - 1;
  const sentences: (string | false | null | undefined)[] = [];
  if (turn) {
    const before = steps[at - 1]?.position ?? position;
    const captured = turn.gone.filter((point) => colorAt(before, point) !== turn.color && !turn.points.includes(point));
    const gone = { captured: captured.length, own: turn.gone.length - captured.length };
    const names = turn.points.map((point) => pointName(position, point));
    const left = runner && turn.liberties === 1 ? libertiesOf(position, runner.stone) : [];
    const [last] = left.map((point) => pointName(position, point));
    const fleeing = runner && turn.liberties !== null ? { color: runner.color, liberties: turn.liberties, last } : null;
    sentences.push(en.turn(turn.color, names, turn.together, gone, fleeing), isLast && wordsOf(exhibit).end);
  } else {
    const next = steps[at + 1]?.turn;
    sentences.push(boardWords(exhibit, step).says, alive && en.verdict(alive), next && en.begins(next.color));
  }
  return sentences.filter(Boolean).join(' ');
}

/** The place of a step: the turn in its line of play, or the board among several. */
export function placeAt({ steps }: Exhibit, at: number): string {
  const number = steps[at]?.turn?.number;
  if (number !== undefined) {
    const end = steps.findIndex(({ turn }, index) => index > at && !turn);
    return en.turnPlace(number, steps.at(end < 0 ? -1 : end - 1)?.turn?.number ?? number);
  }
  const boards = steps.filter(({ turn }) => !turn);
  return boards.length > 1 ? en.place(boards.indexOf(steps[at] as Step) + 1, boards.length) : '';
}
