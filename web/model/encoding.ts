/** The text of a file. */

import { guess, isValid } from './encoding-guess.ts';
import { labelOf } from './encoding-labels.ts';
import type { EncodingNote } from './encoding-note.ts';
import { type Piece, pieces } from './encoding-pieces.ts';

/** A text, and notes about its encoding. */
export interface Decoded {
  readonly text: string;
  readonly notes: readonly EncodingNote[];
}

/** An encoding, and a note if something is odd about it. */
interface Choice {
  readonly label: string;
  readonly note: EncodingNote | null;
}

/** The most notes about one text. */
const NOTES = 10;

/**
 * Decodes the bytes of a file. A byte order mark is believed, and so is UTF-16 without one; else each game may be in an encoding of
 * its own: the one that its `CA` property names if its bytes are characters of it, else UTF-8 if they
 * are characters of that, else a guess.
 */
export function decode(bytes: Uint8Array): Decoded {
  const encoding = unicode(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), notes: [] };
  /** Each once. */
  const notes = new Map<string, EncodingNote>();
  let decoded = '';
  /** Pieces in the same encoding are decoded together. */
  let run = { label: '', start: 0 };
  const flush = (end: number) => {
    if (end > run.start) decoded += new TextDecoder(run.label || 'utf-8').decode(bytes.subarray(run.start, end));
  };
  for (const piece of isAscii(bytes) ? [{ start: 0, end: bytes.length, plain: true }] : pieces(bytes)) {
    const { label, note } = choose(bytes, piece);
    if (note) notes.set(JSON.stringify(note), note);
    if (label === run.label || (piece.plain && run.label && !run.label.startsWith('iso-2022'))) continue;
    flush(piece.start);
    run = { label, start: piece.start };
  }
  flush(bytes.length);
  return { text: decoded, notes: [...notes.values()].slice(0, NOTES) };
}

/** The text alone. */
export function decodeBytes(bytes: Uint8Array): string {
  return decode(bytes).text;
}

/** Unicode, by the mark that such a file begins with; UTF-16 also by its first two characters. */
function unicode([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const isCharacter = (byte: number) => byte > 0 && byte < 0x80;
  if (isCharacter(first) && second === 0 && isCharacter(third) && fourth === 0) return 'utf-16le';
  return first === 0 && isCharacter(second) && third === 0 && isCharacter(fourth) ? 'utf-16be' : null;
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80 && byte !== 0x1b);

function choose(bytes: Uint8Array, { start, end, plain }: Piece): Choice {
  const piece = bytes.subarray(start, end);
  const name = nameIn(piece);
  const named = name === null ? null : labelOf(name);
  if (name !== null && (named === 'utf-16le' || named === 'utf-16be')) {
    const label = plain || isValid(piece, 'utf-8') ? 'utf-8' : guess(piece);
    return { label, note: { code: 'wrong-encoding', declared: name, label } };
  }
  if (plain) return { label: 'utf-8', note: null };
  // These write everything in seven bits, so that they look like UTF-8.
  if (named?.startsWith('iso-2022')) return { label: named, note: null };
  const isUtf8 = isValid(piece, 'utf-8');
  if (named && isValid(piece, named) && !(isUtf8 && hasLongCharacter(piece))) return { label: named, note: null };
  const label = isUtf8 ? 'utf-8' : guess(piece);
  if (named && named !== label) {
    // Some bytes are wrong in any encoding; then the name is believed.
    if (!isValid(piece, label)) return { label: named, note: null };
    return { label, note: { code: 'wrong-encoding', declared: name ?? '', label } };
  }
  if (name !== null && !named) return { label, note: { code: 'unknown-encoding', declared: name, label } };
  return { label, note: isUtf8 ? null : { code: 'guessed-encoding', label } };
}

/** True if there is a three-byte character of UTF-8, which hardly occurs by chance in other encodings. */
function hasLongCharacter(bytes: Uint8Array): boolean {
  return bytes.some((byte, at) => byte >= 0xe0 && (bytes[at + 1] ?? 0) >= 0x80 && (bytes[at + 2] ?? 0) >= 0x80);
}

/** The number of bytes of a game in which the name of its encoding is looked for. */
const HEAD = 65_536;

/** The value of the first `CA` property, if there is one. */
function nameIn(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD));
  return /(?<![A-Za-z])CA\s*\[\s*([^\]\s]{1,40})\s*\]/.exec(head)?.[1] ?? null;
}
