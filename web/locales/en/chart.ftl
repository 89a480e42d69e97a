### The chart of settled points.

slider = Move of the game
unknown = A block has no liberty, so nothing is known.
nothing = Nothing becomes unconditionally alive in this game.
turningPoints = Turning points: when blocks became unconditionally alive
table = The game as a table
columns =
    .move = Move
    .black = Settled for Black
    .white = Settled for White
    .changed = What changed
explained = The chart shows the points settled for good: stones that are unconditionally alive and the regions vital to them. Black’s are drawn upwards, White’s downwards.

# At the ends of the chart: the points of either side that it has room for.
# $points (number)
scale = { $points }

# What was settled after a move. $open: how many points are not.
# $black, $white, $open (number)
settled =
    { $black ->
        [one]
            { $open ->
                [one] Settled for good: { $black } point for Black, { $white } for White; { $open } is not settled.
               *[other] Settled for good: { $black } point for Black, { $white } for White; { $open } are not settled.
            }
       *[other]
            { $open ->
                [one] Settled for good: { $black } points for Black, { $white } for White; { $open } is not settled.
               *[other] Settled for good: { $black } points for Black, { $white } for White; { $open } are not settled.
            }
    }

# A move, in a table and on a button.
# $number (number)
move =
    { $kind ->
        [start] start
        [pass] move { $number }, pass
       *[stone] move { $number }, { $point }
    }
# The same at the beginning of a description.
# $number (number)
moveFirst =
    { $kind ->
        [start] Start.
        [pass] Move { $number }, pass.
       *[stone] Move { $number }, { $point }.
    }
# The move on the board, with what it took off. $kind: suicide took the player's own stones.
# $number, $stones (number)
played =
    { $kind ->
        [pass] Move { $number }, { owner } passes.
        [captures] Move { $number }, { owner } { $point }, captures { $stones }.
        [suicide]
            { $stones ->
                [one] Move { $number }, { owner } { $point }, a suicide of { $stones } stone.
               *[other] Move { $number }, { owner } { $point }, a suicide of { $stones } stones.
            }
       *[stone] Move { $number }, { owner } { $point }.
    }
# After it, of a move that the rules forbid.
goesWrong =
    { $why ->
        [outside] The record goes wrong here: the board has no such point.
        [occupied] The record goes wrong here: there was a stone on the point already.
        [suicide] The record goes wrong here: suicide is illegal.
       *[ko] The record goes wrong here: the move retakes the ko at once.
    }

# A block, by its first point and its size.
became =
    { $stones ->
        [one] { owner }’s block at { $point } ({ $stones } stone) became unconditionally alive.
       *[other] { owner }’s block at { $point } ({ $stones } stones) became unconditionally alive.
    }
# A block that no move made alive.
fromStart =
    { $stones ->
        [one] { owner }’s block at { $point } ({ $stones } stone) was unconditionally alive from the start.
       *[other] { owner }’s block at { $point } ({ $stones } stones) was unconditionally alive from the start.
    }
ceased =
    { $stones ->
        [one] { owner }’s block at { $point } ({ $stones } stone) is no longer unconditionally alive.
       *[other] { owner }’s block at { $point } ({ $stones } stones) is no longer unconditionally alive.
    }
# Before a list of the later moves by which a block grew.
grew =
    { $moves ->
        [one] It grew once more
       *[other] It grew { $moves } more times
    }
andMore = and { $n } more
notFollowed =
    { $moves ->
        [one] Only the first { $n } moves are followed; { $moves } move after them is not.
       *[other] Only the first { $n } moves are followed; { $moves } moves after them are not.
    }
