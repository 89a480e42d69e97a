### The words of the gallery of boards in space, without those of its exhibits.
###
### $at, $of (number)

label = Gallery
intro = Boards of J. B. Kim’s paper on Go in space, and boards on which it fails: to look at and to step through. A name such as 2:C3 is the point C3 of layer 2.
all = All boards
next = Next: { $title }
take = Open this board in Steps
source = Source: { $source }
choices = Boards
stepping = Steps on this board
line = Gallery: { $title }.
board = Board of the gallery: { $title }
boardHelp = Arrow keys move the cursor, Page Up and Page Down lead to another layer, comma and full stop step through it.
place = Board { $at } of { $of }
turnPlace = Turn { $at } of { $of }
begins = { owner } plays first.

# The black stones that are unconditionally alive, whether suicide is forbidden or allowed; and only where it is forbidden.
alive =
    { $stones ->
        [0] No black stone is unconditionally alive.
        [one] The black stone is unconditionally alive, with suicide forbidden or allowed.
       *[other] All { $stones } black stones are unconditionally alive, with suicide forbidden or allowed.
    }
aliveIfForbidden =
    { $stones ->
        [one] The black stone is unconditionally alive if suicide is forbidden, and none is if it is allowed.
       *[other] All { $stones } black stones are unconditionally alive if suicide is forbidden, and none is if it is allowed.
    }

## A turn: its points, at which stones are placed together or one after another
## $points (texts)

plays =
    { $together ->
        [true] { owner } plays { $points } at the same time.
       *[false] { owner } plays { $points }.
    }
# $stones: how many stones of the other colour are captured.
captures =
    { $stones ->
        [one]
            { $together ->
                [true] { owner } plays { $points } at the same time, and captures { $stones } stone.
               *[false] { owner } plays { $points }, and captures { $stones } stone.
            }
       *[other]
            { $together ->
                [true] { owner } plays { $points } at the same time, and captures { $stones } stones.
               *[false] { owner } plays { $points }, and captures { $stones } stones.
            }
    }
# $stones: how many stones of the player leave the board.
removed =
    { $stones ->
        [one]
            { $together ->
                [true] { owner } plays { $points } at the same time, and has no liberty left: the { $stones } { stone } stone is removed.
               *[false] { owner } plays { $points }, and has no liberty left: the { $stones } { stone } stone is removed.
            }
       *[other]
            { $together ->
                [true] { owner } plays { $points } at the same time, and has no liberty left: the { $stones } { stone } stones are removed.
               *[false] { owner } plays { $points }, and has no liberty left: the { $stones } { stone } stones are removed.
            }
    }
# After it, the liberties of the block in question, whose colour has played; the last one by its name.
# $liberties (number)
has =
    { $liberties ->
        [one] { owner } has { $liberties } liberty.
       *[other] { owner } has { $liberties } liberties.
    }
hasLast = { owner } has 1 liberty, { $point }.
# The same where the other colour has played.
isLeft =
    { $liberties ->
        [one] { owner } is left with { $liberties } liberty.
       *[other] { owner } is left with { $liberties } liberties.
    }
isLeftLast = { owner } is left with 1 liberty, { $point }.

## The boards without one of their stones, and those whose stones enclose a corner

without = Without { $point }
withoutSays = The stone on { $point } is missing.
enclosing = Corner { $point }
enclosingSays = The surface of { $point }: three stones.
