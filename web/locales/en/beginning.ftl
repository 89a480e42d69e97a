### The boards that the page begins with: what is beside their question.

# Plays all moves of White on the board while Black passes.
show = Show it
showAgain = Show it again
stop = Back to the question

# One of White’s moves. $captured: the number of black stones that it captures.
# $captured, $move (number)
plays =
    { $captured ->
        [0] Move { $move }: White plays { $point }, Black passes.
        [one] Move { $move }: White plays { $point } and captures { $captured } stone. Black passes.
       *[other] Move { $move }: White plays { $point } and captures { $captured } stones. Black passes.
    }
# The board after all of them.
ends =
    { $stones ->
        [0] White has captured everything.
       *[other] White has filled everything else, and each move that is left is suicide. These { $stones } black stones can never be captured.
    }

# In Go words: what the first board shows is about a Black who only passes.
inGames = In a game Black answers, and what White took here may well live: the group at the top does, whoever plays first.

# The board after the first.
worked = Next board: the worked example
# The newest board of the reader’s own, by its title or its size, and when it was on the board, such as “yesterday”.
# $ago (text)
goOn = Go on with your { boardSize } board ({ $ago })
# $title, $ago (text)
goOnGame = Go on with { $title } ({ $ago })

# A few of the examples, and the way to all.
examples = Examples
allExamples = All examples
