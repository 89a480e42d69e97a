### The widget's texts besides the sentences of a run.

rounds =
    { $n ->
        [0] Nothing falls.
        [one] Blocks fall in { $n } round.
       *[other] Blocks fall in { $n } rounds.
    }

turn = { opponent }’s blocks

copyAs = Copy as

formats =
    .diagram = Diagram
    .sgf = SGF
    .rows = Plain text
    .svg = SVG
    .link = Link

copied = Copied.

copyByHand = The text is selected: press Ctrl C to copy it.

table = As a table

fullPage = Open in the full page

linkByHand = This frame may not open pages. Copy the address:

tools = Board tools

tool =
    .alternate = Alternate colours
    .black = Black stones
    .white = White stones

reset = Reset

# Said of a board that is only read.
readHelp = Arrow keys move the cursor, comma and full stop go one step or move back or on.
editHelp = Arrow keys move the cursor, Enter places or takes a stone, comma and full stop step.

# The question which blocks stay.
quizInstruction = A block is stones joined along the lines. Choose each { stone } block that stays, then Check.
quizHelp = Arrow keys move the cursor, Enter chooses the block there, or no longer.

# The line below the board while what can be asked about its groups is being found.
judging = The groups are being solved, for the question about them.

# The uses of the pointer and the keys on the pictures of a board in space.
picturesRead =
    .hint = Drag to turn.
    .solid = Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, N reads out the neighbours. Shift with the arrow keys turns the solid.
    .layers = Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, N reads out the neighbours, comma and full stop step.

# The same on a board that can be edited.
picturesEdited =
    .hint = Drag to turn; choose a point to place or remove a stone.
    .solid = Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter places or takes a stone, N reads out the neighbours. Shift with the arrow keys turns the solid.
    .layers = Arrow keys move the cursor across a layer, Page Up and Page Down to another layer, Enter places or takes a stone, N reads out the neighbours, comma and full stop step.

# The heading of a layer in the table.
layer = Layer { $n }

# The line after the warnings that are shown.
moreNotes =
    { $n ->
        [one] And { $n } more warning.
       *[other] And { $n } more warnings.
    }

# The line below a board of which only a part is shown.
partKnown = Only this part of the board is known. A region that goes on beyond it counts for nobody.

# The controls of a game. What is unconditionally alive is marked at each move.
life =
    .show = Living stones
    .legend = Circles: unconditionally alive. Squares: settled points.

# The players, the result and the like, folded.
record = About this game

# A text with several games or diagrams shows one at a time, with buttons to the others.
items = Boards of the text
itemBack = Previous board
itemForward = Next board
# $number: which of $all is shown; $isCounted: there are no more.
# $number, $all (number)
itemOf =
    { $isCounted ->
        [true] Board { $number } of { $all }
       *[false] Board { $number } of more than { $all }
    }
# Boards that cannot be shown. $number: which one is the first of them, with the reason.
# $n, $number (number)
unshownItems =
    { $n ->
        [one] Board { $number } of the text cannot be shown: { $why }
       *[other] { $n } boards of the text cannot be shown. The first of them is number { $number }: { $why }
    }

# The reasons why only the text inside the element is shown; they appear below it.
# $megabytes (number)
missing =
    .blocked = The steps cannot be shown: this page does not allow WebAssembly.
    .engine = The steps could not be loaded.
    .source = The diagram could not be loaded from { $address }.
    .foreign = This page allows no diagrams from { $origin }.
    .slow = The diagram did not arrive in time from { $address }.
    .long = The text is longer than { $megabytes } MB, the most that is shown here.
    .address = The diagram’s address must begin with http or https.
    .prove = It cannot be played here: the program for that could not be loaded.
    .menu = Copying and the table are missing here: the program for them could not be loaded.
    .faults = Parts of the text cannot be read; the program that says which could not be loaded.
    .editing = Stones cannot be placed here: the program for that could not be loaded.
    .quiz = The question cannot be asked here: the program for it could not be loaded.
    .games = The moves cannot be played here: the program for that could not be loaded.
    .eyes = The eyes of the groups are missing here: the program for them could not be loaded.
    .spaces = This board has layers or joined edges; the program that shows them could not be loaded.
    .flat = The eyes of groups are shown on boards of one layer without joined edges only.
    .joined = A board with joined edges is written as rows; this text is a diagram or a game.
    .size = “{ $words }” is no size of a board, such as 9x9 or 3x3x3.
    .empty = There is no diagram here.
    .stopped = The board cannot be shown: the program has stopped after an internal error.
    .internal = The board cannot be shown because of an internal error.

# A small board, for readers who do not see it. $round: its name. $lines (texts): the lines below it
filmFrame = { $round }: { LIST($lines, type: "unit") }
