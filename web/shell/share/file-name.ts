import { sidesOf } from '../../engine/sides.ts';
import type { Size } from '../../engine/types.ts';

/** The longest part of a title that is in the name of a file, in characters. */
const LONGEST = 60;

/**
 * The name of a file, without its ending: the title of the game and the number of the move, or the
 * size of the board. `move` is null without one.
 */
export function fileNameOf(title: string, move: number | null, size: Size): string {
  const words = [
    ...title
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}\p{M}]+/gu),
  ].map(([word]) => word);
  const name = [...words.join('-')].slice(0, LONGEST).join('');
  if (move === null) return name || `pass-alive-${sidesOf(size).join('x')}`;
  return `${name || 'game'}-move-${move}`;
}
