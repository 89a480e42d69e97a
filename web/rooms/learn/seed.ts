/** Decides what is chosen by chance: a whole number from 0 below 2³¹. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);
