### The words around the errors in Chen and Chen's paper.

intro = The paper calls its rules heuristic: right most of the time, with exceptions. Here are exceptions and a misprint, each on a board you can play on. White owns the group, Black is alive around it, and White answers. Whether a group lives is decided by playing out every line.

# Each error: its place, what the paper says in other words, and what is right, with buttons to see it.
# $points (number)
corner =
    .title = Table 3 in the corner
    .source = K. Chen and Z. Chen, Static Analysis of Life and Death in the Game of Go (1999), table 3
    .says = The number of eyes of an empty region with a whole wall follows from the number of points around it, wherever it is. The four shapes below have two eyes each.
    .four = Four points around the corner, bent on the corner point. With at most one liberty outside it is a ko if Black begins.
    .six = Six points in a rectangle. Without a liberty outside White dies if Black begins, and with one it is a ko.
    .seven = Eight points in a rectangle without the one farthest from the corner. With at most two liberties outside it is a ko if Black begins.
    .eight = Nine points in a square without the one farthest from the corner. With at most one liberty outside it is a ko if Black begins. With more liberties the table is right for all four, and no other shape of up to eight points is an exception.
    .second = Black begins: { $points } points

open =
    .title = Nine points in the corner, open at one end
    .source = K. Chen and Z. Chen, Static Analysis of Life and Death in the Game of Go (1999), tables 1 and 3, downgrading rule 1
    .says = D1 is a false eye, which makes C1 half an eye. The eight points left have two eyes by the table, so White is alive.
    .right = If Black begins it is a ko, with no liberty outside as with three. If White has a stone on D1 as well, the square of nine is alive, as the table says.
    .rules = See the rules from D1 on
    .exact = See what playing it out says
    .second = Black begins beside the open end

seki =
    .title = A region that a seki saves
    .source = K. Chen and Z. Chen, Static Analysis of Life and Death in the Game of Go (1999), “Prisoner eye-region”, case 3
    .says = If Black can reduce the region to one eye, White has one and a half only if some white move there makes two eyes, and otherwise one. No white move does here, so White has one eye and is dead.
    .right = White lives by a move that makes no two eyes: after White F5 neither side may play first in what is left, a seki. So the region is worth two eyes to White if White begins, and the group is critical. Of the regions of up to six points with three liberties inside, 16 need this.
    .first = White begins, and lives
    .second = Black begins, and kills

critical =
    .title = When a group is critical
    .source = K. Chen and Z. Chen, Static Analysis of Life and Death in the Game of Go (1999), Proposition 1
    .says = A group has p eyes if its owner begins and q if the opponent does. It is critical if “p ≥ and q < 2”.
    .right = The 2 after the sign is missing: the owner needs two eyes when he begins, p ≥ 2. Here is an eye and a half one, so p is 2 and q is 1: critical.
    .dead = With the half eye alone p is 1 and q is 0. If only p ≥ q were asked, that would be critical too; it is dead.
    .first = White begins, with p = 2
    .second = White begins, with p = 1
