import { expect, test } from 'vitest';
import type { EyeSolved } from '../../../../engine/referee.ts';
import { plain } from '../../../../locales/phrase.ts';
import { CRITICAL, SIDE, STRAIGHT_THREE } from '../facts.fixture.ts';
import { speakerOf } from '../pointing.ts';
import { SOLVED } from '../solved.fixture.ts';
import { basisSaid, doubtfulSaid, judgementSaid } from './verdict.ts';

const speaker = speakerOf(STRAIGHT_THREE, 'white', SIDE.groups, 1);
const said = (change: Partial<EyeSolved>) => plain(judgementSaid(CRITICAL, { ...SOLVED, ...change }, speaker));

test('a verdict says that a ko decides, and who needs the threats', () => {
  expect(said({ opponentContested: true })).toBe(
    'Group #2 is critical: White lives only at B1, Black kills only at B1. Black kills only by a ko: with ko threats White can win it.',
  );
  expect(said({ status: 'ko', opponentFirst: 'ko' })).toBe(
    'Group #2 depends on ko threats: Black kills only by a ko, with ko threats of Black, beginning at B1.',
  );
  expect(said({ status: 'ko', ownerFirst: 'ko' })).toBe(
    'Group #2 depends on ko threats: White lives only by a ko, with ko threats of White, beginning at B1.',
  );
});

test('while a group is being solved it is not said that it may run out', () => {
  const open = { ...CRITICAL, status: 'unsettled', because: 'exit' } as const;
  expect(plain(judgementSaid(open, null, speaker, true))).toBe(
    'Group #2 is being solved: whether it lives is not known yet.',
  );
  expect(plain(judgementSaid(open, null, speaker))).toContain('may run out or connect');
});

test('what a death rests on is said from the side of the attacker', () => {
  const basis = (change: Partial<EyeSolved>) => plain(basisSaid({ ...SOLVED, basis: 'assuming', ...change }, speaker));
  expect(basis({ exits: [20] })).toBe('Proven, if the group is safe once it reaches G1.');
  expect(basis({ status: 'dead', exits: [20] })).toBe(
    'Proven, if the group can get out nowhere but at G1, which it does not reach.',
  );
  expect(basis({ status: 'dead', exits: [20], assumed: [0] })).toBe(
    'Proven, if A3 stays alive and the group can get out nowhere but at G1, which it does not reach.',
  );
});

test('what rests on blocks with few liberties is said with them', () => {
  const open = (change: Partial<EyeSolved>) => plain(doubtfulSaid({ ...SOLVED, ...change }, speaker));
  expect(open({ status: 'dead', doubtful: [0] })).toBe(
    'It is dead if A3 stays alive. But that block has few liberties, and the search was given up before it was known whether it can be captured.',
  );
  expect(open({ status: 'alive', doubtful: [0, 20] })).toBe(
    'It lives if A3 and G1 stay alive. But those blocks have few liberties, and the search was given up before it was known what happens if they are captured.',
  );
});
