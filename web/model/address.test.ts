import { describe, expect, it } from 'vitest';
import { positionOf } from '../engine/position.ts';
import type { Position } from '../engine/types.ts';
import { decode, encode } from './address.ts';
import { PLAIN } from './play.ts';
import { type Shared, WORKED_STATE } from './state.ts';
import { GAMES, HOME } from './where.ts';

/** A small generator of numbers, the same on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomState(seed: number): Shared {
  const next = numbers(seed);
  const pick = <T>(values: readonly T[]): T => values[next(values.length)] as T;
  const inSpace = next(3) === 0;
  const [columns, rows] = inSpace ? [1 + next(19), 1 + next(19)] : [1 + next(52), 1 + next(52)];
  const space = inSpace && ({ layers: 1 + next(5), form: pick(['torus', 'cylinder'] as const) } as const);
  const size = {
    columns,
    rows,
    ...(space && (space.layers > 1 && next(2) ? { ...space, form: 'box' as const } : space)),
  };
  const points = columns * rows * (space ? space.layers : 1);
  const crowd = pick(['.', '.XO', '...XO', 'XO', '.....X']);
  const stones = Array.from({ length: points }, () => crowd[next(crowd.length)]).join('');
  const point = () => next(points);
  const free = [...stones].flatMap((stone, each) => (stone === '.' ? [each] : []));
  const show = pick(['black', 'white', 'both'] as const);
  return {
    position: { ...size, stones },
    marks: [
      ...Array.from({ length: next(4) }, () => ({ point: point(), kind: 'circle' as const })),
      ...Array.from({ length: next(4) }, () => ({
        point: point(),
        kind: 'label' as const,
        text: pick(['a', '1:2', '7,A1', '&=#%', 'あ', '']),
      })),
    ],
    lastMove: next(2) ? point() : null,
    ko: next(2) ? point() : null,
    toPlay: pick(['black', 'white']),
    prisoners: { byBlack: next(3), byWhite: next(400), fromBeginning: next(2) === 0 },
    captures: next(2) === 0,
    play: {
      ko: pick(['basic', 'kim']),
      black: 4 + next(6),
      white: 4 + next(6),
      together: next(2) === 0,
      opening: next(2) === 0,
      played: next(4),
      passes: next(3),
      chosen: free.slice(0, next(4)),
    },
    show,
    stepping: show === 'both' ? pick(['black', 'white']) : show,
    rules: { suicide: pick(['forbidden', 'allowed']), regions: pick(['small', 'enclosed']) },
    start: next(2) ? [point(), point()] : null,
    place: pick(['0', '1.1', '12.34']),
    game: next(2) ? { text: '(;GM[1]C[日本語 & more=#])', item: next(9), line: next(9), move: next(400) } : null,
    where: pick([
      HOME,
      { room: 'games' },
      { room: 'explore', lens: 'steps', panel: 'rules' },
      { room: 'explore', lens: 'prove', proof: { activity: 'show', block: 'A', move: 12 } },
      { room: 'explore', lens: 'prove', proof: { activity: 'try', block: 'AB', moves: ['C3', '2:D4'] } },
      { room: 'explore', lens: 'eyes', eyes: { group: 'AB', part: 'rules', step: 12 } },
      { room: 'explore', lens: 'supports', supports: { chosen: ['A'], taken: ['B'], cover: 2 } },
      { room: 'explore', lens: 'score', step: 3 },
      { room: 'explore', lens: 'gallery', exhibit: 'chase-of-three', step: 4 },
    ] as const),
  };
}

/** The problem of a link, without the signs around what is quoted of it. */
const problemOf = (link: string) => decode(link)?.problem?.replace(/[\u2068\u2069]/g, '');

