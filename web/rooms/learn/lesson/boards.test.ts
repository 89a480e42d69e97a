import { describe, expect, it, test } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { pointName, pointNamed } from '../../../engine/coordinate.ts';
import { build, of } from '../../../engine/engine.fixture.ts';
import { loadSpaces } from '../../../engine/everything.ts';
import { loadReferee } from '../../../engine/eyes-build.ts';
import type { Facts, Position, Rules } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { CORE, LESSONS, type Lesson, type PairScene } from '../../../scenes/lessons.ts';
import { positionOf } from '../../../scenes/scene.ts';
import { UNSEEN } from '../../../scenes/unseen.ts';
import { fightOf } from '../answers/fight.ts';
import { answersReason } from '../answers/question.ts';
import { turned } from '../turned.ts';
import { shownIn } from './boards.ts';
import { begun } from './course.ts';
import { proofOf } from './proofs.ts';
import { type Judged, reasonOf } from './reasons.ts';

const engine = await loadEngine(build('board'));
engine.addSpaces(await loadSpaces(build('everything')));
const referee = await loadReferee(build('eyes'));
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
      const shown = Array.from({ length: 24 }, (_, free) => shownIn({ ...course, free }, UNSEEN));
      const own = shown.filter((each) => each.lesson === lesson).slice(0, 12);
      const canonical = ({ position }: { position: Position }) =>
        Array.from({ length: 8 }, (_, way) => JSON.stringify(turned(position, way))).sort()[0];
      expect(new Set(own.map(canonical)).size).toBe(12);
      const others = shown.filter((each) => each.lesson !== lesson);
      expect(others).toHaveLength(lesson === LESSONS[0] || lesson.isOther ? 0 : 12);
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
  answers: ['C6', 'B6'],
  space: ['1:A3 1:C3', '2:E1'],
};

/** Every point as the reason on a board of a pair, judged. */
function judgedOn({ rules }: Lesson, scene: PairScene) {
  const position = positionOf(scene);
  const facts = factsOf(position, rules);
  const evidence = { facts, position, play };
  const { is, block } = scene.reason;
  if (is === 'captures' || is === 'fills') return null;
  const fights = () => facts.blocks.map(({ points: [stone = 0] }) => fightOf(referee, position, stone));
  const reason =
    is === 'kills' || is === 'saves' ? answersReason(is, block, evidence, fights()) : reasonOf(is, block, evidence);
  expect(plain(reason.asks)).toMatch(/\.$/);
  return { position, judged: Array.from(position.stones, (_, point) => reason.judge(point)) };
}

describe.each(LESSONS.filter(({ id }) => id in RIGHT))('the reasons of $id', (lesson) => {
  it.each([0, 1] as const)('on board %i are those that the evidence supports', (at) => {
    const { position, judged } = judgedOn(lesson, lesson.pair[at]) ?? expect.fail('a proof that is played');
    const right = judged.flatMap((each, point) => (each.right ? [pointName(position, point)] : []));
    expect(right.join(' ')).toBe(RIGHT[lesson.id]?.[at]);
    // The words of a wrong one name a place.
    for (const { words } of judged) expect(plain(words)).toMatch(/[A-M][1-9]|#\d|Region [a-z]/);
  });
});

test('where Black answers, what was lost by a wrong answer is shown by the move after it', () => {
  const lesson = LESSONS.find(({ answers }) => answers) ?? expect.fail('no such lesson');
  const words = (at: 0 | 1, name: string) => {
    const { position, judged } = judgedOn(lesson, lesson.pair[at]) ?? expect.fail('no reason');
    return plain(judged[pointNamed(position, name) ?? -1]?.words ?? []);
  };
  expect(words(0, 'D6')).toMatch(/after Black on D6 White goes on with [A-D]6/);
  expect(words(1, 'A6')).toMatch(/after White on A6 Black answers on B6/);
  expect(words(1, 'G6')).toContain('changes nothing');
});

describe('the proofs that a reader plays', () => {
  const lesson = LESSONS.find(({ id }) => id === 'proofs') ?? expect.fail('no such lesson');
  /** Plays moves on a board of the pair as far as the rules allow; what is said of the last one. */
  const playing = (scene: PairScene) => {
    const position = positionOf(scene);
    const evidence = { facts: factsOf(position, lesson.rules), position, play };
    const { is, block } = scene.reason;
    const proof = is === 'captures' || is === 'fills' ? proofOf(is, block, evidence) : expect.fail('a pressed reason');
    return (...names: string[]) => {
      let moves: number[] = [];
      let judged: Judged | null = null;
      for (const name of names) {
        const point = pointNamed(position, name) ?? -1;
        judged = proof.judge(moves, point);
        if (judged.isPlayed) moves = [...moves, point];
      }
      return { ...judged, said: plain(judged?.words ?? []), count: moves.length };
    };
  };
  const [first, second] = [playing(lesson.pair[0]), playing(lesson.pair[1])];

  it('a capture, in any order that works', () => {
    expect(first('B6', 'A5', 'D6')).toMatchObject({ right: true, said: expect.stringContaining('captures #1') });
    expect(first('G5', 'A5', 'B6', 'D6').right).toBe(true);
    expect(first('B6', 'A5')).toMatchObject({ right: false, isPlayed: true, count: 2 });
  });

  it('no capture is left where the corner is filled too early', () => {
    expect(first('D6')).toMatchObject({ right: false, said: expect.stringContaining('suicide') });
    expect(first('A6', 'B6', 'G6', 'G5').said).toContain('Take moves back');
    expect(first('C6')).toMatchObject({ said: expect.stringContaining('already') });
  });

  it('and the board is filled until each move is suicide', () => {
    expect(second('A6', 'G6', 'G5')).toMatchObject({ right: true, said: expect.stringContaining('stands') });
    expect(second('A6', 'G6')).toMatchObject({ right: false, isPlayed: true });
    expect(second('A6', 'A5')).toMatchObject({ right: false, count: 1 });
  });
});
