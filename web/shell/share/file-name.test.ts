import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

const board = { columns: 15, rows: 2, stones: '.'.repeat(30) };

test('a file has the name of its game and move, or the size of its board', () => {
  expect(fileNameOf('', null, board)).toBe('pass-alive-15x2');
  expect(fileNameOf('O Rissei – Yamashita Keigo', 57, board)).toBe('o-rissei-yamashita-keigo-move-57');
  expect(fileNameOf('', 3, board)).toBe('game-move-3');
  expect(fileNameOf('Two eyes', null, board)).toBe('two-eyes');
  expect(fileNameOf('棋聖戦 / 第27期', 1, board)).toBe('棋聖戦-第27期-move-1');
  expect(fileNameOf('../../etc/passwd\u202e:*?', null, board)).toBe('etc-passwd');
  expect(fileNameOf('x'.repeat(300), null, board)).toHaveLength(60);
});
