### The boards that the page begins with: what is beside their question.

# In Go words: what the first board shows is about a Black who only passes.
inGames = In a game Black answers, and what White took here may well live: the group at the top does, whoever plays first.

# The way to the lessons.
learn = Learn to see it, in ten minutes
# The board after the first.
worked = Next board: the worked example
# The newest board of the reader’s own, by its title or its size, and when it was on the board, such as “yesterday”.
# $ago (text)
goOn = Go on with your { boardSize } board ({ $ago })
# $title, $ago (text)
goOnGame = Go on with { $title } ({ $ago })

# A few of the examples, and the way to all.
examples = Examples
allExamples = All examples
