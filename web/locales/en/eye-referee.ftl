### The words of exact search and of play against it in the lens Eyes.

label = Exact search
running = Exact search: every line of play is being tried …
stopped = The exact search was stopped.
failed =
    .points = Exact search does not reach this group: there are too many points to play on.
    .arrangements = Exact search does not reach this group: too many arrangements of stones are possible.
    .memory = Exact search does not reach this group: it would need too much memory.
    .exit = There is no exact search for this group: it is not shut in.
    .notStarted = The exact search could not be started.
    .broken = The exact search has stopped because of an error in it.
stop = Stop
again = Search again

## The exact verdict, beside that of the rules.
## $save, $kill, $moves, $assumed (names)

# What a group is by exact search, and by the rules.
exactly =
    { $exact ->
        [alive] alive
        [critical] critical
        [dead] dead
        [seki] alive in seki
       *[ko] a ko
    }
byRules =
    { $rules ->
        [alive] alive
        [critical] critical
        [dead] dead
       *[seki] alive in seki
    }
# What the owner plays to save the group, or the opponent to kill it; both, or one of them, is $moves in what follows.
saves = { owner } plays { LIST($save, type: "or", most: 50) }
kills = { opponent } plays { LIST($kill, type: "or", most: 50) }
# The rules say the same. $assumed: stones that have to stay.
agrees =
    { $moves ->
        [0]
            { $assumed ->
                [0] Exact search agrees: { exactly }.
               *[other] Exact search agrees: { exactly }, if the stones around at { $assumed } stay.
            }
       *[other]
            { $assumed ->
                [0] Exact search agrees: { exactly } ({ $moves }).
               *[other] Exact search agrees: { exactly } ({ $moves }), if the stones around at { $assumed } stay.
            }
    }
# The rules do not say.
settles =
    { $moves ->
        [0]
            { $assumed ->
                [0] Exact search settles it: { exactly }.
               *[other] Exact search settles it: { exactly }, if the stones around at { $assumed } stay.
            }
       *[other]
            { $assumed ->
                [0] Exact search settles it: { exactly } ({ $moves }).
               *[other] Exact search settles it: { exactly } ({ $moves }), if the stones around at { $assumed } stay.
            }
    }
# The rules say something else.
differs =
    { $moves ->
        [0]
            { $assumed ->
                [0] Exact search differs: not { byRules }, but { exactly }.
               *[other] Exact search differs: not { byRules }, but { exactly }, if the stones around at { $assumed } stay.
            }
       *[other]
            { $assumed ->
                [0] Exact search differs: not { byRules }, but { exactly } ({ $moves }).
               *[other] Exact search differs: not { byRules }, but { exactly } ({ $moves }), if the stones around at { $assumed } stay.
            }
    }
# After it, if there were many.
looked =
    { $arrangements ->
        [one] It looked at { $arrangements } arrangement of stones.
       *[other] It looked at { $arrangements } arrangements of stones.
    }
# The eyes where the two differ, such as “one eye” and “two eyes”.
# $rules, $exact (text)
values = By the rules it has { $rules }; by exact search { $exact }.
# The number of moves against a living group that need no answer, 3 or more as 3.
ignores =
    { $n ->
        [0] Every move against it has to be answered.
        [1] It can be ignored once.
        [2] It can be ignored twice.
       *[other] It can be ignored three times or more.
    }
ignoresForEver = It can be ignored for ever.

## The line of best play. $color: who moves

showLine = Show play if { owner } begins
lineOnBoard = Best play of both sides by exact search.
lineSteps = Moves of the line
steps =
    .forward = Next move
    .last = To the end
lineStart =
    { $moves ->
        [0] There is nothing to play.
        [one] Best play of both sides, { owner } first: { $moves } move.
       *[other] Best play of both sides, { owner } first: { $moves } moves.
    }
# $at (number)
linePlace =
    { $at ->
        [0] Start
       *[other] Move { $at } of { $moves }
    }
plays = { owner } plays { $point }.
passes = { owner } passes.
lineLives = Group { $group } lives.
lineDies = Group { $group } is captured.
close = Back to the result

## Play against the solver. $color: the reader's

tryIt =
    .live = Try to live as { owner }
    .kill = Try to kill as { owner }
tryLine = You are { owner }. Press a circle to play there; the exact search answers.
trySteps = Play against the exact search
goal =
    .live = Save group { $group }.
    .kill = Kill group { $group }.
yourMove =
    { $canPlay ->
        [true] You are { owner }: play on a circle.
       *[false] You are { owner }: no move is left, so pass.
    }
thinking = The exact search answers …
# A point of the board, for readers who do not see the circles.
inPlay = { $point }, you can play here
# The reasons why a move is not played.
outside = { $point } decides nothing here: the search looks at the points with a circle only.
occupied = There is a stone on { $point } already.
# A mistake of a reader who was to live or to kill, with a move and by a pass.
lost =
    .live = With { $point } you gave it away: now the group can be killed.
    .kill = With { $point } you gave it away: now the group can live.
lostByPass =
    .live = That pass gave it away: now the group can be killed.
    .kill = That pass gave it away: now the group can live.
hint = Hint
hintAt = Hint: play { $point }.
hintPass = Hint: pass.
pass = Pass
restart = From the start
why = Show why
# $moves (texts)
whySays = Best play from here: { LIST($moves, type: "unit", most: 400) }.
# One of these moves.
playsShort = { owner } { $point }
passesShort = { owner } passes
ended =
    .saved = You have saved it: the group lives.
    .notSaved = The group has been captured.
    .killed = You have killed it: the group is captured.
    .notKilled = Both sides have passed: the group lives.
