### The words of the lens Eyes.
###
### $n, $points, $neighbors, $beyond, $blocks, $at, $steps (number)

label = Eyes
intro = Here { owner } answers every move. The rules of K. Chen and Z. Chen (1999) count the eyes of a group without playing anything out, and can err: each step names the rule and the points that it looks at.
# The heading over the rules of Chen and Chen and what they count, which is folded.
byTheRules = How its eyes are counted without search
noGroups = There is no { stone } stone on the board.
# The line above the board, for the result, while the reader may call blocks dead or alive, and for the count of eyes, of
# the group with this name.
line = Eyes of { owner }’s group { $group }. Choose any stone to see its group.
lineDeciding = Eyes of { owner }’s group { $group }. Choose a stone of { opponent } to call its block dead or alive.
lineSteps = The eyes of { owner }’s group { $group } counted, step by step. Choose any stone to see its group.
board = Board of the eyes
boardHelp = Arrow keys move the cursor, Enter chooses the group under it, of either colour; comma and full stop step through the count of eyes.
playHelp = Arrow keys move the cursor, Enter plays, Backspace undoes a move.

## Names that can be pointed at

# A group, as it is called in sentences, as $group.
group = Group { $name }
# An eye region, as it is called in sentences, as $regions.
region = region { $name }
# A card of the sum for two regions that depend on each other, or for more of them.
plus = { $a } + { $b }

## The groups to choose

groups = Groups to choose
# The end of the list.
moreGroups =
    { $n ->
        [one] And { $n } more: choose one of its stones.
       *[other] And { $n } more: choose one of their stones.
    }
status =
    .alive = alive
    .critical = critical
    .dead = dead
    .seki = alive in seki
    .ko = a ko
    .unsettled = not judged
# The points that decide a critical group.
# $points (texts)
criticalAt = critical: { LIST($points, type: "unit", most: 50) }

## The number of eyes, as $eyes in other sentences

eyes =
    { $n ->
        [0] no eye
        [one] one eye
       *[other] two eyes
    }
eyesFirst =
    { $first ->
        [0] no eye
        [one] one eye
       *[other] two eyes
    }
eyesSecond =
    { $second ->
        [0] no eye
        [one] one eye
       *[other] two eyes
    }
# $color: the owner of the group. $first: the eyes if the owner moves first. $second: those if the opponent does.
eyesBoth = { eyesFirst } if { owner } moves first, { eyesSecond } if { opponent } does
# The same with the value, such as {2|1}.
eyesOf = { eyesFirst } if { owner } moves first, { eyesSecond } if { opponent } does ({ $value })

## The verdict
## $group, $said (name); $save, $kill (names)

alive = { $group } is alive: { owner } makes two eyes even if { opponent } moves first.
aliveUnanswered = { $group } is alive, even if { owner } never answers.
# $save and $kill: the moves that decide, if they are known.
critical =
    { $save ->
        [0]
            { $kill ->
                [0] { $group } is critical: { owner } lives by moving first, { opponent } kills by moving first.
               *[other] { $group } is critical: { owner } lives by moving first, { opponent } kills at { LIST($kill, type: "or", most: 50) }.
            }
       *[other]
            { $kill ->
                [0] { $group } is critical: { owner } lives at { LIST($save, type: "or", most: 50) }, { opponent } kills by moving first.
               *[other] { $group } is critical: { owner } lives at { LIST($save, type: "or", most: 50) }, { opponent } kills at { LIST($kill, type: "or", most: 50) }.
            }
    }
dead = { $group } is dead: { owner } cannot make two eyes, even moving first.
seki = { $group } is alive in seki: neither side can capture the other there.
# By the reason.
unsettled =
    .exit = { $group } cannot be judged by counting its eyes: it is not shut in, and may run out or connect.
    .race = { $group } cannot be judged by counting its eyes: with so few liberties outside it depends on a capturing race.
    .weak-surrounder = { $group } cannot be judged by counting its eyes: the stones around it may be captured themselves.
    .ko = { $group } cannot be judged by counting its eyes: a ko decides.
    .look-ahead = { $group } cannot be judged by counting its eyes: it has to be played out.

