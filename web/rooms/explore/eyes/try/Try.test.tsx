// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { EyeAnalyst, EyePlayer } from '../../../../engine/eyes.ts';
import type { EyeMoment, EyeSolved } from '../../../../engine/referee.ts';
import type { Color, Point, Position } from '../../../../engine/types.ts';
import { WorkerFailure } from '../../../../reading/worker-client.ts';
import { Stage, StageContext } from '../../../../ui/stage.tsx';
import { CRITICAL, STRAIGHT_THREE } from '../facts.fixture.ts';
import type { Ground } from '../GroupBoard.tsx';
import { ground } from '../ground.fixture.ts';
import type { Move, Played } from '../referee/group-solver.ts';
import { SOLVED } from '../solved.fixture.ts';
import { Try } from './Try.tsx';

const START: EyeMoment = { position: STRAIGHT_THREE, toMove: 'owner', moves: [15], lives: true, best: 15 };

/** A solver whose answers the test gives. */
class Answering {
  readonly #waiting: { resolve: (played: Played) => void; reject: (error: unknown) => void }[] = [];

  readonly play = (): Promise<Played> => new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));

  async answer(played: Played | Error): Promise<void> {
    await act(async () => {
      const next = this.#waiting.shift();
      if (played instanceof Error) next?.reject(played);
      else next?.resolve(played);
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}

const unhandled = vi.fn();
process.on('unhandledRejection', unhandled);

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) render(null, place);
  expect(unhandled).not.toHaveBeenCalled();
});

async function tried(
  first: readonly Move[] = [],
  change: { side?: EyePlayer; on?: Ground; solved?: Partial<EyeSolved> } = {},
) {
  const solver = new Answering();
  const close = vi.fn();
  const changed = vi.fn();
  const undo = vi.fn();
  const stage = new Stage();
  const place = document.createElement('div');
  places.push(place);
  const { side = 'owner', on = ground } = change;
  const solved = { ...SOLVED, ...change.solved };
  const props = {
    ground: on,
    position: STRAIGHT_THREE,
    color: 'white',
    group: CRITICAL,
    solved,
    side,
    close,
    undo,
  } as const;
  const show = (moves: readonly Move[]) =>
    act(() =>
      render(
        <StageContext.Provider value={stage}>
          <Try {...props} solver={solver} moves={moves} change={changed} />
        </StageContext.Provider>,
        place,
      ),
    );
  await show(first);
  return { solver, close, changed, undo, stage, place, show, leave: () => act(() => render(null, place)) };
}

const buttonsOf = (place: HTMLElement) => [...place.querySelectorAll('button')];

test('a reader who leaves during a question is not brought back', async () => {
  const { solver, close, stage, leave } = await tried();
  await solver.answer(START);
  await act(() => stage.staged.scene?.press(15));
  await leave();
  await solver.answer(new WorkerFailure('broken'));
  expect(close).not.toHaveBeenCalled();
});

test('a reader who leaves while a line is being found is not brought back, and nothing is left unhandled', async () => {
  const { solver, close, place, leave } = await tried();
  await solver.answer(START);
  const why = buttonsOf(place).at(-2);
  await act(() => why?.click());
  await leave();
  await solver.answer(new DOMException('', 'AbortError'));
  expect(close).not.toHaveBeenCalled();
});

test('without the search there is no play: the result says why', async () => {
  const { solver, close } = await tried();
  await solver.answer(new WorkerFailure('broken'));
  expect(close).toHaveBeenCalledOnce();
});

const said = (place: HTMLElement) => place.querySelector('.said [role="status"]')?.textContent;

test('a move goes into the state with its answer, and what the state has is shown: after undo without a question', async () => {
  const { solver, changed, stage, place, show } = await tried();
  await solver.answer({ ...START, moves: [14, 15] });
  const begun = said(place);
  await act(() => stage.staged.scene?.press(14));
  await solver.answer({ ...START, toMove: 'opponent', lives: false });
  await solver.answer({ ...START, lives: false });
  expect(changed).toHaveBeenCalledExactlyOnceWith([14, 15]);
  // Until the state has it, the answer is waited for.
  expect(said(place)).toBe('Black is thinking …');
  await show([14, 15]);
  expect(said(place)).toMatch(/^A1 was a mistake/);
  await show([]);
  expect(said(place)).toBe(begun);
  expect(stage.staged.scene?.position).toBe(STRAIGHT_THREE);
});

