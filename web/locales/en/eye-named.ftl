### The words of the groups that players know by name, in the lens Eyes. Each is White's.

intro = Shapes that come up again and again, White’s among living black stones. The status and the line of play are the solver’s. Choose one to have it on the board, and try to live or to kill.

# What becomes of the group. $byKo: Black kills, moving first, unless White has ko threats.
status =
    { $status ->
        [alive] Alive
        [dead] Dead
        [seki] Alive in seki
        [ko] A ko decides
       *[critical]
            { $byKo ->
                [true] Critical: who moves first decides, but Black kills only by a ko
               *[false] Critical: who moves first decides
            }
    }
# Best play of both sides. $color: who begins. $moves (texts)
line = { owner } first: { LIST($moves, type: "unit", most: 10) }
pass = pass
# $page: a page of Sensei’s Library, such as SixDieEightLive. $page (text)
source = Sensei’s Library: {"\u2068"}{ $page }{"\u2069"}

titles =
    .six-die = Six on the second line
    .seven = Seven on the second line
    .eight-live = Eight on the second line
    .four-die-in-the-corner = Four from the corner
    .five-in-the-corner = Five from the corner
    .six-live-in-the-corner = Six from the corner
    .l-group = L group
    .l-group-with-liberties = L group, two liberties outside
    .l-plus-one-long = L+1 group, leg on the long side
    .l-plus-one-short = L+1 group, leg on the short side
    .long-l = Long L group: ten thousand years’ ko
    .long-l-with-liberty = Long L group, one liberty outside
    .j-group = J group
    .carpenters-square = Carpenter’s square
    .rectangular-six-0 = Rectangular six in the corner
    .rectangular-six-1 = Rectangular six, one liberty outside
    .rectangular-six-2 = Rectangular six, two liberties outside
    .broken-comb = Broken comb in the corner
    .bent-four-0 = Bent four in the corner
    .bent-four-1 = Bent four, one liberty outside
    .bent-four-2 = Bent four, two liberties outside
    .bent-four-is-dead = “Bent four in the corner is dead”
    .square-four = Square four
    .straight-four = Straight four
    .bulky-five = Bulky five
    .rabbity-six = Rabbity six

notes =
    .long-l = Black’s best attack is a ko that neither side is in a hurry to fight, a ten thousand years’ ko. Left alone it is a seki.
    .long-l-with-liberty = Black can do no more than make a seki.
    .carpenters-square = The solver has to look at three million positions for this one, which takes a while.
    .bent-four-is-dead = The Japanese rules call it dead: White cannot begin the ko, and Black waits until White has no ko threats left. Played out, White lives with a threat that cannot be taken away.
