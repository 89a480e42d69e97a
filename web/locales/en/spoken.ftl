### What is announced to readers who do not see the board.

# $placed: the points that are played on. $stones: how many stones are captured. $captured: their points.
# $placed (texts)
# $stones (number)
# $captured (texts)
played =
    { $stones ->
        [0] { owner } plays { LIST($placed) }.
       *[other] { owner } plays { LIST($placed) }, captures { LIST($captured) }.
    }
turn = { owner } to play.
undone = Undone.
# A move that is taken back. $placed: the points that it was played on.
# $placed (texts)
undoneMove = Undone: { owner } { LIST($placed) }.
redone = Redone.
# $place (text): the lens or the room that is open now.
nowIn = You are in { $place }.
# $board (text): its name with its size.
sized = { $board }.
hidden = The marks are hidden.
shown = The marks are shown.
