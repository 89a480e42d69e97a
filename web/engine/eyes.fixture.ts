/** For tests: the figures of Chen and Chen on boards of their own. */
import { readFileSync } from 'node:fs';
import { of } from './engine.fixture.ts';
import type { ExactStatus } from './eyes.ts';
import type { Point, Position } from './types.ts';

interface Figure {
  readonly id: string;
  readonly board: string;
  readonly claims: { readonly status: ExactStatus };
}

/** A figure whose group has two liberties that touch no eye, among living enemies. */
export interface Placed {
  readonly id: string;
  readonly status: ExactStatus;
  readonly position: Position;
  /** A stone of the group, which is white. */
  readonly stone: Point;
}

const file = new URL('../scenes/figures.json', import.meta.url);

export const figures: readonly Placed[] = JSON.parse(readFileSync(file, 'utf8')).figures.map(placed);

function placed({ id, board: text, claims: { status } }: Figure): Placed {
  const board = text.split('/');
  const rows = [
    `.X.${'X'.repeat((board[0]?.length ?? 0) - 1)}`,
    ...board.map((row) => `X${row.replaceAll(',', 'X')}X`),
  ];
  const top = rows.findIndex((row) => row.includes('OOO'));
  const from = rows[top]?.indexOf('OOO') ?? 0;
  const above = [...(rows[top - 1] ?? '')];
  above[from] = '.';
  above[from + 2] = '.';
  rows[top - 1] = above.join('');
  return { id, status, position: of(...rows.map((row) => row.toUpperCase())), stone: rows.join('').indexOf('O') };
}
