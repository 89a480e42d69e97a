import { describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { build } from '../engine/engine.fixture.ts';
import { positionOf } from '../engine/position.ts';
import { plain } from '../locales/phrase.ts';
import { type History, type HistoryAction, historyOf } from './history.ts';
import { destinationsFrom } from './navigation.ts';
import { chooseRules } from './rule-choice.ts';
import { analyst, momentAt } from './run.ts';
import { advance, type SessionAction } from './session.ts';
import { type State, WORKED_STATE } from './state.ts';

const engine = await loadEngine(build('board'));
const analyze = analyst(engine);
const doing = (state: State, ...actions: SessionAction[]): History =>
  actions.reduce((history, action) => advance(history, action, analyze, engine), historyOf(state));
const facts = () => analyze(WORKED_STATE).run?.facts ?? expect.fail('no run');
const noticeOf = ({ present: { notice } }: History) =>
  notice && (typeof notice.text === 'string' ? notice.text : plain(notice.text));

describe('a place in the run', () => {
  it('is found at its moment', () => {
    for (const [moment, place] of facts().places.entries()) expect(momentAt(facts(), place)).toBe(moment);
  });

  it('that the run lacks is the end of its round, or of the run', () => {
    const { places, roundEnds } = facts();
    expect(momentAt(facts(), '1.99')).toBe(roundEnds[1]);
    expect(momentAt(facts(), '2')).toBe(roundEnds[2]);
    expect(momentAt(facts(), '99.1')).toBe(places.length - 1);
    expect(momentAt(facts(), 'nonsense')).toBe(0);
  });

  it('moves by steps and by rounds, and not beyond the ends', () => {
    const { places } = facts();
    const last = places.length - 1;
    expect(destinationsFrom(facts(), 0)).toMatchObject({ first: '0', roundBack: '0', back: '0', forward: '1.1' });
    const end = places[last];
    expect(destinationsFrom(facts(), last)).toMatchObject({ forward: end, roundForward: end, last: end });
    expect(destinationsFrom(facts(), 3).last).toBe(end);
    const forward = ['1.5', '2.2', '3.1', '3.1'];
    let moment = 0;
    for (const place of forward) {
      expect(destinationsFrom(facts(), moment).roundForward).toBe(place);
      moment = momentAt(facts(), place);
    }
    expect(destinationsFrom(facts(), moment).roundBack).toBe('2.2');
    expect(destinationsFrom(facts(), momentAt(facts(), '1.3')).roundBack).toBe('0');
  });
});

describe('an edit', () => {
  const edit: HistoryAction = { type: 'paint', points: [14], color: 'black', stroke: 1 };

  it('in mid-run keeps the place', () => {
    expect(doing(WORKED_STATE, { type: 'go', place: '1.3' }, edit).present.place).toBe('1.3');
  });

  it('at the end of the run stays at the end', () => {
    const { present } = doing(WORKED_STATE, { type: 'go', place: '3.1' }, edit);
    const run = analyze(present).run ?? expect.fail('no run');
    expect(run.moment).toBe(run.facts.places.length - 1);
  });

  it('that takes the last liberty away is told with its block, and the board is still there to draw', () => {
    const { present } = doing(
      { ...WORKED_STATE, position: positionOf(['X.']) },
      { ...edit, points: [1], color: 'white' },
    );
    const { board, run, problem } = analyze(present);
    expect(run).toBeNull();
    expect(problem).toMatchObject({ code: 'no-liberty', points: [0] });
    expect(board).toBeDefined();
  });
});

describe('a choice', () => {
  const corner: State = { ...WORKED_STATE, position: positionOf(['XO', 'X.', '.X']) };

  it('of rules says which blocks it changed, and undo takes that back', () => {
    const allowed = doing(corner, chooseRules(corner, { suicide: 'allowed' }, analyze));
    expect(noticeOf(allowed)).toMatch(/no longer unconditionally alive/);
    expect(noticeOf(advance(allowed, { type: 'undo' }, analyze, engine))).toBeNull();
  });

  it('that is made already says nothing', () => {
    const history = doing(corner, chooseRules(corner, { suicide: 'forbidden' }, analyze));
    expect(noticeOf(history)).toBeNull();
  });

  it('of a starting set holds for its own color only', () => {
    const both: State = { ...WORKED_STATE, position: positionOf(['X.X.O', '.X.O.', 'X.X.O']), show: 'both' };
    const run = analyze({ ...both, start: [0] }).run ?? expect.fail('no run');
    const outside = (color: 'black' | 'white') =>
      run.factsOf(color)?.blocks.filter((block) => block.castOut === 0).length;
    expect(outside('black')).toBe(4);
    expect(outside('white')).toBe(0);
  });
});
