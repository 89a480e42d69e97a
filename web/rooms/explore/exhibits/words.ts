/** The words of the exhibits and of their steps. */
import * as exhibits from '#locale/exhibits.ts';
import * as en from '#locale/space-gallery.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { colorAt } from '../../../engine/position.ts';
import { sentences } from '../../../locales/sentences.ts';
import type { Exhibit, Step, Turn } from '../../../scenes/exhibits.ts';
import { messageName } from '../../../scenes/words.ts';
import { libertiesOf } from './liberties.ts';

/** The words of an exhibit. */
interface Words {
  readonly title: string;
  readonly about: string;
  readonly idea: string;
  readonly source: string;
  /** The conclusion, after the last turn. */
  readonly end?: string;
}

type Messages = Omit<typeof exhibits, 'paper'>;

export const wordsOf = ({ id }: Exhibit): Words => exhibits[messageName(id) as keyof Messages];

/** The name of a board, counted from 1, and the sentence on it. */
function ownWords(exhibit: Exhibit, board: number) {
  const words: Readonly<Record<string, string>> = { ...wordsOf(exhibit) };
  const [name, says] = [words[`board${board}`], words[`says${board}`]];
  if (!name || !says) throw new Error(`a board of ${exhibit.id} has no words`);
  return { name, says };
}

/** The steps on which nothing has been played: the boards to choose from. */
export const boardsOf = ({ steps }: Exhibit): readonly Step[] => steps.filter(({ turn }) => !turn);

/** The name of a board and the sentence on it, without the verdict. */
export function boardWords(exhibit: Exhibit, step: Step): { readonly name: string; readonly says: string } {
  const { position, without, encloses } = step;
  if (without !== null) {
    const point = pointName(position, without);
    return { name: en.without({ point }), says: en.withoutSays({ point }) };
  }
  if (encloses !== null) {
    const point = pointName(position, encloses);
    return { name: en.enclosing({ point }), says: en.enclosingSays({ point }) };
  }
  return ownWords(exhibit, 1 + boardsOf(exhibit).indexOf(step));
}

/** The sentences on a step. */
export function sentenceAt(exhibit: Exhibit, at: number): string {
  const { steps } = exhibit;
  const step = steps[at];
  if (!step) return '';
  const { turn, alive } = step;
  if (turn) return sentences(turnSaid(exhibit, at, turn), at === steps.length - 1 && wordsOf(exhibit).end);
  const next = steps[at + 1]?.turn;
  return sentences(boardWords(exhibit, step).says, alive && verdict(alive), next && en.begins({ color: next.color }));
}

/** The black stones that are unconditionally alive: their numbers without suicide, and with it. */
function verdict([forbidden = 0, allowed = 0]: readonly number[]): string {
  return forbidden === 0 || allowed > 0 ? en.alive({ stones: forbidden }) : en.aliveIfForbidden({ stones: forbidden });
}

/** A turn: its stones, and those that leave the board or else the liberties of the block in question. */
function turnSaid({ steps, runner }: Exhibit, at: number, turn: Turn): string {
  const position = steps[at]?.position;
  if (!position) return '';
  const { color, together, gone, liberties } = turn;
  const before = steps[at - 1]?.position ?? position;
  const captured = gone.filter((point) => colorAt(before, point) !== color && !turn.points.includes(point)).length;
  const own = gone.length - captured;
  const points = turn.points.map((point) => pointName(position, point));
  if (own > 0) return en.removed({ color, points, together, stones: own });
  if (captured > 0) return en.captures({ color, points, together, stones: captured });
  const plays = en.plays({ color, points, together });
  if (!runner || liberties === null) return plays;
  const [last] = liberties === 1 ? libertiesOf(position, runner.stone) : [];
  const plain = runner.color === color ? en.has : en.isLeft;
  const named = runner.color === color ? en.hasLast : en.isLeftLast;
  return sentences(
    plays,
    last === undefined
      ? plain({ color: runner.color, liberties })
      : named({ color: runner.color, point: pointName(position, last) }),
  );
}

/** The place of a step: the turn in its line of play, or the board among several. */
export function placeAt({ steps }: Exhibit, at: number): string {
  const number = steps[at]?.turn?.number;
  if (number !== undefined) {
    const end = steps.findIndex(({ turn }, index) => index > at && !turn);
    return en.turnPlace({ at: number, of: steps.at(end < 0 ? -1 : end - 1)?.turn?.number ?? number });
  }
  const boards = steps.filter(({ turn }) => !turn);
  return boards.length > 1 ? en.place({ at: boards.indexOf(steps[at] as Step) + 1, of: boards.length }) : '';
}
