### The words around the errors in Kim's paper on boards in space.

intro = J. B. Kim extended Go and Benson’s theorem to three dimensions: On the game of Go, Journal of the Korean Mathematical Society 14, No. 2 (1978), from page 197. With blocks and liberties by the six neighbours over the faces the theorem holds. The explanations contain slips. Each is shown here on a board you can play on. The paper asks for nine points a side or more; most boards here are smaller, and show the same.

# Each error: its place, what the paper says in other words, and what is right, with buttons to see it.
coordinates =
    .title = Where coordinates begin
    .source = J. B. Kim, On the game of Go (1978), page 197 and Example 1
    .says = On page 197 the points of a side are numbered from 1 to n. In Example 1 they are numbered from 0 to n, and the surface v3 contains (0, n2, 0).
    .corner = The corner (0, n2, 0), here 1:A3, is enclosed by the three points next to it. So v3 has to contain (0, n2, 1), the marked point, in place of the corner. With a stone on the corner nothing is enclosed.
    .asPrinted = See v3 as printed
    .corrected = See v3 corrected
    .inside = Example 3 is right if sides begin at 1. Where they begin at 0, as in Example 1, its nine stones are one step away from the faces of the board, and can be captured.
    .falls = Capture it, counted from 0
    .lives = Try to capture it, counted from 1

sixth =
    .title = The point a6
    .source = J. B. Kim, On the game of Go (1978), Example 2
    .says = A surface of six points encloses (i+1, j+1, k+1). Its point a6 is (i+1, j+1, k+1) itself.
    .right = It has to be (i+1, j+1, k+2), here the marked point. Without a stone there the point in the middle has a way out, and with one in the middle no point is left to enclose.
    .without = See the surface without it
    .with = See the surface with it

surface =
    .title = What a closed surface is
    .source = J. B. Kim, On the game of Go (1978), Definition 1
    .says = Cut the board into layers, in each of its three directions. Stones are a closed surface if those in each layer are a closed curve, a segment of a line, or a single stone.
    .apart = It does not ask that the stones hang together. No two of these three are in one layer, whichever way the board is cut, so they would be a closed surface; and they enclose nothing. On 4×4×4, 7,552 sets of three stones meet the definition if segments run along the lines of the board (9,360 if they may be diagonal), and only 1,072 of them hang together over faces and edges (1,872).
    .captureOne = Capture one of the three
    .right = A line is one of those that hang together, and encloses nothing either. Eight of the 7,552 enclose a point. What the paper needs is this: take a connected set of points. If every point next to the set has a stone of one colour, these stones are a closed surface. Then exactly eight surfaces have three stones, as the paper says, those of the corners; together, on 4×4×4, they are twelve blocks of two stones, each alive between two corners.
    .capture = Capture the line
    .eight = Step through the eight surfaces

blocks =
    .title = Which stones are one block
    .source = J. B. Kim, On the game of Go (1978), page 197, “adjacent”, and Theorem 1 (1)
    .says = Up to 18 points are adjacent to a point, over its faces and its edges. Stones are connected if they are adjacent.
    .right = With such blocks, and liberties over the faces, Theorem 1 is wrong in 542 positions on 2×2×2 and 62,786 on 2×2×3. Here the three black stones would be one block with two eyes, one of them the marked point. But White’s stones connect over edges too: with stones on 1:B1 and 2:B2 White may play into the eye, and captures in the end. Over the faces they are three blocks, and none of them has two eyes.
    .fill = Go on with the eye
    .show = Show the capture of 1:B2
    .alone = On 2×2×3 it happens where White has no stone yet. The four stones would be one block with two eyes.
    .showAlone = Show the capture of 1:A2
    .ladder = The paper’s own ladder has blocks over the faces: move 19, on J9, captures seven stones, and not the marked one, which is next to them over an edge only. With it they would be a block of eight with liberties left, and move 19 would capture nothing.
    .last = Play move 19, on J9

suicide =
    .title = Whether suicide is legal
    .source = J. B. Kim, On the game of Go (1978), rule (5)
    .says = The heading of the rule says that suicide is illegal. The rule itself says which stones are removed by suicide.
    .right = Each can be meant, and each is a game. By reading A suicide is forbidden, and a region is healthy for a block if every empty point in it is next to the block. By reading B suicide removes the stones, and every point has to be. Here both black blocks are alive by reading A. By reading B White fills the region below, dies in it, fills it again without the stone on 2:B1, and captures both.
    .forbidden = Reading A
    .allowed = Reading B

theorem1 =
    .title = Theorem 1, half by one reading
    .source = J. B. Kim, On the game of Go (1978), rule (5), Definition 8 and Theorem 1
    .says = Suicide is illegal. Every point of a region that is healthy for a block is next to the block. A block is safe if, and only if, it is unconditionally alive.
    .right = By reading A and by reading B that is true. But Definition 8 has the regions of B. With them and without suicide, 72 positions on 2×2×2 and 5,400 on 2×2×3 have a safe block that is not called alive: here #2, because the marked stone is not next to it. With the regions of A and with suicide, the same number of positions have a block that is called alive and can be captured: #2 again. So this page offers A and B, and no mixture of them.
    .safe = Reading A: try to capture #2
    .captured = Reading B: capture #2
    .several = Turns of several stones leave the theorem true as long as the stones are played one after another. If they are placed at the same time it is wrong: two white stones kill both of these eyes. Against m stones at once a block needs m + 1 vital regions.
    .atOnce = Play two at the same time
    .inTurn = Play two one after another

