import { expect, test } from 'vitest';
import { build } from '../../../engine/engine.fixture.ts';
import { loadLenses } from '../../../engine/everything.ts';
import { positionOf } from '../../../engine/position.ts';
import { NOT_COUNTED } from '../../../model/prisoners.ts';
import { kindsAt, komiOf, positionAt, rowsOf, STEPS, type Tally } from './tally.ts';
import { besideLead, describePoint, leadOf, sentenceAt } from './words.ts';

const { supporter } = await loadLenses(build('everything'));

function tallyOf(rows: readonly string[], before = NOT_COUNTED, komi: number | null = null): Tally {
  const position = positionOf(rows);
  const score = supporter.score(position, 'forbidden', before);
  return { position, score, counting: 'rule3', left: [], before, komi };
}
const says = (tally: Tally) => STEPS.map((step) => sentenceAt(tally, step));

/** The white stone is removed, and with it what made its region healthy. */
const ONCE = ['OX', '.X', 'X.'];
/** Both sides live, with a line of neutral points between them. */
const BOTH = ['.X.X.O.O.', 'XXXX.OOOO', '.........'];

test('the steps say who stays, who goes, and what counts for whom', () => {
  expect(says(tallyOf(ONCE, { byBlack: 1, byWhite: 2, fromBeginning: true }))).toEqual([
    'Before the count. So far Black has captured 1 stone, and White 2.',
    '3 black stones are unconditionally alive, and stay (rings). The other, 1 white stone, is not (crosses).',
    '1 white stone is removed, all at once, and becomes a prisoner. Now Black has 2 prisoners, and White 2.',
    'Empty points bordered by one colour count for that colour: 3 for Black, 0 for White.',
    'If the game is not finished, this does not say who would win. Points and prisoners: Black has 3 + 2 = 5, White has 0 + 2 = 2. Black leads by 3.',
  ]);
});

test('what is not known and what is not there is said too', () => {
  expect(says(tallyOf(BOTH))).toEqual([
    'Before the count. Stones captured before this position are not known, and are not counted.',
    '6 black stones and 6 white stones are unconditionally alive, and stay (rings). No other stone is on the board.',
    'No stone has to go. Black has 0 prisoners, and White 0.',
    'Empty points bordered by one colour count for that colour: 2 for Black, 2 for White. 11 next to both or to none count for nobody.',
    'If the game is not finished, this does not say who would win. Points and prisoners: Black has 2 + 0 = 2, White has 2 + 0 = 2. The score is even. Stones captured before this position are not known, and are not counted.',
  ]);
  expect(says(tallyOf(BOTH, { byBlack: 2, byWhite: 0, fromBeginning: false }))[0]).toBe(
    'Before the count. So far Black has captured 2 stones, and White 0. Stones captured before the moves played here are not known, and are not counted.',
  );
  // All stones alive, and no neutral point: nothing is left to ask.
  expect(says(tallyOf(['.X.X.', 'XXXXX']))[4]).toMatch(/^Points and prisoners: Black has 3 \+ 0 = 3/);
  expect(says(tallyOf(['..', '..']))[1]).toBe('There is no stone on the board.');
  expect(says(tallyOf(['.X', '..']))[1]).toBe('No stone is unconditionally alive, so none stays (crosses).');
});

test('the first words say who leads, by area and by territory, with the komi if there is one', () => {
  const both = tallyOf(BOTH, NOT_COUNTED, 0.5);
  expect(leadOf(both)).toBe('White leads by 0.5, by area and by territory, with the komi of 0.5.');
  expect(leadOf(tallyOf(BOTH))).toBe('The score is even, by area and by territory, without komi.');
  const before = { byBlack: 1, byWhite: 2, fromBeginning: true };
  expect(leadOf(tallyOf(ONCE, before))).toBe('Black leads by 6 (area) or 3 (territory), without komi.');
  expect(leadOf(tallyOf(ONCE, before, 6))).toBe(
    'It depends on the counting: by area the score is even, by territory White leads by 3, with the komi of 6.',
  );
  expect(leadOf(tallyOf(['.X.', 'XXX', '.X.'], before, 0))).toMatch(/with the komi of 0\.$/);
});

test('beside the lead stand what is missing in it, and what the record says', () => {
  const unfinished = 'Only what is unconditionally alive is counted.';
  expect(besideLead(tallyOf(ONCE), { result: '', rules: '' })).toBe(unfinished);
  expect(besideLead(tallyOf(ONCE), { result: 'B+3', rules: '' })).toMatch(/ The record says .*B\+3.*\.$/);
  expect(besideLead(tallyOf(['.X.X.', 'XXXXX']), { result: '', rules: 'Japanese' })).toBe('');
});

