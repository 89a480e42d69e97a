### The texts about games that are fetched with the page.

noGame = No game is open. Open one, or paste it anywhere on the page.

openOne = Open a game

# Above the board, until the room is there.
line = The opened game.
