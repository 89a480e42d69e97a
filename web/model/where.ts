/**
 * The places of the page: rooms, the lenses of a room, and the place in a lens. Inside the program
 * they are typed; the field `open` of an address is their one text form.
 */

import { isGrid } from '../engine/position.ts';
import type { Size } from '../engine/types.ts';

/** A place in the lens of proofs. Blocks and points are given by name. */
export type ProofPlace =
  | { readonly activity: 'choose' | 'turn'; readonly block: string }
  | { readonly activity: 'show'; readonly block: string; readonly move: number }
  | { readonly activity: 'try'; readonly block: string; readonly moves: readonly string[] };

/** A question about supports: the chosen blocks, those taken away, and the cover shown, from 0. */
export interface SupportsPlace {
  readonly chosen: readonly string[];
  readonly taken: readonly string[];
  readonly cover: number;
}

/**
 * A place in the lens of eyes: a group by its name, empty for the one that the lens chooses, and a
 * part of the lens, empty for the result, with a step in it, from 0.
 */
export interface EyesPlace {
  readonly group: string;
  readonly part: string;
  readonly step: number;
}

/** A panel of the lens Steps. */
export const PANELS = ['idea', 'result', 'regions', 'algorithm', 'rules', 'race', 'errata'] as const;
export type Panel = (typeof PANELS)[number];

export const LENSES = ['steps', 'prove', 'eyes', 'supports', 'score', 'gallery'] as const;
export type Lens = (typeof LENSES)[number];

/** The rooms; that for boards in space has the lenses of Explore, with its gallery in place of eyes. */
export const ROOMS = ['explore', 'games', 'space'] as const;
export type Room = (typeof ROOMS)[number];

/** A dialog over the room; `open`, `recent` and `examples` are the tabs of one. */
export type DialogName = 'open' | 'recent' | 'examples' | 'share' | 'help';

export type Where =
  | { readonly room: 'games' }
  /** `text` is the one whose errata are listed: `benson`, `sensei`, `chen` or `kim`; without it, the one about such boards. */
  | { readonly room: 'explore'; readonly lens: 'steps'; readonly panel: Panel | null; readonly text?: string }
  | { readonly room: 'explore'; readonly lens: 'prove'; readonly proof: ProofPlace | null }
  | { readonly room: 'explore'; readonly lens: 'eyes'; readonly eyes: EyesPlace | null }
  | { readonly room: 'explore'; readonly lens: 'supports'; readonly supports: SupportsPlace | null }
  /** `step` counts from 0. On a board in space the count can be Kim's; otherwise it is by Rule 3. */
  | { readonly room: 'explore'; readonly lens: 'score'; readonly step: number; readonly counting?: 'kim' }
  | GalleryPlace;

/** A place in the gallery of boards in space: an exhibit, or any other name for the list, and its step from 0. */
export interface GalleryPlace {
  readonly room: 'explore';
  readonly lens: 'gallery';
  readonly exhibit: string;
  readonly step: number;
}

/** The lens Steps without a panel, where a first visit begins. */
export const HOME: Where = { room: 'explore', lens: 'steps', panel: null };

export const GAMES: Where = { room: 'games' };

/** The list of errors of a text. */
export const errataOf = (text: string): Where => ({ room: 'explore', lens: 'steps', panel: 'errata', text });

/** The start of a lens. */
export function startOf(lens: Lens): Where {
  switch (lens) {
    case 'steps':
      return HOME;
    case 'prove':
      return { room: 'explore', lens, proof: null };
    case 'eyes':
      return { room: 'explore', lens, eyes: null };
    case 'supports':
      return { room: 'explore', lens, supports: null };
    case 'score':
      return { room: 'explore', lens, step: 0 };
    case 'gallery':
      return { room: 'explore', lens, exhibit: 'all', step: 0 };
  }
}

/** True if boards of this size have a lens: eyes need diagonals, and the gallery is about space. */
export function hasLens(size: Size, lens: Lens): boolean {
  return lens !== (isGrid(size) ? 'gallery' : 'eyes');
}

/** The same room, lens and panel, without the place in the lens, which is kept only for the same blocks. */
export function withoutPlace(where: Where): Where {
  return where.room === 'games' || where.lens === 'steps' ? where : startOf(where.lens);
}

/** The place on a board of this size, or home if such boards lack it; games are on grids alone. */
export function placeOn(size: Size, where: Where): Where {
  return (where.room === 'games' ? isGrid(size) : hasLens(size, where.lens)) ? where : HOME;
}

/** The room of a place on a board of this size. */
export function roomOf(size: Size, { room }: Where): Room {
  return isGrid(size) ? room : 'space';
}

/** True if two places are in the same lens, of the gallery at the same exhibit, or in the same room without lenses. */
export function isSameLens(a: Where, b: Where): boolean {
  if (a.room === 'games' || b.room === 'games') return a.room === b.room;
  return a.lens === 'gallery' && b.lens === 'gallery' ? a.exhibit === b.exhibit : a.lens === b.lens;
}

/** The panels whose addresses have kept the names of their first headings. */
const OLD_NAMES: Readonly<Partial<Record<Panel, string>>> = { result: 'outcome', regions: 'matrix' };
/** Dialogs, and the names that they had in addresses. */
const DIALOGS: Readonly<Record<string, DialogName>> = { input: 'open', gallery: 'examples', share: 'share' };