## The regions of a group, as a table

regions = Eye regions
columns =
    .region = Region
    .kind = Kind
    .value = Eyes
    .by = Found by
kind =
    { $kind ->
        [pure] empty
        [semi-pure] with single prisoners
        [prisoner] around one prisoner block
       *[mixed] mixed
    }
# The kind of a region with the name of its shape, and with its size.
kindNamed = { kind }, { $shape }
kindSized =
    { $points ->
        [one] { kind }, { $points } point
       *[other] { kind }, { $points } points
    }
# The customary names of shapes; those on the left are the program’s.
shapes =
    .one-point = one point
    .two-points = two points
    .straight-three = straight three
    .bent-three = bent three
    .straight-four = straight four
    .bent-four = bent four
    .T-four = pyramid four
    .zigzag-four = zigzag four
    .square-four = square four
    .knife-five = bulky five
    .flower-five = crossed five
    .rectangular-six = rectangular six
    .rabbity-six = rabbity six
by =
    .table = table of shapes
    .rules = the rules
    .exact = exact search
notKnown = not known
noRegions = It has no eye region.
# Below the values, if there is one such as {2|1}.
switches = A value such as {"{2|1}"} is called a switch: the eyes on the left if { owner } moves there first, those on the right if { opponent } does. In a sum it counts half-way between, 1½.
# The pairs of regions that share a point.
notAdded = Regions that are not added, but played out together
# $a, $b, $at (name)
sharing = { $a } and { $b } share { $at }

## The reasons why the blocks of a group belong together

links =
    { $blocks ->
        [one] Why its { $blocks } block belong together
       *[other] Why its { $blocks } blocks belong together
    }
why =
    { $why ->
        [liberties] two liberties in common
        [atari] a liberty in common where an enemy stone would be in atari
        [enclosed] an area that both enclose
        [prisoner] a prisoner between them
       *[asked] as chosen
    }
# $a, $b (name); $at (names)
link =
    { $at ->
        [0] { $a } and { $b }: { why }
       *[other] { $a } and { $b }: { why } ({ $at })
    }

## The vital points of a critical group

# $points (texts)
howFound =
    { $points ->
        [one] How { $points } was found
       *[other] How { $points } were found
    }
foundBy = Every empty point in and beside the eyes is tried. { owner } lives where two eyes are left however { opponent } goes on; { opponent } kills where { owner } can no longer make two. A small group is played out to its end for that; for a large one the rules are applied again after each move.

## The rules, one by one

rules = Step through the count of eyes
noRules = Back to the result
slider = Steps of the count
steps =
    .roundBack = Back one stage
    .forward = Next rule
    .roundForward = Next stage
    .last = To the verdict
stages =
    .level = Levels of eye points
    .downgraded = Downgrading
    .condensed = What counts
    .table = Table of shapes
    .adjusted = Adjustment
    .supposed = Half points
    .reducible = Liberties of the prisoner
    .fixable = Liberties of the prisoner
    .separating = Points that divide
    .valued = Value
    .dependent = Independence
    .summed = Sum
    .verdict = Verdict
# $stage: one of these.
place = { $stage }, step { $at } of { $steps }
placeStart =
    { $steps ->
        [one] Start, { $steps } step
       *[other] Start, { $steps } steps
    }

## The sentences of the rules
## $group, $at, $by, $a, $b (name); $regions (names)

# $n: how many regions.
start =
    { $n ->
        [0]
            { $stones ->
                [one] { $group } has { $stones } stone, and no region where an eye may be.
               *[other] { $group } has { $stones } stones, and no region where an eye may be.
            }
        [one]
            { $stones ->
                [one] { $group } has { $stones } stone and { $n } region where an eye may be: { $regions }. First: how sure is an eye on each point?
               *[other] { $group } has { $stones } stones and { $n } region where an eye may be: { $regions }. First: how sure is an eye on each point?
            }
       *[other]
            { $stones ->
                [one] { $group } has { $stones } stone and { $n } regions where an eye may be: { $regions }. First: how sure is an eye on each point?
               *[other] { $group } has { $stones } stones and { $n } regions where an eye may be: { $regions }. First: how sure is an eye on each point?
            }
    }

