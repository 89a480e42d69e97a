import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEngine } from '../../../../engine/board.ts';
import { build } from '../../../../engine/engine.fixture.ts';
import { placed } from './placed.ts';

const engine = await loadEngine(build('board'));

const { figures } = JSON.parse(readFileSync('tests/positions/eye-figures.json', 'utf8'));

const rules = { suicide: 'forbidden', regions: 'small' } as const;

test.each(figures as readonly { id: string; board: readonly string[] }[])(
  'the enemies of $id are alive and leave two liberties',
  ({ board }) => {
    const bottom = /[Oo.x]/.test(board.at(-1) ?? '');
    const position = placed(board, { bottom });
    const facts = engine.study(position, { colors: ['black'], rules }).facts('black');
    const isPrisoner = [...board.join('')].filter((letter) => letter === 'x').length;
    expect(facts.alive.length).toBe([...position.stones].filter((stone) => stone === 'X').length - isPrisoner);
    const empty = [...board.join('')].filter((letter) => letter === '.').length;
    expect([...position.stones].filter((stone) => stone === '.')).toHaveLength(empty + 4);
  },
);
