/** The sides of a board, where its coordinates are. */
export const SIDES = ['left', 'top', 'right', 'bottom'] as const;
export type Side = (typeof SIDES)[number];