test('the komi of the record is counted beside the board', () => {
  const tally = tallyOf(ONCE, { byBlack: 1, byWhite: 2, fromBeginning: true }, 6.5);
  expect(says(tally)[4]).toMatch(/ Black leads by 3 on the board\. With the komi of 6\.5, White leads by 3\.5\.$/);
  const sums = rowsOf(tally).filter(({ what }) => what.endsWith('WithKomi'));
  expect(sums.map(({ black, white }) => [black, white])).toEqual([
    [5, 8.5],
    [6, 6.5],
  ]);
  expect(says(tallyOf(BOTH, undefined, 0.5))[4]).toContain(
    'The score is even on the board. With the komi of 0.5, White',
  );
  for (const [said, komi] of [
    ['6.5', 6.5],
    ['7,5', 7.5],
    [' 0 ', 0],
    ['-5', -5],
    ['375', null],
    ['', null],
    ['six', null],
  ] as const)
    expect(komiOf(said)).toBe(komi);
});

test('a removed stone is on the board until its step, and then its point counts', () => {
  const tally = tallyOf(ONCE);
  expect(STEPS.map((step) => positionAt(tally, step).stones[0])).toEqual(['O', 'O', '.', '.', '.']);
  expect(STEPS.map((step) => kindsAt(tally, step).get(0))).toEqual([undefined, 'falls', 'gone', 'black', 'black']);
  expect(STEPS.map((step) => describePoint(tally, step, 0))).toEqual([
    'A3: white',
    'A3: white, not unconditionally alive',
    'A3: empty, a white stone was removed',
    'A3: empty, counts for Black',
    'A3: empty, counts for Black',
  ]);
});

test('every point is told once at the end: a stone, somebody’s point or nobody’s', () => {
  for (const rows of [ONCE, BOTH]) {
    const tally = tallyOf(rows);
    const { stones } = positionAt(tally, 'score');
    const kinds = kindsAt(tally, 'score');
    for (const [point, stone] of [...stones].entries()) expect(kinds.has(point)).toBe(stone === '.');
  }
});

test('the sums are the sums of their lines', () => {
  for (const before of [NOT_COUNTED, { byBlack: 4, byWhite: 7, fromBeginning: true }]) {
    const lines = Object.fromEntries(rowsOf(tallyOf(ONCE, before)).map(({ what, ...row }) => [what, row]));
    for (const side of ['black', 'white'] as const) {
      const of = (...names: string[]) => names.reduce((sum, name) => sum + (lines[name]?.[side] ?? 0), 0);
      expect(of('score')).toBe(of('points', 'taken', 'removed'));
      expect(of('area')).toBe(of('points', 'stones'));
    }
  }
});

test('as Kim counts, stones that the enemy does not enclose stay and count for nobody', () => {
  // White's stone on G1 is dead, and Black's on F1, which only Black encloses.
  const position = positionOf(['.X.X...', 'XXXX.XO']);
  const before = { byBlack: 0, byWhite: 0, fromBeginning: true };
  const score = supporter.score(position, 'forbidden', before, 'kim');
  const tally: Tally = { position, score, counting: 'kim', left: [12], before, komi: null };
  expect(says(tally)).toEqual([
    'Before the count. No captures so far.',
    '6 black stones are unconditionally alive, and stay (rings). The others, 1 black stone and 1 white stone, are not (crosses).',
    '1 white stone, enclosed by the enemy, is removed, all at once, and becomes a prisoner. 1 black stone, which the enemy does not enclose, stays and counts for nobody. Now Black has 1 prisoner, and White 0.',
    'Empty points that living stones of one colour enclose count for it: 7 for Black, 0 for White.',
    'If the game is not finished, this does not say who would win. Points and prisoners: Black has 7 + 1 = 8, White has 0 + 0 = 0. Black leads by 8.',
  ]);
  expect(leadOf(tally)).toBe('Black leads by 8 as Kim counts, without komi.');
  expect(rowsOf(tally).map(({ what, black, white }) => [what, black, white])).toEqual([
    ['taken', 0, 0],
    ['removed', 1, 0],
    ['points', 7, 0],
    ['kim', 8, 0],
  ]);
  expect([...kindsAt(tally, 'alive')].filter(([, kind]) => kind === 'falls').map(([point]) => point)).toEqual([12, 13]);
});
