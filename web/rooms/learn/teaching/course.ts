/** A course that a teacher puts together: boards with titles, in an order; pure. */
import { fromBase64Url, packPosition, toBase64Url, unpackPosition } from '../../../model/address.ts';
import type { AskedBoard } from '../practice/image.ts';
import { readFile, VERSION } from '../progress/file.ts';
import { fieldsOf, flag, listOf, Misfit, oneOf, type Parse, textUpTo } from '../progress/shape.ts';

/** A board of a course. */
export interface CourseBoard {
  readonly title: string;
  /** The board and whose blocks are asked about, as {@link writtenBoard} has them. */
  readonly board: string;
}

export interface Course {
  readonly title: string;
  /** The answers are explained; otherwise it is said only how much is right. */
  readonly answers: boolean;
  readonly boards: readonly CourseBoard[];
}

export const NO_COURSE: Course = { title: '', answers: true, boards: [] };

export const MOST_BOARDS = 30;
/** The most characters of a title. */
export const LONGEST_TITLE = 80;
/** Some programs cut a link that is longer: then there is a file instead. */
export const LONGEST_LINK = 8000;
/** The most points of a board: those of 19×19. */
const MOST_POINTS = 361;
/** The most characters of a file. */
export const LONGEST_FILE = 20_000;

/** With a board more, unless there are as many as there can be. */
export const withBoard = (course: Course, board: CourseBoard): Course =>
  course.boards.length < MOST_BOARDS ? { ...course, boards: [...course.boards, board] } : course;

export const withoutBoard = (course: Course, at: number): Course => ({
  ...course,
  boards: course.boards.filter((_, index) => index !== at),
});

export const retitled = (course: Course, at: number, title: string): Course => ({
  ...course,
  boards: course.boards.map((board, index) => (index === at ? { ...board, title } : board)),
});

/** With a board in another place; the same where there is none. */
export function moved(course: Course, from: number, to: number): Course {
  const boards = [...course.boards];
  const [board] = boards.splice(from, 1);
  if (!board || to < 0 || to > boards.length) return course;
  boards.splice(to, 0, board);
  return { ...course, boards };
}

/** A board as text, such as `black.5x5.AbC`. */
export const writtenBoard = ({ position, color }: AskedBoard): string => `${color}.${packPosition(position)}`;

/** The board that {@link writtenBoard} has written; null if it is damaged, or no flat board of at most 19×19. */
export function readBoard(text: string): AskedBoard | null {
  const [, color, packed = ''] = /^(black|white)\.(.+)$/.exec(text) ?? [];
  const position = unpackPosition(packed);
  if (!position || position.columns * position.rows > MOST_POINTS || (position.layers ?? 1) > 1) return null;
  return { position, color: color === 'white' ? 'white' : 'black' };
}

const title = textUpTo(LONGEST_TITLE);

const board: Parse<string> = (value, at) => {
  const text = textUpTo(200)(value, at);
  if (!readBoard(text)) throw new Misfit(at);
  return text;
};

export const parseCourse = fieldsOf<Course>({
  title,
  answers: flag,
  boards: listOf(fieldsOf<CourseBoard>({ title, board }), MOST_BOARDS),
});

const KIND = 'pass-alive course';

/** The course as the content of a file. */
export const courseFile = (course: Course): string => JSON.stringify({ kind: KIND, version: VERSION, ...course });

/** @throws BadFile */
export const readCourse = (text: string): Course =>
  readFile(text, { kind: KIND, most: LONGEST_FILE, parse: parseCourse });

/** The course as the text of a place. */
export function packCourse({ title, answers, boards }: Course): string {
  const texts = [title, answers ? 'yes' : 'no', ...boards.flatMap(({ title, board }) => [title, board])];
  return toBase64Url(new TextEncoder().encode(JSON.stringify(texts)));
}

/** The course that {@link packCourse} has written; null if the text is damaged. */
export function unpackCourse(text: string): Course | null {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(text) ?? new Uint8Array());
    const [name, answers, ...rest] = listOf(textUpTo(200), 2 + 2 * MOST_BOARDS)(JSON.parse(json), '');
    const boards = Array.from({ length: Math.ceil(rest.length / 2) }, (_, at) => ({
      title: title(rest[2 * at], ''),
      board: board(rest[2 * at + 1], ''),
    }));
    return { title: title(name, ''), answers: oneOf(['yes', 'no'])(answers, '') === 'yes', boards };
  } catch {
    // Whatever is wrong with a link, it is no course.
    return null;
  }
}

/** Text that a wiki shows as it is. */
const literal = (text: string): string => `<nowiki>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</nowiki>`;

/**
 * The course as text for MediaWiki, with the widget's `loader.js`: each board asks its question; without answers it is
 * only shown.
 */
export function wikiText({ title, answers, boards }: Course): string {
  const asks = answers ? 'data-quiz="true"' : 'data-controls="none"';
  const parts = boards.flatMap(({ title, board }, index) => {
    const asked = readBoard(board);
    if (!asked) return [];
    const { columns, stones } = asked.position;
    const rows = stones.match(new RegExp(`.{${columns}}`, 'g')) ?? [];
    const heading = `=== ${literal(`${index + 1}. ${title}`)} ===`;
    return [
      `${heading}\n<div class="pass-alive" ${asks} data-color="${asked.color}"><pre>\n${rows.join('\n')}\n</pre></div>\n`,
    ];
  });
  return [title && `== ${literal(title)} ==\n`, ...parts].filter(Boolean).join('\n');
}
