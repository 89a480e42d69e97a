import { anywhere, inSpace, key, onBoard, onBoardOrSteps } from '#locale/keys.ts';

/** Keys, and what they do. Each of several keys is one to press, but for those that are held down together. */
type Row = readonly [keys: readonly string[], does: string];

const { ctrl, shift, pageUp, pageDown, home, end, space, enter, backspace } = key;
const ARROWS = '← ↑ → ↓';

/** The keys of the page, by where the focus is. */
export const TABLES: readonly { readonly heading: string; readonly rows: readonly Row[] }[] = [
  {
    heading: anywhere.heading,
    rows: [
      [['←', '→'], anywhere.step],
      [[`${ctrl} Z`, `${ctrl} Y`], anywhere.undo],
      [[`${ctrl} V`], anywhere.paste],
    ],
  },
  {
    heading: onBoardOrSteps.heading,
    rows: [
      [[pageUp, pageDown], onBoardOrSteps.round],
      [[home, end], onBoardOrSteps.end],
      [[space], onBoardOrSteps.play],
      [['O'], onBoardOrSteps.open],
      [['C'], onBoardOrSteps.clean],
      [['?'], onBoardOrSteps.help],
    ],
  },
  {
    heading: onBoard.heading,
    rows: [
      [[ARROWS], onBoard.move],
      [[enter], onBoard.use],
      [[key.delete], onBoard.remove],
      [[backspace], onBoard.takeBack],
      [[',', '.'], onBoard.step],
    ],
  },
  {
    heading: inSpace.heading,
    rows: [
      [[ARROWS], inSpace.move],
      [[pageUp, pageDown], inSpace.layer],
      [[`${shift} ${ARROWS}`], inSpace.turn],
      [['N'], inSpace.neighbors],
    ],
  },
];
