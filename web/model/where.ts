/**
 * The places of the page: rooms, the lenses of a room, and the place in a lens. Inside the program
 * they are typed; the field `open` of an address is their one text form. What is special about a room or
 * lens is in its descriptor.
 */

import { isGrid } from '../engine/position.ts';
import type { Size } from '../engine/types.ts';
import type { Build, Descriptor } from './lenses/descriptor.ts';
import { type GamesWhere, games } from './lenses/games.ts';
import { type LearnWhere, learn } from './lenses/learn.ts';
import { LENS_LIST } from './lenses/list.ts';

export type Lens = keyof typeof LENS_LIST;
export const LENSES = Object.keys(LENS_LIST) as readonly Lens[];

/** The build of the engine that a lens needs. */
export type BuildOf<L extends Lens> = (typeof LENS_LIST)[L]['build'];
export const buildOf = <L extends Lens>(lens: L): BuildOf<L> => LENS_LIST[lens].build;

/** The key that leads to a lens. */
export const keyOf = (lens: Lens): string => LENS_LIST[lens].key;

/** A place in a lens. */
export type WhereIn<L extends Lens> = (typeof LENS_LIST)[L]['start'];

/** The rooms; that for boards in space has the lenses of Explore that fit such boards. */
export const ROOMS = ['explore', 'games', 'learn', 'space'] as const;
export type Room = (typeof ROOMS)[number];

/** A dialog over the room; `open`, `recent` and `examples` are the tabs of one. */
export type DialogName = 'open' | 'recent' | 'examples' | 'share' | 'help';

export type Where = GamesWhere | LearnWhere | WhereIn<Lens>;

type AnyDescriptor = Omit<Descriptor<Where, Build>, 'key'>;

/** The rooms without lenses. */
const WITHOUT_LENSES = { games, learn };

const descriptorOf = (where: Where): AnyDescriptor =>
  ('lens' in where ? LENS_LIST[where.lens] : WITHOUT_LENSES[where.room]) as AnyDescriptor;

/** The lens Steps without a panel, where a first visit begins. */
export const HOME: Where = LENS_LIST.steps.start;

export const GAMES: Where = games.start;
export const LEARN: Where = learn.start;

/** The list of errors of a text. */
export const errataOf = (text: string): Where => ({ room: 'explore', lens: 'steps', panel: 'errata', text });

/** The place in a lens; null in every other. */
export function placeIn<L extends Lens>(where: Where, lens: L): WhereIn<L> | null {
  return where.room === 'explore' && where.lens === lens ? (where as WhereIn<L>) : null;
}

/** The lens of a place; null in a room without lenses. */
export const lensOf = (where: Where): Lens | null => ('lens' in where ? where.lens : null);

/** The start of a lens. */
export const startOf = (lens: Lens): Where => LENS_LIST[lens].start;

/** True if boards of this size have a lens. */
export const hasLens = (size: Size, lens: Lens): boolean => LENS_LIST[lens].fits(size);

/** The choice of colours above a place. */
export const colorsOf = (where: Where): AnyDescriptor['colors'] => descriptorOf(where).colors;

/** True in a lens whose steps are the moments of the run. */
export const stepsRun = (where: Where): boolean => descriptorOf(where).stepsRun ?? false;

/** True if a place is not about the stones, and stays when they change. */
export const staysOnEdit = (where: Where): boolean => descriptorOf(where).staysOnEdit ?? false;

/** The same room, lens and panel, without the place in the lens, which is kept only for the same blocks. */
export const withoutPlace = (where: Where): Where => (staysOnEdit(where) ? where : descriptorOf(where).start);

/** The same lens and panel for another position; home in a room without lenses. */
export const lensOrHome = (where: Where): Where => (lensOf(where) ? withoutPlace(where) : HOME);

/** The place on a board of this size, or home if such boards lack it. */
export const placeOn = (size: Size, where: Where): Where => (descriptorOf(where).fits(size) ? where : HOME);

/** True in a room with boards of its own, where the page's position is neither shown nor changed. */
export const hasOwnBoards = ({ room }: Where): boolean => room === 'learn';

/** The room of a place on a board of this size. */
export function roomOf(size: Size, where: Where): Room {
  return isGrid(size) || hasOwnBoards(where) ? where.room : 'space';
}

/** True if two places are in the same lens, and in the same part of it, or in the same room without lenses. */
export function isSameLens(a: Where, b: Where): boolean {
  const of = descriptorOf(a);
  return of === descriptorOf(b) && of.part?.(a) === of.part?.(b);
}

/** True if the reader has made something in a lens, going from one place in it to the other. */
export function isMade(from: Where, to: Where): boolean {
  const { made } = descriptorOf(from);
  return made !== undefined && isSameLens(from, to) && made(from) !== made(to);
}

/** Dialogs, and the names that they had in addresses. */
const DIALOGS: Readonly<Record<string, DialogName>> = { input: 'open', gallery: 'examples', share: 'share' };

/** The text of a place in an address; empty at home. */
export const whereText = (where: Where): string => descriptorOf(where).format(where);

/** The address of a place, without a position. */
export function placeAddress(where: Where): string {
  const text = whereText(where);
  return text ? `#open=${text}` : './';
}

/** The room or lens that a text names, with its place in it, and the dialog over it. */
export interface Named {
  readonly where: Where;
  readonly dialog: DialogName | null;
}

/** Reads the text of a place; null if it names no room. A place that a lens lacks is its start. */
export function whereNamed(text: string): Named | null {
  if (text === '') return { where: HOME, dialog: null };
  if (Object.hasOwn(DIALOGS, text)) return { where: HOME, dialog: DIALOGS[text] ?? null };
  const [, name = '', place = ''] = /^([a-z]*)(?:\.([\w.,:-]*))?$/.exec(text) ?? [];
  for (const descriptor of [...Object.values(WITHOUT_LENSES), ...Object.values(LENS_LIST)]) {
    const where = descriptor.parse(name, place);
    if (where) return { where, dialog: null };
  }
  return null;
}
