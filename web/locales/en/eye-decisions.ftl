### The words of decisions that the reader makes in the lens Eyes.

heading = Overrule the rules

# $color: the side that is not the group's.
how = Choose a { stone } stone on the board to call its block dead or alive.
howToPart = Blocks are parted in the list of reasons why they belong together.
howToJoin = Groups are joined here:

join = Join { $a } and { $b }

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
    .doubted = nothing is assumed at { $at }

saidOf =
    .joined = { $a } and { $b } belong together
    .parted = { $a } and { $b } are not linked

# $all (texts)
youSaid = You said: { $all }.

reset = Reset
