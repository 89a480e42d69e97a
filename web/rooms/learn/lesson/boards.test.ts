import { describe, expect, it, test } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { build, of } from '../../../engine/engine.fixture.ts';
import type { Facts, Position, Rules } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { CORE, LESSONS } from '../../../scenes/lessons.ts';
import { positionOf } from '../../../scenes/scene.ts';
import { shownIn, turned } from './boards.ts';
import { begun } from './course.ts';
import { reasonOf } from './reasons.ts';

const engine = await loadEngine(build('board'));
const play = engine.play.bind(engine);
const factsOf = (position: Position, rules: Rules): Facts =>
  engine.study(position, { colors: ['black'], rules }).facts('black');

test('the eight ways to turn a board are different ones, and keep its neighbours', () => {
  const position = of('XO.', '..X');
  expect(turned(position, 0)).toEqual(position);
  expect(turned(position, 1)).toEqual(of('.X', '.O', 'X.'));
  expect(turned(position, 4)).toEqual(of('.OX', 'X..'));
  const all = Array.from({ length: 8 }, (_, way) => turned(position, way));
  expect(new Set(all.map(({ columns, stones }) => `${columns} ${stones}`)).size).toBe(8);
});

test('an unseen board comes again only after all others, and earlier ideas come in between', () => {
  for (const lesson of LESSONS) {
    for (let seed = 0; seed < 20; seed++) {
      const course = begun(lesson.id, seed * 7919, 'free');
      const shown = Array.from({ length: 24 }, (_, free) => shownIn({ ...course, free }));
      const own = shown.filter((each) => each.lesson === lesson).slice(0, 12);
      const canonical = ({ position }: { position: Position }) =>
        Array.from({ length: 8 }, (_, way) => JSON.stringify(turned(position, way))).sort()[0];
      expect(new Set(own.map(canonical)).size).toBe(12);
      const others = shown.filter((each) => each.lesson !== lesson);
      expect(others).toHaveLength(lesson === LESSONS[0] || lesson.suicide ? 0 : 12);
      for (const other of others) {
        expect(CORE).toContain(other.lesson);
        expect(LESSONS.indexOf(other.lesson)).toBeLessThan(LESSONS.indexOf(lesson));
      }
    }
  }
});

/** The points that are right as the reason on each board of a pair, by lesson. */
const RIGHT: Readonly<Record<string, readonly [string, string]>> = {
  'white-plays-on': ['A6 B6 C6 D6', 'A6 C6 D6'],
  'through-stones': ['B5 D5', 'C5'],
  // The region outside does not count either.
  'what-breaks': ['A5 F5 A1', 'A5 B5 A4 B4 D3'],
  'to-whom': ['D4 A2 A1 B1', 'C5 C4'],
  'why-two': ['A6', 'A6 C6'],
  shared: ['C5', 'D5 E5 F5 E4 E3 F3 G3'],
  rounds: ['C5 F5', 'D5 E5 E4 F4'],
  chain: ['C4 F4 J4', 'D4 E4 E3'],
  'two-heads': ['A5 G5', 'E4'],
  'false-eyes': ['A6 D6', 'E6 D5 E5'],
  cutting: ['D6 D5 C4 D4', 'A6 C5'],
  'in-a-game': ['B6 F6', 'B6 C6 E6 F6'],
  suicide: ['A5 F5 A1 B1 F1', 'B5 A4'],
};

describe.each(LESSONS)('the reasons of $id', ({ id, pair, rules }) => {
  it.each([0, 1] as const)('on board %i are those that the evidence supports', (at) => {
    const scene = pair[at];
    const position = positionOf(scene);
    const reason = reasonOf(scene.reason, { facts: factsOf(position, rules), position, play });
    const judged = Array.from(position.stones, (_, point) => reason.judge(point));
    const right = judged.flatMap((each, point) => (each.right ? [nameOf(position, point)] : []));
    expect(right.join(' ')).toBe(RIGHT[id]?.[at]);
    // The words of a wrong one name a place.
    for (const { words } of judged) expect(plain(words)).toMatch(/[A-M][1-9]|#\d|Region [a-z]/);
    expect(plain(reason.asks)).toMatch(/\.$/);
  });
});

const nameOf = ({ columns, rows }: Position, point: number) =>
  'ABCDEFGHJKLM'.charAt(point % columns) + (rows - Math.floor(point / columns));
