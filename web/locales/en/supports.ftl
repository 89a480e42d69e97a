### The words of the lens Supports.
###
### $chosen, $taken, $others, $alive, $fallen, $staying, $vital, $more (names): blocks; $vital: regions

label = Which blocks support which
intro = Blocks that share regions keep each other alive. Choose one or more of { owner }’s blocks to see which others they need. Or take some away, as if they had been captured, to see which others fall without them.
noBlocks = There is no { stone } stone on the board.

tools = What is done with a block
tool =
    .chosen = Choose
    .taken = Take away
none =
    .chosen = Choose none
    .taken = Put all back
blocks =
    .chosen = Blocks to choose
    .taken = Blocks to take away
line =
    .chosen = Supports. Choose a block on the board.
    .taken = Supports. Choose a block to take it away.
board = Board of the supports
boardHelp = Arrow keys move the cursor, Enter chooses a block, Delete takes it away or puts it back, comma and full stop go through the teams.
blockAbout =
    { $isAlive ->
        [true] unconditionally alive
       *[false] not unconditionally alive
    }

# Before a block is chosen: of $blocks blocks $n are alive.
# $blocks (number)
beginning =
    { $n ->
        [0] No { stone } block is unconditionally alive, so none supports another.
        [one]
            { $blocks ->
                [one] { $n } of { $blocks } { stone } block is unconditionally alive (a ring). Choose one.
               *[other] { $n } of { $blocks } { stone } blocks is unconditionally alive (a ring). Choose one.
            }
       *[other] { $n } of { $blocks } { stone } blocks are unconditionally alive (rings). Choose one.
    }

# Chosen blocks that live by themselves.
alone =
    { $chosen ->
        [one] { $chosen } is unconditionally alive by itself: it needs no other block.
       *[other] { $chosen } are unconditionally alive together: they need no other block.
    }

# A chosen block that does not live by itself. $vital: the region that is vital to it, if there is one.
notAloneOne =
    { $vital ->
        [0] By itself { $block } is not unconditionally alive: no region is vital to it.
       *[other] By itself { $block } is not unconditionally alive: only one region, { $vital }, is vital to it.
    }
# Chosen blocks that do not live by themselves, because of $block, to which $vital is vital, and of $more.
notAlone =
    { $more ->
        [0]
            { $vital ->
                [0] By themselves { $chosen } are not unconditionally alive: no region is vital to { $block }.
               *[other] By themselves { $chosen } are not unconditionally alive: only one region, { $vital }, is vital to { $block }.
            }
        [one]
            { $vital ->
                [0] By themselves { $chosen } are not unconditionally alive: no region is vital to { $block }, and { $more } has fewer than two as well.
               *[other] By themselves { $chosen } are not unconditionally alive: only one region, { $vital }, is vital to { $block }, and { $more } has fewer than two as well.
            }
       *[other]
            { $vital ->
                [0] By themselves { $chosen } are not unconditionally alive: no region is vital to { $block }, and { $more } have fewer than two as well.
               *[other] By themselves { $chosen } are not unconditionally alive: only one region, { $vital }, is vital to { $block }, and { $more } have fewer than two as well.
            }
    }
# After one of these. $help: regions with the blocks that would help, as in the message after it.
# $help (names)
moreRegions = With the help of other blocks more regions count: { LIST($help, type: "unit") }.
withBlocks = { $region } with { $blocks }

# The supporters that all chosen blocks need besides themselves. $n: how many are chosen.
supported =
    { $n ->
        [one]
            { $others ->
                [one] Together with { $others }, it is unconditionally alive (squares).
               *[other] Together with { $others }, it is unconditionally alive (squares); none of these can be left out.
            }
       *[other]
            { $others ->
                [one] Together with { $others }, they are unconditionally alive (squares).
               *[other] Together with { $others }, they are unconditionally alive (squares); none of these can be left out.
            }
    }
