/** The texts about games that are fetched with the page, in English. */

export const noGame = 'No game is open. Open one, or paste it anywhere on the page.';
export const openOne = 'Open a game';
/** Above the board, until the room is there. */
export const line = 'The opened game.';
export const edited = 'The board has been changed.';
export const restore = 'Back to what was opened';
export const backToList = 'All games and diagrams of this text';
export const backToMove = (move: number): string => `Back to the game, move ${move}`;
