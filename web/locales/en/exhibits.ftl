### The words of the exhibits of the gallery of boards in space, each by its name.
###
### The idea is what it shows. Boards on which nothing has been played have a name to choose by, and a sentence: .board1
### and .says1 are those of the first. The end is the conclusion, after the last turn.

# Kim's paper, of which an exhibit names a part.
paper = J. B. Kim, On the game of Go, Journal of the Korean Mathematical Society 14 (1978)

corner =
    .title = Nine stones in a corner
    .about = The least that lives in a corner: without any one of them, nothing does.
    .idea = One block with two eyes on an edge of the board, 1:A5 and 3:A5. Choose a stone to see the board without it, or step through all nine. Fewer than nine stones never live in a corner: all smaller sets have been tried.
    .source = { paper }, Example 3.
    .board1 = All nine
    .says1 = Nine stones, two eyes.

fewest =
    .title = Life with few stones
    .about = In a corner 9, on an edge 11, on a face 13, in the middle 16.
    .idea = The further from the corner, the more neighbours an eye has: three, four, five, six. Fewer stones do not live in these places without a white stone on the board: a search has tried all pairs of eyes, and all ways to connect the stones around them. On the face and in the middle two blocks share both eyes.
    .source = Found for this page. The corner is Example 3 of Kim’s paper.
    .board1 = Corner: 9
    .says1 = In a corner: one block, and eyes with three and four neighbours.
    .board2 = Edge: 11
    .says2 = On an edge: one block, and two eyes with four neighbours each.
    .board3 = Face: 13
    .says3 = On a face: two blocks, and two eyes with five neighbours each.
    .board4 = Middle: 16
    .says4 = In the middle: two blocks, and two eyes with six neighbours each.

twoAtOnce =
    .title = Two stones at once kill two eyes
    .about = Nothing takes two eyes one stone after another. Two stones at the same time do.
    .idea = White has taken all liberties outside. A stone in either eye alone would be suicide, so White can never begin. With both placed at the same time, neither eye is left.
    .source = { paper }, on several moves in a turn.
    .board1 = Before
    .says1 = A white stone on 1:A5 or on 3:A5 would be suicide.
    .end = So against two stones at once a block needs three eyes.

surfaces =
    .title = The eight corner surfaces
    .about = Three stones enclose a corner point, and three stones enclose nothing else.
    .idea = A closed surface is made of all points next to a connected region. On 4×4×4 exactly eight have three points, one for each corner, and none has fewer. Definition 1 as printed cuts the board into layers, in each of its three directions, and asks of each layer that its stones be a closed curve, a segment of a line or a single stone. It does not ask that all stones hang together: 7,552 sets of three meet it here, and most of them do not.
    .source = { paper }, Definition 1, corrected.
    .board1 = All eight
    .says1 = The two stones on each edge of the cube are a block. Its eyes are the two corners at its ends, so all twelve blocks live.

plane =
    .title = Stones in one plane
    .about = They never live while the plane has a gap; when it is full, they may.
    .idea = Theorem 2 says that stones in one plane are never safe. Through a gap all other points are one region, so it is right as long as there is one. A full plane has two sides. It lives if each is one layer of liberties, or if white stones fill all but such a layer and suicide is forbidden.
    .source = { paper }, Theorem 2.
    .board1 = 3×3×3, full
    .says1 = Each side is one layer, and every point of it is a liberty.
    .board2 = 3×3×3 with a gap
    .says2 = Through 2:B2 both sides are one region.
    .board3 = 4×4×4, full
    .says3 = The lower side is two layers thick: layer 4 has no liberty.
    .board4 = 2×2×4
    .says4 = White has filled layer 4. The empty points of the lower side are liberties, all four.
    .board5 = 9×9×9
    .says5 = The same on a board of the size that the theorem is about.

suicide =
    .title = What suicide changes for a plane
    .about = The full plane that lives while suicide is forbidden is captured when it is allowed.
    .idea = White fills its own side until its stones leave the board, and comes back with fewer: the points behind are empty then, and the plane can be surrounded. Black passes throughout. With suicide Theorem 2 is right wherever every side has four points or more.
    .source = { paper }, Theorem 2, and item 5 of the rules, which is headed “Suicide is illegal” but removes stones.
    .board1 = Suicide forbidden
    .says1 = By reading A both sides are healthy: each empty point is a liberty.
    .board2 = Suicide allowed
    .says2 = By reading B the lower side is not: no stone of layer 4 is next to the plane.
    .end = The plane is gone.

laid =
    .title = A group of the plane laid into space
    .about = Six stones live in the corner of a plane. In space each eye is open below.
    .idea = What lives in the plane has liberties in the next layer when it lies in the first of several, and a white stone in an eye has one too. White takes one liberty after the other; Black passes throughout.
    .source = Six stones in the corner of the plane, with two eyes, on A5 and C5.
    .board1 = In the plane
    .says1 = Six stones, two eyes.
    .board2 = In space
    .says2 = White can play on 1:A5, because 2:A5 below is empty.
    .end = All six.

ladder =
    .title = The ladder in the plane
    .about = White runs from move 6 on, and move 19 captures seven stones.
    .idea = Whenever White has run there are two liberties at most, and Black leaves one. The numbers are those of the paper.
    .source = { paper }, on the ladder (shicho).
    .board1 = Start
    .says1 = White has a stone on D5.
    .end = The stone on D5 touches the others only at a corner. It is not captured, which shows that blocks do not connect over corners.

