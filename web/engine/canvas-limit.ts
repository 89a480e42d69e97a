/**
 * The canvases of a page, which share a limit of memory: whoever writes boards into a wiki must not be able
 * to fill a reader's memory with them.
 */

/** The most pixels of one canvas, as a board over the whole of a large screen has. */
const MOST_EACH = 8e6;
/** The most pixels of all: 128 MB. */
const MOST = 32e6;

type Pixels = Map<HTMLCanvasElement, number>;

/** One for all scripts of a page: the widget fetches some. Content can name no symbol. */
const KEY = Symbol.for('pass-alive.canvases');
const shared = globalThis as unknown as { [KEY]?: Pixels };
shared[KEY] ??= new Map();
const pixelsOf: Pixels = shared[KEY];

/** The pixels of all canvases but one. */
export function pixelsBeside(canvas: HTMLCanvasElement): number {
  let sum = 0;
  for (const [other, pixels] of pixelsOf) {
    if (!other.isConnected) pixelsOf.delete(other);
    else if (other !== canvas) sum += pixels;
  }
  return sum;
}

/**
 * How fine a canvas may be that would have so many pixels: a factor of its width and height, at most 1. It
 * takes at most a quarter of what the others leave, so that there is always something left.
 */
export function finenessOf(canvas: HTMLCanvasElement, pixels: number): number {
  const most = Math.min(MOST_EACH, (MOST - pixelsBeside(canvas)) / 4);
  const fineness = pixels > most ? Math.sqrt(most / pixels) : 1;
  pixelsOf.set(canvas, pixels * fineness ** 2);
  return fineness;
}

/** Frees the memory of a canvas. */
export function release(canvas: HTMLCanvasElement): void {
  pixelsOf.delete(canvas);
  canvas.width = canvas.height = 0;
}
