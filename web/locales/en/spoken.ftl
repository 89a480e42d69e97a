### What is announced to readers who do not see the board.

# $captured: how many stones. $points: their points.
# $captured (number)
# $points (texts)
played =
    { $captured ->
        [0] { owner } plays { $point }.
       *[other] { owner } plays { $point }, captures { LIST($points) }.
    }
turn = { owner } to play.
undone = Undone.
redone = Redone.
hidden = The marks are hidden.
shown = The marks are shown.
