### The words of the gallery of the lens Eyes.

levels = Levels of eye points
levelsIntro = Of the four points diagonal to an eye, away from the edge its owner needs three; on the edge and in the corner all that are on the board. One that is open to both counts a half.
# $all: the points on the board diagonal to an eye. $own: those with stones of its owner. $open: the empty ones.
# $all, $own, $open (number)
diagonals =
    { $all ->
        [1]
            { $own ->
                [1] the one diagonal point is { owner }’s
               *[other]
                    { $open ->
                        [1] the one diagonal point is open
                       *[other] the one diagonal point is { opponent }’s
                    }
            }
       *[other]
            { $open ->
                [0] { $own } of { $all } diagonal points are { owner }’s
                [one] { $own } of { $all } diagonal points are { owner }’s, { $open } is open
               *[other] { $own } of { $all } diagonal points are { owner }’s, { $open } are open
            }
    }
# The reason for the level of an eye. $color: its owner's.
level =
    .full = { diagonals }: the eye is safe
    .half = { diagonals }: who plays there first decides
    .false = { diagonals }: { opponent } can make { owner } fill it

paper = Figures of the paper
paperIntro = Figures 8 to 30 of K. Chen and Z. Chen, Static Analysis of Life and Death in the Game of Go (Information Sciences 121, 1999), reconstructed from what the text says of each, among living enemies.
erring = Where these rules are wrong
erringIntro = The rules look at one point after the other. Here they give White more eyes than there are: the solver says what is true.

# The titles of the boards. $n (number)
figure = Figure { $n }
figureChanged = Figure { $n }, changed
titles =
    .center-full = Full, away from the edge
    .center-half = Half, away from the edge
    .center-false = False, away from the edge
    .edge-full = Full, on the edge
    .edge-half = Half, on the edge
    .edge-false = False, on the edge
    .corner-full = Full, in the corner
    .corner-half = Half, in the corner
    .corner-false = False, in the corner
    .two-diagonals = Two enemy stones on diagonals
    .both-eyes = One move takes both eyes
    .square-corners = A square with four enemy corners

notes =
    .chen-17 = the paper says {"{{2|1}|0}"}; by search {"{1|0}"}
    .chen-19 = the regions are not independent
    .chen-27 = whoever begins loses
    .two-diagonals = the rules see two eyes; but two stones of the wall can be cut off and captured
    .both-eyes = the rules see two eyes; but one black move puts two parts of the wall in atari, and no eye is left: {"{2|0}"}
    .square-corners = the rules see one eye, and there is none: the four parts of the wall can be captured one after another

# What a board is about: rules, some with the number that they have in the paper.
fired =
    .semi-pure = single prisoners
    .prisoner = one prisoner block
    .mixed = mixed region
    .rule1 = beside a false eye (rule 1)
    .rule2 = liberty of a prisoner (rule 2)
    .rule3 = prisoner to rescue (rule 3)
    .rule4 = prisoner beside a false eye (rule 4)
    .rule5 = point beside a prisoner (rule 5)
    .rule6 = prisoners side by side (rule 6)
    .square-four = square of four
    .cap = no more than its points give
    .corridor = corridor between prisoners
    .forbidden = forbidden point
    .half-prisoner = prisoner half caught
    .corner = exception in the corner
    .reducible = liberty for the opponent to fill
    .fixable = liberty for the owner to fill
    .separating = dividing point
    .dependent = regions share a point
    .sum = regions added
# $rules (texts)
firedAll = { LIST($rules, type: "unit", most: 20) }
