### The texts of the page's controls, notices and labels.

motto = Which stones live even if their owner always passes, and why.

# $columns, $rows (number)
board =
    { $layers ->
        [1] Go board, { $columns } by { $rows }
       *[other] Go board, { $columns } by { $rows } by { $layers }
    }

# $number (number)
layer = Layer { $number }

boardHelp = Arrow keys move the cursor, Enter uses the chosen tool, Delete removes a stone, comma and full stop step through the run.

tools = Board tools

undo = Undo

redo = Redo

menu = Board: size, turn, captures

# The words on buttons with a drawing, where there is room; each is part of the button's name.
short =
    .clean = Marks
    .menu = Board

hideMarks = Hide the marks
showMarks = Show the marks

caption = What happens

run = Steps of the run

steps =
    .first = First
    .roundBack = Back one round
    .back = Back
    .forward = Next
    .roundForward = Next round
    .last = Last

# The keys that do the same, by their names on keyboards.
stepKeys =
    .first = Home
    .roundBack = Page Up
    .back = ←
    .forward = →
    .roundForward = Page Down
    .last = End

playKey = Space

undoKey = Ctrl Z

redoKey = Ctrl Y

play = Play

pause = Pause

speed =
    { $speed ->
        [slow] ½×, speed: slow
        [medium] 1×, speed: medium
       *[fast] 3×, speed: fast
    }

speedSign =
    .slow = ½×
    .medium = 1×
    .fast = 3×

film = The rounds

# $round (number)
filmRound =
    { $round ->
        [0] Start
       *[other] Round { $round }
    }

# A summary of a round, in a few short lines below its small board.
allIn = all there
nothingFalls = nothing falls
# $n: of blocks
blocksOut =
    { $n ->
        [one] { $n } block removed
       *[other] { $n } blocks removed
    }
# $n: of regions
regionsOut =
    { $n ->
        [one] { $n } region lost
       *[other] { $n } regions lost
    }

show = Show blocks of

shown =
    .black = Black
    .white = White
    .both = Both

stepping = Explain

refused = Not analysed

notAnalysedHere = This position can’t be analysed: see above.

dismiss = Close

stopped =
    .heading = The program has stopped
    .says = This is a bug of the page. Your position is kept.
    .reload = Reload with this position
    .undo = Reload without the last change

partFailed = This part could not be loaded.

# In its place while the device has no net.
offline = No connection to the internet. Your board is kept, and what you opened before still works.

# In place of a board in space that the reader has asked for.
spaceFailed =
    { $isOnline ->
        [true] 3-D could not be loaded.
       *[false] 3-D could not be loaded: there is no connection to the internet.
    }

# While a part of the page that the reader has asked for is on its way.
loading = Loading…

tryAgain = Try again

reload = Reload the page

loadFailed = The program could not be loaded. Reload the page, or try another browser.

# The meanings of the marks on the board.
legend = The marks

marks =
    .castOutNow = cast out in this round
    .castOut = cast out earlier
    .alive = unconditionally alive
    .outside = outside the starting set
    .vital = vital to a block still there
    .healthy = healthy, but vital to no block still there
    .listed = healthy for no block
    .notSmall = not small
    .discardedNow = discarded in this round
    .discarded = discarded earlier

# An explanation of each term of the marks that is not plain by itself.
meaning =
    .castOutNow = fewer than two regions are vital to it, so { opponent } can capture it while { owner } passes
    .castOut = not proved safe; it may still live if { owner } answers
    .alive = cannot be captured, even if its owner never answers
    .vital = a sure eye space, since the block touches every empty point and every block around is still there
    .healthy = it was vital to a block that is cast out in this round
    .listed = each block around leaves one of its empty points untouched
    .notSmall = an empty point is next to no { stone } stone
    .discardedNow = a block around has been cast out

# The same where suicide is allowed.
meaningWithSuicide =
    .vital = a sure eye space, since the block is next to every point and every block around is still there
    .listed = no block around is next to all its points

# The same letter can be either.
letters =
    .region = name of a region
    .diagram = the diagram's own letter

# The panels of the lens Steps.
panel =
    .idea = The idea
    .result = The result
    .regions = Blocks and regions, one by one
    .algorithm = The algorithm
    .rules = Rules and starting set
    .race = The race
    .errata = Errors in the papers

name = pass-alive

rooms = Rooms

room =
    .explore = Explore
    .games = Games
    .learn = Learn
    .space = 3-D

lenses = Lenses

lens =
    .steps = Steps
    .prove = Prove
    .eyes = Eyes
    .supports = Supports
    .score = Score
    .gallery = Gallery

# The link from a block to its proof, by what is shown there.
proveBlock =
    .lives = Prove that it cannot be captured
    .falls = Show how it can be captured
    .unknown = See its proof

# The title of the window in each place.
windowTitle = { $place } · Benson’s casting-out

dialog =
    .open = Open
    .examples = Examples
    .share = Share
    .help = Keys and help

helpHeading = Help

skip = Skip to the board

# The way back to the board that a link in the page has replaced.
back = Back to your board

# The line above the board, which says what is on it.
boardLine =
    { $color ->
        [both] The stones of both colours are tested.
        [black] Black’s stones are tested.
       *[white] White’s stones are tested.
    }

# The same above the board of a game, until its room is there.
gameLine = The opened game.
