### The words of the panels of Steps.

outcomeAlive = Unconditionally alive

outcomeCastOut = Cast out

outcomeOutside = Outside the starting set:

# $round (number)
outcomeRound = Round { $round }:

# Under a list of blocks that are cast out.
notDead = “Cast out” doesn’t mean dead. It only means { opponent } could capture these blocks if { owner } always passed.

# The choices of the rules.
suicide =
    .name = Suicide
    .forbidden = forbidden
    .allowed = allowed

regions =
    .name = Regions in the list
    .small = small ones
    .enclosed = all enclosed ones

startingSet =
    .name = Starting set
    .choose = Choose blocks on the board
    .done = Done
    .reset = All blocks again

# An explanation of each choice of the rules.
suicideRule =
    .forbidden = A region is healthy for a block if every empty point in it is a liberty of the block.
    .allowed = A region is healthy for a block only if every point in it, empty or not, is next to the block: the enemy may fill it, be captured there, and start again.
regionRule =
    .small = The list starts with the small regions: those in which every empty point is next to a stone of the colour (Benson).
    .enclosed = The list starts with every enclosed region, and at the end those vital to no block are cleared away (Sensei’s Library). The same blocks survive.

# The effect of a change of the rules on the result. To allow suicide can only take blocks, to forbid it only add some.
sameByRegions = The same { stone } blocks are unconditionally alive: a healthy region is always small.
sameBySuicide =
    { $suicide ->
        [allowed] With suicide allowed, the same { stone } blocks are unconditionally alive.
       *[forbidden] With suicide forbidden, the same { stone } blocks are unconditionally alive.
    }
fewer =
    { $blocks ->
        [one] With suicide allowed, { $blocks } is no longer unconditionally alive.
       *[other] With suicide allowed, { $blocks } are no longer unconditionally alive.
    }
more =
    { $blocks ->
        [one] With suicide forbidden, { $blocks } is unconditionally alive too.
       *[other] With suicide forbidden, { $blocks } are unconditionally alive too.
    }

# The lines of the algorithm; “set” and “list” are names in it.
algorithm =
    .setAll = set := all { stone } blocks
    .setChosen = set := the chosen blocks
    .listSmall = list := the small regions of { owner }
    .listSmallInSet = list := the small regions of { owner } with all neighbours in the set
    .listEnclosed = list := all regions that { owner } encloses
    .listEnclosedInSet = list := all regions that { owner } encloses with all neighbours in the set
    .repeat = repeat
    .eachBlock = for each block b in the set
    .isCastOut = if fewer than 2 regions in the list are vital to b (every empty point is a liberty of b)
    .isCastOutSuicide = if fewer than 2 regions in the list are vital to b (every point is next to b)
    .castOut = cast b out
    .eachRegion = for each region r in the list
    .isDiscarded = if a neighbour of r has been cast out
    .discard = discard r
    .until = until nothing falls in a round
    .alive = the blocks in the set are unconditionally alive
    .clear = clear away the regions that are vital to no block

currentLine = current line:

# The reading of Kim's paper that a choice of suicide is, and what it changes.
reading =
    .forbidden = This is reading A of Kim’s paper on boards in space: his heading, that suicide is illegal, with Benson’s regions. Enemy stones in a region may be anywhere in it.
    .allowed = This is reading B of Kim’s paper on boards in space: his rule, which removes the stones of a suicide, and his Definition 8, for which every point of the region is next to the block. What is alive by it is alive by reading A too, but not the other way round: a full plane, for one, never lives where every side has four points or more.
