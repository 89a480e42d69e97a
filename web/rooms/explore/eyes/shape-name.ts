import { shapes } from '#locale/eyes.ts';

/** The name of a shape in the reader's language, by the engine's, such as `knife five`; null if it has none. */
export function shapeName(name: string | null): string | null {
  const names: Readonly<Record<string, string>> = shapes;
  const key = name?.replaceAll(' ', '-') ?? '';
  return (Object.hasOwn(names, key) && names[key]) || null;
}
