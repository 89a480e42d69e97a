import { expect, test } from 'vitest';
import type { EyeEvent, EyeGroup } from '../../../engine/eyes.ts';
import { plain } from '../../../locales/phrase.ts';
import { CRITICAL, SIDE, STRAIGHT_THREE } from './facts.fixture.ts';
import { pointsOf, speakerOf } from './pointing.ts';
import { aboutGroup, describePoint, placeAt, sentenceAt, verdictOf } from './words.ts';

const speaker = speakerOf(STRAIGHT_THREE, 'white', SIDE.groups, 1);
const verdict = (group: Partial<EyeGroup>) => plain(verdictOf({ ...CRITICAL, ...group }, speaker));
const saysOf = (...trace: EyeEvent[]) =>
  trace.map((_, index) => plain(sentenceAt({ ...CRITICAL, trace }, speaker, index + 1)));

test('the verdict is in the words of a player', () => {
  expect(verdict({})).toBe('Group #2 is critical: White lives at B1, Black kills at B1.');
  expect(verdict({ save: [14, 15, 16], kill: [] })).toBe(
    'Group #2 is critical: White lives at A1, B1 or C1, Black kills by moving first.',
  );
  expect(verdict({ status: 'alive' })).toBe('Group #2 is alive: White makes two eyes even if Black moves first.');
  expect(verdict({ status: 'dead' })).toBe('Group #2 is dead: White cannot make two eyes, even moving first.');
  expect(verdict({ status: 'seki' })).toBe('Group #2 is alive in seki: neither side can capture the other there.');
  expect(verdict({ status: 'unsettled', because: 'exit' })).toBe(
    'Group #2 cannot be judged by counting its eyes: it is not shut in, and may run out or connect.',
  );
});

test('each rule says what it looks at', () => {
  expect(CRITICAL.trace.map((_, at) => plain(sentenceAt(CRITICAL, speaker, at)))).toEqual([
    'Group #2 has 5 stones and 1 region where an eye may be: region a. First: how sure is an eye on each point?',
    'An eye at A1: White holds every point diagonal to it (one off the board counts as held): it is a full eye point.',
    'An eye at B1: White holds every point diagonal to it (one off the board counts as held): it is a full eye point.',
    'An eye at C1: White holds every point diagonal to it (one off the board counts as held): it is a full eye point.',
    'What is left and counts: A1, B1 and C1 (full).',
    '3 points with 4 neighbours around them, and 4 beyond the edge that count as well. By the table that is two eyes if White moves first, one eye if Black does ({2|1}).',
    'The value of region a is two eyes if White moves first, one eye if Black does ({2|1}).',
    'There is one value, {2|1}: two eyes if White moves first, one eye if Black does. Two are enough.',
  ]);
  expect(plain(sentenceAt(CRITICAL, speaker, 8))).toBe(verdict({}));
  expect(placeAt(CRITICAL, 0)).toBe('Start, 8 steps');
  expect(placeAt(CRITICAL, 5)).toBe('Table of shapes, step 5 of 8');
});

test('downgrading names the rule, the point and the reason', () => {
  const down = (rule: number, from = 'full', to = 'half') =>
    ({ kind: 'downgraded', region: 'a', rule, at: 14, by: 15, from, to }) as EyeEvent;
  expect(
    saysOf(down(1), down(2, 'full', 'full'), down(3, 'full', 'false'), down(4), down(5, 'half', 'none'), down(6)),
  ).toEqual([
    'Rule 1: an eye at B1 is false, so Black can play there, next to A1. So A1 falls from full to half.',
    'Rule 2: A1 is the liberty of B1, a full prisoner, which keeps it from being lowered. A1 stays as it is.',
    'Rule 3: B1 holds a prisoner on a false point, which can be rescued at A1. So A1 falls from full to false.',
    'Rule 4: Black can play at B1, a false point, next to the prisoner at A1. So A1 falls from full to half.',
    'Rule 5: A1 is empty and next to the prisoner at B1. So A1 is no eye point.',
    'Rule 6: the prisoner at B1 is on a false point, next to the one at A1. So A1 falls from full to half.',
  ]);
});

