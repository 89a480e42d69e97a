### The texts about games that are fetched with the page.

noGame = No game is open. Open one, or paste it anywhere on the page.

openOne = Open a game

# Above the board, until the room is there.
line = The opened game.

edited = The board has been changed.

restore = Back to what was opened

backToList = All games and diagrams of this text

# $move (number)
backToMove = Back to the game, move { $move }
