### The words of the solver and of play against it in the lens Eyes.
###
### $positions, $points, $n (number)

label = What it rests on
running = Solving …
# Beside it.
soFar = { $positions } positions so far.
stopped = You stopped the search after { $positions } positions.
failed =
    .limit = The search was given up: there is too much open space in or around the group. Play a few more moves on the board, and ask again when it is more closed in.
    .notStarted = The search could not be started.
    .broken = The search has stopped because of an error in it.
tooLarge = The fight has { $points } points, too many to solve. Play a few more moves on the board, and ask again when the group is more closed in.
stop = Stop
again = Search again
looked =
    { $positions ->
        [one] { $positions } position was looked at.
       *[other] { $positions } positions were looked at.
    }

## The verdict. $group (name); $save, $kill (names)

# While the solver is at it, where the rules say nothing.
solving = { $group } is being solved: whether it lives is not known yet.

lives =
    .alive = { $group } is alive: { owner } lives even if { opponent } moves first.
    .seki = { $group } is alive: if { opponent } moves first, it lives in seki.
    .out = { $group } is alive: it gets out even if { opponent } moves first.
savesAt =
    { $only ->
        [true] { $save ->
            [one] only at { LIST($save, type: "or", most: 50) }
           *[other] at { LIST($save, type: "or", most: 50) }
        }
       *[false] at { LIST($save, type: "or", most: 50) }
    }
killsAt =
    { $only ->
        [true] { $kill ->
            [one] only at { LIST($kill, type: "or", most: 50) }
           *[other] at { LIST($kill, type: "or", most: 50) }
        }
       *[false] at { LIST($kill, type: "or", most: 50) }
    }
# $only: no other move works
critical =
    { $save ->
        [0]
            { $kill ->
                [0] { $group } is critical: { owner } lives by moving first, { opponent } kills by moving first.
               *[other] { $group } is critical: { owner } lives by moving first, { opponent } kills { killsAt }.
            }
       *[other]
            { $kill ->
                [0] { $group } is critical: { owner } lives { savesAt }, { opponent } kills by moving first.
               *[other] { $group } is critical: { owner } lives { savesAt }, { opponent } kills { killsAt }.
            }
    }
dies = { $group } is dead: { owner } cannot save it, even moving first.
# A ko decides: the opponent kills with one to three ko threats, or the owner lives with them.
koToKill =
    { $kill ->
        [0] { $group } depends on ko threats: { opponent } kills only by a ko, with ko threats of { opponent }.
       *[other] { $group } depends on ko threats: { opponent } kills only by a ko, with ko threats of { opponent }, beginning at { LIST($kill, type: "or", most: 50) }.
    }
koToSave =
    { $save ->
        [0] { $group } depends on ko threats: { owner } lives only by a ko, with ko threats of { owner }.
       *[other] { $group } depends on ko threats: { owner } lives only by a ko, with ko threats of { owner }, beginning at { LIST($save, type: "or", most: 50) }.
    }

# What a side achieves by moving first. Faces: unless the other side has ko threats. Needs: with threats of its own.
byKo =
    .ownerFaces = { owner } lives only by a ko: with ko threats { opponent } can win it.
    .opponentFaces = { opponent } kills only by a ko: with ko threats { owner } can win it.
    .ownerNeeds = { owner } lives only by a ko, with ko threats of { owner }.
    .opponentNeeds = { opponent } kills only by a ko, with ko threats of { opponent }.
# The same at the end of a line of play.
wasByKo =
    .ownerFaces = Only by a ko: with ko threats { opponent } could have killed it.
    .opponentFaces = Only by a ko: with ko threats { owner } could have saved it.
    .ownerNeeds = Only by a ko: it took ko threats of { owner }.
    .opponentNeeds = Only by a ko: it took ko threats of { opponent }.

## What it rests on. $assumed, $exits (names)

