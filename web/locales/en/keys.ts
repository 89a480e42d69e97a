/** What the page is, and how it is used, in English. */
export const about =
  'This page shows which stones on a Go board can never be captured, even if their owner always passes, and why. It removes all other blocks round by round, which Benson’s method calls casting out; the blocks that are left are unconditionally alive.';

export const howTo = [
  'Press Next below the board, and read the sentence that belongs to each step. A press on a small board goes to its round.',
  'Press a point to play there. The buttons above the board set stones up, take them off, undo, and clear the board or begin another.',
  'Open shows a game, a diagram, a recent position or an example. A text can also be pasted anywhere on the page, or a file dropped.',
  'Prove plays the captures, and lets you try them. Eyes says which groups live when their owner answers and which point decides, and lets you play it out. Supports shows which blocks keep which alive. Score counts the board.',
  'Games goes through an opened game, move by move; Eyes lists the moves at which its groups became critical or died. Share makes a link, a picture, a text, or the code for a page of yours.',
  '3-D has boards with layers, and boards whose edges are joined. Drag the solid to turn it, or use the buttons below it; press a point of the solid or of the layers beside it to play there; take rows away to see inside. Rules of play has Kim’s ko and several stones in a turn, and after two passes the score. Steps, Prove, Supports and Score are there too, and the Gallery has boards to step through in place of Eyes, which needs a single plane.',
] as const;

/** Above the links to the errors of each text. */
export const errata =
  'The texts that this page follows have errors. Each is shown on a board, to be played; your own board can be brought back.';

export const keysHeading = 'Keys';

/** The keys of the page, in English. Two spaces part keys that do the same the other way round. */

export const tables = [
  {
    heading: 'Anywhere on the page',
    keys: [
      ['←  →', 'previous step, next step'],
      ['Ctrl Z  Ctrl Y', 'undo, redo'],
      ['Ctrl V', 'paste a game or a diagram'],
    ],
  },
  {
    heading: 'With the focus on the board or the steps',
    keys: [
      ['Page Up  Page Down', 'previous round, next round; in Games ten moves back, ten on'],
      ['Home  End', 'start, end'],
      ['Space', 'play or pause'],
      ['O', 'open a game, a position or an example'],
      ['C', 'show or hide the marks'],
      ['?', 'show this help'],
    ],
  },
  {
    heading: 'With the focus on the board',
    keys: [
      ['← ↑ → ↓', 'move the cursor'],
      ['Enter', 'use the chosen tool'],
      ['Delete', 'take the stone off'],
      ['Backspace', 'take a move back, where you try in Prove or Eyes'],
      [',  .', 'previous step, next step'],
    ],
  },
  {
    heading: 'With the focus on the solid or the layers, in 3-D',
    keys: [
      ['← ↑ → ↓', 'move the cursor across its layer'],
      ['Page Up  Page Down', 'move it to the layer above, to the layer below'],
      ['Shift ← ↑ → ↓', 'turn the solid; on the layers, roll a board with joined edges'],
      ['N', 'tell the neighbours of the point'],
    ],
  },
] as const;
