import { beforeEach, expect, test } from 'vitest';
import { BadFile, type Fault } from './file.ts';
import { answeredIn, type Lessons, lessons, NOTHING, passedIn } from './lessons.ts';
import { LONGEST, Progress, type Section } from './progress.ts';
import { count, listOf } from './shape.ts';

/** A section that can have less. */
const seen: Section<readonly number[]> = {
  name: 'seen',
  empty: [],
  parse: listOf(count, 50_000),
  merge: (a, b) => [...new Set([...a, ...b])].sort((x, y) => x - y),
  shortened: (list) => (list.length > 0 ? list.slice(Math.ceil(list.length / 10)) : null),
};

let stored = new Map<string, string>();
/** The characters that the storage holds. */
let space = Number.POSITIVE_INFINITY;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, value: string) {
    if (value.length > space) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, value);
  },
  removeItem: (key: string) => void stored.delete(key),
} as Storage;
const opened = (from: () => Storage = () => storage) => new Progress([lessons, seen], from);
const pass = (id: string, now: number) => (all: Lessons) => passedIn(all, id, now);

beforeEach(() => {
  stored = new Map();
  space = Number.POSITIVE_INFINITY;
});

test('what is learned is there after the page is opened again, and subscribers are told', () => {
  const progress = opened();
  let told = 0;
  progress.subscribe(() => told++);
  expect(progress.isEmpty).toBe(true);
  progress.change(lessons, (all) => answeredIn(all, 'shared', true, true));
  progress.change(lessons, pass('shared', 5));
  expect(told).toBe(2);
  const expected = { shared: { passed: 5, recalled: 5, boards: 1, right: 1, sure: 1, sureRight: 1 } };
  expect(opened().of(lessons)).toEqual(expected);
  progress.change(lessons, (all) => all);
  expect(told).toBe(2);
});

test('two tabs keep what both have learned', () => {
  const [one, other] = [opened(), opened()];
  one.change(lessons, pass('shared', 1));
  other.change(lessons, pass('rounds', 2));
  one.follow({ key: 'pass-alive.learn' });
  expect(Object.keys(one.of(lessons))).toEqual(['shared', 'rounds']);
});

test('without storage it lasts as long as the page, and says so', () => {
  const progress = opened(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  progress.change(lessons, pass('shared', 1));
  progress.change(lessons, pass('rounds', 2));
  expect(progress.trouble).toBe('refused');
  expect(Object.keys(progress.of(lessons))).toEqual(['shared', 'rounds']);
});

test('with a full storage less of the oldest is kept, or it lasts as long as the page', () => {
  const progress = opened();
  space = 300;
  progress.change(seen, () => Array.from({ length: 100 }, (_, index) => index));
  expect(progress.trouble).toBeNull();
  expect(progress.of(seen).length).toBeGreaterThan(0);
  expect(progress.of(seen).at(-1)).toBe(99);
  space = 10;
  progress.change(lessons, pass('shared', 1));
  expect(progress.trouble).toBe('full');
  expect(progress.of(lessons).shared?.passed).toBe(1);
});

test('it is never longer than 100 KB', () => {
  const progress = opened();
  progress.change(seen, () => Array.from({ length: 40_000 }, (_, index) => index));
  expect(progress.exported().length).toBeLessThanOrEqual(LONGEST);
  expect(progress.of(seen).at(-1)).toBe(39_999);
});

test('a file of another device is merged, in either order and more than once', () => {
  const [here, there] = [opened(), opened()];
  here.change(lessons, pass('shared', 9));
  stored = new Map();
  there.change(lessons, pass('shared', 4));
  there.change(lessons, (all) => answeredIn(all, 'rounds', false, true));
  there.change(seen, () => [3, 1]);
  const [a, b] = [here.exported(), there.exported()];
  const both = [
    [a, b],
    [b, a],
    [a, b, b, a],
  ].map((files) => {
    stored = new Map();
    const progress = opened();
    for (const file of files) progress.add(file);
    return [progress.of(lessons), progress.of(seen)];
  });
  expect(both[0]?.[0]).toMatchObject({ shared: { passed: 4, recalled: 9 }, rounds: { boards: 1, sureRight: 0 } });
  expect(both[1]).toEqual(both[0]);
  expect(both[2]).toEqual(both[0]);
});

const file = (rest: object) => JSON.stringify({ kind: 'pass-alive progress', version: 1, ...rest });

test.each<[string, string, Partial<Fault>]>([
  ['no JSON', '{"kind": ', { code: 'syntax' }],
  ['a place in it', '{\n "kind": x}', { code: 'syntax', line: 2, column: 10 }],
  ['another file', '{"kind": "recipes"}', { code: 'kind' }],
  ['a list', '[]', { code: 'kind' }],
  ['no version', file({ version: 'one' }), { code: 'value', at: 'version' }],
  ['a newer version', file({ version: 2 }), { code: 'version', version: 2 }],
  ['a long file', ' '.repeat(LONGEST + 1), { code: 'size', most: LONGEST }],
  ['a wrong count', file({ lessons: { shared: { ...NOTHING, boards: -1 } } }), { at: 'lessons.shared.boards' }],
  ['a wrong name', file({ lessons: { __proto__x: NOTHING } }), { at: 'lessons.__proto__x' }],
  ['a missing field', file({ lessons: { shared: {} } }), { at: 'lessons.shared.passed' }],
  ['a wrong item', file({ seen: [1, 'x'] }), { at: 'seen.1' }],
])('%s is refused with its place, and nothing changes', (_, text, fault) => {
  const progress = opened();
  progress.change(lessons, pass('shared', 1));
  const before = progress.exported();
  let refused: unknown;
  try {
    progress.add(text);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(BadFile);
  expect((refused as BadFile).fault).toMatchObject(fault);
  expect(progress.exported()).toBe(before);
});

test('what is deleted is gone, and can be put back', () => {
  const progress = opened();
  progress.change(lessons, pass('shared', 1));
  const before = progress.exported();
  progress.delete();
  expect(progress.isEmpty).toBe(true);
  expect(stored.size).toBe(0);
  progress.add(before);
  expect(opened().of(lessons).shared?.passed).toBe(1);
});
