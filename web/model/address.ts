import type { BoardMark, Color, Point, Position, Problem } from '../engine/types.ts';
import * as en from './catalogue/en.ts';
import { pointName, pointNamed } from './coordinate.ts';
import { type GamePlace, MAX_SIDE, type State } from './state.ts';
import type { Load } from './update.ts';

/**
 * The part of the address after `#`: position, options and place, as `name=value` joined
 * by `&`. What has its default is left out. A position is written in one of two ways:
 *
 * - `rows=X..X/4.`: the rows from the top, `4.` short for `....`;
 * - `stones=19x19.…`: five points a byte in base 3, the bytes in base64url. This is for
 *   big boards: 98 characters for 19×19.
 *
 * The place always comes last, so that a link never ends in a full stop.
 */
export type Shared = Pick<
  State,
  'position' | 'marks' | 'lastMove' | 'toPlay' | 'show' | 'stepping' | 'rules' | 'start' | 'place' | 'game'
>;

/** Rows up to this length are preferred, because a reader can make sense of them. */
const READABLE = 100;
/** Longer texts of games do not go into a link; the position alone does. */
const LONGEST_GAME = 3000;
/** Nor do more marks than this many characters. */
const LONGEST_MARKS = 1500;
/** No link of ours comes near this. */
const LONGEST_LINK = 100_000;

const MARK_KINDS = ['circle', 'square', 'triangle', 'cross', 'label'] as const;

/** The address of a state, without the `#`. */
export function encode(state: Shared): string {
  const { position, rules, start, game, lastMove } = state;
  const names = (points: readonly Point[]) => points.map((point) => pointName(position, point)).join(',');
  const fields: [string, string][] = [encodePosition(position)];
  const add = (name: string, value: string, unless: string) => value !== unless && fields.push([name, value]);
  add('show', state.show, 'black');
  if (state.show === 'both') add('step', state.stepping, 'black');
  add('suicide', rules.suicide, 'forbidden');
  add('regions', rules.regions, 'small');
  add('start', names(start ?? []), '');
  add('turn', state.toPlay, 'black');
  add('last', lastMove === null ? '' : pointName(position, lastMove), '');
  for (const [kind, value] of encodeMarks(position, state.marks)) add(kind, value, '');
  if (game && fitsInLink(game)) {
    add('game', toBase64Url(new TextEncoder().encode(game.text)), '');
    add('item', String(game.item), '0');
    add('line', String(game.line), '0');
    add('move', String(game.move), '0');
  }
  fields.push(['place', state.place]);
  return fields.map((field) => field.join('=')).join('&');
}

/** Whether a link can hold the game, if there is one. */
export function fitsInLink(game: GamePlace | null): boolean {
  return !game || game.text.length <= LONGEST_GAME;
}

/** What an address says, or why it cannot be read; null if it is not about a position. */
export type Decoded = { readonly load: Load } | { readonly problem: Problem };

/** Reads an address, with or without its `#`. Any text ends in an answer. */
export function decode(address: string): Decoded | null {
  const text = address.replace(/^#/, '');
  const fields = new Map(
    text.split('&').map((field): [string, string] => {
      const equals = field.indexOf('=');
      return equals < 0 ? [field, ''] : [field.slice(0, equals), field.slice(equals + 1)];
    }),
  );
  if (!fields.has('rows') && !fields.has('stones')) return null;
  try {
    if (text.length > LONGEST_LINK) throw new BadLink(en.link.tooLong);
    return { load: decodeFields((name) => unescaped(fields.get(name))) };
  } catch (error) {
    if (error instanceof BadLink) return { problem: { code: 'bad-link', message: en.link.bad(error.message) } };
    throw error;
  }
}

class BadLink extends Error {}

type Field = (name: string) => string | null;

function decodeFields(field: Field): Load {
  const position = decodePosition(field);
  const points = (name: string) =>
    (field(name) ?? '')
      .split(',')
      .filter(Boolean)
      .map((each) => pointOf(position, each));
  const show = choice(field, 'show', ['black', 'white', 'both'] as const);
  const start = points('start');
  return {
    position,
    marks: decodeMarks(position, field),
    lastMove: points('last')[0] ?? null,
    toPlay: choice<Color>(field, 'turn', ['black', 'white']),
    show,
    stepping: show === 'both' ? choice<Color>(field, 'step', ['black', 'white']) : show,
    rules: {
      suicide: choice(field, 'suicide', ['forbidden', 'allowed'] as const),
      regions: choice(field, 'regions', ['small', 'enclosed'] as const),
    },
    start: start.length ? start : null,
    place: placeOf(field('place')),
    game: decodeGame(field),
  };
}

function unescaped(value: string | undefined): string | null {
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    throw new BadLink(en.link.escape);
  }
}

function pointOf(position: Position, name: string): Point {
  const point = pointNamed(position, name);
  if (point === null) throw new BadLink(en.link.point(name));
  return point;
}

