/** The one comparison of plain data: positions, views and what is in them. */

/** True if two values have the same content. What is the same object on both sides is not looked into. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [entriesOf(a), entriesOf(b)];
  return ofA.length === ofB.length && ofA.every(([name, value]) => sameData(value, (b as Named)[name]));
}

type Named = Readonly<Record<string, unknown>>;

/** What is undefined counts as left out. */
const entriesOf = (data: object) => Object.entries(data).filter(([, value]) => value !== undefined);
