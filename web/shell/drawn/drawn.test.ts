/** The pictures of `index.html` are what the engine draws; `npm run bless` draws them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEngine } from '../../engine/board.ts';
import { build } from '../../engine/engine.fixture.ts';
import { FIRST_VISIT } from '../../model/state.ts';

const engine = await loadEngine(build('board'));
const { position, rules } = FIRST_VISIT;
const study = engine.study(position, { colors: ['black'], rules });

test.each([...study.facts('black').roundEnds.entries()])('round %i as it is at moment %i', (round, moment) => {
  const file = `web/shell/drawn/round-${round}.svg`;
  const layers = ['coordinates', 'regions', 'statuses', 'names'] as const;
  const drawing = study.svg({ color: 'black', moment, layers }, round ? `Round ${round}` : 'Start', '');
  if (process.env.PASS_ALIVE_BLESS) writeFileSync(file, drawing);
  expect(readFileSync(file, 'utf8')).toBe(drawing);
});
