### The words of a whole game in the lens Eyes.

noGame = No game is open. Open one, and the moves at which its groups became critical or died are listed here.

failed = The game could not be followed.

begins = The game is being followed …

# $move (number)
soFar = Move { $move } of { $moves } …

# $changes (number)
found =
    { $changes ->
        [0] In { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        } no group became critical, alive or dead by these rules.
       *[other] In { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        } the status of a group changed { $changes ->
            [one] { $changes } time
           *[other] { $changes } times
        }, by the rules alone: the solver may find otherwise. Press one to go there.
    }

list = Changes

move = Move { $n }

change =
    { owner }’s { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } around { $at }: { $from ->
        [alive] alive
        [critical] critical
        [dead] dead
        [seki] alive in seki
       *[unsettled] not settled
    }, now { $to ->
        [alive] alive
        [critical] critical
        [dead] dead
        [seki] alive in seki
       *[unsettled] not settled
    }
