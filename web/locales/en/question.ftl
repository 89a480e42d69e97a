### A question about a board, which the reader answers by choosing blocks.

# What to do, for a reader who has chosen nothing yet.
instruction = A block is stones joined along the lines. Choose each { stone } block that stays, then Check. Or choose Next to see it step by step.

# A block by its size and the name of its first stone.
# $point: that name
block =
    { $stones ->
        [one] the stone at { $point }
       *[other] the { $stones } stones at { $point }
    }

# $blocks (texts): the blocks that were chosen
chosen = You say that these stay: { LIST($blocks) }.

# A point of a chosen block, for readers who do not see the board.
# $point (text): the point and what is on it
onChosen = { $point }, you say it stays

check = Check
again = Ask again
# In place of Check, where the reader also says how sure the answer is.
sure = Check: I’m sure
unsure = Check: not sure

# The result. $right: how many blocks of $blocks the answer is right about.
# $right, $blocks (number)
result =
    { $all ->
        [true]
            { $blocks ->
                [one] Right.
               *[other] All { $blocks } blocks right.
            }
       *[false]
            { $blocks ->
                [one] Not so.
               *[other] Right about { $right } of { $blocks } blocks.
            }
    }

# The answer on one block, before the reason.
verdict =
    .right = Right.
    .missed = You left this out.
    .wrong = You said it stays.

# $regions (names): the regions that keep a block alive
stays = Block { $block } stays: { $regions } are vital to it.

## White’s moves on the board, while Black passes

# Plays all moves of White on the board while Black passes.
show = Show it
showAgain = Show it again
# While the moves are played: the next one waits; they go on by themselves; one more by hand.
pause = Pause
resume = Go on playing
oneMove = Next move
stop = Back to the first board
# From the steps to the question about a board.
back = Back to the question

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
       *[other]
            { $suicide ->
                [allowed] White has filled everything else, and each move that is left takes off white stones alone. These { $stones } black stones can never be captured.
               *[forbidden] White has filled everything else, and each move that is left is suicide. These { $stones } black stones can never be captured.
            }
    }
