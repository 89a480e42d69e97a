/** The sides of boards, by which positions are told apart and named. */
import type { Position, Size } from './types.ts';

/** Columns and rows, and layers if there are several. */
export function sidesOf({ columns, rows, layers = 1 }: Size): readonly number[] {
  return layers > 1 ? [columns, rows, layers] : [columns, rows];
}

/** True if two positions have the same stones on the same board. */
export function samePosition(a: Position, b: Position): boolean {
  return a.stones === b.stones && String(sidesOf(a)) === String(sidesOf(b)) && (a.form ?? 'box') === (b.form ?? 'box');
}