isLevel =
    { $level ->
        [full] it is a full eye point
        [half] it is a half eye point
       *[false] it is a false eye point
    }
# An eye on the edge of the board, and away from it. $index: the diagonal points held, such as 3½.
levelOf =
    .edgeAll = An eye at { $at }: { owner } holds every point diagonal to it (one off the board counts as held): { isLevel }.
    .insideAll = An eye at { $at }: { owner } holds all four points diagonal to it: { isLevel }.
    .insideNone = An eye at { $at }: all four points diagonal to it are { opponent }’s: { isLevel }.
    .edge = An eye at { $at }: of the four points diagonal to it { owner } holds { $index } (an open one counts ½, one off the board 1). On the edge 4 make a full eye, 3½ a half: { isLevel }.
    .inside = An eye at { $at }: of the four points diagonal to it { owner } holds { $index } (an open one counts ½). Off the edge 3 make a full eye, 2½ a half: { isLevel }.

# A rule that has looked at the point $at, because of $by, by its number in the paper; one of the three sentences below follows.
downgraded =
    .rule1 = Rule 1: an eye at { $by } is false, so { opponent } can play there, next to { $at }.
    .rule2 = Rule 2: { $at } is the liberty of { $by }, a full prisoner, which keeps it from being lowered.
    .rule3 = Rule 3: { $by } holds a prisoner on a false point, which can be rescued at { $at }.
    .rule4 = Rule 4: { opponent } can play at { $by }, a false point, next to the prisoner at { $at }.
    .rule5 = Rule 5: { $at } is empty and next to the prisoner at { $by }.
    .rule6 = Rule 6: the prisoner at { $by } is on a false point, next to the one at { $at }.
stays = { $at } stays as it is.
isNone = So { $at } is no eye point.
levelFrom =
    { $from ->
        [full] full
        [half] half
       *[false] false
    }
levelTo =
    { $to ->
        [full] full
        [half] half
       *[false] false
    }
falls = So { $at } falls from { levelFrom } to { levelTo }.

# $full, $half (names): the full and the half eye points.
condensed =
    { $full ->
        [0]
            { $half ->
                [0] No point is left that counts.
               *[other] What is left and counts: { $half } (half).
            }
       *[other]
            { $half ->
                [0] What is left and counts: { $full } (full).
               *[other] What is left and counts: { $full } (full) and { $half } (half).
            }
    }

around =
    { $neighbors ->
        [one] { $neighbors } neighbour
       *[other] { $neighbors } neighbours
    }
# A region that is in the table. $neighbors: the points next to it. $beyond: those that would be beyond the edge.
table =
    { $beyond ->
        [0]
            { $points ->
                [one] { $points } point with { around } around it. By the table that is { $eyes }.
               *[other] { $points } points with { around } around them. By the table that is { $eyes }.
            }
       *[other]
            { $points ->
                [one] { $points } point with { around } around it, and { $beyond } beyond the edge that count as well. By the table that is { $eyes }.
               *[other] { $points } points with { around } around them, and { $beyond } beyond the edge that count as well. By the table that is { $eyes }.
            }
    }
tableCorner =
    { $points ->
        [one] { $points } point in the corner, an exception to the table: { $eyes }.
       *[other] { $points } points in the corner, an exception to the table: { $eyes }.
    }

# A value that changes, such as from 1 to {2|1}.
adjusted =
    .square-four = A half point next to a square of four full points adds half an eye: { $from } becomes { $to }.
    .cap = It cannot be more than full and half points would give together: { $from } becomes { $to }.
    .corridor = A corridor between two false prisoners adds half an eye: { $from } becomes { $to }.
    .forbidden = { opponent } may not play at the vital point, because it would be suicide: { $from } becomes { $to }.
    .half-prisoner = The prisoner is half: it depends on who plays beside it: { $from } becomes { $to }.
