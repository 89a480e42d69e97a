/**
 * Errors in Kim's paper on boards in space, each with a board that shows it, and his two questions with
 * their answers. The tests check each claim with the engine.
 */

import * as text from '#locale/kim.ts';
import { positionOf } from '../../../engine/position.ts';
import type { Position } from '../../../engine/types.ts';
import { HOME, type Panel, type Where } from '../../../model/where.ts';
import { type Paper, shown, tried } from './erratum.ts';

/** A box of `columns × rows × layers` points from its layers, whose rows are joined by `/`; the rest is empty. */
function box([columns, rows, layers]: readonly [number, number, number], ...written: readonly string[]): Position {
  const row = (layer: number, at: number) => (written[layer]?.split('/')[at] ?? '').padEnd(columns, '.');
  const stones = Array.from({ length: layers * rows }, (_, at) => row(Math.floor(at / rows), at % rows)).join('');
  return { columns, rows, layers, form: 'box', stones };
}

/** A layer full of stones. */
const full = (stone: string, side: number): string => Array(side).fill(stone.repeat(side)).join('/');

const panel = (name: Panel): Where => ({ room: 'explore', lens: 'steps', panel: name });

/** An exhibit of the gallery, by its name in `tests/positions/space-gallery.json`. */
const exhibit = (name: string): Where => ({ room: 'explore', lens: 'gallery', exhibit: name, step: 0 });

/** The score as Kim counts, at the last step of the lens. */
const SCORE: Where = { room: 'explore', lens: 'score', step: 4, counting: 'kim' };

const TWO = [2, 2, 2] as const;
const THREE = [3, 3, 3] as const;

/** Nine stones that live in a corner with eyes on the first and the third layer, and the same one step away from it. */
const EXAMPLE_3 = box([5, 5, 5], '.X/X', 'XX/X', '.X/X', 'XX');
const EXAMPLE_3_INSIDE = box([6, 6, 6], '', '/..X/.X', '/.XX/.X', '/..X/.X', '/.XX');
/** The surfaces of all eight corners. */
const EIGHT = box([4, 4, 4], '.XX./X..X/X..X/.XX.', 'X..X///X..X', 'X..X///X..X', '.XX./X..X/X..X/.XX.');
/** The smallest board on which readings A and B differ. */
const BETWEEN_READINGS = box(TWO, '.X/XX', 'X./.O');
const TWO_EYES = box(TWO, '.X/XX', 'XX/X.');
const THREE_IN_LINE = box(THREE, '', '/XXX');
const FULL_PLANE = box(THREE, '', full('X', 3));

