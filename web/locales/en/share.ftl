### The words of the dialog “Share”.

copyLink = Copy the link
# The field with its address.
link = Link

linkHelp = The link holds the position, the choices and the place in the run.

linkHasGame = It contains only this game from the file.

# The button that opens the share sheet of a phone.
send = Send …

linkMovesAlone = To be short, the link holds the size, the set-up, the players, the result and the moves of the main line. It leaves out comments, branches and other notes; to share them, send the game as a file.

linkShortened = This game is too long for a link. The link holds this one position, without the moves; to share them, send the game as a file.

saveGame = Save the game as SGF

copy = Copy

save = Save

saved = Saved.

copyPicture = Copy the picture

pictureNotCopied = The browser did not allow it. Save the picture in its place.

copied = Copied.

notCopied = The browser did not allow it. The text is selected: press Ctrl C, or ⌘ C on a Mac; on a phone, hold a finger on it and choose “Copy”.

as = Share as

parts =
    .picture = Picture
    .text = Text
    .code = Code to embed

which = Picture of

pictures =
    .solid = The solid
    .layers = The layers

file = File

files =
    .png = PNG
    .svg = SVG

ground = Background

grounds =
    .board = Wood
    .none = Transparent

groundHelp = A transparent picture is for light paper.

size = Size

sizes =
    .once = 1×
    .twice = 2×
    .fourTimes = 4×

# $width, $height (number)
pixels = { $width } × { $height } pixels

preview = Preview of the picture

notDrawn = The browser has no memory for a picture of this size. Choose a smaller one, or SVG.

board = Go board

format = Format

onlyRows = Neither diagrams nor SGF have layers or joined edges. Rows hold the stones, with -- between layers; the link holds everything.

layer = Layer

oneLayer = This layer alone: diagrams and SGF have one plane only. The rows and the link hold all layers.

text = The text

formats =
    .diagram = Diagram
    .sgf = SGF
    .game = SGF of the game
    .run = SGF with the steps
    .rows = Plain text

formatHints =
    .diagram = The position, for wikis.
    .sgf = The position, for any Go program.
    .game = The opened game alone, with its branches and comments.
    .run = Every step with its sentence.
    .rows = The position as plain text, one row a line.

place = For

places =
    .page = A page
    .mediaWiki = MediaWiki
    .dokuWiki = DokuWiki
    .frame = iframe

once =
    .page = Once on the page
    .mediaWiki = Once in MediaWiki:Common.js, by an administrator of the wiki
    .dokuWiki = Once in conf/userscript.js, by an administrator of the wiki
    .frame = Once on the page, which makes frames as high as their boards

each = For each board

copyOnce = Copy the script

copyEach = Copy the board

hosted = This works as it is, with the files of this page. For a lasting copy ask your webmaster to put the files on your own host, in a folder named after the version. From another host, boards in space and everything but the steps are fetched only if that host allows it, by the header Access-Control-Allow-Origin (CORS).

noOptions = DokuWiki’s code blocks take no options.

# Above what needs nobody's help in a wiki: markup for a picture that is a link, and the text of a diagram.
anyAuthor = Any author can do this: save the picture here, upload it to the wiki, and put this into the page. It shows the board and leads to it.

linkedPicture = A picture with a link to this board

copyLinkedPicture = Copy the picture’s code

diagramText = The diagram as plain text

copyDiagram = Copy the diagram

withAdministrator = A board to step through in the page itself needs a script, which an administrator of the wiki puts in once; then any author uses the code.

# The widget shows neither.
onlySteps =
    .supports = The code shows the steps of this position, not which blocks support which.
    .score = The code shows the steps of this position, not its score.

fromStart =
    .capture = On another page the proof begins at its first move.
    .try = On another page the proof begins at its first move.
    .eyes = On another page the verdict is shown first.

noStart = The chosen starting set is not part of it.

noModeInFrame = In a frame this needs the header Access-Control-Allow-Origin: * from the host of the files.

options = Options

moreOptions = More options

content = Content

contents =
    .position = this position
    .game = this game

color = Colour

colors =
    .black = Black
    .white = White
    .both = Both

mode = Shows

modes =
    .steps = the steps
    .capture = how a block is captured
    .try = the reader captures
    .eyes = the eyes of groups

round = Begins

rounds =
    .start = at the start
    .here = at the step shown now
    .end = at the end

controls = Controls

controlled =
    .full = all
    .steps = without round pictures and menu
    .none = none

theme = Colours of the board

themes =
    .auto = those of the page
    .pale = pale
    .dim = dim

spacing = Space between lines, in pixels

move = Moves played; empty for all

editable = Readers can place stones

tried = Try it

print = Print

printHelp = The board, the sentence and what is open below them.
