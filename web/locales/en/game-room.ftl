### The texts of the room of games.

line = Rings: unconditionally alive. Small squares: settled points. Choose a stone to go to its move.

# $columns, $rows (number)
board = Go board, { $columns } by { $rows }, of the opened game

boardHelp = Arrow keys move from point to point, Enter goes to the move that was played there. Comma and full stop go to the move before and after.

settledFor =
    .black = settled for Black
    .white = settled for White

alive = unconditionally alive

moves = Moves

# The other steps are named in page.ftl.
steps =
    .roundBack = Back ten moves
    .roundForward = Ten moves on

# $move, $of (number)
moveOf = Move { $move } of { $of }

# The field with the number of the move.
# $of (number)
moveField =
    .label = Go to move
    .before = Move
    .after = of { $of }

# Said of a typed number that no move has.
# $typed, $of (number)
beforeStart = There is no move { $typed }. This is the start.

# $typed, $of (number)
beyond = There is no move { $typed }. The last one is { $of }.

# The buttons that take the position to a lens of Explore.
ask =
    .steps = Step through this position
    .eyes = Count eyes
    .prove = Try a capture
    .score = Count the score

# A link to the list of the lens Eyes.
groups = Where groups became critical, alive or dead if their owner answers

noMoves = This is a single position, with no moves.

restore = Back to the game

players = Players

record = Record

# The stones that a side has captured from the other one.
captured =
    { $stones ->
        [0] has captured no stone
        [one] has captured { $stones } { enemyStone } stone
       *[other] has captured { $stones } { enemyStone } stones
    }

facts =
    .result = Result in the record
    .komi = Komi
    .handicap = Handicap
    .date = Date
    .event = Event
    .round = Round
    .place = Place
    .rules = Rules
    .time = Time
    .overtime = Overtime
    .source = Source
    .annotator = Comments by

# Below a result in points, which is more than what is settled.
resultNote = The players counted all their territory. Settled is only what holds even if its owner never answers, so it is less.

branches = Branches

# $move (number): the move after which the branch begins
branch =
    { $moves ->
        [one] After move { $move }: { $moves } move
       *[other] After move { $move }: { $moves } moves
    }

mainLine =
    { $moves ->
        [one] Main line: { $moves } move
       *[other] Main line: { $moves } moves
    }

# Heard; in the tree they are dots. $branch: the words of a branch. $comments (number)
commented =
    { $comments ->
        [one] { $branch }, { $comments } comment
       *[other] { $branch }, { $comments } comments
    }

# $first, $last, $all (number)
branchesDrawn = Branches { $first } to { $last } of { $all } are drawn.

collection = In this text

filter = Find a game

# $of (number)
found = { $n } of { $of }

# $columns, $rows (number)
sizeAndMoves =
    { $columns } × { $rows }, { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }

# $number (number)
itemName = { $number }: {"\u2068"}{ $title }{"\u2069"}

# An item without a title. $number (number)
untitledItem = { $number }
