import { describe, expect, it } from 'vitest';
import { plain } from '../../../locales/phrase.ts';
import { begin, type Challenge, fillRest, type Goal, hint, play, positionOf, replay, undo } from './challenge.ts';
import { at, contextOf, rowsOf, WORKED } from './context.fixture.ts';
import type { ProofContext } from './proof-state.ts';

/** A reader who tries to capture a block, and what came of it. */
function readerOf(context: ProofContext, name: string) {
  const block = context.facts.blocks.findIndex((each) => each.name === name);
  const goal: Goal = { ...context, block };
  const { referee } = context;
  let challenge = begin(goal, referee);
  const then = (next: Challenge) => {
    challenge = next;
    return { standing: next.standing, sentence: plain(next.sentence), moves: next.plies.length };
  };
  return {
    begin: () => then(begin(goal, referee)),
    play: (where: string) => then(play(goal, referee, challenge, at(context, where))),
    undo: () => then(undo(goal, referee, challenge)),
    hint: () => then(hint(goal, referee, challenge)),
    fillRest: () => then(fillRest(goal, referee, challenge)),
    rows: () => rowsOf(positionOf(goal, challenge)),
    suicides: () => challenge.suicides.map(context.words.point),
    about: () => challenge.about && { ...challenge.about, point: context.words.point(challenge.about.point) },
    replay: (...moves: string[]) =>
      then(
        replay(
          goal,
          referee,
          moves.map((move) => at(context, move)),
        ),
      ),
  };
}

