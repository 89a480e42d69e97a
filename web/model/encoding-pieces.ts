/** A part of a text that is in one encoding: a game tree with the text before it. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** All bytes are characters of ASCII, and none of them shifts to others. */
  readonly plain: boolean;
}

/** The brackets of a collection so far, under one interpretation of its bytes. */
class Outline {
  depth = 0;
  #inValue = false;
  #escaped = false;

  /** Takes the next byte; at a bracket outside of trees `opens` tells whether a tree begins there. */
  take(byte: number, opens: () => boolean): void {
    if (this.#inValue) {
      this.#inValue = this.#escaped || byte !== CLOSE;
      this.#escaped = !this.#escaped && byte === BACKSLASH;
    } else if (byte === 0x28) {
      if (this.depth > 0 || opens()) this.depth++;
    } else if (this.depth > 0) {
      if (byte === 0x29) this.depth--;
      this.#inValue = byte === OPEN;
    }
  }
}

const [OPEN, BACKSLASH, CLOSE] = [0x5b, 0x5c, 0x5d];
const ESCAPE = 0x1b;

/** The most bytes that are looked at to tell whether a tree begins. */
const AHEAD = 64;

/**
 * Cuts the bytes of a collection after each game tree. In Big5, GBK, Shift_JIS and their like the
 * second byte of a character may be that of `[`, `\` or `]`, but never that of `(`, `)` or `;`. So the
 * bytes are read in two ways, each byte as a character and pairs of bytes as characters, and a tree
 * ends where it ends either way.
 */
export function pieces(bytes: Uint8Array): Piece[] {
  const found: Piece[] = [];
  let [start, plain] = [0, true];
  let [single, double] = [new Outline(), new Outline()];
  /** The last byte began a character of two bytes. */
  let lead = false;
  /** The bytes that a character of UTF-8 still has. */
  let missing = 0;
  /** Within characters of ISO-2022-JP, whose bytes are those of ASCII. */
  let shifted = false;
  const cut = (end: number) => {
    if (end > start) found.push({ start, end, plain });
    [start, plain, single, double] = [end, true, new Outline(), new Outline()];
  };
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte >= 0x80 || byte === ESCAPE) plain = false;
    if (byte === ESCAPE && bytes[at + 1] === 0x24) shifted = true;
    if ((byte === ESCAPE && bytes[at + 1] === 0x28) || byte === 0x0a || byte === 0x0d) shifted = false;
    if (shifted || byte === ESCAPE || bytes[at - 1] === ESCAPE) continue;

    let second = false;
    if (missing > 0 && byte >= 0x80 && byte < 0xc0) {
      second = true;
      missing--;
      lead = missing > 0 && !lead;
    } else {
      second = lead && byte >= 0x40;
      lead = !second && byte > 0x80;
      missing = !lead || byte < 0xc2 || byte > 0xf4 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    }
    const inside = single.depth > 0 || double.depth > 0;
    const unsure = single.depth > 0 !== double.depth > 0;
    if (byte === 0x28 && unsure && isRoot(bytes, at)) cut(at);
    const opens = () => isTree(bytes, at);
    single.take(byte, opens);
    if (!second) double.take(byte, opens);
    if (inside && byte === 0x29 && single.depth === 0 && double.depth === 0) cut(at + 1);
  }
  cut(bytes.length);
  return found;
}

const ahead = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + AHEAD));

/** True if a game tree begins at a bracket; some programs leave out the semicolon. */
const isTree = (bytes: Uint8Array, at: number) => /^\(\s*(;|[A-Za-z]{1,8}\s*\[)/.test(ahead(bytes, at));

/** True if a tree begins at a bracket with a property that only roots have. */
const isRoot = (bytes: Uint8Array, at: number) => /^\([\s;]*(GM|FF|SZ|CA|AP)\s*\[/.test(ahead(bytes, at));
