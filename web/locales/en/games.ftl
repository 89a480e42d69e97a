### The texts about games that are fetched with the page.

noGame = No game is open. Open one, or paste it anywhere on the page.

openOne = Open a game

# A heading over a list of games, where none is open.
examples = Games to look at

# Above the board, until the room is there.
line = The opened game.