test('an answer that comes after an undo is dropped', async () => {
  const { solver, changed, stage, show } = await tried();
  await solver.answer(START);
  await show([14, 15]);
  await solver.answer(START);
  for (let count = 0; count < 2; count++) await solver.answer({ ...START, lives: count === 1 });
  await act(() => stage.staged.scene?.press(15));
  await show([]);
  await solver.answer({ ...START, toMove: 'opponent' });
  await solver.answer(START);
  expect(changed).not.toHaveBeenCalled();
});

test('taking back and starting again are changes of the state', async () => {
  const { solver, changed, stage, show } = await tried();
  await solver.answer(START);
  await show([14, 15]);
  for (let count = 0; count < 3; count++) await solver.answer(START);
  await act(() => stage.staged.keys?.(new KeyboardEvent('keydown', { key: 'Backspace', cancelable: true })));
  expect(changed).toHaveBeenLastCalledWith([]);
});

test('the move that decides is named at once', async () => {
  for (const [move, words] of [
    [15, 'B1 kills: White has no answer that lives. White plays A1. You are Black: play on a circle.'],
    [null, 'White plays A1. You are Black: play on a circle.'],
  ] as const) {
    const { solver, show, place } = await tried([], { side: 'opponent' });
    await solver.answer({ ...START, toMove: 'opponent' });
    await show([move, 14]);
    for (const lives of [false, true, false]) await solver.answer({ ...START, toMove: 'opponent', lives });
    expect(said(place)).toBe(words);
  }
});

/** A board on which a black stone at B1 takes four white stones, and a white one at A1 the black stone. */
const capturing: Ground = {
  ...ground,
  analyst: {
    board: () => ({}),
    play: (position: Position, color: Color, point: Point) => {
      const stones = [...position.stones];
      if (color === 'black') for (const white of [7, 8, 9, 10]) stones[white] = '.';
      else stones[15] = '.';
      stones[point] = color === 'black' ? 'X' : 'O';
      return { position: { ...position, stones: stones.join('') } };
    },
  } as unknown as EyeAnalyst,
};

test('captures are named, those of the reader and those of the answer', async () => {
  const { solver, show, place } = await tried([], { side: 'opponent', on: capturing });
  await solver.answer({ ...START, toMove: 'opponent' });
  await show([15, 14]);
  for (const lives of [false, false, false]) await solver.answer({ ...START, toMove: 'opponent', lives });
  expect(said(place)).toBe(
    'Black plays B1 and captures 4 stones. B1 kills: White has no answer that lives. White plays A1 and captures 1 stone. You are Black: play on a circle.',
  );
  await show([15]);
  for (const lives of [false, false, false]) await solver.answer({ ...START, toMove: null, lives });
  expect(said(place)).toBe('Black plays B1 and captures 4 stones. You have killed it: the group is captured.');
});

