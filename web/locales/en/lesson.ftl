### The course of a lesson: its boards, hints and the reasons that the reader presses.

# The title of a lesson in its heading. $number (number)
heading = Lesson { $number }: { $title }
# Where the reader is in a lesson.
stage =
    .first = First board
    .second = The same with one stone changed
    .worked = Worked, but for one block
    .free = On your own
    .passed = Passed
# A label for the list of these.
stages = The parts of this lesson

# The name of a lesson’s board, for readers who do not see it.
board = Board of the lesson “{ $title }”, { boardSize }
# $task (text): a sentence
boardTask = { $task } Arrow keys move the cursor, Enter chooses what is there.
# The keys on the layers of a board in space, and on the solid beside them; after the task.
spaceKeys =
    .layers = Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter chooses what is there, N reads out the neighbours.
    .solid = Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter chooses what is there, N reads out the neighbours. Shift with the arrow keys turns the solid.
instruction = Choose each black block that stays, then say whether you are sure.
# Above the board.
line =
    .ask = Choose the black blocks that stay.
    .plays = White plays on, Black only passes.
    .reason = Choose the reason on the board.
    .proof = Play White’s moves.
    .told = What stays, and what falls.
    .worked = One block is left open.

# Said of every board of a lesson on this rule.
suicide = Here suicide is allowed: White may take the last liberty of white stones, which are then taken off.

# Said of every board with layers.
space = Here the board has layers, one above the other: layer 1 is on top, and 1:A3 is its point A3. A stone touches the stones right above and below it as well.

# Said of every board of the lesson in which Black answers.
answersRule = Here Black answers: after each move of White Black may play one too. A solver has played out every line.
# Above its boards.
answersLine =
    .ask = White begins, Black answers: choose what stays.
    .plays = White begins, Black answers.
    .told = A circle stays, a cross falls.
# The third hint there.
answersShow = The board shows it: a circle stays, a cross falls.

# Goes on to the reason, to the next board, or to the end.
goOn = Go on
toReason = Now the reason
nextBoard = Next board
anotherBoard = Another board
skip = Skip this part
skipBoard = Another board instead
showReason = Show me
shownProof =
    .captures = White plays it out, move by move.
    .fills = White has filled all that can be filled, and each move that is left is suicide.
# $points (texts)
shownReason = A triangle is on every point that is a right answer: { LIST($points) }.

## A worked board

workedAsks = One block is left: { $block }, at the square. Does it stay?
workedStays = It stays
workedFalls = It falls
# The reader’s verdict on the block, before the reason.
workedRight = Right.
workedWrong = Not so.

## Unseen boards

freeIntro = Two in a row, right the first time and without a hint, and you have passed.
# How the reader is doing. $streak: boards in a row.
row =
    { $streak ->
        [0] None in a row so far.
        [1] One in a row: one more, and you have passed.
       *[other] Two in a row: you have passed.
    }
# The board is about an idea from an earlier lesson.
earlier = This board is about an idea from the lesson “{ $title }”.
hint = A hint
# The third hint.
hintAnswer = Show the answer
# Hints, in three steps.
# $point (text): of the block
hintWhere = Look at the block at { $point }, which has a square.
hintIdea = { $idea }
hintShow = The board shows it: stones with a ring stay, small ones fall.

## The marks on the board, and points in words

legend = The marks
marks =
    .chosen = you say it stays
    .alive = stays
    .castOut = falls
    .vital = a region that keeps a block
    .counts = a region that counts for no block that stays
    .lost = a region that is lost, because a block beside it falls

# What becomes of a point’s block, or of its region, for readers who do not see the board.
blockStays = stays
# $round (number)
blockFalls = falls in round { $round }
# $blocks (names)
regionKeeps = vital to { $blocks }
# $blocks (names)
regionLost = lost when { $blocks } falls
regionCounts = vital to no block

## The end