/** One of the values; the first if the field is missing. */
function choice<T extends string>(field: Field, name: string, values: readonly [T, ...T[]]): T {
  const said = field(name);
  if (said === null) return values[0];
  const value = values.find((each) => each === said);
  if (!value) throw new BadLink(en.link.value(name, said));
  return value;
}

function placeOf(place: string | null): string {
  if (place === null) return '0';
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(place)) throw new BadLink(en.link.value('place', place));
  return place;
}

function encodePosition(position: Position): [string, string] {
  const rows = rowsOf(position)
    .map((row) => row.replace(/(.)\1{3,}/g, (run, stone: string) => run.length + stone))
    .join('/');
  if (rows.length <= READABLE) return ['rows', rows];
  const packed = `${position.columns}x${position.rows}.${toBase64Url(pack(position.stones))}`;
  return rows.length <= packed.length ? ['rows', rows] : ['stones', packed];
}

function rowsOf({ columns, rows, stones }: Position): string[] {
  return Array.from({ length: rows }, (_, row) => stones.slice(row * columns, (row + 1) * columns));
}

function decodePosition(field: Field): Position {
  const rows = field('rows');
  return rows === null ? decodePacked(field('stones') ?? '') : decodeRows(rows);
}

function decodeRows(text: string): Position {
  const rows = text.split('/').map((row, index) => {
    if (!/^(\d{0,2}[XO.])+$/.test(row)) throw new BadLink(en.link.row(index + 1));
    return row.replace(/(\d+)(.)/g, (_, count: string, stone: string) => stone.repeat(Number(count)));
  });
  const columns = rows[0]?.length ?? 0;
  rows.forEach((row, index) => {
    if (row.length !== columns) throw new BadLink(en.link.ragged(index + 1, row.length, columns));
  });
  checkSize(columns, rows.length);
  return { columns, rows: rows.length, stones: rows.join('') };
}

function decodePacked(text: string): Position {
  const [, columns, rows, packed] = /^(\d{1,3})x(\d{1,3})\.([\w-]*)$/.exec(text) ?? [];
  if (columns === undefined || packed === undefined) throw new BadLink(en.link.value('stones', text.slice(0, 20)));
  const size = { columns: Number(columns), rows: Number(rows) };
  checkSize(size.columns, size.rows);
  const stones = unpack(fromBase64Url(packed), size.columns * size.rows);
  if (stones === null) throw new BadLink(en.link.stones);
  return { ...size, stones };
}

function checkSize(columns: number, rows: number): void {
  const side = (length: number) => length >= 1 && length <= MAX_SIDE;
  if (!side(columns) || !side(rows)) throw new BadLink(en.link.size(columns, rows, MAX_SIDE));
}

const STONES = '.XO';
const POINTS_A_BYTE = 5;

function pack(stones: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(stones.length / POINTS_A_BYTE));
  for (let point = stones.length - 1; point >= 0; point--) {
    const byte = Math.floor(point / POINTS_A_BYTE);
    bytes[byte] = (bytes[byte] ?? 0) * 3 + STONES.indexOf(stones.charAt(point));
  }
  return bytes;
}

function unpack(bytes: Uint8Array | null, length: number): string | null {
  if (bytes?.length !== Math.ceil(length / POINTS_A_BYTE)) return null;
  let stones = '';
  for (let byte of bytes) {
    for (let point = 0; point < POINTS_A_BYTE; point++) {
      stones += STONES.charAt(byte % 3);
      byte = Math.floor(byte / 3);
    }
  }
  return stones.slice(0, length);
}

function encodeMarks(position: Position, marks: readonly BoardMark[]): [string, string][] {
  const fields = MARK_KINDS.map((kind): [string, string] => {
    const ofKind = marks.filter((mark) => mark.kind === kind);
    const text = (mark: BoardMark) => (kind === 'label' ? `:${encodeURIComponent(mark.text ?? '')}` : '');
    return [kind, ofKind.map((mark) => pointName(position, mark.point) + text(mark)).join(',')];
  });
  return fields.reduce((sum, [, value]) => sum + value.length, 0) <= LONGEST_MARKS ? fields : [];
}

function decodeMarks(position: Position, field: Field): BoardMark[] {
  return MARK_KINDS.flatMap((kind) =>
    (field(kind) ?? '')
      .split(kind === 'label' ? /,(?=[A-Za-z]+\d+:)/ : ',')
      .filter(Boolean)
      .map((each): BoardMark => {
        const [, name = each, text] = (kind === 'label' && /^([^:]*):(.*)$/s.exec(each)) || [];
        const point = pointOf(position, name);
        return text === undefined ? { point, kind } : { point, kind, text };
      }),
  );
}

function decodeGame(field: Field): GamePlace | null {
  const packed = field('game');
  if (packed === null) return null;
  const bytes = fromBase64Url(packed);
  if (!bytes) throw new BadLink(en.link.game);
  const number = (name: string) => {
    const value = field(name) ?? '0';
    if (!/^\d{1,9}$/.test(value)) throw new BadLink(en.link.value(name, value));
    return Number(value);
  };
  return { text: new TextDecoder().decode(bytes), item: number('item'), line: number('line'), move: number('move') };
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
