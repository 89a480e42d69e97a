### The room of games while no game is open.

noGame = No game is open. Open one, or paste it anywhere on the page.

openOne = Open a game

# A heading over a list of games.
examples = Games to look at
