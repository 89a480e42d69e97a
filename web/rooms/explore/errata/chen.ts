/** Errors in Chen and Chen's paper, on groups of White. The tests check each claim with the exact solver. */

import * as text from '#locale/chen.ts';
import type { Where } from '../../../model/where.ts';
import { placed } from '../eyes/gallery/placed.ts';
import { type Case, type Paper, played } from './erratum.ts';

const CORNER = { left: true, bottom: true } as const;
const EDGE = { bottom: true } as const;

/** The group with what the rules and playing it out say. */
const RESULT: Where = { room: 'explore', lens: 'eyes', eyes: { group: 'A', part: '', step: 0 } };

/** The rules for a group, from a step on. */
const rules = (step: number): Where => ({ room: 'explore', lens: 'eyes', eyes: { group: 'A', part: 'rules', step } });

/** A shape in the corner, with the most liberties outside with which it is an exception. */
const inCorner = (points: number, liberties: number, says: string, ...rows: readonly string[]): Case => ({
  position: placed(rows, CORNER, liberties),
  show: 'white',
  text: says,
  plays: [{ label: text.corner.second(points), open: played('Black') }],
});

export const CHEN: Paper = {
  intro: text.intro,
  errata: [
    {
      id: 'corner',
      words: text.corner,
      cases: [
        inCorner(4, 1, text.corner.four, 'XXXXX', 'OOXXX', '.OOOX', '...OX'),
        inCorner(6, 0, text.corner.six, 'XXXXX', 'OOOOX', '...OX', '...OX'),
        inCorner(7, 2, text.corner.seven, 'XXXXXX', 'OOOOXX', '...OOX', '....OX'),
        inCorner(8, 1, text.corner.eight, 'XXXXX', 'OOOXX', '..OOX', '...OX', '...OX'),
      ],
    },
    {
      id: 'open',
      words: text.open,
      cases: [
        {
          position: placed(['XXXXX', 'OOOOX', '...OX', '...OX', '....X'], CORNER),
          show: 'white',
          mark: 'D1',
          text: text.open.right,
          plays: [
            { label: text.open.rules, open: rules(10) },
            { label: text.open.exact, open: RESULT },
            { label: text.open.second, open: played('Black') },
          ],
        },
      ],
    },
    {
      id: 'seki',
      words: text.seki,
      cases: [
        {
          position: placed(['XXXXXXXX', 'XXOOOOXX', 'XOO..OOX', 'XO.xxxOX', 'XOOOOOOX', 'XXXXXXXX'], {}),
          show: 'white',
          mark: 'F5',
          text: text.seki.right,
          plays: [
            { label: text.seki.first, open: played('White') },
            { label: text.seki.second, open: played('Black') },
          ],
        },
      ],
    },
    {
      id: 'critical',
      words: text.critical,
      cases: [
        {
          position: placed(['XXXXXXXX', 'XOO.OOOX', 'XO.OO.OX'], EDGE),
          show: 'white',
          text: text.critical.right,
          plays: [{ label: text.critical.first, open: played('White') }],
        },
        {
          position: placed(['XXXXXXX', 'XOO.OOX', 'XO.OOOX'], EDGE),
          show: 'white',
          text: text.critical.dead,
          plays: [{ label: text.critical.second, open: played('White') }],
        },
      ],
    },
  ],
};
