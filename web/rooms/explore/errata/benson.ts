/**
 * Errors in Benson's paper, each with the boards that show it. The boards were found by exhaustive
 * search; the tests check each claim with the engine.
 */

import * as text from '#locale/benson.ts';
import { positionOf } from '../../../engine/position.ts';
import { HOME, type Panel, type Where } from '../../../model/where.ts';
import { type Paper, proof, shown, tried } from './erratum.ts';

const panel = (name: Panel): Where => ({ room: 'explore', lens: 'steps', panel: name });

const supports = (chosen: readonly string[], taken: readonly string[]): Where => ({
  room: 'explore',
  lens: 'supports',
  supports: { chosen, taken, cover: 0 },
});

export const BENSON: Paper = {
  intro: text.intro,
  errata: [
    {
      id: 'rule-1',
      words: text.capture,
      cases: [
        {
          position: positionOf(['X.X']),
          mark: 'B1',
          text: text.capture.right,
          plays: [{ label: text.capture.play, open: shown('A') }],
        },
      ],
    },
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
      id: 'neighbors',
      words: text.neighbors,
      cases: [
        {
          position: positionOf(['O.X.']),
          mark: 'A1',
          text: text.neighbors.right,
          plays: [
            { label: text.neighbors.regions, open: panel('regions') },
            { label: text.neighbors.tryIt, open: tried('A') },
          ],
        },
      ],
    },
    {
      id: 'figure-8',
      words: text.figure8,
      cases: [
        {
          position: positionOf(['X.X.X', 'OXXXO', '.OOO.']),
          text: text.figure8.right,
          plays: [
            { label: text.figure8.regions, open: panel('regions') },
            { label: text.figure8.steps, open: HOME },
          ],
        },
      ],
    },
    {
      id: 'outside',
      words: text.outside,
      cases: [
        {
          position: positionOf(['X..']),
          mark: 'B1',
          text: text.outside.captured,
          plays: [{ label: text.outside.capture, open: shown('A') }],
        },
        {
          position: positionOf(['.X.X..', 'XXXX..', '..OOO.', '......']),
          text: text.outside.right,
          plays: [{ label: text.outside.fill, open: shown('A') }],
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
    {
      id: 'own-liberty',
      words: text.ownLiberty,
      cases: [
        {
          position: positionOf(['X.', 'XX', '..', 'XX', '..']),
          mark: 'B5',
          text: text.ownLiberty.right,
          plays: [
            { label: text.ownLiberty.turn, open: proof({ activity: 'turn', block: 'B' }) },
            {
              label: text.ownLiberty.after,
              position: positionOf(['XX', 'XX', '..', 'XX', '..']),
              open: shown('B'),
            },
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
            { label: text.lattice.alone, start: ['A4'], open: panel('rules') },
          ],
        },
      ],
    },
    {
      id: 'theorem-3',
      words: text.theorem3,
      cases: [
        {
          position: positionOf(['.X.X']),
          mark: 'C1',
          text: text.theorem3.right,
          plays: [{ label: text.theorem3.second, place: '2', open: HOME }],
        },
      ],
    },
  ],
};
