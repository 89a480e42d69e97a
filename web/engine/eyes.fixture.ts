/** For tests: the figures of Chen and Chen on boards of their own. */
import { readFileSync } from 'node:fs';
import { of } from './engine.fixture.ts';
import type { EyeSolved, EyeVerdict } from './referee.ts';
import type { Point, Position } from './types.ts';

interface Figure {
  readonly id: string;
  readonly board: string;
  readonly claims: { readonly status: EyeVerdict };
}

/** A figure whose group has two liberties that touch no eye, among living enemies. */
export interface Placed {
  readonly id: string;
  readonly status: EyeVerdict;
  readonly position: Position;
  /** A stone of the group, which is white. */
  readonly stone: Point;
}

/** The status; a group that is critical unless a side has a ko threat is in a ko for players. */
export const statusOf = (solved: EyeSolved | null): EyeVerdict | undefined =>
  solved?.ownerContested || solved?.opponentContested ? 'ko' : solved?.status;

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