byRules = By a count of eyes without search, which can err.
proven = Proven.
# $assumed: blocks that are taken to stay. $exits: points on which the group is taken to be out.
provenIf =
    { $assumed ->
        [0]
            { $exits ->
                [0] Proven, for the moves of the fight.
               *[other] Proven, if the group is safe once it reaches { LIST($exits, type: "or", most: 6) }.
            }
       *[other]
            { $exits ->
                [0] Proven, if { LIST($assumed, most: 6) } { $assumed ->
                        [one] stays
                       *[other] stay
                    } alive.
               *[other] Proven, if { LIST($assumed, most: 6) } { $assumed ->
                        [one] stays
                       *[other] stay
                    } alive and the group is safe once it reaches { LIST($exits, type: "or", most: 6) }.
            }
    }
# The same of a dead group: it does not get to $exits.
deadIf =
    { $assumed ->
        [0] Proven, if the group can get out nowhere but at { LIST($exits, type: "or", most: 6) }, which it does not reach.
       *[other] Proven, if { LIST($assumed, most: 6) } { $assumed ->
                [one] stays
               *[other] stay
            } alive and the group can get out nowhere but at { LIST($exits, type: "or", most: 6) }, which it does not reach.
    }
# $status: what it would be. $at (names): blocks that are taken to stay, one or more.
doubtful =
    { $status ->
        [dead]
            { $at ->
                [one] It is dead if { LIST($at, most: 6) } stays alive. But that block has few liberties, and the search was given up before it was known whether it can be captured.
               *[other] It is dead if { LIST($at, most: 6) } stay alive. But those blocks have few liberties, and the search was given up before it was known whether they can be captured.
            }
       *[other]
            { $at ->
                [one] It lives if { LIST($at, most: 6) } stays alive. But that block has few liberties, and the search was given up before it was known what happens if it is captured.
               *[other] It lives if { LIST($at, most: 6) } stay alive. But those blocks have few liberties, and the search was given up before it was known what happens if they are captured.
            }
    }
rulesDiffer =
    { $rules ->
        [alive] A count of eyes without search would call it alive.
        [critical] A count of eyes without search would call it critical.
        [dead] A count of eyes without search would call it dead.
       *[seki] A count of eyes without search would call it alive in seki.
    }
# The number of moves against a living group that need no answer, 3 or more as 3.
ignores =
    { $n ->
        [0] Its owner has to answer every move against it.
        [1] Its owner can leave one move against it without an answer.
        [2] Its owner can leave two moves against it without an answer.
       *[other] Its owner can leave three moves or more against it without an answer.
    }
ignoresForEver = Its owner never has to answer.

## Assumptions that the reader can take back

assumptions =
    { $n ->
        [one] { $n } assumption
       *[other] { $n } assumptions
    }
howToDoubt = They are marked on the board: a triangle is a block that is taken to stay, a cross a point that is taken to lead out. Choose one, here or there, and the group is solved without it.
# Blocks that the reader has doubted, and the search has not reached.
# $at (names)
beyondReach = { LIST($at, most: 6) } { $at ->
        [one] is
       *[other] are
    } beyond the search, and still taken to stay.
# $at: a point
doubtBlock = What if { $at } is captured?
doubtExit = What if { $at } leads nowhere?

## The line of best play. $color: who moves

showLine = Show play if { owner } begins
lineOnBoard = Best play of both sides, by the solver.
walkOnBoard = Another line: your moves, and the solver’s answers.
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
# $taken (number): the stones that it captures.
plays =
    { $taken ->
        [0] { owner } plays { $point }.
        [one] { owner } plays { $point } and captures { $taken } stone.
       *[other] { owner } plays { $point } and captures { $taken } stones.
    }
passes = { owner } passes.
# The same line after other moves than the best.
walkLives = From here group { $group } lives.
walkDies = From here group { $group } can be killed.
# $n: how many other moves there are, a pass among them. $color: who is to move.
otherMoves =
    { $n ->
        [one] { $n } other move of { owner }
       *[other] { $n } other moves of { owner }
    }
howToWalk = Choose one, here or on the board, and the solver answers it.
bestPlay = Back to best play
lineLives = Group { $group } lives.
lineDies = Group { $group } is captured.
# The line ends before the capture.
lineLost = Nothing saves group { $group } now.
close = Back to the result

