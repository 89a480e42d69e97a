### The words for playing in space by chosen rules.
###
### $left, $points (number)

label = Playing

# The line above the board: whose turn it is, of one stone or of several.
press = Choose a point to play for { owner }.
# $all (number)
pressOf = Choose a point to play for { owner }, { $left } of { $all } stones left in this turn.
# After it. $ko: the point that may not be played on, by the usual rule and by Kim's.
notOn =
    .basic = Not on { $ko } (ko).
    .kim = Not on { $ko } (ko), and no other ko now.
# $points: how many may be chosen. $chosen: how many are. $left: how many more may be.
choose =
    { $chosen ->
        [0]
            { $points ->
                [one] Choose { $points } point for { owner }, to be played on at the same time.
               *[other] Choose up to { $points } points for { owner }, to be played on at the same time.
            }
       *[other]
            { $points ->
                [one] Choose { $points } point for { owner }, to be played on at the same time: { $left } left.
               *[other] Choose up to { $points } points for { owner }, to be played on at the same time: { $left } left.
            }
    }
# $chosen (number)
chooseFirst =
    { $chosen ->
        [0] Black begins: choose any number of points, then place the stones.
       *[other] Black begins: choose any number of points, then place the stones. { $chosen } chosen.
    }
over = The game is over: both sides have passed.
place =
    { $stones ->
        [one] Place the stone
       *[other] Place the { $stones } stones
    }
endTurn = End the turn
goOn = Go on playing
openScore = Count step by step
# A point, for readers who do not see the board.
chosen = { $point }, chosen for a { stone } stone

# A capture by the player of $color: the stones by their points.
# $points (texts)
captured =
    { $stones ->
        [one] { owner } captures { $stones } { enemyStone } stone: { $points }.
       *[other] { owner } captures { $stones } { enemyStone } stones: { $points }.
    }
# After a capture, by the usual rule and by Kim's.
isKo =
    .basic = This is a ko: { opponent } may not retake it at once.
    .kim = This is a ko: { opponent } may not retake it at once, nor take any other ko.

# The reasons why stones cannot be played, by the engine's code; for ko and suicide, of several stones.
# $points (texts)
illegal =
    .ko = { owner } may not play { $points } together: that would repeat the position before (ko).
    .suicide = { owner } may not play { $points } together: one of the stones would have no liberty. That is suicide, which is forbidden.
    .ko-after-ko = { owner } may not play { $points } now: { opponent } has just taken a ko, and by Kim’s rule no ko may be taken right after another. Play elsewhere first.
    .too-many-stones = { owner } may not play { $points }: these are more stones than { owner } has left in this turn.
    .not-first = { owner } may not play { $points } together: only on an empty board may Black begin with several stones.
    .occupied = { owner } may not play { $points }: there is a stone.
    .outside = { owner } may not play { $points }: that is outside the board.
isOver = { over } Nobody can play before you choose “{ goOn }”.

# The heading of the rules, alone and with those that are not as usual.
rules = Rules of play
# $rules (texts)
rulesNow = Rules of play: { LIST($rules, type: "unit") }
# $black, $white (number)
rule =
    .kim = Kim’s ko
    .after = Black { $black } and White { $white } in a turn
    .together = Black { $black } and White { $white } in a turn at the same time
    .opening = several stones to begin with

ko =
    .name = Ko
    .basic = basic
    .kim = Kim’s
koMeans =
    .basic = A ko may not be retaken at once.
    .kim = After a ko is taken, no ko may be taken at once, neither that nor another.
stones = Stones per turn
placed =
    .name = Stones of a turn are placed
    .after = one after another
    .together = at the same time
opening = Black begins an empty board with several stones
