### The words around the errors in published texts.

text = Text

texts =
    .benson = Benson
    .sensei = Sensei’s Library
    .chen = Chen & Chen
    .kim = Kim

# The link to them from the boards of a paper.
ofPaper = Errors in the paper itself, each on a board

printed = The text:

# A picture in words: its stones, or the numbers of stones where they are too many to name.
# $black, $white (texts): points
board =
    { $white ->
        [0] Board with black stones on { LIST($black, most: 30) }
       *[other] Board with black stones on { LIST($black, most: 30) } and white ones on { LIST($white, most: 30) }
    }

# $black, $white (number)
crowdedBoard = Board with { $black } black stones and { $white } white ones
