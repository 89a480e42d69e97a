### The words of the proofs.
###
### $moves, $move, $liberties (number)

label = Proof
# $color: whose blocks are proved.
intro = Here { owner } always passes and { opponent } can play anywhere. A block that is unconditionally alive survives even then; every other one can be captured. Choose a block.
noBlocks = There is no { stone } stone on the board.
blocks = Blocks
blocksOf = { owner } blocks
blockTitle =
    .alive = unconditionally alive
    .captured = can be captured
legend = A ring: unconditionally alive. A cross: it can be captured.
# $block (text)
board = Board of the proof, block { $block }
# The line above the board: what it shows and what a press does.
# $block (text)
line =
    .choose = Proofs, { stone } block { $block }. Choose another { stone } block on the board.
    .chooseAny = Proofs, { stone } block { $block }. Choose any block on the board.
    .show = The { stone } block { $block }, move by move.
    .try = Try to capture the { stone } block { $block }: choose where you play.
boardHelp =
    .choose = Arrow keys move the cursor, Enter chooses a block.
    .show = Arrow keys move the cursor, comma and full stop step, Enter explains a point.
    .try = Arrow keys move the cursor, Enter plays, Backspace undoes a move.

showFall = Show how it is captured
showLife = Show why it cannot be captured
attempt = Try it yourself
turnFall = Which move would save it?
turnLife = Which moves would ruin it?
close = Back to the result
steps =
    .forward = Next move
    .roundBack = Back one capture
    .roundForward = Next capture
slider = Moves of the proof
hint = Hint
again = Start again
solution = Show the solution
fillRest = Fill the rest for me

## The verdict on a chosen block, with what can be done about it. $color: the attacker

chosenFalls =
    { $moves ->
        [one] { $block } is not unconditionally alive: { owner } can capture it in { $moves } move if { opponent } never answers.
       *[other] { $block } is not unconditionally alive: { owner } can capture it in { $moves } moves if { opponent } never answers.
    }
chosenLives = { $block } is unconditionally alive: { owner } cannot capture it, even if { opponent } never answers.

## Single moves that would change the verdict, marked with circles and crosses. $color: the owner of the block

savers =
    { $moves ->
        [0] No single { stone } move makes { $block } unconditionally alive.
        [one] { $moves } { stone } move would make { $block } unconditionally alive (circles).
       *[other] { $moves } { stone } moves would make { $block } unconditionally alive (circles).
    }
# After it: moves of the opponent after which none of them does.
spoilers =
    { $moves ->
        [0] If { owner } plays one of them, no single { enemyStone } move undoes it.
        [one] { $moves } { enemyStone } move would prevent it (cross).
       *[other] { $moves } { enemyStone } moves would prevent it (crosses).
    }
losers =
    { $moves ->
        [0] { $block } stays unconditionally alive, whatever { owner } plays.
        [one] { $block } stays unconditionally alive, unless { owner } plays on the point with a cross.
       *[other] { $block } stays unconditionally alive, unless { owner } plays on one of the { $moves } points with a cross.
    }

turns = What each move does
# A move on $point that saves a block: the region it mends, and the points of the regions that are vital after it.
# $eyes (texts)
saves = { owner } { $point }: then the regions at { $eyes } are vital to { $block }.
saved =
    { $blocks ->
        [one] { $blocks } is saved with it.
       *[other] { $blocks } are saved with it.
    }
# A move that loses a block: the point of the vital region that is left, or none.
loses = { owner } { $point }: then only the region at { $eye } is vital to { $block }.
losesAll = { owner } { $point }: then no region is vital to { $block }.
lost =
    { $blocks ->
        [one] { $blocks } is lost with it.
       *[other] { $blocks } are lost with it.
    }

## A move of the opponent after which nothing saves a block. $color: the opponent
## $left (texts); $captured (names)

# The points that would have saved it.
noLonger =
    { $left ->
        [0] no other move saves { $block }
        [one] { $left } no longer saves { $block }, nor does any other move
       *[other] { $left } no longer save { $block }, nor does any other move
    }
# By its effect: that it captures, that it is on a point that would have saved the block, both, or neither.
spoils =
    .captures = { owner } { $point } captures { $captured }: { noLonger }.
    .takes = { owner } { $point } takes that point from { opponent }: { noLonger }.
    .both = { owner } { $point } captures { $captured } and takes that point from { opponent }: { noLonger }.
    .neither = { owner } { $point } prevents it: { noLonger }.

## The reader's place in the sequence

placeStart =
    { $moves ->
        [one] Before the first of { $moves } move
       *[other] Before the first of { $moves } moves
    }
place = Move { $move } of { $moves }
# With captures of several rounds, the one of this move.
# $round (number)
placeRound = Move { $move } of { $moves } · aimed at the blocks that fall in round { $round }
placeFill = Move { $move } of { $moves } · filling

## The sequence, move by move. $color: the attacker
## $target, $goal, $way, $before, $next (name); $first (names)

fallBegins = { owner } captures { $block }, move by move.
# The blocks that go on the way, as $way: those that go first, and those after them.
goFirst =
    { $first ->
        [one] { $first } goes first
       *[other] { $first } go first
    }