chase =
    .title = The same ladder in space, one stone a turn
    .about = It does not work: White gains two liberties with each turn.
    .idea = Black answers each stone in the plane of the ladder, as before. But a stone that runs brings four liberties in space, and Black takes one.
    .source = { paper }, on the ladder in space.
    .board1 = Start
    .says1 = The two white stones have one liberty, 3:C3.
    .end = White is away. Down such stairs two stones a turn would be too few as well: White would gain one liberty with each.

chaseOfThree =
    .title = The same ladder, three stones a turn
    .about = With three stones in each turn Black captures the runner at the edge.
    .idea = Of the four liberties after each run Black takes three, and the next run is forced. In n dimensions such a staircase inside the board takes 2n − 3 stones a turn: 1, 3 and 5 in two, three and four dimensions. Three are not always needed, as the next boards show.
    .source = { paper }, the exercise on several moves in a turn.
    .board1 = Start
    .says1 = The two white stones have one liberty, 3:C3.

chaseOnFace =
    .title = The same ladder on a face of the box, two stones a turn
    .about = At the wall two stones a turn are enough.
    .idea = Layer 1 is a face of the box, so White has no liberty above it. Each stone brings three liberties, and Black leaves one. In n dimensions stairs in a face of two dimensions take n − 1 stones a turn: 1, 2 and 3 in two, three and four dimensions. With one fewer White gains a liberty each turn.
    .source = Found for this page: a part of the answer to the exercise in { paper }.
    .board1 = Start
    .says1 = The two white stones have one liberty, 1:C5.
    .end = White came to the wall, where two liberties were left, one for each black stone.

chaseOnEdge =
    .title = Straight along an edge, two stones a turn
    .about = On the edge of the box White need not even turn.
    .idea = A stone on an edge has four neighbours: one behind it, one ahead, and two beside the edge. Black takes these two. In n dimensions it takes n − 1 stones a turn, and in the plane it is the crawl along the first line.
    .source = Found for this page: a part of the answer to the exercise in { paper }.
    .board1 = Start
    .says1 = The two white stones have one liberty, 1:D3.

chaseOfTwo =
    .title = A winding ladder in open space, two stones a turn
    .about = Where White winds around itself, two stones a turn are enough inside the board too.
    .idea = White’s way winds: nine stones later it is one column, one row and one layer further, and begins again. No white stone is on a wall. Every third stone of White has three liberties and the others two, because black stones already stand beside the way. So in two of three turns Black has a stone to spare, and plays it ahead. To begin he needs eight stones beside the way. After that two a turn are enough as long as there is space, for 106 turns on 26×26×26. Where White has two liberties Black could capture at once; here he waits, to show how far the ladder reaches. Open is a ladder with one stone a turn: the paper says that there is none, without a proof. Each white stone has four neighbours to fill and a black stone has six, so it takes at least two thirds of a stone a turn, which does not rule out one.
    .source = Found for this page: a part of the answer to the exercise in { paper }.
    .board1 = Start
    .says1 = The two white stones have one liberty, 2:C2.
    .end = Nine turns have brought White one column, one row and one layer further, without a wall. This time Black takes both liberties.

readings =
    .title = Where two readings of the paper fail
    .about = Suicide and health must fit together; of four combinations two do.
    .idea = Reading A forbids suicide, and a region is healthy if every empty point of it is a liberty. Reading B removes stones by suicide, and asks it of every point. Both are right on all positions of 2×2×2 and 2×2×3; mixed, they are wrong in 72 positions of 2×2×2, such as this one. Without suicide nobody can capture the black stones, but “every point” does not call them alive, because 2:B1 is not next to 2:A2. With suicide “every empty point” calls them alive, and White captures them while Black passes.
    .source = { paper }, Theorem 1 and Definition 8.
    .board1 = Reading A
    .says1 = Suicide is forbidden, and health is about empty points.
    .board2 = Reading B
    .says2 = Suicide is allowed, and health is about all points.
    .end = The black stones are gone.

edges =
    .title = Blocks over edges fail
    .about = If stones connected over edges, two eyes would not be enough for life.
    .idea = The paper lets surfaces hang together over faces and edges. Blocks may not: if they did, the black stones here would be one block with two eyes, and White’s stone in an eye would connect over an edge to a stone outside, with its liberty. So Theorem 1 would be wrong, on 2×2×2 in 542 positions.
    .source = { paper }, Theorem 1, with blocks by 18 neighbours in place of 6.
    .board1 = In the plane
    .says1 = Over corners this would be one block, with the eyes A3 and C3.
    .board2 = In space
    .says2 = Over edges this would be one block, with the eyes 1:B2 and 1:A1.
    .end = By the rules White’s stone on 1:B2 would be suicide.

joined =
    .title = Eyes across an edge
    .about = Two blocks with an eye each; where the edges are joined, they are one with two.
    .idea = On a cylinder the first and the last column are next to each other, on a torus the first and the last row too. The eye on A3 is closed by G3 across the edge.
    .source = Made for this page.
    .board1 = No edges joined
    .says1 = A3 is next to the left block only, F3 to the right one only.
    .board2 = Cylinder
    .says2 = The rows go round: A and G are neighbours.
    .board3 = Torus
    .says3 = Rows and columns go round.