# The same where the point is known.
adjustedAt =
    .square-four = A half point, { $at }, next to a square of four full points adds half an eye: { $from } becomes { $to }.
    .forbidden = { opponent } may not play at { $at }, because it would be suicide: { $from } becomes { $to }.
    .half-prisoner = The prisoner at { $at } is half: it depends on who plays beside it: { $from } becomes { $to }.

# $color: who plays there.
supposed = A half point decides. What follows is the value if { owner } plays at { $at }.
reducible = If { opponent } fills { $at }, a liberty of the prisoner, one eye is left.
fixable = If { owner } fills { $at }, a liberty of the prisoner, the region is enough to live.
# $forbidden: whether the opponent may not play there.
separating =
    { $forbidden ->
        [true] At { $at } { owner } divides the region into two eyes, and { opponent } may not play there.
       *[false] At { $at } { owner } divides the region into two eyes.
    }

valued =
    { $regions ->
        [one] The value of { $regions } is { $eyes }.
       *[other] The value of { $regions } together is { $eyes }.
    }
valuedExactly =
    { $regions ->
        [one] The value of { $regions } is { $eyes }, by exact search.
       *[other] The value of { $regions } together is { $eyes }, by exact search.
    }
notValued =
    { $regions ->
        [one] The rules give no value for { $regions }: it has to be played out.
       *[other] The rules give no value for { $regions } together: it has to be played out.
    }
dependent = Not independent: { $a } and { $b } share { $at }. They are not added, but played out together.
summedOne = There is one value, { $value }: { $eyes }. Two are enough.
# Several values, by the way in which they are added.
# $values (texts)
summed =
    .averages = { $values } together. Every switch changes one eye, so each counts half-way between, such as 1½ for {"{2|1}"}, and these are added: { $eyes }. Two are enough.
    .switches = { $values } together. The switches are taken in turn, the greatest first: { $eyes }. Two are enough.
    .minimax = { $values } together. Some switches become switches again, so all orders are tried: { $eyes }. Two are enough.

## The sum, as cards

# $color: the owner of the group in .intro, otherwise who takes a card. $region: the name of the card. $value, $to: its
# value, and what becomes of it. $n: the eyes in the end.
# $region (text)
sum =
    .heading = The sum
    .intro = Each region is a card; regions that depend on each other share one. {"{2|1}"} becomes 2 if { owner } moves there first, and 1 if { opponent } does; half-way between is 1½. Two eyes are enough.
    .first = { owner } first
    .cards = Cards of the sum
    .begins = Who begins
    .take = { owner } takes { $region }, { $value }, which becomes { $to }
    .again = Put the cards back
    .answer = Best card
    .turn = { owner } takes a card.
    .took = { owner } takes { $region }, which becomes { $to }.
    .done = All is taken: { eyes }.
# The best play: cards that are taken one after another, joined by .then.
# $region (text)
best =
    .taken = { owner } takes { $region }, which becomes { $to }
    .then = { $before }, then { $next }
    .line = { owner } first: { $takes }. In the end { eyes }.
    .nothing = { owner } first: there is nothing to take. In the end { eyes }.

## The meaning of the marks

marks = The marks
plate = eyes of a region, whoever moves first
plateSwitch = eyes of a region: left if { owner } moves there first, right if { opponent } does
legend =
    .full = full eye point
    .half = half eye point
    .false = false eye point
    .prisoner = prisoner: an enemy stone that cannot live
    .save = a move that saves the group
    .kill = a move that kills it
    .both = a vital point: it saves and kills
    .frontier = would be enclosed by one more stone

## Points, for readers who do not see the board. $what: the words so far

pointOf = { $what }, group { $group }
pointLevel =
    .full = { $what }, full eye point of group { $group }
    .half = { $what }, half eye point of group { $group }
    .false = { $what }, false eye point of group { $group }
pointPrisoner = { $what }, prisoner
pointVital =
    .saves = { $what }, { owner } lives here
    .kills = { $what }, { opponent } kills here
    .both = { $what }, { owner } lives here, { opponent } kills here

## The panels below the lens

panels =
    .named = Groups that players know by name
    .shapes = Shapes and their eyes
    .figures = Figures of the paper, and mistakes of its rules
    .game = The groups of a whole game
