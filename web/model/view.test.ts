import { expect, it } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { pointName } from '../engine/coordinate.ts';
import { build, of } from '../engine/engine.fixture.ts';
import { plain } from '../locales/phrase.ts';
import { analyst } from './run.ts';
import { momentSentence } from './sentence.ts';
import { BEGINNING, type State, WORKED_STATE } from './state.ts';
import { viewOf } from './view.ts';

const analyze = analyst(await loadEngine(build('board')));

/** The names of the points with a triangle, and the sentence beside the board. */
function triangles(state: State) {
  const { run } = analyze(state);
  const marks = viewOf(state, run).marks ?? [];
  const points = marks.filter(({ kind }) => kind === 'triangle').map(({ point }) => pointName(state.position, point));
  return { points, said: run ? plain(momentSentence(run.facts, state.position, run.moment)) : '' };
}

it('marks the very points that break a region, at the steps whose sentences name them', () => {
  const at = (place: string) => triangles({ ...WORKED_STATE, place });
  expect(at('1.1')).toEqual({ points: ['C4'], said: expect.stringContaining('does not touch the empty point C4') });
  expect(at('1.3').points).toEqual([]);
  expect(at('3.1').points).toEqual([]);
  for (const place of ['0', '1.1', '1.2', '1.3', '2.1', '2.2']) {
    const { points, said } = at(place);
    for (const point of points) expect(said).toContain(point);
    expect(points.length, said).toBe(said.match(/empty point/g)?.length ?? 0);
  }
  expect(triangles({ ...WORKED_STATE, position: of('X..', '...') })).toMatchObject({ points: ['C2'] });
});

it('shows nothing of the answer while the page asks', () => {
  const view = viewOf(BEGINNING, analyze(BEGINNING).run);
  expect(view).toMatchObject({ color: null, layers: ['coordinates'], marks: [] });
  const checked = { ...BEGINNING, asked: { chosen: [], checked: true } };
  expect(viewOf(checked, analyze(checked).run).color).toBe('black');
});
