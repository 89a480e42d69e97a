### The texts of the tools and of playing moves.

## The tools: their names, what they do, and a word for their buttons.

tool =
    .play = Play moves
    .black = Black
    .white = White
    .erase = Erase
    .start = Choose the starting set

toolShort =
    .play = Play
    .black = Black
    .white = White
    .erase = Erase
    .start = Starting set

toolHint =
    .play = Play moves in turn, with captures
    .black = Set up black stones, without captures
    .white = Set up white stones, without captures
    .erase = Take stones off the board
    .start = Starting set: choose the blocks that are in at the start

## Playing

captures = Moves capture

# A button of the player of $color.
pass = Pass: { opponent } plays next

passed = { owner } passes. { opponent } plays next.

# The effect of a press with a tool.
press =
    .play = Press a point to play for { owner }.
    .playNotOn = Press a point to play for { owner }, not on { $ko } (ko).
    .place = Press a point to place a { stone } stone; the next is of the other colour.
    .black = Press a point to place a black stone.
    .white = Press a point to place a white stone.
    .erase = Press a stone to take it off.
    .start = Press a block to take it into the starting set, or out of it.
    .stay = Click the { stone } blocks that stay.

# $black, $white (number): the prisoners that each side has taken
prisoners = Prisoners: Black { $black }, White { $white }.

# A request for a second tap, where lines are so narrow that a finger may miss the point it means.
confirm =
    { $tool ->
        [play] { $point }: tap again to play
        [black] { $point }: tap again to place
        [white] { $point }: tap again to place
        [erase] { $point }: tap again to take it off
       *[start] { $point }: tap again to choose
    }

# An answer to a press on a stone with the tool that plays, after the words about its point.
# $point (name)
onStone = { $point }. To take stones off the board, choose Erase.

# The reasons why a move cannot be played, by the engine's code.
illegal =
    { $code ->
        [suicide] { owner } may not play { $point }: the stone would have no liberty. That is suicide, which is forbidden.
       *[ko] { owner } may not play { $point } now: it would bring back the position before. That is ko; play elsewhere first.
    }

# A move that took $stones of the mover's own stones off the board.
suicide =
    { $stones ->
        [one] Suicide, which the rules allow here: { $stones } { stone } stone taken off, as prisoners of { opponent }.
       *[other] Suicide, which the rules allow here: { $stones } { stone } stones taken off, as prisoners of { opponent }.
    }

# A block without a liberty, by the name of its first point.
noLiberty =
    { $stones ->
        [one] The { stone } stone on { $point } has no liberty.
       *[other] The block of { $stones } { stone } stones with { $point } has no liberty.
    }

noLibertyHelp = It cannot stay on the board, so there is nothing to step through.

takeOff =
    { $stones ->
        [one] Take the { stone } stone on { $point } off
       *[other] Take the { $stones } { stone } stones off
    }
