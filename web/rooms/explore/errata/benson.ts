/**
 * Errors in Benson's paper, each with the boards that show it. The boards were found by exhaustive
 * search; the tests check each claim with the engine.
 */

import * as text from '#locale/errata.ts';
import { positionOf } from '../../../engine/position.ts';
import type { Where } from '../../../model/where.ts';
import { type Paper, shown, tried } from './erratum.ts';

const supports = (chosen: readonly string[], taken: readonly string[]): Where => ({
  room: 'explore',
  lens: 'supports',
  supports: { chosen, taken, cover: 0 },
});

export const BENSON: Paper = {
  intro: text.intro,
  errata: [
    {
      id: 'rule-2',
      words: text.suicide,
      cases: [
        {
          position: positionOf(['.X.']),
          mark: 'A1',
          text: text.suicide.allowed,
          plays: [{ label: text.suicide.tryIt, open: tried('A') }],
        },
        {
          position: positionOf(['..O', '.XX', '..O']),
          mark: 'B3',
          text: text.suicide.forbidden,
          plays: [
            { label: text.suicide.capture, open: tried('A') },
            { label: text.suicide.show, open: shown('A') },
          ],
        },
      ],
    },
    {
      id: 'order',
      words: text.order,
      cases: [
        {
          position: positionOf(['.X', 'X.', 'X.', '.X', 'X.']),
          mark: 'B3',
          text: text.order.right,
          plays: [
            { label: text.order.begin, open: tried('C', 'B3') },
            { label: text.order.show, open: shown('C') },
          ],
        },
      ],
    },
    {
      id: 'mutual',
      words: text.mutual,
      cases: [
        {
          position: positionOf(['X.X', '.XX', 'XX.', '.X.']),
          text: text.mutual.right,
          plays: [
            { label: text.mutual.supporters, open: supports(['A'], []) },
            { label: text.mutual.take, open: supports([], ['A']) },
          ],
        },
      ],
    },
    {
      id: 'lattice',
      words: text.lattice,
      cases: [
        {
          position: positionOf(['.X', 'X.', 'XX', '.X', 'X.']),
          text: text.lattice.right,
          plays: [
            { label: text.lattice.covers, open: supports(['B'], []) },
            { label: text.lattice.alone, start: ['A4'], open: { room: 'explore', lens: 'steps', panel: 'rules' } },
          ],
        },
      ],
    },
    {
      id: 'score',
      words: text.score,
      cases: [
        {
          position: positionOf(['OX', '.X', 'X.']),
          mark: 'A3',
          text: text.score.right,
          plays: [
            { label: text.score.count, open: { room: 'explore', lens: 'score', step: 4 } },
            {
              label: text.score.again,
              position: positionOf(['.X', '.X', 'X.']),
              open: { room: 'explore', lens: 'score', step: 4 },
            },
          ],
        },
      ],
    },
  ],
};
