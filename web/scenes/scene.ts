/**
 * Scenes: positions with words, as data. Examples, errors of published texts, exhibits and figures are
 * lists of them; `scenes.test.ts` checks the claims of all with the engine.
 */
import type { Form, Position } from '../engine/types.ts';
import { decode } from '../model/address.ts';
import type { Load } from '../model/update.ts';
import { type Edges, placed } from './placed.ts';

/** A position with the place from which it is looked at, its words, and what is claimed of it. */
export interface Scene<Claims = unknown> {
  /** The rows from the top with `/` between them, and `//` between layers, as in addresses. */
  readonly board: string;
  readonly form?: Form;
  /** Given if the rows are a group of White, which is put among living enemies: see {@link placed}. */
  readonly group?: Edges & { readonly liberties?: number };
  /** As in addresses: `square:B1,label:C3:a`. */
  readonly marks?: string;
  /** The lens and the place in it, with the colour, the rules and the like, as fields of an address joined by `&`. */
  readonly place?: string;
  /** The name of its words in the locale. */
  readonly words?: string;
  /** What the words say and the engine can check. */
  readonly claims?: Claims;
}

/** A scene with a name that is used in addresses too. */
export interface NamedScene<Claims = unknown> extends Scene<Claims> {
  readonly id: string;
}

/** The address of a scene, without `#`. */
export function addressOf({ board, form, group, marks, place }: Scene): string {
  const fields = [`rows=${group ? amongEnemies(board, group) : board}`];
  if (form) fields.push(`form=${form}`);
  if (marks) fields.push(`marks=${marks}`);
  if (place) fields.push(place);
  return fields.join('&');
}

/** The content of a scene, to be loaded. */
export function loadOf(scene: Scene): Load {
  const address = addressOf(scene);
  const { load = null, problem = null } = decode(address) ?? {};
  if (!load) throw new Error(`${address}: ${problem}`);
  return load;
}

export const positionOf = (scene: Scene): Position => loadOf(scene).position;

function amongEnemies(board: string, { liberties, ...edges }: NonNullable<Scene['group']>): string {
  const { columns, rows, stones } = placed(board.split('/'), edges, liberties);
  return Array.from({ length: rows }, (_, row) => stones.slice(row * columns, (row + 1) * columns)).join('/');
}
