### The words around the errors in Benson's paper.

intro = The definition and the theorem are right. The explanations contain slips. Each is shown here on a small board you can play on.

# Each error: its place, what the paper says in other words, and what is right, with buttons to see it.
capture =
    .title = How much one stone captures
    .source = D. B. Benson, Life in the Game of Go (1976), Rule 1.
    .says = When the last liberty of a block is taken, its points become empty. Everywhere else, but for the stone just played, the board stays as it was.
    .right = Then only one block could be captured at a time. B1 is the last liberty of both black stones, and White’s stone there takes both off. By the formula one of them would stay on the board without a liberty.
    .play = Capture both

suicide =
    .title = Which moves are suicide
    .source = D. B. Benson, Life in the Game of Go (1976), Rule 2. H. Landman saw it in 1985, on Usenet.
    .says = Nobody may play on a point that is the only liberty of a block of their own, unless it is the only liberty of a block of the opponent’s too.
    .allowed = That does not forbid a stone where none of its colour is near. White could play A1 and then C1, and capture a block with two eyes. What counts is the stone after the move: it would have no liberty, and capture nothing.
    .tryIt = Try to capture it
    .forbidden = And it forbids moves that are legal. B3 is the only liberty of the white stone on C3, so White could never play there, nor on B1, and nothing would capture the black block, which does not have two eyes. In fact both moves are legal, and the block falls.
    .capture = Capture it
    .show = Show how

order =
    .title = In which order to fill
    .source = D. B. Benson, Life in the Game of Go (1976), the proof of Theorem 2, case 3.
    .says = To capture a block, first take all its liberties in regions that are not healthy for it. After that, capture those of its neighbours that can be captured.
    .right = A stone in such a region can make it healthy for a neighbour. Here all four blocks can be captured. Against #3, the stone on B2, the printed order begins with B3: with a white stone there all four are unconditionally alive, for good. The neighbours have to be captured first, and the liberties of the block itself are touched last. No smaller board shows it.
    .begin = Begin with B3
    .show = Show the right order

neighbors =
    .title = Which blocks are around a region
    .source = D. B. Benson, Life in the Game of Go (1976), “Unconditional life”, the definition of NB(R).
    .says = All blocks next to a point of the region are around it. A region is vital only if all blocks around it are in the set of black blocks.
    .right = A white stone inside a region is also a block next to points of it, and is in no set of black blocks. So a region with a white stone in it could never be vital, and the black stone here would not be unconditionally alive. It is: in A1 and B1 together, and in D1, White cannot take its last liberty. Only blocks of the owner count.
    .regions = See what is around each region
    .tryIt = Try to capture the stone on C1

figure8 =
    .title = For whom the regions of figure 8 are healthy
    .source = D. B. Benson, Life in the Game of Go (1976), the text beside figure 8.
    .says = Both regions are healthy for all three black blocks.
    .right = If they were, each block would have two vital regions, and all three would be alive. Each region is healthy for the two blocks next to it: for the large block in the middle and for one of the corner stones. So each corner stone has only one, and in the end all three fall.
    .regions = See which are healthy for which
    .steps = Step through it

outside =
    .title = Which outside liberties can be filled
    .source = D. B. Benson, Life in the Game of Go (1976), Lemma 4, and the proof of Theorem 2.
    .says = Take a block that has no liberty in a small region. Then the opponent can fill all its outside liberties.
    .captured = That is said of blocks like this one. But when its only liberty is filled it is captured, so the lemma says nothing about a block that stays on the board.
    .capture = Fill the liberty of A1
    .right = The proof of Theorem 2 uses the lemma for all blocks that are alive, and those do have liberties in small regions: here B4 has two, and four outside. The lemma is true for them as well, so the condition can be left out.
    .fill = Fill the four outside

mutual =
    .title = What a minimal cover is
    .source = D. B. Benson, Life in the Game of Go (1976), “Supports”.
    .says = The blocks of a minimal cover support one another: without any one of them, the others are not unconditionally alive.
    .right = The stone #1 on A4 lives only together with the big block #2, so #1 and #2 are its only minimal cover. But #2 needs nobody: it has two eyes of its own, A1 and the two points C1 and C2. Without #1 it is still unconditionally alive. What is true is that no smaller set keeps #1 alive.
    .supporters = See who supports #1
    .take = Take #1 away

lattice =
    .title = Whether the alive sets are a lattice
    .source = D. B. Benson, Life in the Game of Go (1976), on the order of the sets by inclusion.
    .says = The unconditionally alive sets of blocks do not form a lattice, because what two of them have in common need not be one.
    .right = Block #1 with #2 is alive here, and so is #2 with #3; #2, which they have in common, is not. But there still is a largest alive set inside both: what the casting-out leaves of #2 alone, here nothing. So any two of the sets have a greatest one below and a least one above, which is all that a lattice asks for; the lower one is just not always the intersection.
    .covers = See both covers of #2
    .alone = Cast out from #2 alone

ownLiberty =
    .title = Where one has to play to lose a living block
    .source = D. B. Benson, Life in the Game of Go (1976), Lemma 5.
    .says = A living block stays alive unless its owner plays on one of their own inside liberties.
    .right = His own must not be read as those of that block. The point marked here is no liberty of the lower block, #2. But it is an eye of the upper one, #1. If Black fills it, #1 is no longer alive, and #2, which shares a region with #1, is not either. True is: Black has to play on an inside liberty of some black block.
    .turn = See which moves lose #2
    .after = Capture #2 after Black B5

theorem3 =
    .title = Why nothing alive is cast out
    .source = D. B. Benson, Life in the Game of Go (1976), the last step in the proof of Theorem 3.
    .says = When a block is cast out, every region next to it is still in the list. So it does not have two healthy ones, and is not unconditionally alive.
    .right = The regions need not be in the list any more. D1 is cast out in the first round, and takes the region C1 along; so B1, which is cast out in the second, is next to a region that is no longer listed, and C1 is healthy for it. The theorem is true all the same: an alive set of blocks is whole at the start, and no round can take the first of its blocks, because until then the regions that keep it alive are all in the list.
    .second = See the second round

score =
    .title = That one scores only once
    .source = D. B. Benson, Life in the Game of Go (1976), Rule 3.
    .says = At the end all stones that are not unconditionally alive are removed as prisoners, and then the points are counted.
    .right = It does not say that the rule may be used only once, and for both colours at the same time. Both black blocks are alive here; the white stone is removed, and Black has 4 points to 0. On the board that is left neither black block is alive: A3 is empty now, and no liberty of the lower one. Scored again, or with White’s stone gone before Black’s blocks are judged, Black’s stones are prisoners too, and the same position is 1 to 3.
    .count = Count it
    .again = Count what is left
