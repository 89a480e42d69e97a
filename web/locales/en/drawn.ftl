### The words of `index.html`, which are read without JavaScript and until the page is ready, in English. HTML.

# The words of index.html, which are read without JavaScript and until the page is ready, in English. HTML.
title = Benson’s casting-out, round by round

description = Watch Benson’s casting-out decide, round by round, which blocks of stones on a Go board can never be captured, and why.

start =
    .picture = A board of 6 × 6 with five black blocks, A to E, and six regions between them, a to f.
    .sentence = Black has five blocks, <b>A</b> to <b>E</b>, and six regions, <i>a</i> to <i>f</i>. Which blocks can White never capture, even if Black always passes?

# The panel “The idea”, of which the page has only this text.
idea =
    .words = A block is stones of one colour, joined along the lines; other texts say chain, string or group. A region is an area without a stone of that colour, and the blocks around it are its neighbours. It may hold enemy stones. It is small if each of its empty points is next to a neighbour.
    .vital = A small region is healthy for a block if every empty point in it is a liberty of the block. It is vital to the block while all its neighbours are still in the set: then the enemy can only fill it to the end by capturing one of them.
    .rounds = In the beginning every block is in the set, and every small region in the list. Round by round, every block with fewer than two vital regions is cast out, and every region that loses a neighbour is discarded. When nothing falls any more, the blocks that are left are unconditionally alive, or pass-alive: they cannot be captured even if their owner never answers.

firstRound =
    .picture = Crosses on blocks C and E; regions b, d and e hatched.
    .caption = <b>Round 1.</b> Block C (E6) and block E (C2) have only one vital region each: E4, for one, is an empty point of d, but no liberty of C. Both are cast out. Regions b, d and e lose a neighbour with them, and are discarded.

secondRound =
    .picture = A cross on block D; region f hatched.
    .caption = <b>Round 2.</b> Block D (D3) is left with one vital region, f, and is cast out. Region f goes with it.

thirdRound =
    .picture = Rings on blocks A and B; regions a and c are vital to both.
    .caption = <b>Round 3.</b> Nothing falls. A and B each have two vital regions, a and c: they are unconditionally alive. The others are not, which does not mean that they are dead.

script = With JavaScript, this page shows the same for every position that you put on the board.
