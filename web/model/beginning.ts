import { positionOf } from '../engine/position.ts';
import { samePosition } from '../engine/sides.ts';
import type { Position } from '../engine/types.ts';

/** The worked example of Sensei's Library. */
export const WORKED: Position = /* @__PURE__ */ positionOf([
  'X.X.XX',
  '.XXX.X',
  'XX....',
  'X..XXX',
  'X.X.X.',
  'X..XXX',
]);

/** The boards on which the page first asks which black stones stay: a living corner, a false eye and a straight four; and the worked example. */
export const OPENINGS: readonly Position[] = [
  /* @__PURE__ */ positionOf([
    'OX....XO.',
    'OXXXXXXO.',
    '.OOOOOOO.',
    '.O.O.O.OO',
    'OXXXOXXXO',
    'XX.XOX.XO',
    '.XXXOXX.X',
  ]),
  WORKED,
];

/** The index of the opening board with this position; -1 if the page asks nothing of it. */
export const openingAt = (position: Position): number => OPENINGS.findIndex((each) => samePosition(each, position));