## Play against the solver. $color: the reader's

tryIt =
    .live = Try to live as { owner }
    .kill = Try to kill as { owner }
tryLine = You are { owner }. Choose a circle to play there; the solver answers.
trySteps = Play against the solver
goal =
    .live = Save group { $group }.
    .kill = Kill group { $group }.
yourMove =
    { $canPlay ->
        [true] You are { owner }: play on a circle.
       *[false] You are { owner }: no move is left, so pass.
    }
thinking = The solver answers …
# After a move of the reader. $color: who answers, the owner of the words here
isThinking = { owner } is thinking …
# A point of the board, for readers who do not see the circles.
inPlay = { $point }, you can play here
# The reasons why a move is not played.
outside = { $point } is outside of the fight: play on a circle.
occupied = There is a stone on { $point } already.
# A mistake of a reader who was to live or to kill, with a move and by a pass.
lost =
    .live = { $point } was a mistake: now the group can be killed.
    .kill = { $point } was a mistake: now the group can live.
lostByPass =
    .live = That pass was a mistake: now the group can be killed.
    .kill = That pass was a mistake: now the group can live.
# A move of the reader after which nothing helps the other side.
decided =
    .live = { $point } lives: { opponent } has no answer that kills.
    .kill = { $point } kills: { opponent } has no answer that lives.
# The same by a ko: unless the other side has ko threats, or with threats of the reader's.
decidedByKo =
    .liveFaces = { $point } lives only by a ko: with ko threats { opponent } can win it.
    .killFaces = { $point } kills only by a ko: with ko threats { opponent } can win it.
    .liveNeeds = { $point } lives only by a ko, with ko threats of { owner }.
    .killNeeds = { $point } kills only by a ko, with ko threats of { owner }.
# The first move of the reader, where the group lives, or is dead, though the other side moves first.
notNeeded =
    .live = { $point } was not needed: the group was alive already.
    .kill = { $point } was not needed: the group was dead already.
# The other side has passed, and the reader has what was wanted.
done =
    .live = You are done: nothing can kill the group now. Pass as well, or play on.
    .kill = You are done: nothing can save the group now. Play on to capture it, or stop here.
# The other side has passed, and the reader cannot get what was wanted any more.
lostStays =
    .live = Nothing can save the group now.
    .kill = Nothing can kill the group now.
# The reader has only passed so far. $n: how many more moves can be left at least.
leaves =
    { $n ->
        [0] The next move against the group may need an answer.
        [one] At least { $n } more move against the group can be left without an answer.
       *[other] At least { $n } more moves against the group can be left without an answer.
    }
hint = Hint
hintAt = Hint: play { $point }.
hintPass = Hint: no move is needed, you can pass.
hintLost =
    .live = Hint: nothing saves it.
    .kill = Hint: nothing kills it.
pass = Pass
restart = Start again
why = Show why
# $moves (texts)
whySays = Best play from here: { LIST($moves, type: "unit", most: 400) }.
# The same from before the last move of the reader, at the end of play. $moves (texts)
whySaidBefore = Best play before your last move: { LIST($moves, type: "unit", most: 400) }.
# After it. Both sides pass; the line is longer than what is shown; the limit leaves open how it ends.
whyEnd =
    .lives = Then nothing can kill the group.
    .stays = Both pass, and the group stays.
    .captured = That captures the group.
    .willLive = So it goes on, and the group lives.
    .willDie = So it goes on, and the group is captured.
    .open = So it goes on; how it ends is not known.
whyNothing = Neither side has anything left to play: the group lives.
# One of these moves.
playsShort = { owner } { $point }
passesShort = { owner } passes
ended =
    .saved = You have saved it: the group lives.
    .notSaved = The group has been captured.
    .killed = You have killed it: the group is captured.
    .notKilled = The group lives: it can no longer be killed.
# Why a group lives at the end of play.
because =
    .unconditional = It is unconditionally alive: every move against it can be left without an answer.
    .out = It has got out of the fight.
    .passed = Both sides have passed.