goNext = { $before }, then { $next }
# One block goes on the way, or several.
fallByOne = { owner } captures { $block }. On the way there { $way }, which removes a region { $block } depends on.
fallBySeveral = { owner } captures { $block }. On the way there { $way }, which removes regions { $block } depends on.
# $captures: whether anything can be captured.
lifeBegins =
    { $captures ->
        [true] { owner } tries everything against { $block }: first to capture all that can be captured, then to fill every point that can be filled.
       *[false] { owner } tries everything against { $block }: nothing can be captured, so it fills every point that can be filled.
    }
# On the way to a block another one goes first.
against = This is against { $target }, on the way to { $goal }.

takes = { owner } { $point } takes a liberty of { $target }.
# After it, why the stones have a liberty in a region: because of an empty point, $room.
unhealthy = Region { $region } does not protect it: { $room } is empty too, and no liberty of { $target }, so the stones in { $region } keep a liberty.
# The same with suicide allowed, where a stone alone may keep a region from being healthy.
unhealthyRefill = Region { $region } does not protect it: { $room } is not next to { $target }, so it can be left empty when { $region } is filled, if need be for a second time.
opened =
    { $blocks ->
        [one] Region { $region } is open since { $blocks } was captured, so the stones in it keep a liberty.
       *[other] Region { $region } is open since { $blocks } were captured, so the stones in it keep a liberty.
    }
last = Region { $region } is its last one, and still has room for this stone.
captures =
    { $blocks ->
        [one] { owner } { $point } takes the last liberty: { $blocks } is captured.
       *[other] { owner } { $point } takes the last liberty: { $blocks } are captured.
    }
emptied = It is suicide: all of { owner }’s stones in { $region } are removed, and { $region } is empty again.
fills = { owner } { $point } captures nothing. { owner } fills what can be filled; the last point of each area is left.
# $one, $other: the last liberties.
lifeEnds = Every move left is suicide. { $block } still has the liberties { $one } and { $other }: a { stone } stone on either would have no liberty, and capture nothing, because the other is still there. Choose a cross to see why.

## Suicide. $stones: how many stones would have no liberty
## $saved (names)

# One of $saved: a block that it would take if that had no other liberty.
stillHas = { $block } still has { $liberty }
# Where it is allowed.
suicide =
    { $stones ->
        [one] { owner } { $point } is suicide and captures nothing: the stone is removed at once, and { LIST($saved, most: 3) }.
       *[other] { owner } { $point } is suicide and captures nothing: all { $stones } stones are removed, and { LIST($saved, most: 3) }.
    }
# Where it is not.
refused =
    { $stones ->
        [one] { owner } may not play { $point }: that is suicide. With it the stone would have no liberty, and it captures nothing: { LIST($saved, most: 3) }.
       *[other] { owner } may not play { $point }: that is suicide. With it the { stone } block of { $stones } stones would have no liberty, and it captures nothing: { LIST($saved, most: 3) }.
    }
occupied = There is a stone on { $point }.

## The attempt of the reader, who is the player of $color
## $other, $goal (name)

challengeFalls = You are { owner }, and only you play. Capture { $block }: take all its liberties.
challengeLives = You are { owner }, and only you play. Try to capture { $block }.
played =
    { $liberties ->
        [one] { owner } { $point }. { $block } has { $liberties } liberty.
       *[other] { owner } { $point }. { $block } has { $liberties } liberties.
    }
taken =
    { $liberties ->
        [one] { owner } { $point } captures { $blocks }. { $goal } still has { $liberties } liberty.
       *[other] { owner } { $point } captures { $blocks }. { $goal } still has { $liberties } liberties.
    }
emptiedOwn =
    { $stones ->
        [one] { owner } { $point } is suicide: your own { $stones } stone is removed.
       *[other] { owner } { $point } is suicide: your own { $stones } stones are removed.
    }
won =
    { $moves ->
        [one] You have captured { $block }, in { $moves } move. So it was not unconditionally alive.
       *[other] You have captured { $block }, in { $moves } moves. So it was not unconditionally alive.
    }
blundered = With { $point } you have made { $block } unconditionally alive: from now on it cannot be captured. Undo it and look for another one.
stillAlive = { $block } cannot be captured any more since an earlier move.
# $suicide: whether the rules allow it.
proved =
    { $suicide ->
        [allowed] Every move left is suicide, and only removes your own stones. { $block } cannot be captured: in any order, one of two regions would have to be filled first, by suicide. Choose a cross to see why.
       *[forbidden] You have no legal move left: every point is suicide. { $block } cannot be captured: in any order, one of two regions would have to be filled first, by suicide. Choose a cross to see why.
    }
hintAt = Try { $point }, a liberty of { $block } (triangle).
# Against a block that is alive: what can be reached.
hintCapture = { $block } cannot be captured. But { $other } can: try { $point }, a liberty of it (triangle).
hintFill = { $block } cannot be captured. What you can reach is that every move left is suicide: fill { $point } (triangle).
tookBack =
    { $moves ->
        [one] One move undone; { $moves } move on the board.
       *[other] One move undone; { $moves } moves on the board.
    }

## Points, for readers who do not see the board. $what: the words so far

pointVerdict =
    .lives = { $what }, unconditionally alive
    .falls = { $what }, can be captured
pointTarget = { $what }, the block in question
pointSuicide = { $what }, suicide
pointTaken = { $what }, just captured
