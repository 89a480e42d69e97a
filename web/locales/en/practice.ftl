### Practice: unseen boards at five levels, what the reader misjudges, and how well the reader sees it.

practice = Practice
# The way back to the list of what can be practised.
all = All of practice

# What to do, for a reader who has chosen nothing yet.
instruction = Choose each { stone } block that stays when its opponent plays on and its owner passes.
boardHelp = Arrow keys move the cursor, Enter chooses what is there.
# Above the board, once it is explained.
told = What stays, and what falls.

## Levels

# $level (number)
level = Level { $level }
# What the boards of a level are like, in a line.
levels =
    .level1 = Small boards, two or three blocks, one round.
    .level2 = One thing more: a shared region, White inside a region, or a false eye.
    .level3 = Two rounds: a fall takes something with it.
    .level4 = Five blocks and more, two rounds and more.
    .level5 = Ends of real games.
# How many boards of a level have been answered. $boards (number)
boardsDone =
    { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
# $done, $right, $blocks (number)
tally =
    { $done ->
        [one] One board at this level, right about { $right } of { $blocks } blocks.
       *[other] { $done } boards at this level, right about { $right } of { $blocks } blocks.
    }
next = Next board
skip = Another board
explore = See it step by step in Explore
# A link that has the board in its address.
link = Link to this board
linked = A board of a link
notAsked = There is nothing to ask about this board: it has no blocks of that colour, or a block without a liberty.

## What the reader misjudges

misjudge = What you misjudge
misjudgeLine = At most twelve boards, and then what your answers fit.
misjudgeIntro = No solution is shown until the end, or you would learn from it midway.
begun = begun
# $number, $most (number)
boardOf = Board { $number }, of at most { $most }
give = That is my answer
fromStart = From the start
askAgain = Ask me again
# $right, $blocks, $boards (number)
rightOf = Right about { $right } of { $blocks } blocks on { $boards } boards.
failsHere = Where that fails: the board shown here
wrongHere = Where you were wrong: the board shown here
verdict =
    .missed = You left this out.
    .wrong = You said it stays.
allBoards = The boards
# A board with how much was right. $number, $right, $blocks (number)
boardResult = Board { $number }: { $right } of { $blocks }
# $title (text): of a lesson
toLesson = The lesson about it: { $title }
faultless = Your answers fit a reader who makes none of these mistakes.
noPattern = Your answers fit no mistake on the list: there is no pattern.
caveat = This compares your answers with eighteen ways of going wrong. It was tried with simulated readers only, and a mistake that is not on the list may be taken for one that is.

# What the answers fit, for each mistake.
fits =
    .healthSkipped = Your answers fit a reader who counts any space beside a block as an eye.
    .sizeDecides = Your answers fit a reader who takes every small space for an eye.
    .singlePointsOnly = Your answers fit a reader who counts only eyes of one point.
    .pointsCounted = Your answers fit a reader who counts points: a big eye is two.
    .regionsOfEmptyPoints = Your answers fit a reader for whom enemy stones cut a space in two.
    .enemyInsideSpoils = Your answers fit a reader who gives up an eye with an enemy stone in it.
    .blocksDiagonal = Your answers fit a reader who takes diagonal stones as joined.
    .sharedIgnored = Your answers fit a reader who lets no two blocks share an eye.
    .healthyForOne = Your answers fit a reader who gives an eye to every block around it.
    .neighboursJoined = Your answers fit a reader who takes the blocks around an eye as one.
    .oneRound = Your answers fit a reader who stops after one round.
    .twoRounds = Your answers fit a reader who stops after two rounds.
    .onlyVitalDiscarded = Your answers fit a reader who, when a block falls, takes away only the eyes that it had.
    .oneIsEnough = Your answers fit a reader who is content with one eye.
    .twoLiberties = Your answers fit a reader who takes two liberties for life.
    .mostStones = Your answers fit a reader who trusts the biggest block.
    .ownerAnswers = Your answers fit a reader who lets the owner answer.
    .seki = Your answers fit a reader who counts seki as staying.
# What is so instead, for each mistake.
instead =
    .healthSkipped = A space counts for a block only if the block touches every empty point of it.
    .sizeDecides = Size does not decide: a space counts if the block touches every empty point of it, and a small one may fail.
    .singlePointsOnly = A bigger space counts as well, if the block touches every empty point of it.
    .pointsCounted = A space counts once, however big it is: the opponent can fill it up to the last point.
    .regionsOfEmptyPoints = A space goes on through enemy stones, which may be captured. Only the block’s own colour parts it.
    .enemyInsideSpoils = Enemy stones inside do no harm, as long as the block touches every empty point.
    .blocksDiagonal = Diagonal stones can be parted. Each block needs two regions of its own counting, which it may share.
    .sharedIgnored = A region counts for every block that touches all its empty points, also if they share it.
    .healthyForOne = A region may count for one block and not for its neighbour: each must touch all its empty points.
    .neighboursJoined = Blocks around one eye may each fall alone, and then the eye is open.
    .oneRound = What falls takes the regions beside it along, so count again until nothing falls.
    .twoRounds = Two rounds may not be enough: count again until nothing falls.
    .onlyVitalDiscarded = A block that falls opens every region beside it, also those that did not count for it.
    .oneIsEnough = One is never enough: the opponent fills all else, and the last point captures.
    .twoLiberties = Liberties can be filled one by one. Two regions cannot.
    .mostStones = The number of stones does not matter: count the regions of each block.
    .ownerAnswers = The question is what stays although the owner never answers.
    .seki = In a seki the opponent can play on if the owner never answers, so the block does not stay.

# A question of its own, about a block that falls.
lostHeading = And if its owner answers?
# $point (text): of the block
lostAsks = The block at { $point }, marked by squares, does not stay if Black only passes. Now Black may answer every move of White. Is it lost?
lost = It is lost
notLost = It is not lost
lostAnswer =
    { $isRight ->
        [true] Right: after any White move near it one answer makes it safe for ever. To fall means only that it needs an answer.
       *[false] It is not: after any White move near it one answer makes it safe for ever. To fall does not mean to be dead, only that it needs an answer.
    }

## Ideas from earlier visits

recall = What you have learned
# $ideas (number)
recallLine =
    { $ideas ->
        [one] One idea from an earlier visit: do you still see it?
       *[other] { $ideas } ideas from earlier visits: do you still see them?
    }
# $number, $all (number)
recallNumber = Board { $number } of { $all }, about something from an earlier visit.
# $right, $boards (number)
recallEnd =
    { $boards ->
        [one] { $right } of one board was right. What was not comes back at your next visit.
       *[other] { $right } of { $boards } boards were right. What was not comes back at your next visit.
    }
recallNothing = Nothing comes back today: what you have passed is asked about again at a later visit.

## How well the reader sees it

six = How well do I see it?
sixLine = Six boards, as hard each time as the last.
sixIntro = You answer six boards, and say of each whether you are sure. Nothing is explained until the end.
# $number, $all (number)
sixNumber = Board { $number } of { $all }
sixBegin = Begin
sixAgain = Six more boards
# $right, $blocks, $percent (number)
sixResult = Right about { $right } of { $blocks } blocks: { $percent } %.
# How often the reader was right when sure, in blocks. $sure, $sureRight (number)
sixSure =
    { $sure ->
        [0] You were sure of no board.
       *[other] On the boards of which you were sure, you were right about { $sureRight } of { $sure } blocks.
    }
overTime = Over time
columns =
    .number = Set
    .right = Blocks right
    .sure = When sure
# $right, $of, $percent (number)
share = { $right } of { $of } ({ $percent } %)
never = never
# $right, $blocks (number)
lastTime = last time { $right } of { $blocks }
sixMeasure = How hard a board is has been measured by how many blocks fifteen mistaken readings of the rules get wrong. It has not been measured with people.
