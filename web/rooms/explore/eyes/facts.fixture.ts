/** Facts made by hand: three white points in a row in the corner, with White's other group beside it. */
import type { EyeGroup, EyeSide } from '../../../engine/eyes.ts';
import { positionOf } from '../../../engine/position.ts';

/** White to live or Black to kill at B1. */
export const STRAIGHT_THREE = positionOf(['XXXXX.O', 'OOOOX..', '...OX..']);

const NOTHING: EyeGroup = {
  name: 'A',
  shown: '#1',
  stones: [],
  blocks: [],
  links: [],
  interior: [],
  frontier: [],
  prisoners: [],
  points: [],
  regions: [],
  dependent: [],
  value: null,
  status: 'unsettled',
  because: 'exit',
  save: [],
  kill: [],
  trace: [],
};

const ROW = [14, 15, 16];

export const CRITICAL: EyeGroup = {
  ...NOTHING,
  name: 'B',
  shown: '#2',
  stones: [7, 8, 9, 10, 17],
  blocks: [[7, 8, 9, 10, 17]],
  interior: ROW,
  points: ROW.map((at) => ({ at, index: 4, level: 'full', final: 'full', rules: [] })),
  regions: [
    {
      name: 'a',
      type: 'pure',
      points: ROW,
      shape: 'straight three',
      open: null,
      seki: false,
      value: '{2|1}',
      by: 'table',
    },
  ],
  value: '{2|1}',
  status: 'critical',
  save: [15],
  kill: [15],
  trace: [
    ...ROW.map((at) => ({ kind: 'level', region: 'a', at, index: 4, level: 'full' }) as const),
    { kind: 'condensed', region: 'a', full: ROW, half: [] },
    { kind: 'table', region: 'a', points: ROW, exterior: 8, value: '{2|1}', corner: false },
    { kind: 'valued', region: null, regions: ['a'], value: '{2|1}', by: 'table' },
    {
      kind: 'summed',
      region: null,
      value: '{2|1}',
      method: 'switches',
      ownerFirst: 2,
      opponentFirst: 1,
    },
    { kind: 'verdict', region: null, status: 'critical', because: 'sum' },
  ],
};

const STONE: EyeGroup = { ...NOTHING, stones: [6], blocks: [[6]] };

export const SIDE: EyeSide = { groups: [STONE, CRITICAL] };
