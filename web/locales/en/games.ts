/** The texts of the room of games, in English. */

export const noGame = 'No game is open. Open one, or paste it anywhere on the page.';
export const openOne = 'Open a game';
export const line = 'The game, with the points settled at each move. A click places stones.';