test('adjustments, shared points and sums are told', () => {
  expect(
    saysOf(
      { kind: 'adjusted', region: 'a', why: 'square-four', at: 14, from: '1', to: '{2|1}' },
      { kind: 'adjusted', region: 'a', why: 'cap', at: null, from: '2', to: '{2|1}' },
      { kind: 'adjusted', region: 'a', why: 'forbidden', at: 15, from: '{2|1}', to: '2' },
      { kind: 'condensed', region: 'a', full: [], half: [14] },
      { kind: 'condensed', region: 'a', full: [], half: [] },
      { kind: 'valued', region: null, regions: ['a'], value: null, by: 'exact' },
      { kind: 'dependent', region: null, regions: ['a', 'b'], at: 15 },
      { kind: 'valued', region: null, regions: ['a'], value: '1', by: 'table' },
      { kind: 'valued', region: null, regions: ['b', 'c'], value: '{1|0}', by: 'exact' },
      { kind: 'summed', region: null, value: '{2|1}', method: 'averages', ownerFirst: 2, opponentFirst: 1 },
      { kind: 'table', region: 'a', points: [14], exterior: 4, value: '1', corner: true },
    ),
  ).toEqual([
    'A half point, A1, next to a square of four full points adds half an eye: 1 becomes {2|1}.',
    'It cannot be more than full and half points would give together: 2 becomes {2|1}.',
    'Black may not play at B1, because it would be suicide: {2|1} becomes 2.',
    'What is left and counts: A1 (half).',
    'No point is left that counts.',
    'The rules give no value for region a: it has to be played out.',
    'Not independent: region a and b share B1. They are not added, but played out together.',
    'The value of region a is one eye.',
    'The value of b and c together is one eye if White moves first, no eye if Black does ({1|0}), by exact search.',
    '1 and {1|0} together. Every switch changes one eye, so each counts half-way between, such as 1½ for {2|1}, and these are added: two eyes if White moves first, one eye if Black does. Two are enough.',
    '1 point in the corner, an exception to the table: one eye.',
  ]);
});

test('a name points at its stones or points', () => {
  const at = (index: number, kind: 'block' | 'region' = 'region') =>
    pointsOf({ kind, color: 'white', index }, SIDE, 1, STRAIGHT_THREE);
  expect(at(1, 'block')).toEqual(CRITICAL.stones);
  expect(at(15)).toEqual([15]);
  expect(at(21)).toEqual([14, 15, 16]);
  expect(pointsOf(null, SIDE, 1, STRAIGHT_THREE)).toEqual([]);
  const names = sentenceAt(CRITICAL, speaker, 0).filter((piece) => typeof piece !== 'string');
  expect(names.map(({ kind, index, text }) => `${text} ${kind} ${index}`)).toEqual([
    'Group #2 block 1',
    'region a region 21',
  ]);
});

test('groups and points are described for readers who do not see the board', () => {
  expect(SIDE.groups.map((group) => aboutGroup(group, STRAIGHT_THREE))).toEqual(['not judged', 'critical: B1']);
  const black = { groups: [{ ...CRITICAL, shown: '#3', stones: [0, 1, 2, 3, 4, 11] }] };
  const said = (point: number) => describePoint({ black, white: SIDE }, CRITICAL, true, 'white', STRAIGHT_THREE, point);
  expect([7, 14, 15, 6, 5, 0].map(said)).toEqual([
    'A2: white, group #2',
    'A1: empty, full eye point of group #2',
    'B1: empty, full eye point of group #2, White lives here, Black kills here',
    'G3: white, group #1',
    'F3: empty',
    'A3: black, group #3',
  ]);
});
