### What the page is, and how it is used.

about = This page shows which stones on a Go board can never be captured, even if their owner always passes, and why. It removes all other blocks round by round, which Benson’s method calls casting out; the blocks that are left are unconditionally alive, or pass-alive.

lens =
    .steps = Steps is where the page begins: choose Next, and read the sentence that belongs to each step. Choose a thumbnail to jump to that round.
    .prove = Prove plays the captures, and lets you try them.
    .eyes = Eyes says which groups live when their owner answers and which point decides, and lets you play it out.
    .supports = Supports shows which blocks keep which alive.
    .score = Score counts the board.
    .gallery = The Gallery, in 3-D, has boards in space to step through.

howTo =
    .board = Choose a point to play there. The buttons above the board set stones up, remove them, undo, and clear the board or begin another.
    .open = Open shows a game, a diagram, a recent position or an example. A text can also be pasted anywhere on the page, or a file dropped.
    .games = Games goes through an opened game, move by move, also by the wheel over the board or by swiping it left and right; Eyes lists the moves at which its groups became critical or died. Share makes a link, a picture, a text, or code to embed on your own page.
    .space = 3-D has boards with layers, and boards whose edges are joined; 2:C3 is the point C3 of layer 2. Drag the solid to turn it, or use the buttons below it; choose a point of the solid or of the layers beside it to play there; take rows away to see inside. Rules of play has Kim’s ko and several stones in a turn, and after two passes the score. The tabs of Explore are there too, but for Eyes, which needs a single plane.

# Above the links to the errors of each text.
errata = The texts that this page follows have errors. Each is shown on a board, to be played; your own board can be brought back.

keysHeading = Keys

# A box to tick. Off, keys such as C and full stop do nothing.
characterKeys = Keys of one character (letters, comma, full stop, question mark)

## The keys: where they work, and what they do.

anywhere =
    .heading = Anywhere on the page
    .step = back one step, next step
    .undo = undo, redo
    .paste = paste a game or a diagram

onBoardOrSteps =
    .heading = Anywhere but in a text field
    .round = back one round, next round; in Games back ten moves, ten on
    .end = start, end
    .play = play or pause
    .open = open a game, a position or an example
    .clean = show or hide the marks
    .help = show this help
    .lens = go to { $lens }
    .board = back to the board

onBoard =
    .heading = With the focus on the board
    .move = move the cursor
    .use = use the chosen tool
    .remove = take the stone off
    .takeBack = undo a move, where you try in Prove or Eyes
    .step = back one step, next step

inSpace =
    .heading = With the focus on the solid or the layers, in 3-D
    .move = move the cursor across its layer
    .layer = move it to the layer above, to the layer below
    .turn = turn the solid; on the layers, roll a board with joined edges
    .neighbors = read out the neighbours

# The names of keys.
key =
    .ctrl = Ctrl
    .shift = Shift
    .pageUp = Page Up
    .pageDown = Page Down
    .home = Home
    .end = End
    .space = Space
    .enter = Enter
    .delete = Delete
    .backspace = Backspace
