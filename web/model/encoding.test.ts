import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { build } from '../engine/engine.fixture.ts';
import { loadTexts } from '../engine/everything.ts';
import { decode, decodeBytes } from './encoding.ts';
import { labelOf } from './encoding-labels.ts';
import { pieces } from './encoding-pieces.ts';

const { texts } = await loadTexts(build('everything'));

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part)),
  );

it('reads what the bytes and the CA property say', () => {
  expect(decodeBytes(new TextEncoder().encode('(;C[日本])'))).toBe('(;C[日本])');
  expect(decodeBytes(bytes('(;CA[Shift_JIS]C[', [0x93, 0xfa, 0x96, 0x7b], '])'))).toBe('(;CA[Shift_JIS]C[日本])');
  expect(decodeBytes(bytes('(;CA[gb18030]C[', [0xce, 0xa7, 0xc6, 0xe5], '])'))).toBe('(;CA[gb18030]C[围棋])');
  expect(decodeBytes(bytes('(;CA [ euc-kr ]C[', [0xb9, 0xd9, 0xb5, 0xcf], '])'))).toBe('(;CA [ euc-kr ]C[바둑])');
  expect(decodeBytes(bytes('(;CA[Big5]C[', [0xb3, 0xf2, 0xb4, 0xd1], '])'))).toBe('(;CA[Big5]C[圍棋])');
  expect(decodeBytes(bytes('(;CA[ISO-8859-1]C[', [0xe9], '])'))).toBe('(;CA[ISO-8859-1]C[é])');
  expect(decodeBytes(bytes('(;CA[ISO-2022-JP]C[', [0x1b], '$BF|K\\', [0x1b], '(B])'))).toContain('日本');
});

it('believes valid UTF-8 more than a wrong CA property', () => {
  expect(decodeBytes(bytes('(;CA[GB2312]C[', [0xe6, 0x97, 0xa5], '])'))).toBe('(;CA[GB2312]C[日])');
});

it('takes off byte order marks', () => {
  expect(decodeBytes(bytes([0xef, 0xbb, 0xbf], 'X.'))).toBe('X.');
  expect(decodeBytes(bytes([0xff, 0xfe], 'X', [0], '.', [0]))).toBe('X.');
  expect(decodeBytes(bytes([0xfe, 0xff], [0], 'X', [0], '.'))).toBe('X.');
});

it('sees UTF-16 without a mark', () => {
  expect(decode(bytes('(', [0], ';', [0, 0x9d, 0x4f]))).toEqual({ text: '(;\u4f9d', notes: [] });
  expect(decode(bytes([0], '(', [0], ';', [0x4f, 0x9d]))).toEqual({ text: '(;\u4f9d', notes: [] });
  expect(decodeBytes(bytes('(;', [0, 0], ')'))).toBe('(;\0\0)');
});

it('always ends in a text', () => {
  expect(decodeBytes(bytes('(;CA[klingon]C[', [0xe9], '])'))).toBe('(;CA[klingon]C[é])');
  expect(decodeBytes(bytes('(;FOCA[utf-8]C[', [0xff, 0xe9], '])'))).toBe('(;FOCA[utf-8]C[ÿé])');
  expect(decodeBytes(new Uint8Array())).toBe('');
});

/** The expected readings of the texts in `tests/texts`, as their authors meant them. */
interface Expected {
  readonly names: Readonly<Record<string, string | null>>;
  readonly files: readonly {
    readonly file: string;
    readonly guessed?: boolean;
    readonly records: readonly {
      readonly title: string;
      readonly moves: number;
      readonly rows?: readonly string[];
      readonly comment?: string;
    }[];
    readonly warnings: readonly string[];
  }[];
}

const FOLDER = new URL('../../tests/texts/', import.meta.url);
const expected: Expected = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8'));

describe('texts as they are found', () => {
  it('are all expected', () => {
    const files = readdirSync(FOLDER).filter((name) => !/^(README\.md|expected\.json)$/.test(name));
    expect(expected.files.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it.each(expected.files)('$file is read as its author meant', ({ file, records, warnings }) => {
    const { text, notes } = decode(readFileSync(new URL(file, FOLDER)));
    const reading = texts.read(text);
    const found = reading.items.map((item, index) => {
      if (!item.ok) return { complaint: item.problem.code };
      const moves = item.lines[0] ?? 0;
      const { position, comment } = reading.position(index, 0, moves);
      const rows = Array.from({ length: item.rows }, (_, row) =>
        position.stones.slice(row * item.columns, (row + 1) * item.columns),
      );
      return { title: item.title, moves, rows, comment };
    });
    expect(found).toMatchObject(
      records.map(({ title, moves, rows, comment, ...rest }) =>
        rows ? { title, moves, rows, ...(comment !== undefined && { comment }) } : rest,
      ),
    );
    const kinds = new Set(warnings.filter((each) => each.endsWith('-encoding')));
    expect(new Set(notes.map(({ code }) => code))).toEqual(kinds);
  });
});

it('names of encodings are those of iconv, Java and Python too', () => {
  for (const [name, label] of Object.entries(expected.names)) {
    expect(labelOf(name), name).toBe(label?.toLowerCase() ?? null);
  }
  for (const name of ['', 'x', '8', 'cp', 'cp99999999999', 'iso8859', 'iso8859_99', 'x-']) {
    expect(labelOf(name), name).toBeNull();
  }
});

describe('the cut into game trees', () => {
  const cut = (text: Uint8Array) => pieces(text).map(({ start, end }) => text.subarray(start, end).length);

  it('is after each tree, whatever its values hold', () => {
    expect(cut(bytes('(;C[:)])x(;C[a\\]b](;B[aa]))\n'))).toEqual([8, 19, 1]);
    expect(cut(bytes('(;PB[', [0xb3], '\\];B[aa])(;SZ[9])'))).toEqual([15, 8]);
    expect(cut(bytes('(SZ[9];B[aa])(see (there)) (;SZ[5])'))).toEqual([13, 22]);
  });

  it('says which pieces are ASCII', () => {
    const found = pieces(bytes('(;SZ[9])(;C[', [0xe9], '])(;SZ[5])'));
    expect(found.map(({ plain }) => plain)).toEqual([true, false, true]);
  });
});

it('Cyrillic without CA keeps its brackets', () => {
  // «Мастер» in windows-1251 and in KOI8-R: an odd number of letters before the bracket.
  const cp1251 = bytes('(;PB[', [0xcc, 0xe0, 0xf1, 0xf2, 0xe5, 0xf0, 0xfb], '];B[aa])');
  const koi8 = bytes('(;PB[', [0xed, 0xc1, 0xd3, 0xd4, 0xc5, 0xd2, 0xd9], '];B[aa])');
  for (const each of [cp1251, koi8]) expect(decodeBytes(each)).toBe('(;PB[Мастеры];B[aa])');
});
