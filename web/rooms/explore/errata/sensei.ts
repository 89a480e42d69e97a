/** Errors in the article of Sensei's Library, both on its worked example. The tests check each claim with the engine. */

import * as text from '#locale/sensei.ts';
import { FIRST_VISIT } from '../../../model/state.ts';
import { HOME } from '../../../model/where.ts';
import type { Paper } from './erratum.ts';

const { position } = FIRST_VISIT;

export const SENSEI: Paper = {
  intro: text.intro,
  errata: [
    {
      id: 'iterations',
      words: text.iterations,
      cases: [
        {
          position,
          text: text.iterations.right,
          plays: [
            { label: text.iterations.first, place: '1', open: HOME },
            { label: text.iterations.second, place: '2', open: HOME },
          ],
        },
      ],
    },
    {
      id: 'wrong-set',
      words: text.wrongSet,
      cases: [
        {
          position,
          text: text.wrongSet.right,
          plays: [
            { label: text.wrongSet.regions, place: '1', open: { room: 'explore', lens: 'steps', panel: 'regions' } },
          ],
        },
      ],
    },
  ],
};