/** The text of a place in an address; empty at home. */
export function whereText(where: Where): string {
  if (where.room === 'games') return 'game';
  switch (where.lens) {
    case 'steps':
      return where.panel ? joined(OLD_NAMES[where.panel] ?? where.panel, where.text ?? '') : '';
    case 'prove':
      return joined('prove', where.proof ? proofText(where.proof) : '');
    case 'eyes':
      return joined('eyes', where.eyes ? eyesText(where.eyes) : '');
    case 'supports':
      return joined('supports', where.supports ? supportsText(where.supports) : '');
    case 'score':
      return joined(joined('score', where.counting ?? ''), where.step ? String(where.step + 1) : '');
    case 'gallery':
      return trimmed(['gallery', where.exhibit, where.step ? String(where.step) : '']);
  }
}

/** The address of a place, without a position. */
export function placeAddress(where: Where): string {
  const text = whereText(where);
  return text ? `#open=${text}` : './';
}

const joined = (lens: string, place: string): string => (place ? `${lens}.${place}` : lens);

function proofText(proof: ProofPlace): string {
  switch (proof.activity) {
    case 'choose':
      return proof.block;
    case 'turn':
      return `turn.${proof.block}`;
    case 'show':
      return `show.${proof.block}.${proof.move}`;
    case 'try':
      return ['try', proof.block, ...(proof.moves.length ? [proof.moves.join(',')] : [])].join('.');
  }
}

/** `A,C` chosen, `A.B` with B taken away, `A..2` at the second cover. */
function supportsText({ chosen, taken, cover }: SupportsPlace): string {
  return trimmed([chosen.join(','), taken.join(','), cover ? String(cover + 1) : '']);
}

/** `A` is the group, `A.rules.12` a step of a part of the lens. */
const eyesText = ({ group, part, step }: EyesPlace): string => trimmed([group, part, step ? String(step) : '']);

/** The parts with full stops between them, without those at the end. */
const trimmed = (parts: readonly string[]): string =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('.');

/** The room or lens that a text names, with its place in it, and the dialog over it. */
export interface Named {
  readonly where: Where;
  readonly dialog: DialogName | null;
}

/** Reads the text of a place; null if it names no room. A place that a lens lacks is its start. */
export function whereNamed(text: string): Named | null {
  const [, name = '', place = ''] = /^([a-z]*)(?:\.([\w.,:-]*))?$/.exec(text) ?? [];
  const at = (where: Where): Named => ({ where, dialog: null });
  if (text === '') return at(HOME);
  if (Object.hasOwn(DIALOGS, text)) return { where: HOME, dialog: DIALOGS[text] ?? null };
  const panel = PANELS.find((each) => each === name || OLD_NAMES[each] === name);
  if (panel) return at(panel === 'errata' && place ? errataOf(place) : { room: 'explore', lens: 'steps', panel });
  switch (name) {
    case 'game':
      return at({ room: 'games' });
    case 'prove':
      return at({ room: 'explore', lens: 'prove', proof: proofNamed(place) });
    case 'eyes':
      return at({ room: 'explore', lens: 'eyes', eyes: eyesNamed(place) });
    case 'supports':
      return at({ room: 'explore', lens: 'supports', supports: supportsNamed(place) });
    case 'score':
      return at(scoreNamed(place));
    case 'gallery':
      return at(galleryNamed(place));
    default:
      return null;
  }
}

function proofNamed(text: string): ProofPlace | null {
  const [, activity, block = '', rest = ''] = /^(?:(turn|show|try)\.)?([A-Z]+)(?:\.(.*))?$/.exec(text) ?? [];
  if (!block) return null;
  switch (activity) {
    case 'show':
      return { activity, block, move: Number(/^\d{1,9}/.exec(rest) ?? 0) };
    case 'try':
      return { activity, block, moves: rest ? rest.split(',') : [] };
    case 'turn':
      return { activity, block };
    default:
      return { activity: 'choose', block };
  }
}

function eyesNamed(text: string): EyesPlace | null {
  const [, group = '', part = '', step = 0] = /^([A-Z]*)(?:\.([a-z]+)(?:\.(\d{1,5}))?)?$/.exec(text) ?? [];
  return group || part ? { group, part, step: Number(step) } : null;
}

function galleryNamed(text: string): GalleryPlace {
  const [exhibit = '', step = ''] = text.split('.');
  return { room: 'explore', lens: 'gallery', exhibit, step: /^\d{1,3}$/.test(step) ? Number(step) : 0 };
}

/** `3` is the third step, `kim.3` that of Kim's count. */
function scoreNamed(text: string): Where {
  const [, kim, step = 1] = /^(kim)?\.?([1-9]\d?)?$/.exec(text) ?? [];
  return { room: 'explore', lens: 'score', step: Number(step) - 1, ...(kim && { counting: 'kim' }) };
}

function supportsNamed(text: string): SupportsPlace | null {
  const [chosen = '', taken = '', cover = ''] = text.split('.');
  const names = (list: string) => list.split(',').filter(Boolean);
  if (!text) return null;
  return { chosen: names(chosen), taken: names(taken), cover: /^[1-9]\d{0,3}$/.test(cover) ? Number(cover) - 1 : 0 };
}
