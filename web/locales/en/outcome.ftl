### The result of a run, which is fetched with its panel.

# A block that survives, its size, and the regions that keep it alive.
aliveBlock =
    { $stones ->
        [one] { $block }, { $stones } stone: { $regions } are vital to it
       *[other] { $block }, { $stones } stones: { $regions } are vital to it
    }

# The result of a colour: of $blocks blocks $alive are alive, and hold $points points.
noneAlive = No { stone } block is { unconditionally }.
# $blocks, $alive (number)
outcome =
    { $alive ->
        [one]
            { $blocks ->
                [one] { $alive } of { $blocks } { stone } block is { unconditionally }.
               *[other] { $alive } of { $blocks } { stone } blocks is { unconditionally }.
            }
       *[other] { $alive } of { $blocks } { stone } blocks are { unconditionally }.
    }
# A block that is alive holds at least its stones and two points.
# $points (number)
held =
    { $alive ->
        [one] It holds { $points } points: its stones, and all points of the regions vital to it.
       *[other] Together they hold { $points } points, each counted once: their stones, and all points of the regions vital to one of them.
    }
