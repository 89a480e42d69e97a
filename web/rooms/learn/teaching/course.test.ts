import { expect, test } from 'vitest';
import { of } from '../../../engine/engine.fixture.ts';
import type { Position } from '../../../engine/types.ts';
import { placeAddress } from '../../../model/where.ts';
import { placeAt } from '../places.ts';
import { linesOf } from '../practice/boards.ts';
import { readLevel } from '../practice/practice.fixture.ts';
import { BadFile } from '../progress/file.ts';
import {
  type Course,
  courseFile,
  LONGEST_LINK,
  MOST_BOARDS,
  moved,
  NO_COURSE,
  packCourse,
  readBoard,
  readCourse,
  unpackCourse,
  wikiText,
  withBoard,
  withoutBoard,
  writtenBoard,
} from './course.ts';

const boardOf = (position: Position, title: string) => ({ title, board: writtenBoard({ position, color: 'white' }) });
const course: Course = {
  title: 'Zwei Augen – 活き',
  answers: false,
  boards: [boardOf(of('.X.', 'XOX'), 'one'), boardOf(of('.OX', '.OX'), 'two'), boardOf(of('..', 'OX'), '')],
};

test('a course is the same after its link and after its file', () => {
  expect(unpackCourse(packCourse(course))).toEqual(course);
  expect(readCourse(courseFile(course))).toEqual(course);
  expect(unpackCourse(packCourse(NO_COURSE))).toEqual(NO_COURSE);
  expect(readBoard(course.boards[0]?.board ?? '')).toEqual({ position: of('.X.', 'XOX'), color: 'white' });
});

test('thirty boards of practice fit into a link, and no more than thirty into a course', () => {
  const lines = linesOf(readLevel(5)).slice(0, 40);
  const all = lines.reduce(
    (course, rows, index) => withBoard(course, boardOf(of(...rows.split('/')), `Board number ${index}`)),
    NO_COURSE,
  );
  expect(all.boards).toHaveLength(MOST_BOARDS);
  const link = `https://example.org/pass-alive/${placeAddress(placeAt(`course.${packCourse(all)}`))}`;
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(unpackCourse(packCourse(all))).toEqual(all);
});

test('boards are moved and removed, and nothing happens where there is no place', () => {
  const titles = ({ boards }: Course) => boards.map(({ title }) => title).join();
  expect(titles(moved(course, 0, 1))).toBe('two,one,');
  expect(moved(course, 0, -1)).toBe(course);
  expect(moved(course, 2, 3)).toBe(course);
  expect(titles(withoutBoard(course, 1))).toBe('one,');
});

test('for a wiki each board asks its question, and titles are no markup', () => {
  const text = wikiText({ ...course, title: "'''<b>", answers: true });
  expect(text).toContain("== <nowiki>'''&lt;b></nowiki> ==");
  expect(text).toContain(
    '=== <nowiki>2. two</nowiki> ===\n<div class="pass-alive" data-quiz="true" data-color="white"><pre>\n.OX\n.OX\n</pre></div>\n',
  );
  expect(text.match(/data-quiz/g)).toHaveLength(3);
  expect(wikiText(course)).not.toContain('quiz');
});

test('a link that was cut off or changed anywhere is no course, or another one, and never fails', () => {
  const packed = packCourse(course);
  for (let length = 0; length < packed.length; length++) expect(unpackCourse(packed.slice(0, length))).toBeNull();
  for (let at = 0; at < packed.length; at++) {
    const changed = unpackCourse(`${packed.slice(0, at)}!${packed.slice(at + 1)}`);
    expect(changed).toBeNull();
  }
});

test.each([
  ['a title', { title: 'x'.repeat(81) }, 'title'],
  ['a board', { boards: [{ title: '', board: 'black.3x3.!!' }] }, 'boards.0.board'],
  ['too many boards', { boards: Array.from({ length: 31 }, () => course.boards[0]) }, 'boards'],
])('a file with %s that cannot be is refused with its place', (_, changed, at) => {
  const file = JSON.stringify({ ...JSON.parse(courseFile(course)), ...changed });
  expect(() => readCourse(file)).toThrow(BadFile);
  expect(() => readCourse(file)).toThrow(`"at":"${at}"`);
});
