### The words of a whole game in the lens Eyes.

noGame = No game is open. Open one, and the moves at which its groups became critical or died are listed here.

failed = The game could not be followed.

begins = The game is being followed …

# $move (number)
soFar = Move { $move } of { $moves } …

# $changes (number). $unsolved (number): the moves after which a group was not solved.
found =
    { $changes ->
        [0] In { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        } { $unsolved ->
            [0] no group was lost or saved, or came into danger.
           *[other] no group is known to have been lost or saved, or to have come into danger.
        }
       *[other] In { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        } { $changes ->
            [one] { $changes } change was found
           *[other] { $changes } changes were found
        }: a group that was lost, saved or in danger. Choose one to go there.
    }

list = Changes

move = Move { $n }

# $gap: whether the group was not solved for some moves before. $since (number): the last move after which it was $from.
change =
    { owner }’s { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } around { $at }: { $from ->
        [alive] alive
        [critical] critical
        [dead] dead
        [seki] alive in seki
       *[ko] in a ko
    }{ $gap ->
        [true] {" "}after move { $since }, unclear in between
       *[false] {""}
    }, now { $to ->
        [alive] alive
        [critical] critical
        [dead] dead
        [seki] alive in seki
       *[ko] in a ko
    }.
# A group that was not solved before.
foundDead =
    { owner }’s { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } around { $at }: dead. Before this move that was unclear, so it may have died earlier.
# $move (number): the owner's last move before the group was killed, while it was critical.
tenuki = { owner } had played elsewhere with move { $move }.

# $n (number): how many positions of the game have a group that was not solved.
unsolved =
    { $n ->
        [one] After { $n } move it stayed unclear whether some group lives
       *[other] After { $n } moves it stayed unclear whether some group lives
    }
# $moves (texts): such as 12–40.
unsolvedMoves = There the board around some group was too open to be played out, so a change may be missing from the list. Go to such a move and choose the group: alone it is searched for longer. Moves: { LIST($moves, type: "unit", most: 400) }.
