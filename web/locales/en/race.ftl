### The words of the race. $color: the side whose blocks are looked at, and that always passes.
###
### $alive, $fallen, $captured, $left (names): blocks

label = The race
noBlocks = There is no { stone } stone on the board.
intro = A block is safe, says the definition, if no line of play captures it: { opponent } plays whatever it likes, and { owner } always passes. Lookahead takes that at its word and tries all of them; casting-out plays no move at all.

# What arrangements are. $makes: a number, or howMany.
explained =
    { $empty ->
        [one] An arrangement is the stones on the board after some moves, in whatever order they were played; each is counted once. Every empty point may stay empty or be filled, so each additional one doubles the number: { $empty } empty point makes { $makes }, and captures open more.
       *[other] An arrangement is the stones on the board after some moves, in whatever order they were played; each is counted once. Every empty point may stay empty or be filled, so each additional one doubles the number: { $empty } empty points make { $makes }, and captures open more.
    }
# A number that is too long to be read.
# $digits (number)
howMany = a number of { $digits } digits

start = Start
stop = Stop
again = Start again
limit = A search gives up at { $n } arrangements. It must remember them all, or it would count the same ones again and again.
scale = The bars count what each way looks at, on one scale: arrangements, or blocks and regions. Each line is ten times the one before.

# The ways of looking.
methods =
    .full = Lookahead, every move
    .split = Lookahead, inside only
how =
    .full = { opponent } tries every legal move, and after it every other.
    .split = { opponent } first fills all outside liberties, which never does harm, and then tries the points inside small regions.
castingOut = Casting-out
# $items: blocks and regions together, two or more.
# $items, $blocks, $regions (number)
howCastingOut =
    { $blocks ->
        [one]
            { $regions ->
                [one] { $items } items are judged, { $blocks } block and { $regions } region, and no move is played.
               *[other] { $items } items are judged, { $blocks } block and { $regions } regions, and no move is played.
            }
       *[other]
            { $regions ->
                [one] { $items } items are judged, { $blocks } blocks and { $regions } region, and no move is played.
               *[other] { $items } items are judged, { $blocks } blocks and { $regions } regions, and no move is played.
            }
    }

arrangements =
    { $n ->
        [one] { $n } arrangement
       *[other] { $n } arrangements
    }
# What the casting-out looks at, two or more.
# $n (number)
items = { $n } blocks and regions

# The blocks that survive the casting-out, and those that do not.
noneAlive = No block is unconditionally alive.
allAlive =
    { $alive ->
        [one] { $alive } is unconditionally alive.
       *[other] { $alive } are unconditionally alive.
    }
someAlive =
    { $alive ->
        [one]
            { $fallen ->
                [one] { $alive } is unconditionally alive, { $fallen } is not.
               *[other] { $alive } is unconditionally alive, { $fallen } are not.
            }
       *[other]
            { $fallen ->
                [one] { $alive } are unconditionally alive, { $fallen } is not.
               *[other] { $alive } are unconditionally alive, { $fallen } are not.
            }
    }

# A search that has tried what there is. $left: the blocks that are not captured.
allCaptured =
    { $captured ->
        [one] { $captured } is captured in some line of play, so the rest need not be tried.
       *[other] { $captured } are captured in some line of play, so the rest need not be tried.
    }
noneCaptured =
    { $left ->
        [one] Every line of play was tried: { $left } is captured in none.
       *[other] Every line of play was tried: { $left } are captured in none.
    }
someCaptured =
    { $captured ->
        [one] Every line of play was tried: { $captured } is captured in some, { $left } in none.
       *[other] Every line of play was tried: { $captured } are captured in some, { $left } in none.
    }
agrees = Casting-out says the same.
disagrees = Casting-out says something else, and one of the two is wrong. That is a bug in this program.

# A search that has not.
unfinished =
    .running = Searching.
    .givenUp = Gave up.
    .outOfMemory = Gave up: memory limit reached.
    .stopped = Stopped.
    .notStarted = This search could not start: its program could not be loaded, or the host of this page does not allow workers, in which searches run. Nothing else is affected.
    .broken = This search stopped: there was not enough memory, or it has a bug. Nothing else is affected; start it again.
capturedSoFar =
    { $captured ->
        [0] Captured so far: no block.
       *[other] Captured so far: { $captured }.
    }
open = Whether { $left } can be captured is not known: a line of play that was not tried might do it.