passed = You have passed this lesson.
# $boards, $sure: boards answered, and those of which the reader was sure.
# $right, $boards, $sure, $sureRight (number)
tally =
    { $sure ->
        [0] { $right } of your { $boards } boards were right; you were sure of none.
       *[other] { $right } of your { $boards } boards were right. You were sure of { $sure }, and right about { $sureRight } of those.
    }
explore = See this board step by step in Explore
nextLesson = Next: { $title }
again = Once more from the start

## The reason, pressed on the board. $block, $other: names of blocks; $region: of a region; $point: of a point.

asksReason =
    .last = White takes { $block } in the end. Choose the point on which White plays last.
    .gap = A region beside { $block } does not count for it. Choose the empty point in it that { $block } does not touch.
    .through = Choose the white stone that seems to part two eyes of { $block }, and does not: the region goes on through it.
    .vital = Choose a region that White can never fill, and that keeps { $block }.
    .both = Choose a region that counts for more than one block.
    .first = Choose the block that falls first.
    .fallen = Choose the block whose fall takes a region from { $block }.

# White’s moves, which the reader plays.
asksProof =
    .captures = Prove that { $block } falls: play White’s moves until it is captured. Black only passes.
    .fills = Prove that { $block } stays: play White’s moves until none is left but suicide. Black only passes.
occupied = There is a stone on { $point } already.
suicideNow = White may not play on { $point } now: that stone would have no liberty and capture nothing, which is suicide.
# $captured: the number of stones that the move takes.
# $captured (number)
whitePlayed =
    { $captured ->
        [0] White plays { $point }, Black passes. Go on.
        [one] White plays { $point } and captures one stone, Black passes. Go on.
       *[other] White plays { $point } and captures { $captured } stones, Black passes. Go on.
    }
stuck = Each move that is left is suicide, and { $block } still stands. Take moves back: a point that { $block } does not touch has to stay open until the end.
captured = Right: the move on { $point } captures { $block }. That is the proof that it falls.
filled = Right: each move that is left is suicide, and { $block } stands. White can do no more.
takeBack = Take back

onStone = There is a black stone on { $point }: choose a region, an area without black stones.
notBeside = Region { $region } is not beside { $block }.
untouched = Region { $region } does not keep { $block }, which does not touch its point { $point }.
lostRegion =
    { $blocks ->
        [one] Region { $region } does not keep { $block }: it is lost when { $blocks } falls.
       *[other] Region { $region } does not keep { $block }: it is lost when { $blocks } fall.
    }
oneOnly = Region { $region } does not keep { $block }.
keeps = Right: { $block } touches every empty point of { $region }, and White can never fill it.

countsForAll = Right: { $region } is vital to { $blocks }.
countsForOne =
    { $blocks ->
        [0] Region { $region } is vital to no block.
       *[other] Region { $region } is vital to { $blocks } alone.
    }

onlyEmpty = There is a stone on { $point }: only empty points can break a region.
elsewhere = { $point } is in no region beside { $block }.
touched = { $block } touches { $point }: look for an empty point that it does not touch.
isGap = Right: { $block } does not touch { $point }, so region { $region } does not count for it.

notWhite = There is no white stone on { $point }.
countsAnyway = Region { $region } does not count for { $block }: look for a white stone between its eyes.
goesThrough = Right: region { $region } goes on through { $point }.

noBlock = There is no black stone on { $point }.
fallsFirst = Right: { $block } falls first.
staysHere = { $block } stays.
# $round (number)
fallsLater = { $block } falls too, but not before round { $round }.

# $other (name)
takes = Right: when { $block } falls, { $region } is lost, and { $other } has one region less.
itself = { $block } is the block itself: which other one falls before it?
# $other (name)
takesNothing = The fall of { $block } takes no region from { $other }.

noLiberty = { $point } is no liberty of { $block }.
notLast = Not last: White cannot play on { $other } before { $point } has been taken.
suicideLast = Not so: a white stone on { $point } would have no liberty and capture nothing.
capturesLast = Right: White fills everything else first, and then captures { $block } on { $point }.
