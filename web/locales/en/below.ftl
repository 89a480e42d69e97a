### What is below the sentence of a step: the rounds, the meanings of the marks, and the panels.

film = The rounds

# $round (number)
filmRound =
    { $round ->
        [0] Start
       *[other] Round { $round }
    }

# A summary of a round, in a few short lines below its small board.
allIn = all there
nothingFalls = nothing falls
# $n: of blocks
blocksOut =
    { $n ->
        [one] { $n } block removed
       *[other] { $n } blocks removed
    }
# $n: of regions
regionsOut =
    { $n ->
        [one] { $n } region lost
       *[other] { $n } regions lost
    }

# The meanings of the marks on the board.
legend = The marks

marks =
    .castOutNow = cast out in this round
    .castOut = cast out earlier
    .alive = unconditionally alive
    .outside = outside the starting set
    .vital = vital to a block still there
    .healthy = healthy, but vital to no block still there
    .listed = healthy for no block
    .notSmall = not small
    .discardedNow = discarded in this round
    .discarded = discarded earlier

# An explanation of each term of the marks that is not plain by itself.
meaning =
    .castOutNow = fewer than two regions are vital to it, so { opponent } can capture it while { owner } passes
    .castOut = not proved safe; it may still live if { owner } answers
    .alive = cannot be captured, even if its owner never answers
    .vital = a sure eye space, since the block touches every empty point and every block around is still there
    .healthy = it was vital to a block that is cast out in this round
    .listed = each block around leaves one of its empty points untouched
    .notSmall = an empty point is next to no { stone } stone
    .discardedNow = a block around has been cast out

# The same where suicide is allowed.
meaningWithSuicide =
    .vital = a sure eye space, since the block is next to every point and every block around is still there
    .listed = no block around is next to all its points

# The same letter can be either.
letters =
    .region = name of a region
    .diagram = the diagram's own letter

# The panels of the lens Steps.
panel =
    .idea = The idea
    .result = The result
    .regions = Blocks and regions, one by one
    .algorithm = The algorithm
    .rules = Rules and starting set
    .race = The race
    .errata = Errors in the papers

notAnalysedHere = This position can’t be analysed: see above.

# What may be played, and the two words that the first sentence needs.
terms = A block is { stone } stones joined along the lines; a region is an area without { stone } stones. { opponent } may play anywhere, and { owner } always passes.
# After terms, where both colours are shown.
otherResult = { opponent }’s own result is shown at the end of these steps.
