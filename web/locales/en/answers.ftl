### The lesson on groups whose owner answers. $block (name): of a block; $point, $first, $other (text): of points; $answers (texts): of points.

# The question about each board.
asks = White begins, and Black answers every move. Which black blocks stay?
instruction = Choose each black block that White cannot kill by playing first, then say whether you are sure.
# After the verdicts.
terms = A block whose fate depends on who plays first is called critical: here White does.
## The reasons

saved =
    { $answers ->
        [one] { $block } stays: if White begins on { $point }, Black answers on { $answers }.
       *[other] { $block } stays: if White begins on { $point }, Black answers on { LIST($answers, type: "or") }.
    }
nothingWorks = { $block } stays: no move of White threatens it.
seki = { $block } stays in seki: whoever attacks there first loses stones.
killed = { $block } falls: White begins on { $point }, and no answer of Black helps. If Black began, it would stay.
dead = { $block } falls, even if Black begins.

asksKill = White can kill { $block } by one first move. Choose the point.
asksSave = White has begun on { $first }. Choose the answer of Black that saves { $block }.
notEmpty = There is a stone on { $point }: choose an empty point.
whiteIsThere = White has played on { $point } already.
outside = A move on { $point } changes nothing for { $block }.
kills = Right: after White on { $point } nothing saves { $block }.
saves = Right: Black on { $point } saves { $block }.
# $other: the other side’s best move after it; with $passes it passes.
blackAnswers =
    { $passes ->
        [true] Not so: after White on { $point } { $block } stays, even if Black passes.
       *[false] Not so: after White on { $point } Black answers on { $other }, and { $block } stays.
    }
whiteGoesOn =
    { $passes ->
        [true] Not so: after Black on { $point } { $block } falls all the same.
       *[false] Not so: after Black on { $point } White goes on with { $other }, and { $block } falls.
    }

## The play

# $captured, $move (number)
plays =
    { $color ->
        [white]
            { $captured ->
                [0] Move { $move }: White plays { $point }.
               *[other] Move { $move }: White plays { $point } and captures.
            }
       *[black]
            { $captured ->
                [0] Move { $move }: Black answers { $point }.
               *[other] Move { $move }: Black answers { $point } and captures.
            }
    }
# $move (number)
passes =
    { $color ->
        [white] Move { $move }: White passes.
       *[black] Move { $move }: Black passes.
    }
endsAlive = White has nothing left that works: these stones stay.
endsDead = Black has no answer left: these stones are lost.
