import * as en from '#locale/run.ts';
import { pointName, pointNamed } from '../engine/coordinate.ts';
import { colorAt, isGrid } from '../engine/position.ts';
import type { BoardMark, Color, Form, Point, Position, Size } from '../engine/types.ts';
import { sentences } from '../locales/sentences.ts';
import { type Packed, packMoves, unpackMoves } from './packed-moves.ts';
import { PLAIN, type Play, stonesLeft } from './play.ts';
import { NOT_COUNTED, type PrisonerCount } from './prisoners.ts';
import { fitsPage, type GamePlace, longestSide, type Shared } from './state.ts';
import type { Load } from './update.ts';
import { type DialogName, HOME, type Where, whereNamed, whereText } from './where.ts';

/** Rows up to this length are written out, because a reader can make sense of them. */
const READABLE = 100;
/** Longer texts of games do not go into a link; the position alone does. */
const LONGEST_GAME = 3000;
/** Longer lists of marks do not go into a link, in characters. */
const LONGEST_MARKS = 1500;
/** In place of a game that is too long. */
const CUT = '-';
/** Longer addresses are refused; none that {@link encode} writes comes near this. */
const LONGEST_LINK = 100_000;

const MARK_KINDS: readonly BoardMark['kind'][] = ['circle', 'square', 'triangle', 'cross', 'label'];

/**
 * The address of a state, without the `#`: position, options and place, as `name=value` joined
 * by `&`. Fields with their default are left out. A position is written in one of two ways:
 *
 * - `rows=X.X/.../O.X`: the rows from the top, `//` between layers; by hand also `3.` for `...`;
 * - `stones=19x19.…`, `stones=5x5x5.…`: five points a byte in base 3, the bytes in base64url. This is
 *   for bigger boards: 98 characters for 19×19.
 *
 * `form=cylinder` or `form=torus` joins edges of the board.
 *
 * `prisoners=3.1` are those held by Black and by White since the beginning of the game;
 * `prisoners=3.1.part` if there may have been others before.
 *
 * `play=kim.1.3.2.0.1.0` is a game in space with Kim's rule on ko and up to 1 stone in a turn of Black and
 * 3 of White; 2 of the turn are played, after 0 passes; the stones of a turn are placed together (1), and
 * Black does not begin with several (0).
 * `chosen=2:C3,2:C4` are points chosen for stones that are placed at the same time.
 *
 * `game=` is the text of a game in base64url. The moves at its end are `moves=ddpp--.qq`: their points as in SGF,
 * Black first and in turn; two hyphens are a pass, and a full stop comes before a second move of the same colour.
 *
 * A game that is too long is `game=-`: the link holds the position alone, and says so when it is opened.
 *
 * The place always comes last, so that a link never ends in a full stop.
 */
export function encode(state: Shared): string {
  const { position, rules, start, game, lastMove, ko } = state;
  const names = (points: readonly Point[]) => points.map((point) => pointName(position, point)).join(',');
  const fields: [string, string][] = [encodePosition(position)];
  const add = (name: string, value: string, unless: string) => value !== unless && fields.push([name, value]);
  add('form', position.form ?? 'box', 'box');
  add('show', state.show, 'black');
  if (state.show === 'both') add('step', state.stepping, 'black');
  add('suicide', rules.suicide, 'forbidden');
  add('regions', rules.regions, 'small');
  add('start', names(start ?? []), '');
  add('turn', state.toPlay, 'black');
  add('last', lastMove === null ? '' : pointName(position, lastMove), '');
  add('ko', ko === null ? '' : pointName(position, ko), '');
  add('prisoners', encodePrisoners(state.prisoners), encodePrisoners(NOT_COUNTED));
  add('captures', state.captures ? 'on' : 'off', 'on');
  add('play', encodePlay(state.play), encodePlay(PLAIN));
  add('chosen', names(state.play.chosen), '');
  add('marks', encodeMarks(position, state.marks), '');
  const packed = game && packedFor(game.text);
  if (game && packed) {
    add('game', toBase64Url(new TextEncoder().encode(packed.root)), '');
    add('moves', packed.moves, '');
    add('at', `${game.item}.${game.line}.${game.move}`, '0.0.0');
  }
  const isCut = game !== null && !packed;
  if (isCut) add('game', CUT, '');
  // Without its moves there is nothing to go through.
  add('open', isCut && state.where.room === 'games' ? '' : whereText(state.where), '');
  fields.push(['place', state.place]);
  return fields.map((field) => field.join('=')).join('&');
}

/** True if a link can hold the game, or if there is none. */
export function fitsInLink(game: GamePlace | null): boolean {
  return !game || packedFor(game.text) !== null;
}

/** The text of a game as it stands in a link; null if it is too long for one. */
function packedFor(text: string): Packed | null {
  // Six characters of a move become two. Each step writes the address: longer texts are not looked at.
  if (text.length > 3 * LONGEST_GAME) return null;
  const packed = packMoves(text) ?? { root: text, moves: '' };
  return packed.root.length + packed.moves.length <= LONGEST_GAME ? packed : null;
}