describe('an address', () => {
  it('keeps position, options and place', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const state = randomState(seed);
      expect(decode(`#${encode(state)}`), `seed ${seed}`).toMatchObject({ load: state, problem: null });
    }
  });

  it('writes layers from the top one, and the form of a board whose edges are joined', () => {
    const of = (position: Position) => encode({ ...WORKED_STATE, position });
    const cube = { columns: 2, rows: 2, layers: 2, form: 'box', stones: '.X..XO..' } as const;
    expect(of(cube)).toBe('rows=.X/..//XO/..&place=0');
    expect(of({ columns: 3, rows: 1, layers: 1, form: 'torus', stones: '.X.' })).toBe('rows=.X.&form=torus&place=0');
    expect(of({ ...cube, columns: 9, rows: 9, layers: 9, stones: '.'.repeat(729) })).toMatch(/^stones=9x9x9\./);
    for (const [wrong, said] of [
      ['rows=../..//..', 'the layers of its board have different numbers of rows'],
      ['rows=../..//.../...', 'row 3'],
      ['rows=../..&form=sphere', '“sphere”'],
      [`rows=${'20.'}//${'20.'}`, 'between 1 and 19 points'],
      ['stones=9x9x9.AAAA', 'cut off'],
      ['stones=99x99x99.', 'between 1 and 19'],
    ] as const) {
      expect(problemOf(wrong), wrong).toContain(said);
    }
  });

  it('has the turn of a move, and nothing about captures that is as usual', () => {
    const played = { ...WORKED_STATE, ko: 7, toPlay: 'white' as const, captures: false };
    const prisoners = { byBlack: 3, byWhite: 1, fromBeginning: false };
    expect(encode({ ...played, prisoners })).toMatch(/&turn=white&ko=B5&prisoners=3\.1\.part&captures=off&place=0$/);
    expect(encode({ ...played, prisoners: { ...prisoners, fromBeginning: true } })).toContain('prisoners=3.1&');
    expect(decode('#rows=X.&prisoners=3')).toHaveProperty('problem');
    expect(decode('#rows=X.&turn=white&last=A1')).toMatchObject({
      load: { ko: null, prisoners: { byBlack: 0, byWhite: 0, fromBeginning: false }, captures: true },
    });
  });

  it('has the rules and the turn of a game in space where they are not as usual', () => {
    const cube = { columns: 2, rows: 2, layers: 2, form: 'box', stones: 'X.......' } as const;
    const play = { ...PLAIN, ko: 'kim', white: 3, played: 1, together: true, chosen: [1, 4] } as const;
    const link = encode({ ...WORKED_STATE, position: cube, toPlay: 'white', play });
    expect(link).toContain('&turn=white&play=kim.1.3.1.0.1.0&chosen=1:B2,2:A2&place=0');
    expect(decode(link)).toMatchObject({ load: { play } });
    const opening = encode({ ...WORKED_STATE, position: cube, play: { ...PLAIN, opening: true } });
    expect(opening).toContain('&play=basic.1.1.0.0.0.1&place=0');
    expect(decode('#rows=X./..//../..')).toMatchObject({ load: { play: PLAIN } });
    for (const [wrong, said] of [
      ['play=superko.1.1.0.0.0.0', '“superko.1.1.0.0.0.0” is not a valid value of “play”'],
      ['play=kim.0.1.0.0.0.0', '“play”'],
      ['play=kim.1.1.0.3.0.0', '“play”'],
      ['play=kim.1.1.0.0.0.2', '“play”'],
      // White’s turn is over after three stones, and Black’s after one.
      ['play=kim.1.3.3.0.0.0&turn=white', '“play”'],
      ['play=kim.1.3.1.0.0.0', '“play”'],
      ['chosen=9:A1', '“9:A1” is not a valid value of “chosen”'],
      ['chosen=1:A2', '“1:A2” is not a valid value of “chosen”'],
    ] as const) {
      expect(problemOf(`#rows=X./..//../..&${wrong}`), wrong).toContain(said);
    }
  });

  it('can be read by people when the board is small', () => {
    expect(encode(WORKED_STATE)).toBe('rows=X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX&place=0');
    expect(encode({ ...WORKED_STATE, start: [0, 4], place: '1.2' })).toMatch(/X&start=A6,E6&place=1\.2$/);
  });

  it.each([
    [
      'prove.try.C.E5,F4',
      { room: 'explore', lens: 'prove', proof: { activity: 'try', block: 'C', moves: ['E5', 'F4'] } },
    ],
    ['prove.turn.A', { room: 'explore', lens: 'prove', proof: { activity: 'turn', block: 'A' } }],
    ['prove', { room: 'explore', lens: 'prove', proof: null }],
    ['eyes', { room: 'explore', lens: 'eyes', eyes: null }],
    ['eyes.C', { room: 'explore', lens: 'eyes', eyes: { group: 'C', part: '', step: 0 } }],
    ['eyes..shapes', { room: 'explore', lens: 'eyes', eyes: { group: '', part: 'shapes', step: 0 } }],
    ['supports..B', { room: 'explore', lens: 'supports', supports: { chosen: [], taken: ['B'], cover: 0 } }],
    ['score.5', { room: 'explore', lens: 'score', step: 4 }],
    ['score.kim', { room: 'explore', lens: 'score', step: 0, counting: 'kim' }],
    ['score.kim.3', { room: 'explore', lens: 'score', step: 2, counting: 'kim' }],
    ['gallery.all', { room: 'explore', lens: 'gallery', exhibit: 'all', step: 0 }],
    ['gallery.chase-of-three.8', { room: 'explore', lens: 'gallery', exhibit: 'chase-of-three', step: 8 }],
    ['matrix', { room: 'explore', lens: 'steps', panel: 'regions' }],
    ['outcome', { room: 'explore', lens: 'steps', panel: 'result' }],
    ['game', { room: 'games' }],
  ] as const)('names the place %s', (text, where) => {
    expect(encode({ ...WORKED_STATE, where })).toContain(`X&open=${text}&place=0`);
    expect(decode(`#rows=X.&open=${text}`)).toMatchObject({ where, load: { where }, dialog: null, problem: null });
    expect(decode(`#open=${text}`)).toMatchObject({ where, load: null, problem: null });
  });

  it.each([
    ['input', 'open'],
    ['gallery', 'examples'],
    ['share', 'share'],
  ] as const)('with the old name %s opens a dialog at home', (open, dialog) => {
    expect(decode(`#rows=X.&open=${open}`)).toMatchObject({ where: HOME, dialog, problem: null });
  });

  it.each(['result', 'regions'] as const)('names the panel %s by its heading too', (panel) => {
    expect(decode(`#open=${panel}`)).toMatchObject({ where: { room: 'explore', lens: 'steps', panel }, problem: null });
  });

  it('without a place is at home', () => {
    expect(decode('#rows=X.')).toMatchObject({ where: HOME, load: { where: HOME }, problem: null });
    expect(decode('#rows=X.&open=')).toMatchObject({ where: HOME, problem: null });
  });

  it.each(['<b>', 'prove show', 'prove.A%26', 'あ', 'later.than.this'])('says that %s is nowhere', (open) => {
    expect(decode(`#rows=X.&open=${open}`)).toMatchObject({
      where: HOME,
      load: { where: HOME, position: positionOf(['X.']) },
      problem: 'This link leads nowhere, so here is Explore.',
    });
  });

  it('can be written by hand with counts', () => {
    expect(decode('#rows=X19./20.')).toMatchObject({
      load: { position: positionOf([`X${'.'.repeat(19)}`, '.'.repeat(20)]) },
    });
  });

  it('is short for a full 19×19 board', () => {
    const next = numbers(7);
    const stones = Array.from({ length: 361 }, () => '.XO'[next(3)]).join('');
    expect(encode({ ...WORKED_STATE, position: { columns: 19, rows: 19, stones } }).length).toBeLessThan(130);
  });

  it('leaves a long game out and keeps its position', () => {
    const text = `(;GM[1]C[${'x'.repeat(5000)}])`;
    const decoded = decode(encode({ ...WORKED_STATE, game: { text, item: 0, line: 0, move: 3 } }));
    expect(decoded).toMatchObject({ load: { game: null, position: WORKED_STATE.position } });
  });

  it('survives percent signs put in by other programs', () => {
    const escaped = encode({ ...WORKED_STATE, start: [0, 4] })
      .replaceAll('/', '%2F')
      .replaceAll(',', '%2C');
    expect(decode(escaped)).toMatchObject({ load: { position: WORKED_STATE.position, start: [0, 4] } });
  });

  it('is not about a position without a board', () => {
    expect(decode('')).toBeNull();
    const nothing = { load: null, where: HOME, problem: 'This link leads nowhere, so here is Explore.' };
    expect(decode('#matrix')).toMatchObject(nothing);
    expect(decode('#place=3')).toMatchObject(nothing);
  });

  it('ignores names that a later version may add', () => {
    expect(decode('#rows=X./.O&glow=yes')).toMatchObject({ load: { position: positionOf(['X.', '.O']) } });
  });

  it('says what is wrong with a bad one', () => {
    const problem = problemOf;
    expect(problem('rows=X./...')).toBe(
      'This link cannot be read: row 2 of its board has a different length from the first, or contains something other than X, O and full stops. The board stays as it was.',
    );
    expect(problem('rows=X./.Q')).toContain('row 2 of its board');
    expect(problem('rows=')).toContain('row 1 of its board');
    expect(problem(`rows=${'.'.repeat(53)}`)).toContain('not between 1 and 52');
    expect(problem('stones=19x19.AAAA')).toContain('cut off');
    expect(problem('stones=0x9.')).toContain('not between 1 and 52');
    expect(problem('stones=9')).toContain('not between 1 and 52');
    expect(problem('rows=X.&start=Z9')).toContain('“Z9” is not a valid value of “start”');
    expect(problem('rows=X.&show=green')).toContain('“green” is not a valid value of “show”');
    expect(problem('rows=X.&place=x')).toContain('“x” is not a valid value of “place”');
    expect(problem('rows=X.&game=%%%')).toContain('cut off');
    expect(problem('rows=X.&game=a')).toContain('cut off');
    expect(problem('rows=X.&game=KDsp&at=1')).toContain('“1” is not a valid value of “at”');
    expect(problem('rows=X.&marks=star:A1')).toContain('“star:A1” is not a valid value of “marks”');
    expect(problem(`rows=X.&x=${'y'.repeat(200_000)}`)).toContain('cut off');
  });

  it('says that a game is too long for it, and opens the position in Explore', () => {
    const game = { text: `(;C[${'x'.repeat(5000)}];B[aa])`, item: 0, line: 0, move: 1 };
    const link = encode({ ...randomState(3), game, where: GAMES });
    expect(link).toContain('&game=-&place=');
    expect(decode(link)).toMatchObject({ where: HOME, load: { game: null } });
    expect(decode(link)?.problem).toContain('The moves are not in it');
  });

  it('ends in an answer for any text', () => {
    const next = numbers(11);
    const good = encode(randomState(5));
    for (let round = 0; round < 3000; round++) {
      const chars = [...good];
      for (let change = 1 + next(4); change > 0; change--)
        chars[next(chars.length)] = String.fromCharCode(32 + next(300));
      expect(() => decode(chars.slice(0, 1 + next(chars.length)).join(''))).not.toThrow();
    }
  });
});
