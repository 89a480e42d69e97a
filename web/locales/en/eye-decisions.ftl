### The words of decisions that the reader makes in the lens Eyes.

heading = Say what is dead, alive or connected

# $color: the side that is not the group's.
how = While this is open, choose a { stone } stone on the board to call its block dead or alive.
howToPart = Blocks are parted in the list of reasons why they belong together.
join = Join { $a } and { $b }
# Over the buttons of more groups than a few.
joinAny = Join it with one of { $n } other groups

part = Part them

# A pressed block of the other side.
asked =
    { $isDead ->
        [true] The { stone } block at { $at } ({ $stones ->
            [one] { $stones } stone
           *[other] { $stones } stones
        }) counts as dead.
       *[false] The { stone } block at { $at } ({ $stones ->
            [one] { $stones } stone
           *[other] { $stones } stones
        }) counts as alive.
    }

call =
    { $isDead ->
        [true] Call it alive
       *[false] Call it dead
    }

said =
    .dead = { $at } is dead
    .alive = { $at } is alive
    .doubtedBlock = { $at } may be captured
    .doubtedExit = { $at } may not lead out

saidOf =
    .joined = { $a } and { $b } belong together
    .parted = { $a } and { $b } are not linked

# $all (texts)
youSaid = You said: { $all }.

reset = Reset
