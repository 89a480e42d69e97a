### The words of `index.html`, which are read without JavaScript and until the page is ready, in English. HTML.

# The words of index.html, which are read without JavaScript and until the page is ready, in English. HTML.
title = Benson’s casting-out, round by round

description = Watch Benson’s casting-out decide, round by round, which blocks of stones on a Go board can never be captured, and why.

start =
    .picture = A board of 9 × 7. Black has four blocks: one at the top around four empty points in a row, one in the lower left corner, one in the lower right, and a stone in that corner. White is around all of them.
    .question = White plays on and on, Black only passes. Which black stones are still there at the end?

# What opens the pictures of the rounds.
answer = The answer, round by round

# The panel “The idea”, of which the page has only this text.
idea =
    .words = A block is stones of one colour, joined along the lines; other texts say chain, string or group. A region is an area without a stone of that colour, and the blocks around it are its neighbours. It may hold enemy stones, which do not divide it. It is small if each of its empty points is next to a stone of that colour.
    .vital = A small region is healthy for a block if every empty point in it is a liberty of the block. It is vital to the block as long as all its neighbours are still there: the enemy can’t fill its last point without first capturing one of these blocks.
    .rounds = The run starts with every block and every small region. Round by round, every block with fewer than two vital regions is cast out, and every region that loses a neighbour is discarded. When nothing falls any more, the blocks still there are unconditionally alive, or pass-alive: they can’t be captured even if their owner never answers.

firstRound =
    .picture = Crosses on blocks #1 and #4; regions b and f hatched.
    .caption = <b>Round 1.</b> Block #1, at the top, and block #4, in the corner, have only one vital region each. White can fill the area of #1 up to the last point, which captures it. Both blocks are cast out. Regions b and f lose a neighbour with them, and are discarded.

secondRound =
    .picture = A cross on block #3; region d hatched.
    .caption = <b>Round 2.</b> Without #4, block #3 is left with one vital region, d, and is cast out. Its eye at H1 was false. Region d goes with it.

thirdRound =
    .picture = Rings on block #2; regions c and e are vital to it.
    .caption = <b>Round 3.</b> Nothing falls. Block #2 has two vital regions, c and e: White can never capture it. It is unconditionally alive.

inGames = The others are not, which does not mean that they are dead. In a game Black answers, and what White took here may well live: the group at the top does, whoever plays first.

script = With JavaScript, this page shows the same for every position that you put on the board.

# The link to lessons.html.
lessons = Sixteen short lessons, to read or print
