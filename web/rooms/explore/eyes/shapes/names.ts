/** The names of shapes, and the search among them. */
import * as en from '#locale/eye-shapes.ts';
import { shapeName } from '../shape-name.ts';

const OTHERS: Readonly<Record<string, string>> = en.otherNames;

/** All names of a shape by the engine's, such as `bulky five (knife five)`; null if it has none. */
export function allNames(name: string | null): string | null {
  const shape = shapeName(name);
  const key = name?.replaceAll(' ', '-') ?? '';
  const others = Object.hasOwn(OTHERS, key) && OTHERS[key];
  return shape && others ? en.withOthers({ shape, others }) : shape;
}

/** True if a name has the text that is looked for in it. */
export const hasText = (name: string, wanted: string): boolean => plain(name).includes(plain(wanted.trim()));

/** Typed without an apostrophe or a hyphen it is the same name. */
const plain = (text: string): string => text.toLowerCase().replace(/[’']/g, '').replaceAll('-', ' ');
