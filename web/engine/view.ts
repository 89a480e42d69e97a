/** How a view travels into wasm: as plain numbers. */
import { COLORS } from './numbers.ts';
import type { Color, Layer, View } from './types.ts';

/** The number that stands for nothing. */
const NONE = 0xffffffff;

/** The layers in the order of their bits. */
const LAYERS: readonly Layer[] = ['coordinates', 'regions', 'statuses', 'names', 'labels'];

/** A view without its marks, in the order that `crates/wasm/src/view.rs` gives. */
export function encodeView({ color, moment, layers, selection, ghost, cursor, lastMove }: View) {
  return [
    number(color),
    moment,
    layers.reduce((bits, layer) => bits | (1 << LAYERS.indexOf(layer)), 0),
    selection?.kind === 'block' ? 0 : 1,
    number(selection?.color),
    selection?.index ?? NONE,
    ghost?.point ?? NONE,
    number(ghost?.color),
    cursor ?? NONE,
    lastMove ?? NONE,
  ] as const;
}

function number(color: Color | null | undefined): number {
  return color ? COLORS.indexOf(color) : NONE;
}
