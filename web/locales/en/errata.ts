/** The words around the errors in published texts, in English. */

export const intro =
  'The definition and the theorem are right. The words around them have slips; here each is on a small board, to be played.';
export const paper = 'The paper:';
/** A picture in words: its stones, or the numbers of stones where they are too many to name. */
export const board = (black: readonly string[], white: readonly string[]): string =>
  black.length + white.length > 30
    ? `Board with ${black.length} black stones and ${white.length} white ones`
    : `Board with black stones on ${black.join(', ')}${white.length ? ` and white ones on ${white.join(', ')}` : ''}`;
/** The ways between the two lists: from boards of one layer to those in space, and back. */
export const toOther = {
  space: 'The errors in Kim’s paper on boards in space, in the room 3-D',
  plane: 'The errors in Benson’s paper, on boards of one layer',
} as const;

/** Each error: its place, what the paper says in other words, and what is right, with buttons to see it. */
export const suicide = {
  title: 'Which moves are suicide',
  source: 'D. B. Benson, Life in the Game of Go (1976), Rule 2. H. Landman saw it in 1985, on Usenet.',
  says: 'Nobody may play on a point that is the only liberty of a block of his own, unless it is the only liberty of a block of the opponent’s too.',
  allowed:
    'That does not forbid a stone where none of its colour is near. White could play A1 and then C1, and capture a block with two eyes. What counts is the stone after the move: it would have no liberty, and capture nothing.',
  tryIt: 'Try to capture it',
  forbidden:
    'And it forbids moves that are legal. B3 is the only liberty of the white stone on C3, so White could never play there, nor on B1, and nothing would capture the black block, which does not have two eyes. In fact both moves are legal, and the block falls.',
  capture: 'Capture it',
  show: 'Show how',
} as const;
export const order = {
  title: 'In which order to fill',
  source: 'D. B. Benson, Life in the Game of Go (1976), the proof of Theorem 2, case 3.',
  says: 'To capture a block, first take all its liberties in regions that are not healthy for it. After that, capture those of its neighbours that can be captured.',
  right:
    'A stone in such a region can make it healthy for a neighbour. Here all four blocks can be captured. Against C, the stone on B2, the printed order begins with B3: with a white stone there all four are unconditionally alive, for good. The neighbours have to be captured first, and the liberties of the block itself are touched last. No smaller board shows it.',
  begin: 'Begin with B3',
  show: 'Show the right order',
} as const;
export const mutual = {
  title: 'What a minimal cover is',
  source: 'D. B. Benson, Life in the Game of Go (1976), “Supports”.',
  says: 'The blocks of a minimal cover support one another: without any one of them, the others are not unconditionally alive.',
  right:
    'The stone A on A4 lives only together with the big block B, so A and B are its only minimal cover. But B needs nobody: it has two eyes of its own, A1 and the two points C1 and C2. Without A it is still unconditionally alive. What is true is that no smaller set keeps A alive.',
  supporters: 'See who supports A',
  take: 'Take A away',
} as const;
export const lattice = {
  title: 'Whether the alive sets are a lattice',
  source: 'D. B. Benson, Life in the Game of Go (1976), on the order of the sets by inclusion.',
  says: 'The unconditionally alive sets of blocks do not form a lattice, because what two of them have in common need not be one.',
  right:
    'A with B is alive here, and so is B with C; B, which they have in common, is not. But there still is a largest alive set inside both: what the casting-out leaves of B alone, here nothing. So any two of the sets have a greatest one below and a least one above, which is all that a lattice asks for; the lower one is just not always the intersection.',
  covers: 'See both covers of B',
  alone: 'Cast out from B alone',
} as const;
export const score = {
  title: 'That one scores only once',
  source: 'D. B. Benson, Life in the Game of Go (1976), Rule 3.',
  says: 'At the end all stones that are not unconditionally alive are taken off the board as prisoners, and then the points are counted.',
  right:
    'It does not say that the rule may be used only once, and for both colours at the same time. Both black blocks are alive here; the white stone is taken off, and Black has 4 points to 0. On the board that is left neither black block is alive: A3 is empty now, and no liberty of the lower one. Scored again, or with White’s stone gone before Black’s blocks are judged, Black’s stones are prisoners too, and the same position is 1 to 3.',
  count: 'Count it',
  again: 'Count what is left',
} as const;
