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
        } the status of a group changed { $changes ->
            [one] { $changes } time
           *[other] { $changes } times
        }. Choose one to go there.
    }

list = Changes

move = Move { $n }

# $basis: by the rules alone, or solved.
change =
    { owner }’s { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } around { $at }: { $from ->
        [alive] alive
        [critical] critical
        [dead] dead
        [seki] alive in seki
        [ko] in a ko
       *[unsettled] not settled
    }, now { $to ->
        [alive] alive
        [critical] critical
        [dead] dead
        [seki] alive in seki
        [ko] in a ko
       *[unsettled] not settled
    }{ $basis ->
        [rules] , by the rules
        [assuming] {""}
       *[proven] {""}
    }.
# $move (number): the owner's last move before the group was killed, while it was critical.
tenuki = { owner } had played elsewhere with move { $move }.

# $n (number): how many positions of the game have a group that was not solved.
unsolved =
    { $n ->
        [one] At { $n } position of the game a group was not solved within the limit
       *[other] At { $n } positions of the game a group was not solved within the limit
    }
# $moves (texts): such as 12–40.
unsolvedMoves = Only the rules, which can err, judged all groups after these moves: { LIST($moves, type: "unit", most: 400) }.