theorem2 =
    .title = Whether a plane can live
    .source = J. B. Kim, On the game of Go (1978), Theorem 2
    .says = Stones that all lie in one plane are never safe.
    .small = With suicide that is true where each side has four points or more. Without it there is an exception: a full black plane with one empty layer on each side, and white stones behind one of them. White can fill neither layer, because the last stone in it would be suicide. Here it is on 2×2×4.
    .alive = Without suicide: try to capture it
    .captured = With suicide: capture it
    .large = It is the same on the boards that the paper asks for, with nine points a side: 81 black stones live, without suicide.
    .step = Step through it without suicide
    .stepAllowed = Step through it with suicide
    .gap = A plane with a single gap never lives, whatever White has: all points without a black stone hang together, so there is only one region. Without the gap, and with three layers, it is alive.
    .capture = Capture it through the gap
    .filled = Try to capture it without the gap

score =
    .title = Counting by surfaces
    .source = J. B. Kim, On the game of Go (1978), the score
    .says = A colour’s score is the sum over its closed surfaces of what each of them encloses.
    .right = One surface can lie inside another. The marked point is inside the three stones around it, and also behind the four stones of layer 2, so it would count twice. By areas each point counts once, and Black has two.
    .count = Count it by areas
    .living = The paper does not ask that the stones of a surface be alive, and what is outside a surface counts as well as what is inside. None of these six stones is alive. By the paper Black has the corner, one point, and the 60 points outside his surface, and three more for the white stones there, which can be captured: 64. White has 64 as well, on a board of 64 points. So this page, the program and the library count only what living stones enclose, and then no point counts for both; here nobody has any. This changes the rule of the paper.
    .countLiving = Count it by living stones
    .captureOne = Capture a black stone

safe =
    .title = “Safe” and “almost always safe”
    .source = J. B. Kim, On the game of Go (1978), Definition 8
    .says = Stones are safe if they remain in the position G(n). The paper also defines “almost always safe”, and never uses it.
    .right = These three stones remain in every game in which White plays elsewhere. Safe has to mean what Benson says: no line of play captures them, even if Black always passes. The race tries all lines, and compares.
    .race = Try all lines of play
    .capture = Show one that captures
    .alive = Try them on a safe block

misprints =
    .title = Small misprints
    .source = J. B. Kim, On the game of Go (1978), page 197, Definition 2, rule (4) and the third rule on ko
    .says = A graph is connected if any two of its vertices form an edge. In rule (4) the capture function is called f, and takes one surrounded graph. In the third rule on ko the move f(n{"\u00A0"}+{"\u00A0"}1) of the player x is written (n{"\u00A0"}+{"\u00A0"}2,{"\u00A0"}y,{"\u00A0"}…).
    .connected = The first and the last of three stones in a line form no edge, but are connected. It has to be: any two are joined by a path of edges.
    .oneBlock = See the one block
    .captures = The capture function is g, and all that is surrounded has to go: here a stone on the marked point captures two blocks at the same time. The move f(n{"\u00A0"}+{"\u00A0"}1) of x is (n{"\u00A0"}+{"\u00A0"}1,{"\u00A0"}x,{"\u00A0"}…), as in rule (3): it begins with its own number and player.
    .both = Capture both

problem =
    .title = The problem
    .source = J. B. Kim, On the game of Go (1978), PROBLEM
    .says = The question is whether a graph of k dimensions is safe on a board of n dimensions.
    .right = If k is n − 2 or less, never: all other points hang together around it, so there is one region, and a block needs two. If k is n − 1, it can be safe only if it fills the board from edge to edge, as a full plane does in space (see Theorem 2). In space a line never lives.
    .line = Step through the line
    .plane = Step through the full plane

exercise =
    .title = The exercise
    .source = J. B. Kim, On the game of Go (1978), EXERCISE
    .says = The question is how many stones a turn a ladder needs on a board of n dimensions.
    .right = The paper says that in space one stone a turn is too few, and three are enough. A ladder that runs like a staircase inside the board needs 2n − 3 stones a turn: one in the plane, three in space, five in four dimensions. White runs to the marked point and has four liberties. Three black stones leave one, on the next step of the stairs, and so on to the wall. One black stone a turn leaves three liberties, then five, and the ladder is broken.
    .three = Play it with three stones a turn
    .holds = Step through such a chase
    .breaks = Step through one with one stone a turn
    .walls = At a wall fewer are enough. In a face of two dimensions the same stairs need n − 1 stones a turn, and so does a straight run along an edge: two in space, three in four dimensions. Here White runs in layer 1, has three liberties after each stone, and one after each turn of Black.
    .two = Play it with two stones a turn
    .onFace = Step through the chase on a face
    .onEdge = Step through the chase along an edge
    .winding = In open space two are enough too, for a run that winds: two steps to the right, one down, two layers on, one to the left, two up, one layer back, and again from there. To begin, Black needs eight stones beside the way. After that two a turn leave White one liberty each time, as long as there is space, for 106 turns on 26×26×26. Whether a ladder can do with one stone a turn is open. Each white stone has four neighbours that Black has to fill, and a black stone has six neighbours, so it takes two thirds of a stone a turn at least. That does not rule out one.
    .inSpace = Step through the winding ladder
