### The lessons: their titles, and what each is about in a line.

whitePlaysOn =
    .title = White plays on
    .about = Black only passes. What is still there at the end?
throughStones =
    .title = Through enemy stones
    .about = White stones do not cut a region in two.
whatBreaks =
    .title = What breaks a region
    .about = One empty point that the block does not touch.
toWhom =
    .title = Vital to whom?
    .about = A region may count for one block and not for its neighbour.
whyTwo =
    .title = Why two
    .about = One region is not enough, however big it is.
shared =
    .title = Shared regions
    .about = A region counts for every block that touches all its empty points.
rounds =
    .title = Round by round
    .about = When a block falls, its neighbours lose a region.
