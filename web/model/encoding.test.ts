import { expect, it } from 'vitest';
import { decodeBytes } from './encoding.ts';

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

it('always ends in a text', () => {
  expect(decodeBytes(bytes('(;CA[klingon]C[', [0xe9], '])'))).toBe('(;CA[klingon]C[é])');
  expect(decodeBytes(bytes('(;FOCA[utf-8]C[', [0xff, 0xe9], '])'))).toBe('(;FOCA[utf-8]C[ÿé])');
  expect(decodeBytes(new Uint8Array())).toBe('');
});
