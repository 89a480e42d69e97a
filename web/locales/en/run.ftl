### Every sentence about a run.
###
### $round, $step (number)

# After the name of a block or region, for those who do not see it light up: the point on which the drawing has it.
placeOf = {" "}({ $point })
# Those from the first to the last, of more than two.
# $first, $last (name)
span = { $first } to { $last }

# A block is cast out. $vital: the region that is vital to it, if there is one. $reasons: why its other regions are not,
# each as one of the four clauses that follow; betweenClauses of shared.ftl is between them.
# $vital, $reasons (names)
castOut =
    { $vital ->
        [0] Block { $block } is cast out: no region is vital to it. Region { LIST($reasons, type: "clauses") }.
       *[other]
            { $reasons ->
                [0] Block { $block } is cast out: only one region, { $vital }, is vital to it, and no other is next to it.
               *[other] Block { $block } is cast out: only one region, { $vital }, is vital to it; { LIST($reasons, type: "clauses") }.
            }
    }
# Why a region is not vital to $block. $suicide: whether the rules allow it.
unhealthy =
    { $suicide ->
        [allowed] { $region } is not, because { $block } does not touch { $point }
       *[forbidden] { $region } is not, because { $block } does not touch the empty point { $point }
    }
outside = { $region } is not, because the run does not start with { $block } beside it
lost =
    { $blocks ->
        [one] { $region } was discarded in round { $round }, when { $blocks } was cast out
       *[other] { $region } was discarded in round { $round }, when { $blocks } were cast out
    }
# After three other reasons, the regions whose own are not said.
nor =
    { $regions ->
        [one] neither is { $regions }
       *[other] neither are { $regions }
    }

# $lost: neighbours that are cast out. $blocks: those to which the region was vital.
# $lost (names)
discarded =
    { $blocks ->
        [0]
            { $lost ->
                [one] Region { $region } is discarded: block { $lost } beside it has fallen.
               *[other] Region { $region } is discarded: the blocks { $lost } beside it have fallen.
            }
       *[other]
            { $lost ->
                [one] Region { $region } is discarded: block { $lost } beside it has fallen, so it is no longer vital to { $blocks }.
               *[other] Region { $region } is discarded: the blocks { $lost } beside it have fallen, so it is no longer vital to { $blocks }.
            }
    }
cleared = Region { $region } is cleared away: it is vital to no block.

# The round in which nothing falls.
settled = Nothing falls in round { $round }: { $blocks } are still there, and every block still there has at least two vital regions, so they are { unconditionally }.
# The same with one block. $n: how many regions are vital to it.
settledOne =
    { $n ->
        [2] Nothing falls in round { $round }: { $block }, the only block still there, has two vital regions, { $regions }, so it is { unconditionally }.
       *[other] Nothing falls in round { $round }: { $block }, the only block still there, has { $n } vital regions, { $regions }, so it is { unconditionally }.
    }
# The same without a block; thatIsNotDead follows unless $chosen.
settledNone = Nothing is left in round { $round }: every block has been cast out, so no { stone } block is { unconditionally }.
thatIsNotDead = That doesn’t mean dead. It only means { opponent } could capture them if { owner } always passed.
noBlocks = There is no { stone } stone on the board, so there is nothing to cast out.

# The blocks and regions of a side on the board. $blocks, $regions: how many; $blockNames, $regionNames: these.
# $blocks, $regions (number)
# $blockNames, $regionNames (name)
holdings =
    { $blocks ->
        [one]
            { $regions ->
                [one] { owner } has { $blocks } block, { $blockNames }, and { $regions } region, { $regionNames }.
               *[other] { owner } has { $blocks } block, { $blockNames }, and { $regions } regions, { $regionNames }.
            }
       *[other]
            { $regions ->
                [one] { owner } has { $blocks } blocks, { $blockNames }, and { $regions } region, { $regionNames }.
               *[other] { owner } has { $blocks } blocks, { $blockNames }, and { $regions } regions, { $regionNames }.
            }
    }

# The question that the run answers, for a reader who knows none of its words.
asks = Which { stone } stones can never be captured?
# The same in Go words, of a board on which the reader is asked.
asksToStay = { opponent } plays on and on, { owner } only passes. Which { stone } stones are still there at the end?
# The words of the sentences in which blocks fall, beside the first of them.
fallTerms = A region, an area without { stone } stones, is vital to a block that touches all its empty points, as long as every block around it is still there: { opponent } can’t fill its last point without capturing one of these blocks first. A block with fewer than two vital regions is cast out: { opponent } can capture it while { owner } passes.
# After holdings, before the first round. $all: every region is in the list.
allIn =
    { $all ->
        [true] Nothing has been removed yet. Next: which block has too few regions?
       *[false] Nothing has been removed yet.
    }
# The same with a chosen starting set.
startingSet = The run starts with { $blocks } only.
# $point is in the first of the regions.
tooBig =
    { $regions ->
        [one] Region { $regions } does not count, because it is not small: the empty point { $point } touches no { stone } stone.
       *[other] Regions { $regions } do not count, because they are not small: the empty point { $point }, for one, touches no { stone } stone.
    }
# $blocks: the neighbours of the first region that are outside.
notListed =
    { $regions ->
        [one]
            { $blocks ->
                [one] Region { $regions } does not count, because the run does not start with { $blocks } beside it.
               *[other] Region { $regions } does not count, because the run does not start with { $blocks } beside it.
            }
       *[other] Regions { $regions } do not count, because the run does not start with every block beside them.
    }

# A whole round in one sentence: what was cast out and discarded in it.
roundInAll =
    { $regions ->
        [0] Round { $round } overall: { $blocks } cast out.
        [one] Round { $round } overall: { $blocks } cast out, region { $regions } discarded.
       *[other] Round { $round } overall: { $blocks } cast out, regions { $regions } discarded.
    }

# The reader's place in the run. $settled: nothing falls in this round.
place =
    { $round ->
        [0] Start
       *[other]
            { $settled ->
                [true] Round { $round }: nothing falls
               *[false] Round { $round }, step { $step } of { $steps }
            }
    }

# The status of a block at a moment.
blockStatus =
    .outside = not in the starting set
    .in = still there
    .castOutNow = cast out in this round
    .castOut = cast out earlier
    .alive = unconditionally alive

# The status of a region at a moment.
regionStatus =
    .notListed = does not count
    .listed = counts so far
    .discardedNow = discarded in this round
    .discarded = discarded earlier
    .cleared = cleared away

# A point, for readers who do not see the board: it, its block or region, and what that is, in a list.
pointOn =
    { $on ->
        [black] { $point }: black
        [white] { $point }: white
       *[empty] { $point }: empty
    }
ofBlock = block { $block }
inRegion = region { $region }
notSmall = not small
vitalTo = vital to { $blocks }
healthyFor = healthy for { $blocks }

# Problems of links.
linkNothing = This link leads nowhere, so here is Explore.
linkWithoutGame = This link holds one position of a game that is too long for a link. The moves are not in it.
linkCutOff = This link cannot be read: it is cut off or damaged.
linkValue = This link cannot be read: “{"\u2068"}{ $value }{"\u2069"}” is not a valid value of “{"\u2068"}{ $name }{"\u2069"}”.
# $row (number)
linkRow = This link cannot be read: row { $row } of its board has a different length from the first, or contains something other than X, O and full stops.
linkLayers = This link cannot be read: the layers of its board have different numbers of rows.
# $longest (number)
linkSize = This link cannot be read: a side of its board is not between 1 and { $longest } points long.
# After one of these problems.
linkIgnored = The board stays as it was.
