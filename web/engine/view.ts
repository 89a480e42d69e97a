/** How a view travels into wasm: plain numbers and lines of text. */
import type { BoardMark, Color, Layer, View } from './types.ts';

/** The number that stands for nothing. */
const NONE = 0xffffffff;

/** The layers in the order of their bits. */
const LAYERS: readonly Layer[] = ['coordinates', 'regions', 'statuses', 'names', 'labels'];

/** The ten numbers of a view, in the order that `crates/wasm/src/view.rs` gives. */
export function encodeView(view: View): Uint32Array {
  const { selection, ghost } = view;
  return Uint32Array.of(
    color(view.color),
    view.moment,
    view.layers.reduce((bits, layer) => bits | (1 << LAYERS.indexOf(layer)), 0),
    selection?.kind === 'block' ? 0 : 1,
    color(selection?.color),
    selection?.index ?? NONE,
    ghost?.point ?? NONE,
    color(ghost?.color),
    view.cursor ?? NONE,
    view.lastMove ?? NONE,
  );
}

function color(name: Color | null | undefined): number {
  return name ? (name === 'black' ? 0 : 1) : NONE;
}

/** Marks, one a line: point, kind and text. */
export function encodeMarks(marks: readonly BoardMark[] = []): string {
  return marks.map(({ point, kind, text }) => `${point} ${kind} ${text?.replace(/\s/g, ' ') ?? ''}`).join('\n');
}

/** The lines of a list that comes out as text. */
export function lines(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}
