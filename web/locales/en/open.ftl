### The texts of the dialog that opens games and positions.

tabs =
    .open = Text or file
    .recent = Recent
    .examples = Examples

label = A game or a diagram as text
help = SGF, Sensei’s Library diagrams ($$), or rows of X, O and full stops, like these:
anywhere = A file or a text can also be dropped here, or pasted anywhere on the page with Ctrl V.
show = Show it
# A button: opens the text that was copied elsewhere.
paste = Paste
file = Open a file…

# Recent positions and games.
recent =
    .kept = The last positions and games that you had on the board. They are kept in this browser only, and sent nowhere.
    .none = Nothing yet: a position that you set up or open appears here when you go on to another one.
    .refused = This browser does not let the page keep anything, so there are no recent positions.
    .full = The storage of this browser is full: some of the last positions could not be kept, or only without their game.
    .remove = Delete { $title }
    .removeAll = Delete all
    .restore = Put back
    .opened = Opened again: { $title }.
    .untitled = Position on { boardSize }
    .game = Game
removed =
    { $n ->
        [one] One deleted.
       *[other] { $n } deleted.
    }
# What is said of a recent position, in a list.
# $move (number)
details =
    .stones =
        { $stones ->
            [one] { $stones } stone
           *[other] { $stones } stones
        }
    .move = move { $move } of { $moves }
    .withoutGame = too long to keep with its moves
    .now = on the board now
    .justNow = just now

kind = Kind of examples
kinds =
    .all = All
    .life = Proofs of life
    .hopes = False hopes
    .seki = Seki
    .rules = Words and rules
    .games = Whole games
# A kind of examples, and how many there are.
counted = { $kind } ({ $n })
# The example that is open, by its place among all.
# $number, $all (number)
example = Example { $number } of { $all }: { $title }
# The same after the reader has changed it.
# $number, $all (number)
exampleChanged = Example { $number } of { $all }: { $title }, changed by you
# The link to the errors of a text, after one of them.
seeErrata = See its errors
next = Next example
previous = Previous example
