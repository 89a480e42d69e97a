import { expect, test } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { build } from '../engine/engine.fixture.ts';
import { FIGURES } from './figures.ts';
import { placed } from './placed.ts';

const engine = await loadEngine(build('board'));

const rules = { suicide: 'forbidden', regions: 'small' } as const;

test.each(FIGURES)('the enemies of $id are alive and leave two liberties', ({ board, group }) => {
  const rows = board.split('/');
  // A figure is at the edge if its lowest row has a part of the group.
  expect(group.bottom ?? false).toBe(/[Oo.x]/.test(rows.at(-1) ?? ''));
  const position = placed(rows, group);
  const facts = engine.study(position, { colors: ['black'], rules }).facts('black');
  const isPrisoner = [...board].filter((letter) => letter === 'x').length;
  expect(facts.alive.length).toBe([...position.stones].filter((stone) => stone === 'X').length - isPrisoner);
  const empty = [...board].filter((letter) => letter === '.').length;
  expect([...position.stones].filter((stone) => stone === '.')).toHaveLength(empty + 4);
});
