/** Values of eye regions, read from their text. */
import type { EyePlayer, EyeValue } from '../../../engine/eyes.ts';

/** A number of eyes, or the values after a move of the owner and after one of the opponent. */
export type Eyes = number | Switch;

export interface Switch {
  readonly owner: Eyes;
  readonly opponent: Eyes;
}

/** Reads `2` or `{2|1}`; the engine writes nothing else. */
export function eyesOf(value: EyeValue): Eyes {
  let at = 0;
  const read = (): Eyes => {
    if (value[at] !== '{') {
      const [digits = ''] = /^\d*/.exec(value.slice(at)) ?? [];
      at += digits.length;
      return Number(digits);
    }
    at += 1;
    const owner = read();
    at += 1;
    const opponent = read();
    at += 1;
    return { owner, opponent };
  };
  return read();
}

/** The text of a value, such as `{2|1}`. */
export const valueText = (eyes: Eyes): EyeValue =>
  typeof eyes === 'number' ? String(eyes) : `{${valueText(eyes.owner)}|${valueText(eyes.opponent)}}`;

export const otherPlayer = (mover: EyePlayer): EyePlayer => (mover === 'owner' ? 'opponent' : 'owner');

/** The number of eyes if `mover` moves first and then both in turn, here and nowhere else. */
export const playedOut = (eyes: Eyes, mover: EyePlayer): number =>
  typeof eyes === 'number' ? eyes : playedOut(eyes[mover], otherPlayer(mover));

/** A short text for the board and for cards: `1½` for `{2|1}`, whose average counts in a sum; otherwise the value. */
export function shortValue(value: EyeValue): string {
  const eyes = eyesOf(value);
  if (typeof eyes === 'number') return value;
  const { owner, opponent } = eyes;
  if (typeof owner !== 'number' || owner - Number(opponent) !== 1) return value;
  return `${opponent || ''}½`;
}
