import { expect, test } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadLenses } from '../../../engine/everything.ts';
import { positionOf } from '../../../engine/position.ts';
import type { Color, SuicideRule } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { find, marksOf, namesOf, positionWithout } from './finding.ts';
import { type Inquiry, NOTHING } from './inquiry.ts';
import { oracleOf } from './oracle.ts';
import { answer, describePoint } from './words.ts';

const engine = await loadEngine(build('board'));
const { supporter } = await loadLenses(build('everything'));

/** Everything about the blocks of a color on a board. */
function ground(rows: readonly string[], color: Color = 'black', suicide: SuicideRule = 'forbidden') {
  const position = positionOf(rows);
  const oracle = oracleOf(engine, supporter, position, color, suicide);
  const { whole } = oracle;
  const asked = (inquiry: Partial<Inquiry>) => {
    const all = { ...NOTHING, ...inquiry };
    const finding = find(oracle, all);
    return { finding, all, says: answer(finding, all, position).map(plain).join(' ') };
  };
  return { position, whole, asked };
}

const WORKED = ['X.X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX'];
const TWO_COVERS = ['.X', 'X.', 'XX', '.X', 'X.'];
/** Every block falls, one wave after the other. */
const NOBODY = ['.X', 'X.', 'X.', '.X', 'X.'];
/** Two eyes of its own. */
const ALONE = ['.X.XO.', 'XXXXO.', 'OOOOO.', '......'];

test('a block with two eyes of its own needs nobody', () => {
  expect(ground(ALONE).asked({ chosen: [0] }).says).toBe(
    '#1 (B4) is unconditionally alive by itself: it needs no other block. There is no other black block.',
  );
});

test('a block that lives with another one says what it lacks alone, and who supports it', () => {
  const { says, finding } = ground(TWO_COVERS).asked({ chosen: [1] });
  expect(says).toBe(
    'By itself #2 (A4) is not unconditionally alive: no region is vital to it. With the help of other blocks more regions count: a with #1, b with #1, c with #3, d with #3. Together with #1 (B5), it is unconditionally alive (squares). #1 (B5) and #3 (A1) are linked to it through small regions, directly or via other blocks; both are unconditionally alive.',
  );
  expect(finding.cover).toEqual([0, 1]);
  expect(ground(TWO_COVERS).asked({ chosen: [1], cover: 1 }).finding.cover).toEqual([1, 2]);
});

test('a cover that is not there is the last one', () => {
  expect(ground(TWO_COVERS).asked({ chosen: [1], cover: 7 }).finding.cover).toEqual([1, 2]);
});

test('what falls in spite of everybody has no support', () => {
  const { says, finding } = ground(NOBODY).asked({ chosen: [0] });
  expect(says).toContain('Nothing supports it: even with all other blocks it is not unconditionally alive.');
  expect(finding.cover).toEqual([]);
});

test('of several chosen blocks those are told that fall, and the others supported', () => {
  const { says } = ground(WORKED).asked({ chosen: [0, 2] });
  expect(says).toMatch(/Nothing supports #3 \(E6\)/);
  expect(says).toMatch(/Together with #2 \(C6\), #1 \(A6\) is unconditionally alive \(squares\)\./);
});

test('who leans on a block falls when it is taken away, and only they', () => {
  const { asked, position, whole } = ground(TWO_COVERS);
  expect(asked({ taken: [1] }).says).toBe(
    'With #2 (A4) taken away, #1 (B5) and #3 (A1) fall: they are no longer unconditionally alive (crosses). No other block is unconditionally alive.',
  );
  expect(asked({ taken: [0] }).says).toBe('Without #1 (B5), no other block falls. #2 (A4) and #3 (A1) stay (rings).');
  expect(asked({ taken: [0] }).finding.loss).toEqual({ fallen: [], staying: [1, 2] });
  expect(positionWithout(position, whole, [1]).stones).toBe('.X......X.');
});

test('without its only block a colour has none', () => {
  expect(ground(ALONE).asked({ taken: [0] }).says).toBe('Without #1 (B4), there is no black block.');
});

test('nobody leans on a block that is not alive', () => {
  expect(ground(WORKED).asked({ taken: [2] }).says).toMatch(/^Without #3 \(E6\), no other block falls: it was not/);
});

test('to take a block out of the set is to take its stones off the board', () => {
  // Also with suicide allowed, and on boards with stones of the other color.
  for (const suicide of ['forbidden', 'allowed'] as const) {
    for (const rows of [WORKED, TWO_COVERS, NOBODY, ALONE]) {
      const { asked, position, whole } = ground(rows, 'black', suicide);
      for (const block of whole.blocks.keys()) {
        const staying = asked({ taken: [block] }).finding.loss?.staying ?? [];
        const removed = positionWithout(position, whole, [block]);
        const { alive } = engine
          .study(removed, { colors: ['black'], rules: { suicide, regions: 'small' } })
          .facts('black');
        const points = staying.flatMap((each) => whole.blocks[each]?.points ?? []);
        expect([...points].sort((a, b) => a - b)).toEqual(alive);
      }
    }
  }
});

test('each block has one mark, and its points say what the mark says', () => {
  const { asked, position } = ground(TWO_COVERS);
  const { finding, all } = asked({ chosen: [1] });
  const kinds = new Map(marksOf(finding, []).map(({ point, kind }) => [point, kind]));
  expect([...kinds.values()].sort()).toEqual(['cover', 'cover', 'cover', 'cover', 'cover', 'supporter']);
  expect(describePoint(finding, all, position, 2)).toBe('A4: black, block #2, chosen, in the team');
  expect(describePoint(finding, all, position, 8)).toBe('A1: black, block #3, supporter');
  expect(describePoint(finding, all, position, 0)).toBe('A5: empty');
  const loss = asked({ taken: [1] });
  expect(describePoint(loss.finding, loss.all, position, 2)).toBe('A4: empty, block #2 taken away');
  expect(describePoint(loss.finding, loss.all, position, 1)).toBe('B5: black, block #1, falls');
});

test('blocks are named, and the small regions around what is chosen', () => {
  const { asked, position } = ground(TWO_COVERS);
  const names = (inquiry: Partial<Inquiry>) => {
    const { finding, all } = asked(inquiry);
    return namesOf(finding, all, position).map(({ point, text }) => `${point}${text}`);
  };
  expect(names({})).toEqual(['1#1', '2#2', '8#3']);
  expect(names({ chosen: [0] })).toEqual(['1#1', '2#2', '8#3', '0a', '3b']);
  expect(names({ chosen: [0], taken: [2] })).toEqual(['1#1', '2#2', '8#3']);
});

test('before anything is asked the living are told', () => {
  expect(ground(WORKED).asked({}).says).toBe('2 of 5 black blocks are unconditionally alive (rings). Choose one.');
  expect(ground(NOBODY).asked({}).says).toBe('No black block is unconditionally alive, so none supports another.');
});