/** The address of the first board in space: nine stones that live in a corner (Kim 1978, Example 3). */
export const FIRST_IN_SPACE = 'stones=5x5x5.AwEAAAAEAQAAAAMBAAAABAAAAAAAAAAAAA';

/** The content of an address. */
export interface Decoded {
  /** Null if the address is not about a position, or cannot be read. */
  readonly load: Load | null;
  readonly where: Where | null;
  readonly dialog: DialogName | null;
  /** A sentence on why it cannot be read, or why nothing answers to it. */
  readonly problem: string | null;
}

/** Reads an address, with or without its `#`; null if it is empty. Never throws. */
export function decode(address: string): Decoded | null {
  const text = address.replace(/^#/, '');
  if (!text) return null;
  const fields = new Map(
    text.split('&').map((field): [string, string] => {
      const equals = field.indexOf('=');
      return equals < 0 ? [field, ''] : [field.slice(0, equals), field.slice(equals + 1)];
    }),
  );
  const nothing = { load: null, where: null, dialog: null };
  try {
    if (text.length > LONGEST_LINK) throw new BadLink(en.linkCutOff);
    const field = (name: string) => unescaped(fields.get(name));
    const isPosition = fields.has('rows') || fields.has('stones');
    const open = field('open');
    const named = isPosition || open !== null ? whereNamed(open ?? '') : null;
    const where = named?.where ?? HOME;
    return {
      where,
      dialog: named?.dialog ?? null,
      load: isPosition ? { ...decodeFields(field), where } : null,
      problem: !named ? en.linkNothing : field('game') === CUT ? en.linkWithoutGame : null,
    };
  } catch (error) {
    if (error instanceof BadLink) return { ...nothing, problem: sentences(error.message, en.linkIgnored) };
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
      .map((each) => pointOf(position, name, each));
  const toPlay = choice<Color>(field, 'turn', ['black', 'white']);
  const chosen = [...new Set(points('chosen'))];
  if (chosen.some((point) => colorAt(position, point)))
    throw new BadLink(en.linkValue({ name: 'chosen', value: field('chosen') ?? '' }));
  const show = choice(field, 'show', ['black', 'white', 'both'] as const);
  const start = points('start');
  return {
    position,
    marks: decodeMarks(position, field),
    lastMove: points('last')[0] ?? null,
    ko: points('ko')[0] ?? null,
    toPlay,
    prisoners: decodePrisoners(field),
    captures: choice(field, 'captures', ['on', 'off']) === 'on',
    play: decodePlay(field, toPlay, chosen),
    show,
    stepping: show === 'both' ? choice<Color>(field, 'step', ['black', 'white']) : show,
    rules: {
      suicide: choice(field, 'suicide', ['forbidden', 'allowed'] as const),
      regions: choice(field, 'regions', ['small', 'enclosed'] as const),
    },
    start: start.length ? start : null,
    place: matched(field, 'place', /^\d{1,9}(\.\d{1,9})?$/)?.[0] ?? '0',
    game: decodeGame(field),
  };
}

function unescaped(value: string | undefined): string | null {
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    throw new BadLink(en.linkCutOff);
  }
}

function pointOf(position: Position, field: string, name: string): Point {
  const point = pointNamed(position, name);
  if (point === null) throw new BadLink(en.linkValue({ name: field, value: name }));
  return point;
}

/** The value of a field that allows only these; the first if the field is missing. */
function choice<T extends string>(field: Field, name: string, values: readonly [T, ...T[]]): T {
  const said = field(name);
  if (said === null) return values[0];
  const value = values.find((each) => each === said);
  if (!value) throw new BadLink(en.linkValue({ name, value: said }));
  return value;
}

function encodePrisoners({ byBlack, byWhite, fromBeginning }: PrisonerCount): string {
  return `${byBlack}.${byWhite}${fromBeginning ? '' : '.part'}`;
}

function decodePrisoners(field: Field): PrisonerCount {
  const parts = matched(field, 'prisoners', /^(\d{1,9})\.(\d{1,9})(\.part)?$/);
  if (!parts) return NOT_COUNTED;
  const [, byBlack, byWhite, part] = parts;
  return { byBlack: Number(byBlack), byWhite: Number(byWhite), fromBeginning: !part };
}

function encodePlay({ ko, black, white, played, passes, together, opening }: Play): string {
  return [ko, black, white, played, passes, +together, +opening].join('.');
}

function decodePlay(field: Field, toPlay: Color, chosen: readonly Point[]): Play {
  const parts = matched(field, 'play', /^(basic|kim)\.([1-9])\.([1-9])\.(\d)\.([0-2])\.([01])\.([01])$/);
  if (!parts) return { ...PLAIN, chosen };
  const [black = 1, white = 1, played = 0, passes = 0, together, opening] = parts.slice(2).map(Number);
  const play: Play = {
    ko: parts[1] as Play['ko'],
    black,
    white,
    played,
    passes,
    together: !!together,
    opening: !!opening,
    chosen,
  };
  if (stonesLeft(play, toPlay) < 1) throw new BadLink(en.linkValue({ name: 'play', value: parts[0] }));
  return play;
}

/** The parts of a field that has this form; null if the field is missing. */
function matched(field: Field, name: string, form: RegExp): RegExpExecArray | null {
  const said = field(name);
  if (said === null) return null;
  const parts = form.exec(said);
  if (!parts) throw new BadLink(en.linkValue({ name, value: said }));
  return parts;
}

function encodePosition({ columns, rows, layers = 1, stones }: Position): [string, string] {
  const pieces = (text: string, length: number) =>
    Array.from({ length: text.length / length }, (_, piece) => text.slice(piece * length, (piece + 1) * length));
  const text = pieces(stones, columns * rows)
    .map((layer) => pieces(layer, columns).join('/'))
    .join('//');
  if (text.length <= READABLE) return ['rows', text];
  return ['stones', packPosition({ columns, rows, layers, stones })];
}

/** A position in few characters, as it stands after `stones=`. */
export const packPosition = ({ columns, rows, layers = 1, stones }: Position): string =>
  `${columns}x${rows}${layers > 1 ? `x${layers}` : ''}.${toBase64Url(pack(stones))}`;

/** The position that {@link packPosition} has written; null if the text is damaged, or the page shows no such board. */
export function unpackPosition(text: string): Position | null {
  try {
    return decodePacked(text, 'box');
  } catch (error) {
    if (error instanceof BadLink) return null;
    throw error;
  }
}

function decodePosition(field: Field): Position {
  const form = choice(field, 'form', ['box', 'cylinder', 'torus'] as const);
  const written = field('rows');
  return written === null ? decodePacked(field('stones') ?? '', form) : decodeRows(written, form);
}

function decodeRows(written: string, form: Form): Position {
  const layers = written.split('//').map((layer) => layer.split('/'));
  const rows = layers.flat().map((row) => row.replace(/(\d\d?)(.)/g, (_, count, stone) => stone.repeat(count)));
  const columns = rows[0]?.length ?? 0;
  rows.forEach((row, index) => {
    if (!/^[XO.]+$/.test(row) || row.length !== columns) throw new BadLink(en.linkRow({ row: index + 1 }));
  });
  const height = layers[0]?.length ?? 0;
  if (layers.some((layer) => layer.length !== height)) throw new BadLink(en.linkLayers);
  return { ...sizeOf(columns, height, layers.length, form), stones: rows.join('') };
}

function decodePacked(text: string, form: Form): Position {
  const [, columns, rows, layers = '1', packed = ''] =
    /^(\d{1,3})x(\d{1,3})(?:x(\d{1,3}))?\.([\w-]*)$/.exec(text) ?? [];
  const size = sizeOf(Number(columns), Number(rows), Number(layers), form);
  const stones = unpack(fromBase64Url(packed), size.columns * size.rows * Number(layers));
  if (stones === null) throw new BadLink(en.linkCutOff);
  return { ...size, stones };
}

function sizeOf(columns: number, rows: number, layers: number, form: Form): Size {
  const size = { columns, rows, layers, form };
  if (!fitsPage(size)) throw new BadLink(en.linkSize({ longest: longestSide(size) }));
  return isGrid(size) ? { columns, rows } : size;
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

/** `circle:C3,label:D4:a`; a label is escaped twice, since the whole field is once. */
function encodeMarks(position: Position, marks: readonly BoardMark[]): string {
  const text = marks
    .map(({ point, kind, text: label }) => {
      const said = label === undefined ? '' : `:${encodeURIComponent(encodeURIComponent(label))}`;
      return `${kind}:${pointName(position, point)}${said}`;
    })
    .join(',');
  return text.length <= LONGEST_MARKS ? text : '';
}

function decodeMarks(position: Position, field: Field): BoardMark[] {
  const marks = field('marks')?.split(',') ?? [];
  return marks.map((mark) => {
    // The name of a point in space has a colon too.
    const [said = '', ...rest] = mark.split(':');
    const [name, label] = [rest.splice(0, (position.layers ?? 1) > 1 ? 2 : 1).join(':'), rest[0]];
    const kind = MARK_KINDS.find((each) => each === said);
    if (!kind) throw new BadLink(en.linkValue({ name: 'marks', value: mark }));
    const point = pointOf(position, 'marks', name);
    return label === undefined ? { point, kind } : { point, kind, text: unescaped(label) ?? '' };
  });
}

function decodeGame(field: Field): GamePlace | null {
  const packed = field('game');
  if (packed === null || packed === CUT) return null;
  const bytes = fromBase64Url(packed);
  if (!bytes) throw new BadLink(en.linkCutOff);
  const at = matched(field, 'at', /^\d{1,9}\.\d{1,9}\.\d{1,9}$/);
  const [item = 0, line = 0, move = 0] = at?.[0].split('.').map(Number) ?? [];
  const root = new TextDecoder().decode(bytes);
  const moves = field('moves');
  const text = moves === null ? root : unpackMoves({ root, moves });
  if (text === null) throw new BadLink(en.linkCutOff);
  return { text, item, line, move };
}

export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
