### What is wrong or odd about a text, as clauses: “Line 3, column 5: this is not text.” In English they are the words of
### the program for command lines.
###
### $found, $expected, $layers, $limit, $columns, $rows, $open, $number (number)

# By their codes.
fault =
    .empty = there is nothing here to read
    .binary = this is not text
    .nothing-found = this is neither SGF, nor a $$ diagram, nor rows of X, O and full stops
    .missing-border = other rows have a border here, this one has none
    .no-rows = this diagram has no row of points
    .bad-size = this is not the size of a board
    .bad-number = this is not the number of a move
    .bad-point = this is not a point
    .unclosed-value = the text ends inside a value: a “]” is missing
    .no-value = no value in brackets follows here
    .other-game = this is not a game of Go
raggedRows =
    { $found ->
        [one] this row has { $found } point; the first has { $expected }
       *[other] this row has { $found } points; the first has { $expected }
    }
raggedLayers =
    { $found ->
        [0] there is no row in this layer: a blank line ends a board
        [one] this layer has { $found } row; the first has { $expected }
       *[other] this layer has { $found } rows; the first has { $expected }
    }
layers = this board has { $layers } layers; here it can have only one
controlCharacter = this control character has no meaning here
unknownCharacter = the character “{ $character }” means nothing here
tooLarge = a side of the board is longer than { $limit } points
offBoard = this point is not on the board of { $columns }×{ $rows }
# $open: how many variations, one in the other, the text ends in.
truncated =
    { $open ->
        [0] the text ends before the game does
        [one] the text ends before the game does
       *[other] the text ends inside { $open } nested variations
    }

# By their codes.
oddity =
    .left-out = points left out of the diagram were taken to be empty
    .mark-off-board = this mark is not on the board
    .no-semicolon = a semicolon is missing here
    .no-number = no number here, so the default is used
    .broken-value = white space within this value was passed over
    .lower-case = the names of properties are in lower case
    .control-character = there are zero bytes in this text
repeatedNumber = there are two moves { $number }; the numbers are read as stones
illegalMove =
    { $why ->
        [outside] move { $number }, { stone } { $point }, is illegal: the board has no such point
        [occupied] move { $number }, { stone } { $point }, is illegal: there is a stone on the point
        [suicide] move { $number }, { stone } { $point }, is illegal: the move would be suicide
       *[ko] move { $number }, { stone } { $point }, is illegal: the move would retake the ko at once
    }
# $fault: one of the faults above.
onOtherLine = on another line of play: { $fault }

# A block without a liberty, by the name of its first point.
noLiberty =
    { $stones ->
        [one] the { stone } stone on { $point } has no liberty
       *[other] the block of { $stones } { stone } stones with { $point } has no liberty
    }

# How many warnings of a game are not listed.
moreWarnings =
    { $n ->
        [one] { $n } more warning of this game
       *[other] { $n } more warnings of this game
    }
