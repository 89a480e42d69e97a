/** The keys of the page, in English. Two spaces part keys that do the same the other way round. */

export const tables = [
  {
    heading: 'Anywhere on the page',
    keys: [
      ['←  →', 'previous step, next step'],
      ['Ctrl Z  Ctrl Y', 'undo, redo'],
      ['Ctrl V', 'paste a game, a diagram or rows'],
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
      ['?', 'show these keys'],
    ],
  },
  {
    heading: 'With the focus on the board',
    keys: [
      ['← ↑ → ↓', 'move the cursor'],
      ['Enter', 'use the chosen tool'],
      ['Delete', 'remove the stone'],
      [',  .', 'previous step, next step'],
    ],
  },
] as const;
