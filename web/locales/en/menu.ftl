### The texts of the menu of the board.

newBoard = New empty board

# $columns, $rows (number)
size = { $columns } × { $rows }

sides =
    .columns = Columns
    .rows = Rows

create = Create

# A button of the player of $color.
pass = Pass: { opponent } plays next

captures = Capture stones when playing

flip = Swap the colours

clear = Clear the board
