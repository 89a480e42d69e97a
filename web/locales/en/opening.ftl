### The words for texts that are opened.

# $format: the format that the text has.
format =
    { $format ->
        [sgf] SGF
        [diagram] a $$ diagram
       *[rows] plain rows
    }
# What was read. $item: a title, a size of a board and a number of moves, as a list. $number: which one of $all it is,
# where there are several; $isCounted: there are no more.
# $item (texts); $number (number)
understood =
    { $all ->
        [one] Opened as { format }: { LIST($item, type: "unit") }.
       *[other]
            { $isCounted ->
                [true] Opened as { format }: number { $number } of { $all }: { LIST($item, type: "unit") }.
               *[false] Opened as { format }: number { $number } of more than { $all }: { LIST($item, type: "unit") }.
            }
    }
moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
title = {"\u2068"}{ $title }{"\u2069"}

# Up to where a text with faults was read; the faults are listed in its room.
far =
    { $move ->
        [0] in part
       *[other] up to move { $move }
    }
# The warning about a text with several faults, of one kind.
# $faults (number)
withFaults =
    { $kind ->
        [cut] The text breaks off, and was read { far }; see below.
        [illegal] Read { far }, with { $faults } illegal moves, listed below and played all the same.
       *[other] Read { far }, with { $faults } faults, listed below.
    }
# The same about a single fault: the text breaks off.
breaksOff = The text breaks off, and was read { far }.
# A single illegal move. $color: its player.
# $number (number)
illegalMove =
    { $why ->
        [outside] Move { $number }, { owner } { $point }, is illegal: the board has no such point. It is played all the same.
        [occupied] Move { $number }, { owner } { $point }, is illegal: there is a stone on the point. It is played all the same.
        [suicide] Move { $number }, { owner } { $point }, is illegal: suicide. It is played all the same.
       *[ko] Move { $number }, { owner } { $point }, is illegal: it retakes the ko at once. It is played all the same.
    }
# Any other single fault. $fault: a sentence with its place.
readWithFault = Read { far }. { $fault }

inputReading = Reading…
inputBroken = This text could not be read: there was not enough memory for it, or the program has a bug. The board stays as it was.
inputNoWorker = The host of this page does not allow workers: the page freezes while it reads a long text.
# $longest (number)
inputBoardTooBig = The board is too big to show: a side has at most { $longest } points here.
# A fault or a warning with its place in the text, from 1. $words: a clause of faults.ftl.
# $line, $column (number)
inputProblem = Line { $line }, column { $column }: { $words }.
# $read (number)
inputNoneRead = None of the first { $read } games or diagrams can be shown, and the page reads no further.
inputKept = The board stays as it was.

gameHeading = Game
# $problem: a sentence on why it cannot be read.
# $number (number)
gameItemBad = { $number }: cannot be read. {"\u2068"}{ $problem }{"\u2069"}
# The numbers are lower bounds if the text was not read to its end.
gameBad =
    { $isCounted ->
        [true]
            { $n ->
                [one] One of them cannot be read.
               *[other] { $n } of them cannot be read.
            }
       *[false] At least { $n } of them cannot be read.
    }
gameMoreItems =
    { $isCounted ->
        [true] and { $n } more, not listed
       *[false] and more than { $n } more, not listed
    }
gameMoreComment = … and { $n } more characters
gameMoreWarnings = and { $n } more
gameOutsideEmpty = The diagram shows part of a board. Everything outside it was taken to be empty.
# After it: how to have a smaller board.
gameEdges = A side is an edge of the board where a line of - or | is drawn along it.

# The reasons why there is no text in what is opened.
inputNotText = There is no text to read. Copy a game or a diagram first.

# $megabytes (number)
inputTooLong = This is longer than { $megabytes } MB, the most that this page reads. The board stays as it was.

inputUnreadable = { $file } could not be read.
