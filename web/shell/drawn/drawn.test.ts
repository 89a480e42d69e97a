/** The pictures of `index.html` are what the engine draws; `npm run bless` draws them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEngine } from '../../engine/board.ts';
import { build } from '../../engine/engine.fixture.ts';
import { loadTexts } from '../../engine/everything.ts';
import { BEGINNING } from '../../model/state.ts';

const engine = await loadEngine(build('board'));
const { texts } = await loadTexts(build('everything'));
const { position, rules } = BEGINNING;
const { roundEnds } = engine.study(position, { colors: ['black'], rules }).facts('black');

test.each([...roundEnds.entries()])('round %i as it is at moment %i', (round, moment) => {
  const file = `web/shell/drawn/round-${round}.svg`;
  const layers = ['coordinates', 'regions', 'statuses', 'names'] as const;
  const options = { colors: ['black'], rules } as const;
  // The first one asks, and shows nothing of the answer.
  const view = round
    ? ({ color: 'black', moment, layers } as const)
    : ({ color: null, moment, layers: ['coordinates'] } as const);
  const drawing = texts.svg(position, options, view, round ? `Round ${round}` : 'The question', '');
  if (process.env.PASS_ALIVE_BLESS) writeFileSync(file, drawing);
  expect(readFileSync(file, 'utf8')).toBe(drawing);
});
