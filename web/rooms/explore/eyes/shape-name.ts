import { shapes } from '#locale/eyes.ts';

const NAMES: Readonly<Record<string, string>> = shapes;

/** The name of a shape in the reader's language, by the engine's, such as `knife five`; null if it has none. */
export function shapeName(name: string | null): string | null {
  const key = name?.replaceAll(' ', '-') ?? '';
  return (Object.hasOwn(NAMES, key) && NAMES[key]) || null;
}
