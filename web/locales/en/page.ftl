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

show = Show blocks of

shown =
    .black = Black
    .white = White
    .both = Both

stepping = Explain

refused = Not analysed

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
