### The words of the table of regions.

caption = What each region is to each { stone } block. { $place }.

corner = Block

vitalCount = vital

vitalCountTitle = Vital regions; with fewer than two it is cast out

show = Show

filter =
    .all = all
    .in = still there
    .now = removed now

empty = Nothing falls in this round.

none = There is no block and no region.

help = A blank means that the two are not neighbours. Point at a name to see it on the board; the arrow keys move between names.

# $blocks, $allBlocks, $regions, $allRegions (number)
size =
    { $blocks } of { $allBlocks ->
        [one] { $allBlocks } block
       *[other] { $allBlocks } blocks
    }, { $regions } of { $allRegions ->
        [one] { $allRegions } region
       *[other] { $allRegions } regions
    }

# The relation of a region to a block, in a word.
relation =
    .vital = vital
    .healthy = healthy, not vital
    .neighbor = neighbour, not healthy
    .notAdjacent = not a neighbour
