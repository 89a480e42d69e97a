/** Decides what is chosen by chance: a whole number from 0 below 2³¹. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** A number from 0 that a seed and another number decide. */
export function mixed(seed: number, number: number): number {
  let bits = Math.imul(seed ^ Math.imul(number + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x27d4eb2f);
  return (bits ^ (bits >>> 13)) >>> 1;
}
