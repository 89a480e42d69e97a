### The texts of the line that leads back to an opened game or diagram.

edited = The board has been changed.

restore = Back to what was opened

backToList = All games and diagrams of this text

# $move (number)
backToMove = Back to the game, move { $move }