export const KIM: Paper = {
  intro: text.intro,
  errata: [
    {
      id: 'coordinates',
      words: text.coordinates,
      cases: [
        {
          position: box(THREE, 'XX/X'),
          mark: '2:A3',
          text: text.coordinates.corner,
          plays: [
            { label: text.coordinates.asPrinted, open: HOME },
            { label: text.coordinates.corrected, position: box(THREE, '.X/X', 'X'), open: HOME },
          ],
        },
        {
          position: EXAMPLE_3_INSIDE,
          text: text.coordinates.inside,
          plays: [
            { label: text.coordinates.falls, open: shown('A') },
            { label: text.coordinates.lives, position: EXAMPLE_3, open: tried('A') },
          ],
        },
      ],
    },
    {
      id: 'sixth',
      words: text.sixth,
      cases: [
        {
          position: box(THREE, '/.X', '.X/X.X/.X'),
          mark: '3:B2',
          text: text.sixth.right,
          plays: [
            { label: text.sixth.without, open: HOME },
            { label: text.sixth.with, position: box(THREE, '/.X', '.X/X.X/.X', '/.X'), open: HOME },
          ],
        },
      ],
    },
    {
      id: 'surface',
      words: text.surface,
      cases: [
        {
          position: box([4, 4, 4], 'X', '//...X', '', '///.X'),
          text: text.surface.apart,
          plays: [{ label: text.surface.captureOne, open: shown('A') }],
        },
        {
          position: THREE_IN_LINE,
          text: text.surface.right,
          plays: [
            { label: text.surface.capture, open: shown('A') },
            { label: text.surface.eight, position: EIGHT, open: HOME },
          ],
        },
      ],
    },
    {
      id: 'blocks',
      words: text.blocks,
      cases: [
        {
          position: box(TWO, '.X/X.', 'X./.O'),
          mark: '1:A2',
          text: text.blocks.right,
          plays: [
            { label: text.blocks.fill, open: tried('A', '1:B1', '2:B2') },
            { label: text.blocks.show, open: shown('A') },
          ],
        },
        {
          position: box([2, 2, 3], 'X./.X', '.X/X.'),
          text: text.blocks.alone,
          plays: [{ label: text.blocks.showAlone, open: shown('A') }],
        },
        {
          position: positionOf([
            '......XO.',
            '.....XOOX',
            '....XOOX.',
            '...XOOX..',
            '...OXX...',
            '.........',
            '.........',
            '.........',
            '.........',
          ]),
          show: 'white',
          mark: 'D5',
          text: text.blocks.ladder,
          plays: [{ label: text.blocks.last, open: shown('A') }],
        },
      ],
    },
    {
      id: 'suicide',
      words: text.suicide,
      cases: [
        {
          position: BETWEEN_READINGS,
          text: text.suicide.right,
          plays: [
            { label: text.suicide.forbidden, open: panel('rules') },
            { label: text.suicide.allowed, suicide: 'allowed', open: panel('rules') },
          ],
        },
      ],
    },
    {
      id: 'theorem-1',
      words: text.theorem1,
      cases: [
        {
          position: BETWEEN_READINGS,
          mark: '2:B1',
          text: text.theorem1.right,
          plays: [
            { label: text.theorem1.safe, open: tried('B') },
            { label: text.theorem1.captured, suicide: 'allowed', open: shown('B') },
          ],
        },
        {
          position: TWO_EYES,
          text: text.theorem1.several,
          plays: [
            {
              label: text.theorem1.atOnce,
              turn: { toPlay: 'white', play: { white: 2, together: true } },
              open: HOME,
            },
            { label: text.theorem1.inTurn, turn: { toPlay: 'white', play: { white: 2 } }, open: HOME },
          ],
        },
      ],
    },
    {
      id: 'theorem-2',
      words: text.theorem2,
      cases: [
        {
          position: box([2, 2, 4], '', full('X', 2), '', full('O', 2)),
          text: text.theorem2.small,
          plays: [
            { label: text.theorem2.alive, open: tried('A') },
            { label: text.theorem2.captured, suicide: 'allowed', open: shown('A') },
          ],
        },
        {
          position: box([9, 9, 9], '', full('X', 9), '', ...Array(6).fill(full('O', 9))),
          text: text.theorem2.large,
          plays: [
            { label: text.theorem2.step, open: HOME },
            { label: text.theorem2.stepAllowed, suicide: 'allowed', open: HOME },
          ],
        },
        {
          position: box(THREE, '', 'XXX/X.X/XXX'),
          mark: '2:B2',
          text: text.theorem2.gap,
          plays: [
            { label: text.theorem2.capture, open: shown('A') },
            { label: text.theorem2.filled, position: FULL_PLANE, open: tried('A') },
          ],
        },
      ],
    },
    {
      id: 'score',
      words: text.score,
      cases: [
        {
          position: box([2, 2, 3], '.X/XX', full('X', 2), 'XX/X.'),
          mark: '1:A2',
          text: text.score.right,
          plays: [{ label: text.score.count, open: SCORE }],
        },
        {
          position: box([4, 4, 4], '.X/X', 'X', '///...O', '//...O/..O'),
          text: text.score.living,
          plays: [
            { label: text.score.countLiving, open: SCORE },
            { label: text.score.captureOne, open: shown('A') },
          ],
        },
      ],
    },
    {
      id: 'safe',
      words: text.safe,
      cases: [
        {
          position: box(TWO, '.X/X.', 'X.'),
          text: text.safe.right,
          plays: [
            { label: text.safe.race, open: panel('race') },
            { label: text.safe.capture, open: shown('A') },
            { label: text.safe.alive, position: TWO_EYES, open: panel('race') },
          ],
        },
      ],
    },
    {
      id: 'misprints',
      words: text.misprints,
      cases: [
        {
          position: box([3, 1, 2], 'XXX'),
          text: text.misprints.connected,
          plays: [{ label: text.misprints.oneBlock, open: HOME }],
        },
        {
          position: box([3, 1, 2], 'O.O', 'X.X'),
          show: 'white',
          mark: '1:B1',
          text: text.misprints.captures,
          plays: [{ label: text.misprints.both, open: shown('A') }],
        },
      ],
    },
    {
      id: 'problem',
      words: text.problem,
      cases: [
        {
          position: THREE_IN_LINE,
          text: text.problem.right,
          plays: [
            { label: text.problem.line, open: HOME },
            { label: text.problem.plane, position: FULL_PLANE, open: HOME },
          ],
        },
      ],
    },
    {
      id: 'exercise',
      words: text.exercise,
      cases: [
        {
          position: box([5, 5, 5], '', '/.XX', '.XX/XOOX/.X', '/.XX'),
          show: 'white',
          mark: '3:C3',
          text: text.exercise.right,
          plays: [
            { label: text.exercise.three, turn: { toPlay: 'white', play: { black: 3 } }, open: HOME },
            { label: text.exercise.holds, open: exhibit('chase-of-three') },
            { label: text.exercise.breaks, open: exhibit('chase') },
          ],
        },
        {
          position: box([7, 7, 3], '.XX/XOOX/.X', '/.XX'),
          show: 'white',
          mark: '1:C5',
          text: text.exercise.walls,
          plays: [
            { label: text.exercise.two, turn: { toPlay: 'white', play: { black: 2 } }, open: HOME },
            { label: text.exercise.onFace, open: exhibit('chase-on-face') },
            { label: text.exercise.onEdge, open: exhibit('chase-on-edge') },
          ],
        },
        {
          position: box([5, 5, 5], '//.XX/..X', '/.XX/XOOX/.X/..X', '/X/.XX/.X/..X', '//X/X/.X'),
          show: 'white',
          mark: '2:C2',
          text: text.exercise.winding,
          plays: [{ label: text.exercise.inSpace, open: exhibit('chase-of-two') }],
        },
      ],
    },
  ],
};