describe('a block that can be captured', () => {
  it('is captured when its last liberty is taken, and the challenge is won', () => {
    const reader = readerOf(contextOf(WORKED), 'C');
    expect(reader.begin().sentence).toMatch(/^You are White, and only you play\. Capture #3 \(E6\)/);
    expect(reader.play('E5')).toEqual({ standing: 'open', sentence: 'White E5. #3 has 2 liberties.', moves: 1 });
    expect(reader.play('F4')).toEqual({ standing: 'open', sentence: 'White F4. #3 has 1 liberty.', moves: 2 });
    const won = reader.play('D6');
    expect(won.standing).toBe('won');
    expect(won.sentence).toBe('You have captured #3 (E6), in 3 moves. So it was not unconditionally alive.');
    expect(reader.rows()).toEqual(['X.XO..', '.XXXO.', 'XX...O', 'X..XXX', 'X.X.X.', 'X..XXX']);
  });

  it('is captured by following the hints', () => {
    const reader = readerOf(contextOf(WORKED), 'D');
    for (let move = 0; move < 8; move++) {
      reader.hint();
      const { standing } = reader.play(reader.about()?.point ?? '');
      expect(standing).toBe(move === 7 ? 'won' : 'open');
    }
  });

  it('names others that are captured on the way', () => {
    const reader = readerOf(contextOf(WORKED), 'D');
    expect(reader.replay('C3', 'B2', 'C1', 'D2')).toMatchObject({ standing: 'open', moves: 4 });
    expect(reader.undo().sentence).toBe('One move undone; 3 moves on the board.');
    expect(reader.play('D2').sentence).toMatch(/^White D2 captures #5 \(C2\)\. #4 still has \d liberties\.$/);
  });

  it('comes back when the move is taken back, up to the start', () => {
    const reader = readerOf(contextOf(WORKED), 'C');
    const { sentence } = reader.begin();
    reader.replay('E5', 'F4', 'D6');
    expect(reader.undo()).toMatchObject({ standing: 'open', moves: 2 });
    expect(reader.rows()[0]).toBe('X.X.XX');
    reader.undo();
    expect(reader.undo()).toEqual({ standing: 'open', sentence, moves: 0 });
    expect(reader.rows()).toEqual(WORKED);
    expect(reader.undo()).toEqual({ standing: 'open', sentence, moves: 0 });
  });
});

describe('a move that cannot be played', () => {
  it('is refused as suicide, with the liberties of those around it, and the board stays', () => {
    const reader = readerOf(contextOf(WORKED), 'C');
    expect(reader.play('D6')).toEqual({
      standing: 'open',
      sentence:
        'White may not play D6: that is suicide. With it the stone would have no liberty, and it captures nothing: #2 still has B6 and #3 still has E5.',
      moves: 0,
    });
    expect(reader.about()).toEqual({ point: 'D6', kind: 'refused' });
    expect(reader.rows()).toEqual(WORKED);
  });

  it('is refused where there is a stone', () => {
    const reader = readerOf(contextOf(WORKED), 'C');
    expect(reader.play('E6')).toEqual({ standing: 'open', sentence: 'There is a stone on E6.', moves: 0 });
    expect(reader.about()).toBeNull();
  });

  it('of one stone alone changes nothing even where suicide is allowed', () => {
    const reader = readerOf(contextOf(['.X.', 'XX.', '...'], 'allowed'), 'A');
    expect(reader.play('A3')).toMatchObject({ standing: 'open', moves: 0 });
    expect(reader.about()).toEqual({ point: 'A3', kind: 'refused' });
  });

  it('takes off several stones of the reader where suicide is allowed', () => {
    const reader = readerOf(contextOf(['XO', 'X.', '.X'], 'allowed'), 'A');
    expect(reader.play('B2')).toEqual({
      standing: 'open',
      sentence: 'White B2 is suicide: your own 2 stones are removed.',
      moves: 1,
    });
    expect(reader.rows()).toEqual(['X.', 'X.', '.X']);
    expect(reader.replay('B2', 'B2', 'A1')).toMatchObject({ moves: 3 });
  });
});

describe('a blunder', () => {
  // With the last corner Black has two eyes there.
  const context = contextOf(['.X.', 'XX.', '.XX', 'X..']);

  it('that makes the block unconditionally alive is told, and stays told', () => {
    const reader = readerOf(context, 'B');
    const after = reader.play('C1');
    expect(after.standing).toBe('spoiled');
    expect(after.sentence).toMatch(/^With C1 you have made #2 \(A1\) unconditionally alive/);
    expect(reader.play('C4')).toMatchObject({
      standing: 'spoiled',
      sentence: '#2 (A1) cannot be captured any more since an earlier move.',
    });
    // No hint leads on from there.
    expect(reader.hint().sentence).toBe('#2 (A1) cannot be captured any more since an earlier move.');
    expect(reader.about()).toBeNull();
  });

  it('is no proof of anything, even where no other move is left', () => {
    const reader = readerOf(contextOf(['.X', 'X.', 'X.', '.X', 'X.']), 'C');
    const after = reader.play('B3');
    expect(after.standing).toBe('spoiled');
    expect(after.sentence).toMatch(/^With B3 you have made #3 \(B2\) unconditionally alive/);
    expect(reader.play('A5').sentence).toMatch(/^White may not play A5: that is suicide/);
    reader.undo();
    expect(reader.replay('B4', 'A5', 'B3', 'A2', 'B1').standing).toBe('won');
  });

  it('can be taken back, and the block captured after all', () => {
    const reader = readerOf(context, 'B');
    reader.play('C1');
    expect(reader.undo().standing).toBe('open');
    for (let move = 0; move < 12 && reader.hint(); move++) {
      if (reader.play(reader.about()?.point ?? '').standing === 'won') break;
    }
    expect(reader.rows()[3]?.[0]).not.toBe('X');
  });
});

describe('a block that is alive', () => {
  const context = contextOf(['.X.XO.', 'XXXXO.', 'OOOOO.', '......']);

  it('is proved so when every move left is suicide', () => {
    const reader = readerOf(context, 'A');
    expect(reader.begin().sentence).toBe('You are White, and only you play. Try to capture #1 (B4).');
    const proved = reader.fillRest();
    expect(proved.standing).toBe('proved');
    expect(proved.sentence).toMatch(/^You have no legal move left: every point is suicide\./);
    expect(reader.suicides()).toContain('A4');
    expect(reader.suicides()).toContain('C4');
    expect(reader.play('A4')).toMatchObject({ standing: 'proved', moves: proved.moves });
    expect(reader.about()).toEqual({ point: 'A4', kind: 'refused' });
  });

  it('is proved so at once on a board that is full', () => {
    expect(readerOf(contextOf(['.X.']), 'A').begin()).toMatchObject({ standing: 'proved', moves: 0 });
  });

  it('is never said to have been saved by the reader', () => {
    const reader = readerOf(context, 'A');
    expect(reader.play('F4')).toMatchObject({ standing: 'open', sentence: 'White F4. #1 has 2 liberties.' });
    expect(reader.hint().sentence).toMatch(
      /^#1 cannot be captured\. What you can reach is that every move left is suicide: fill \w\d \(triangle\)\./,
    );
  });

  it('is hinted at by what can be captured around it', () => {
    const reader = readerOf(contextOf(WORKED), 'B');
    expect(reader.hint().sentence).toBe('#2 cannot be captured. But #3 can: try E5, a liberty of it (triangle).');
    expect(reader.about()).toMatchObject({ point: 'E5', kind: 'hint' });
  });
});

it('replays moves as far as they can be played', () => {
  const reader = readerOf(contextOf(WORKED), 'C');
  expect(reader.replay('E5', 'E6', 'F4').moves).toBe(1);
  expect(reader.replay('E5', 'F4', 'D6', 'A1')).toMatchObject({ standing: 'won', moves: 3 });
});