/** Presses the button among the controls below the board; by the keyboard if there is no detail. */
async function pressHint(stage: Stage, detail = 0): Promise<void> {
  const below = document.createElement('div');
  places.push(below);
  await act(() => render(stage.staged.transport, below));
  const hint = buttonsOf(below).find(({ textContent }) => textContent === 'Hint');
  await act(() => void hint?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
}

test('a hint and a refusal are gone before the next move is said', async () => {
  const { solver, stage, place, show } = await tried();
  await solver.answer(START);
  await pressHint(stage);
  await solver.answer({ ...START, lives: false });
  expect(said(place)).toMatch(/Hint: play B1\.$/);
  await act(() => stage.staged.scene?.press(5));
  expect(said(place)).not.toContain('Hint');
  await solver.answer('outside');
  expect(said(place)).toMatch(/F3 is outside of the fight/);
  // The board and the sentence change at once, and nothing old is beside them.
  const seen: (string | undefined)[] = [];
  const observer = new MutationObserver(() => void seen.push(said(place) ?? undefined));
  observer.observe(place, { childList: true, characterData: true, subtree: true });
  await show([15, 14]);
  for (const lives of [true, true, true]) await solver.answer({ ...START, lives });
  observer.disconnect();
  expect(seen.length).toBeGreaterThan(0);
  for (const words of seen) expect(words).not.toContain('outside');
  expect(said(place)).toMatch(/^B1 lives/);
});

test('a hint moves the cursor of the board to its point, and by the keyboard the focus to the board', async () => {
  const moveCursor = vi.fn();
  const { solver, stage } = await tried([], { on: { ...ground, moveCursor } });
  await solver.answer(START);
  const focus = vi.fn();
  const surface = stage.staged.scene?.surface;
  if (surface) surface.current = { focus } as unknown as HTMLDivElement;
  await pressHint(stage, 1);
  await solver.answer({ ...START, lives: false });
  expect(moveCursor).toHaveBeenLastCalledWith(15);
  expect(focus).not.toHaveBeenCalled();
  await pressHint(stage, 0);
  await solver.answer({ ...START, lives: false });
  expect(focus).toHaveBeenCalledOnce();
});

test('best play is told with its end, and where nothing is left to play that is said', async () => {
  const { solver, place, show } = await tried();
  const why = () => buttonsOf(place).find(({ textContent }) => textContent === 'Show why');
  await solver.answer({ ...START, lives: false });
  await act(() => why()?.click());
  await solver.answer({ ...START, toMove: null, lives: false });
  expect(said(place)).toMatch(/Best play from here: White B1\. That captures the group\.$/);
  await show([14, null]);
  for (let count = 0; count < 3; count++) await solver.answer({ ...START, best: null });
  await act(() => why()?.click());
  await solver.answer({ ...START, toMove: null });
  expect(said(place)).toMatch(/Neither side has anything left to play: the group lives\.$/);
  await show([14]);
  for (let count = 0; count < 3; count++) await solver.answer({ ...START, toMove: null, lives: false });
  expect(why()).toBeUndefined();
});

test('the stone of the reader is on the board at once, and the other side is thinking', async () => {
  const { solver, stage, place } = await tried([], { side: 'opponent', on: capturing });
  await solver.answer({ ...START, toMove: 'opponent' });
  await act(() => stage.staged.scene?.press(15));
  expect(stage.staged.scene?.position.stones[15]).toBe('X');
  expect(said(place)).toBe('White is thinking …');
  // A rule forbids it after all.
  await solver.answer('ko');
  expect(stage.staged.scene?.position).toBe(STRAIGHT_THREE);
});

test('a move that decides only by a ko is told so, and so is the goal and the end', async () => {
  const { solver, show, place } = await tried([], { side: 'opponent', solved: { opponentContested: true } });
  await solver.answer({ ...START, toMove: 'opponent', lives: false });
  expect(said(place)).toMatch(/^Kill group #2\. Black kills only by a ko: with ko threats White can win it\./);
  await show([15, 14]);
  for (let count = 0; count < 3; count++) await solver.answer({ ...START, toMove: 'opponent', lives: false });
  expect(said(place)).toMatch(/^B1 kills only by a ko: with ko threats White can win it\./);
  await show([15]);
  for (let count = 0; count < 3; count++) await solver.answer({ ...START, toMove: null, lives: false });
  expect(said(place)).toMatch(/Only by a ko: with ko threats White could have saved it\.$/);
});

test('a first move that was not needed is told so', async () => {
  const dead = await tried([15, 14], { side: 'opponent', solved: { status: 'dead', ownerFirst: 'dies' } });
  for (let count = 0; count < 3; count++) await dead.solver.answer({ ...START, toMove: 'opponent', lives: false });
  expect(said(dead.place)).toMatch(/^B1 was not needed: the group was dead already\./);
  const alive = await tried([15, 14], { solved: { status: 'alive', opponentFirst: 'lives' } });
  for (let count = 0; count < 3; count++) await alive.solver.answer(START);
  expect(said(alive.place)).toMatch(/^B1 was not needed: the group was alive already\./);
});

test('where the other side passes it is told whether the reader is done', async () => {
  for (const [lives, words] of [
    [false, 'You are done: nothing can save the group now. Play on to capture it, or stop here.'],
    [true, 'Nothing can kill the group now.'],
  ] as const) {
    const { solver, place } = await tried([14, null], { side: 'opponent' });
    for (let count = 0; count < 3; count++) await solver.answer({ ...START, toMove: 'opponent', lives });
    expect(said(place)).toContain(`White passes. ${words} You are Black: play on a circle.`);
  }
});

test('an owner who only passes is told how many moves can be left at least', async () => {
  for (const [moves, ignores, words] of [
    [[null, 14], 2, /At least 2 more moves against the group can be left/],
    [[null, 14, null, 16], 2, /At least 1 more move against the group can be left/],
    [[null, 14, null, 16], 1, /The next move against the group may need an answer\./],
    [[null, 14, null, 16], 0, null],
    [[15, 14], 2, null],
  ] as const) {
    const { solver, place } = await tried(moves, { solved: { status: 'alive', opponentFirst: 'lives', ignores } });
    for (let count = 0; count < 3; count++) await solver.answer(START);
    const told = /At least .* answer|The next move .*answer/;
    if (words) expect(said(place)).toMatch(words);
    else expect(said(place)).not.toMatch(told);
  }
});

test('a hint says that nothing helps, or that no move is needed', async () => {
  const lost = await tried();
  await lost.solver.answer({ ...START, lives: false });
  await pressHint(lost.stage);
  expect(said(lost.place)).toMatch(/Hint: nothing saves it\.$/);
  const won = await tried();
  await won.solver.answer(START);
  await pressHint(won.stage);
  await won.solver.answer(START);
  expect(said(won.place)).toMatch(/Hint: no move is needed, you can pass\.$/);
});

test('at the end it is told why the group lives, and best play is still shown', async () => {
  const at = STRAIGHT_THREE.stones.indexOf('O', 17);
  const { solver, place } = await tried([14, 15], { side: 'opponent', solved: { exits: [at] } });
  const end = { ...START, toMove: null, lives: true };
  await solver.answer(end);
  for (let count = 0; count < 2; count++) await solver.answer({ ...START, toMove: 'opponent' });
  expect(said(place)).toMatch(/The group lives: it can no longer be killed\. It has got out of the fight\.$/);
  const why = buttonsOf(place).find(({ textContent }) => textContent === 'Show why');
  await act(() => why?.click());
  await solver.answer({ ...START, toMove: 'opponent' });
  await solver.answer(end);
  expect(said(place)).toMatch(/Best play before your last move: Black B1\. Then nothing can kill the group\.$/);
});

test('the undo of the page stands beside Hint and Pass too', async () => {
  const { solver, stage, undo, show } = await tried();
  await solver.answer(START);
  await show([14, 15]);
  for (let count = 0; count < 3; count++) await solver.answer(START);
  const below = document.createElement('div');
  places.push(below);
  await act(() => render(stage.staged.transport, below));
  const button = buttonsOf(below).find(({ textContent }) => textContent === 'Undo');
  expect(button?.className).toContain('eyes-undo');
  await act(() => button?.click());
  expect(undo).toHaveBeenCalledOnce();
});

test('the stone that waited is not played again when its answer has come', async () => {
  const strict: Ground = {
    ...ground,
    analyst: {
      board: () => ({}),
      play(position: Position, color: Color, point: Point) {
        const stones = [...position.stones];
        if (stones[point] !== '.') throw new Error('occupied');
        stones[point] = color === 'black' ? 'X' : 'O';
        return { position: { ...position, stones: stones.join('') } };
      },
    } as unknown as EyeAnalyst,
  };
  const { solver, stage, place, show } = await tried([], { on: strict });
  await solver.answer(START);
  await act(() => stage.staged.scene?.press(15));
  await solver.answer({ ...START, best: 14 });
  await solver.answer(START);
  await show([15, 14]);
  expect(said(place)).toMatch(/^B1 lives/);
});
