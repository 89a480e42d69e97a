### The words for both countings of a board in space.

# The countings: their names, and what they count.
counting =
    .rule3 = By Benson’s Rule 3
    .kim = By Kim’s counting

means =
    .rule3 = Every stone that is not unconditionally alive is removed and becomes a prisoner. Empty points next to one colour only, and prisoners, count.
    .kim = A stone that is not unconditionally alive is removed and becomes a prisoner if living stones of the enemy enclose it. Otherwise it stays on the board, and counts for nobody. This changes his rule, by which stones that can be captured enclose too, and a point can count for both.

# $black, $white (number)
score = { $name }: Black { $black }, White { $white }.

# The reason why both counts differ: stones that only Rule 3 removes; same: the scores are the same.
# $stones (number)
why =
    { $stones ->
        [0] Both agree here, because the enemy encloses every stone that is not unconditionally alive.
       *[other] { $same ->
            [true] { $stones ->
                [one] The scores are the same, but the stones are counted differently: { $stones } stone is not unconditionally alive, and the enemy does not enclose it. By Rule 3 it is a prisoner, and its point may count. By Kim’s counting it stays and counts for nobody.
               *[other] The scores are the same, but the stones are counted differently: { $stones } stones are not unconditionally alive, and the enemy does not enclose them. By Rule 3 they are prisoners, and their points may count. By Kim’s counting they stay and count for nobody.
            }
           *[false] { $stones ->
                [one] The scores differ: { $stones } stone is not unconditionally alive, and the enemy does not enclose it. By Rule 3 it is a prisoner, and its point may count. By Kim’s counting it stays and counts for nobody.
               *[other] The scores differ: { $stones } stones are not unconditionally alive, and the enemy does not enclose them. By Rule 3 they are prisoners, and their points may count. By Kim’s counting they stay and count for nobody.
            }
        }
    }

allAlive = Both agree here, because every stone is unconditionally alive.

unknown = Stones captured before the moves played here are not known, and are not counted.
