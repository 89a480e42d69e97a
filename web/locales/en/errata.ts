/** The words around the errors in published texts, in English. */

export const intro =
  'The definition and the theorem are right. The words around them have slips; here each is on a small board, to be played.';
export const printed = 'Printed:';
export const board = (black: readonly string[], white: readonly string[]): string =>
  `Board with black stones on ${black.join(', ')}${white.length ? ` and white ones on ${white.join(', ')}` : ''}`;