# Those that $alive, which are some of the chosen blocks, need.
someSupported =
    { $alive ->
        [one]
            { $others ->
                [one] Together with { $others }, { $alive } is unconditionally alive (squares).
               *[other] Together with { $others }, { $alive } is unconditionally alive (squares); none of these can be left out.
            }
       *[other]
            { $others ->
                [one] Together with { $others }, { $alive } are unconditionally alive (squares).
               *[other] Together with { $others }, { $alive } are unconditionally alive (squares); none of these can be left out.
            }
    }

# Nothing supports the chosen blocks. $n: how many they are.
unsupported =
    { $n ->
        [one] Nothing supports it: even with all other blocks it is not unconditionally alive.
       *[other] Nothing supports them: even with all other blocks they are not unconditionally alive.
    }
# Nothing supports $blocks, which are some of the chosen.
someUnsupported =
    { $blocks ->
        [one] Nothing supports { $blocks }: even with all other blocks it is not unconditionally alive.
       *[other] Nothing supports { $blocks }: even with all other blocks they are not unconditionally alive.
    }

# The blocks that are linked to the chosen ones. $n: how many are chosen.
noneLinked =
    { $n ->
        [one] No other block shares a small region with it.
       *[other] No other block shares a small region with them.
    }
# The beginning of the three sentences after it.
linked =
    { $n ->
        [one]
            { $others ->
                [one] { $others } is linked to it through small regions, directly or via other blocks
               *[other] { $others } are linked to it through small regions, directly or via other blocks
            }
       *[other]
            { $others ->
                [one] { $others } is linked to them through small regions, directly or via other blocks
               *[other] { $others } are linked to them through small regions, directly or via other blocks
            }
    }
linkedAlive =
    { $others ->
        [one] { linked }; it is unconditionally alive.
        [2] { linked }; both are unconditionally alive.
       *[other] { linked }; all are unconditionally alive.
    }
# $alive: those of them that are alive.
linkedSomeAlive =
    { $alive ->
        [one] { linked }; of these { $alive } is unconditionally alive.
       *[other] { linked }; of these { $alive } are unconditionally alive.
    }
linkedNotAlive =
    { $others ->
        [one] { linked }; it is not unconditionally alive.
       *[other] { linked }; none of them is unconditionally alive.
    }

# $number, $all (number)
coverPlace = Team { $number } of { $all }
coverSteps =
    .back = Back one team
    .forward = Next team
oneOfMany = There are more than 12 supporters to choose from, so this is one team of several.

# The chosen blocks are all that there are.
noOthers = There is no other { stone } block.

# All blocks are taken away.
noneLeft = Without { $taken }, there is no { stone } block.
# What falls with the blocks that are taken away.
without =
    { $fallen ->
        [0] Without { $taken }, no other block falls.
        [one] With { $taken } taken away, { $fallen } falls: it is no longer unconditionally alive (crosses).
       *[other] With { $taken } taken away, { $fallen } fall: they are no longer unconditionally alive (crosses).
    }
# After it: what stays.
stays =
    { $staying ->
        [0] No other block is unconditionally alive.
        [one] { $staying } stays (a ring).
       *[other] { $staying } stay (rings).
    }
# Blocks that are not unconditionally alive are taken away.
idle =
    { $taken ->
        [one] Without { $taken }, no other block falls: it was not unconditionally alive, so no other block relied on it.
       *[other] Without { $taken }, no other block falls: they were not unconditionally alive, so no other block relied on them.
    }

# The meaning of the marks.
legend =
    .outline = chosen
    .cover = team: alive together, and none can be left out (Benson’s minimal cover)
    .supporter = supporter: alive, and not needed in this team
    .joined = linked through small regions, but not alive
    .alive = unconditionally alive
    .falls = falls without what is taken away
    .gone = taken away

# A point, for readers who do not see the board: after it and what is on it, in a list.
# $block (text)
pointBlock = block { $block }
# $block (text)
pointTaken = block { $block } taken away
pointChosen = chosen
pointKind =
    .alive = unconditionally alive
    .cover = in the team
    .supporter = supporter
    .joined = linked
    .falls = falls
