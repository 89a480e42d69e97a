/** The words around the errors in published texts, in English. */

/** The texts, and the choice among them. */
export const text = 'Text';
export const texts = { benson: 'Benson', sensei: 'Sensei’s Library', chen: 'Chen & Chen', kim: 'Kim' } as const;
export const printed = 'The text:';
/** A picture in words: its stones, or the numbers of stones where they are too many to name. */
export const board = (black: readonly string[], white: readonly string[]): string =>
  black.length + white.length > 30
    ? `Board with ${black.length} black stones and ${white.length} white ones`
    : `Board with black stones on ${black.join(', ')}${white.length ? ` and white ones on ${white.join(', ')}` : ''}`;
