### The words of the examples, each by its name. The idea is what it shows, in a sentence; the source is where it is
### from; the note is an error of the source.

worked =
    .title = The worked example
    .idea = Two blocks fall in the first round, a third falls because of them, and two are left that nothing can capture.
    .source = Sensei’s Library, Benson’s Definition of Unconditional Life, after its text
    .note = The article tells all after its first iteration one too late, and once names R for X.

twoEyes =
    .title = Two eyes
    .idea = One block with two one-point eyes: White may play in neither of them, so it can never be captured.
    .source = D. B. Benson, Life in the Game of Go (1976), figure 3, after its text

smallest =
    .title = The smallest life
    .idea = One stone and a point on either side, on a board of three points, are enough.
    .source = Made for this page

outsideLiberties =
    .title = Outside liberties do not matter
    .idea = White can fill the four liberties outside in 24 orders, and the two eyes remain after each of them.
    .source = D. B. Benson, Life in the Game of Go (1976), figure 4, after its text

joined =
    .title = Three blocks hold hands
    .idea = The stone in the middle has no eye of its own: it lives by the two regions that it shares with its neighbours.
    .source = D. B. Benson, Life in the Game of Go (1976), figure 5, after its text

enemyStone =
    .title = An enemy stone in an eye
    .idea = A region may hold white stones: the corner is vital, because every empty point in it is a liberty of the block.
    .source = Sensei’s Library, Benson’s Definition of Unconditional Life, after its text

twoHeadedDragon =
    .title = The two-headed dragon
    .idea = Both eyes are false by the usual count, yet each of the two blocks is next to both of them, and the dragon lives.
    .source = Made for this page, after Sensei’s Library, Two-Headed Dragon

bambooFloor =
    .title = A bamboo joint with a floor
    .idea = The two points between the blocks are a region of their own, vital to both: with one eye each, both are alive.
    .source = Made for this page, after Sensei’s Library, Bamboo Joint

healthyForNeither =
    .title = A region healthy for neither
    .idea = Each point of the region is a liberty of one of the two blocks, but neither block has them all, so it helps neither.
    .source = D. B. Benson, Life in the Game of Go (1976), figure 6, after its text

oneIsNotEnough =
    .title = One shared region is not enough
    .idea = The region in the middle is vital to both blocks, but neither has a second one.
    .source = D. B. Benson, Life in the Game of Go (1976), figure 7, after its text

fallsWithNeighbours =
    .title = Falling with the neighbours
    .idea = The middle block begins with two vital regions, but both of its neighbours fall in round 1 and take them along.
    .source = D. B. Benson, Life in the Game of Go (1976), figure 8, after its text
    .note = The paper calls both regions healthy for all three blocks, which they are not.

vitalToOne =
    .title = Vital to one, not to the other
    .idea = The corner is vital to the left block but not to the right one, which has no liberty at A4; so both are cast out.
    .source = Sensei’s Library, Benson’s Definition of Unconditional Life, after its text

falseEye =
    .title = A false eye
    .idea = C3 looks like an eye, but the stone at D3 has no other region: it falls in round 1 and the eye goes with it.
    .source = Made for this page, after Sensei’s Library, False Eye

aliveToYou =
    .title = Alive to you, but not to Benson
    .idea = Any player makes two eyes here as soon as White attacks; but if Black never answered, the one big eye could be filled.
    .source = Made for this page

nineRounds =
    .title = Nine rounds
    .idea = One block begins with a single vital region; its fall costs the next one a region, and so they go, one in every round.
    .source = Made for this page: of the 5×5 boards of black stones alone it is the only one with so many rounds, but for symmetry, and none has more. Whether white stones allow more is open.

bambooTail =
    .title = The bamboo joint and its tail
    .idea = Every player counts the two stones on the right as connected; but White may take both points of the joint if Black never answers, so the tail falls.
    .source = Made for this page, after Sensei’s Library, Bamboo Joint

seki =
    .title = A seki without eyes
    .idea = Whoever plays between the two blocks in the middle loses their own; but if Black always passes, White captures by a second move there, so the block is cast out.
    .source = Made for this page, after Sensei’s Library, Seki

sekiEyes =
    .title = A seki with an eye on each side
    .idea = The eye is vital and the point in the middle is not: White may play there when Black passes, and then in the eye.
    .source = Made for this page, after Sensei’s Library, Seki

blocks =
    .title = What a block is
    .idea = Stones that touch along a line are one block; here Black has two, and neither has two vital regions.
    .source = D. B. Benson, Life in the Game of Go (1976), figure 2, after its text

suicideCorner =
    .title = The suicide corner
    .idea = While suicide is forbidden both blocks are alive; where it is allowed, White clears the corner by dying in it, and both fall.
    .source = Sensei’s Library, Benson’s Definition of Unconditional Life, after its text

notSmall =
    .title = Enclosed, but not small
    .idea = Black also encloses the big corner, but A5 in it is next to no black stone, so it is not small and cannot be vital.
    .source = Sensei’s Library, Benson’s Definition of Unconditional Life, after its text, and Benson (1976), “Unconditional life”

startingSet =
    .title = On their own strength
    .idea = With only the two upper blocks in the starting set, both are alive: they need no help from the third.
    .source = Made for this page

bigeye =
    .title = A big eye, filled step by step
    .idea = While Black passes, White fills an eye of four points and captures; in the branch Black answers once, and nothing can capture the block any more.
    .source = Made for this page

barcelona =
    .title = A program against a professional, 9×9
    .idea = At the end every stone on the board but one is unconditionally alive.
    .source = Chou Ping-chiang (Black) against FuegoGB, Barcelona, 20 July 2010

crazystone =
    .title = Two programs, 13×13
    .idea = They played on to the end: one big white block and three black ones are unconditionally alive, the small ones between them are cast out.
    .source = GNU Go (Black) against Crazy Stone, 5 February 2006

kisei =
    .title = A title match, 19×19
    .idea = Professionals stop long before Benson is satisfied: many blocks that nobody doubts are cast out, in up to three rounds.
    .source = O Rissei (Black) against Yamashita Keigo, 27th Kisei, 16 January 2003
