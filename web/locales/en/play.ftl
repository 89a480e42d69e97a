### The texts of the tools and of playing moves.

## The tools: their names, what they do, and a word for their buttons.

tool =
    .play = Play moves
    .black = Black
    .white = White
    .erase = Erase
    .start = Start from chosen blocks

toolShort =
    .play = Play
    .black = Black
    .white = White
    .erase = Erase
    .start = Start from

toolHint =
    .play = Play moves in turn, with captures
    .black = Set up black stones, without captures
    .white = Set up white stones, without captures
    .erase = Remove stones from the board
    .start = Start from chosen blocks

## Playing

passed = { owner } passes. { opponent } plays next.

# The effect of a press with a tool.
press =
    .play = Choose a point to play for { owner }.
    .playNotOn = Choose a point to play for { owner } (not { $ko }: ko).
    .place = Choose a point to place a { stone } stone; the next is of the other colour.
    .black = Choose a point to place a black stone.
    .white = Choose a point to place a white stone.
    .erase = Choose a stone to remove it.
    .start = Choose a block to start the run with it, or without it.
    .stay = Choose the { stone } blocks that stay.

# $black, $white (number): the prisoners that each side has taken
prisoners = Black has captured { $black }, White { $white }.

# A request for a second tap, where lines are so narrow that a finger may miss the point it means.
confirm =
    { $tool ->
        [play] { $point }: tap again to play
        [black] { $point }: tap again to place
        [white] { $point }: tap again to place
        [erase] { $point }: tap again to remove it
       *[start] { $point }: tap again to choose
    }

# An answer to a press on a stone with the tool that plays, after the words about its point.
# $point (name)
onStone = { $point }. To remove stones, choose Erase.

# The reasons why a move cannot be played, by the engine's code.
illegal =
    { $code ->
        [suicide] { owner } may not play { $point }: the stone would have no liberty. That is suicide, which is forbidden.
       *[ko] { owner } may not play { $point } now: that would repeat the previous position (ko). Play elsewhere first.
    }

# A move that took $stones of the mover's own stones off the board.
suicide =
    { $stones ->
        [one] Suicide (legal here): { $stones } { stone } stone is removed and becomes { opponent }’s prisoner.
       *[other] Suicide (legal here): { $stones } { stone } stones are removed and become { opponent }’s prisoners.
    }

# A block without a liberty, by the name of its first point.
noLiberty =
    { $stones ->
        [one] The { stone } stone on { $point } has no liberty.
       *[other] The block of { $stones } { stone } stones with { $point } has no liberty.
    }

noLibertyHelp = It can’t stay on the board, so there is nothing to step through.

takeOff =
    { $stones ->
        [one] Remove the { stone } stone on { $point }
       *[other] Remove the { $stones } { stone } stones
    }
