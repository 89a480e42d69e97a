/** Clauses on the faults and oddities of texts, from their codes. */
import * as en from '#locale/faults.ts';
import { pointName } from '../engine/coordinate.ts';
import type { Fault, Oddity, Warning } from '../engine/problem.ts';
import type { Position } from '../engine/types.ts';

export function fault(it: Fault): string {
  switch (it.code) {
    case 'ragged-rows':
      return en.raggedRows(it);
    case 'ragged-layers':
      return en.raggedLayers(it);
    case 'layers':
      return en.layers(it);
    case 'unknown-character':
      return /\p{Cc}/u.test(it.character) ? en.controlCharacter : en.unknownCharacter(it);
    case 'too-large':
      return en.tooLarge(it);
    case 'off-board':
      return en.offBoard(it);
    case 'truncated':
      return en.truncated(it);
    default:
      return en.fault[it.code];
  }
}

/** A warning about a text with a board of this size. */
export function warning(it: Warning, size: Pick<Position, 'columns' | 'rows'>): string {
  if (!isOddity(it)) return it.onOtherLine ? en.onOtherLine({ fault: fault(it) }) : fault(it);
  switch (it.code) {
    case 'illegal-move':
      return en.illegalMove({ ...it, point: pointName(size, it.point) });
    case 'repeated-number':
      return en.repeatedNumber(it);
    default:
      return en.oddity[it.code];
  }
}

const isOddity = (it: Warning): it is Extract<Warning, Oddity> =>
  it.code === 'illegal-move' || it.code === 'repeated-number' || it.code in en.oddity;
