// @vitest-environment happy-dom
/** The lens of eyes: what it shows follows from the state alone, and decisions are there, with undo. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../engine/board.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadEyesAndReferee } from '../../../engine/eyes-build.ts';
import { positionOf } from '../../../engine/position.ts';
import type { EyeJudged, EyeQuestion } from '../../../engine/referee.ts';
import { running } from '../../../locales/compiled/en/eye-referee.ts';
import { type History, historyOf } from '../../../model/history.ts';
import type { EyesPlace } from '../../../model/lenses/eyes.ts';
import { type State, WORKED_STATE } from '../../../model/state.ts';
import { parseHistory, serializeHistory } from '../../../model/stored-history.ts';
import { HOME, placeIn } from '../../../model/where.ts';
import { settleFocus } from '../../../ui/focus.ts';
import { showLens } from '../../../ui/lens/lens.fixture.tsx';
import { Eyes } from './Eyes.tsx';
import type { GroupSolver, Progress } from './referee/group-solver.ts';
import { Judge } from './referee/judge.ts';

vi.mock('../../../engine/modules.ts', () => ({ eyes: async () => null }));

const engine = await loadEngine(build('board'));
const { analyst, referee } = await loadEyesAndReferee(await WebAssembly.compile(build('eyes')));

/** Two white groups: the one on the left is alive, the one on the right critical. */
const TWO = positionOf(['.X.X.X.XXX', 'XXXXXXXXXX', 'OOOOXOOOOO', '.O.OXO...O']);

const there = (eyes: EyesPlace | null) => ({ room: 'explore', lens: 'eyes', eyes }) as const;
const B = there({ group: 'B', part: '', step: 0 });

/** The two groups with both colors shown, or as a change has it. */
const both = (change: Partial<State> = {}) =>
  historyOf({ ...WORKED_STATE, position: TWO, show: 'both', stepping: 'white', where: B, ...change });

beforeEach(() =>
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(): void {}
      terminate(): void {}
    },
  ),
);
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

function shown(
  initial: History = historyOf({ ...WORKED_STATE, position: TWO, show: 'white', stepping: 'white', where: B }),
  create: () => GroupSolver = () => new Judge(),
) {
  const view = showLens(engine, initial, (props) => <Eyes {...props} analyst={analyst} solver={create} />);
  const { store } = view;
  return {
    ...view,
    groups: () => [...document.querySelectorAll('.block-list b')].map(({ textContent }) => textContent),
    chosen: () => document.querySelector('.block-list [aria-pressed="true"] b')?.textContent,
    decisions: () => placeIn(store.history.present.where, 'eyes')?.decisions ?? [],
  };
}

test('decisions are taken back by the undo of the page, with the group that was shown', () => {
  const { store, groups, chosen, decisions, press, undo, redo } = shown();
  press(/^Join #2 and #1/);
  expect(groups()).toHaveLength(1);
  press(/^Part them/);
  expect(decisions()).toHaveLength(2);
  expect(groups()).toHaveLength(2);
  undo();
  expect(groups()).toHaveLength(1);
  redo();
  expect(groups()).toHaveLength(2);
  press(/^Reset/);
  expect(decisions()).toEqual([]);
  for (let count = 0; count < 3; count++) undo();
  expect([groups(), chosen(), decisions()]).toEqual([['#1', '#2'], '#2', []]);
  expect(store.history.past).toHaveLength(0);
});

test('of very many groups the first are listed, and the one that is chosen on the board', () => {
  // Rooms with a white stone in each.
  const position = positionOf(
    Array.from({ length: 11 }, () => ['XXX', 'XO.', 'X..'].map((row) => row.repeat(10))).flat(),
  );
  const state = { ...WORKED_STATE, position, show: 'white', stepping: 'white', where: there(null) } as const;
  const { stage, groups, chosen } = shown(historyOf(state));
  expect(groups()).toHaveLength(100);
  const list = document.querySelector('.block-list');
  expect(list?.textContent).toContain('And 10 more: choose one of their stones.');
  act(() => stage.staged.scene?.press(position.stones.lastIndexOf('O')));
  expect(groups()).toHaveLength(101);
  expect(chosen()).toBe(groups().at(-1));
  expect(list?.textContent).toContain('And 9 more');
});

test('a look at a group, at the rules or at a stone is not undone', () => {
  const { store, stage, chosen, press, undo } = shown(both());
  press(/^Join #2 and #1/);
  undo();
  press(/^Step through the count of eyes/);
  act(() => stage.staged.scene?.press(TWO.stones.indexOf('O')));
  act(() => stage.staged.scene?.press(TWO.stones.indexOf('X')));
  expect(chosen()).toBe('#1');
  expect(store.history.past).toHaveLength(0);
});

test('decisions survive a reload, a visit elsewhere by undo, and not an edit', () => {
  const first = shown();
  first.press(/^Join #2 and #1/);
  const stored = parseHistory(serializeHistory(first.store.history));
  act(() => render(null, document.body));
  const { store, groups, decisions, undo } = shown(stored ?? undefined);
  expect(groups()).toHaveLength(1);
  act(() => store.dispatch({ type: 'paint', points: [0], color: 'black' }));
  expect(decisions()).toEqual([]);
  undo();
  expect(groups()).toHaveLength(1);
  act(() => store.dispatch({ type: 'visit', where: HOME }));
  undo();
  expect(store.history.present.where).toMatchObject(B);
  expect(decisions()).toEqual([]);
});

test('a history that was stored before the lens had decisions is read', () => {
  const stored = parseHistory(
    serializeHistory(historyOf({ ...WORKED_STATE, position: TWO, show: 'white', stepping: 'white', where: B })),
  );
  const { chosen, decisions } = shown(stored ?? undefined);
  expect([chosen(), decisions()]).toEqual(['#2', []]);
});

test('what comes from a link or by Back is shown', () => {
  const { store, chosen } = shown();
  act(() => store.dispatch({ type: 'visit', where: there({ group: 'A', part: 'rules', step: 1 }) }));
  expect(chosen()).toBe('#1');
  expect(document.querySelector('.said .place')?.textContent).toMatch(/step 1 of/);
});

test('a press on any stone chooses its group, and the color with it; undo leads back where one color was shown', () => {
  for (const show of ['both', 'white'] as const) {
    const { store, stage, chosen, undo } = shown(both({ show }));
    act(() => stage.staged.scene?.press(TWO.stones.indexOf('X')));
    const { show: then, stepping } = store.history.present;
    expect([then, stepping, chosen()]).toEqual([show === 'both' ? 'both' : 'black', 'black', '#1']);
    expect(document.body.textContent).toContain('Group #1 is alive, even if Black never answers.');
    expect(document.body.textContent).not.toContain('Call it dead');
    undo();
    expect([store.history.present.stepping, chosen()]).toEqual(show === 'both' ? ['black', '#1'] : ['white', '#2']);
    act(() => render(null, document.body));
  }
});

test('decisions stay with the other color, and while they are made a press on it asks about its block', () => {
  const { stage, chosen, press, decisions, store } = shown(both());
  const unfold = (isOpen: boolean) =>
    act(() => {
      const fold = document.querySelector<HTMLDetailsElement>('.eyes-decisions > details');
      Object.assign(fold ?? {}, { open: isOpen }) && fold?.dispatchEvent(new Event('toggle'));
    });
  unfold(true);
  expect(stage.staged.line).toBe('Eyes of White’s group #2. Choose a stone of Black to call its block dead or alive.');
  act(() => stage.staged.scene?.press(TWO.stones.indexOf('X')));
  expect(chosen()).toBe('#2');
  press(/^Call it dead/);
  expect(decisions()).toHaveLength(1);
  unfold(false);
  expect(document.body.textContent).not.toContain('Call it alive');
  act(() => stage.staged.scene?.press(TWO.stones.lastIndexOf('X')));
  expect(store.history.present.stepping).toBe('black');
  expect(decisions()).toHaveLength(1);
});

test('the lens begins with the group of the last move, or the one that it attacks', () => {
  const chosenAfter = (lastMove: number | null) => {
    const { chosen } = shown(both({ lastMove, where: there(null) }));
    const name = chosen();
    act(() => render(null, document.body));
    return name;
  };
  expect([null, 20, 10].map(chosenAfter)).toEqual(['#2', '#1', '#1']);
  expect(chosenAfter(19)).toBe('#2');
});

/** A solver that goes on when the test lets it, in two steps: one move for each side, then all. */
class InSteps implements GroupSolver {
  #next: (() => void) | null = null;

  async judge(group: EyeQuestion, signal: AbortSignal, progress: (progress: Progress) => void): Promise<EyeJudged> {
    const trial = referee.of(group);
    progress({ positions: 1 });
    await this.#allowed();
    progress({ judged: trial.judge(false) });
    await this.#allowed();
    signal.throwIfAborted();
    return trial.judge(true);
  }

  play = () => new Promise<never>(() => {});
  stop(): void {}

  readonly goOn = () =>
    act(async () => {
      this.#next?.();
      await new Promise((resolve) => setTimeout(resolve));
    });

  readonly #allowed = () =>
    new Promise<void>((resolve) => {
      this.#next = resolve;
    });
}

/** The texts that come into live regions, as a screen reader would announce them. */
function announcing(): string[] {
  const told: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes.map(({ target, addedNodes }) => {
      if (target.nodeType === Node.ELEMENT_NODE && addedNodes.length === 0) return null;
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[role="status"], [aria-live]') ?? null;
    });
    const texts = [...new Set(regions)].map((region) => region?.textContent ?? '');
    // On a slow machine it is said that the search goes on.
    told.push(...texts.filter((text) => text && text !== running));
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return told;
}

test('while a group is being solved nothing is announced, then the final verdict once', async () => {
  const solver = new InSteps();
  const { press, chosen } = shown(undefined, () => solver);
  const told = announcing();
  const said = () => document.querySelector('.said .sentence')?.textContent;
  expect(said()).toBe('Group #2 is critical: White lives at H1, Black kills at H1.');
  await solver.goOn();
  expect(told).toEqual([]);
  await solver.goOn();
  const final = 'Group #2 is critical: White lives only at H1, Black kills only at H1.';
  expect(said()).toBe(final);
  expect(told).toEqual([final]);
  // A name that takes the focus lights up; what is said stays.
  const [name] = document.querySelectorAll<HTMLElement>('.said .name');
  await act(() => name?.focus());
  await act(() => name?.blur());
  await solver.goOn();
  expect(told).toEqual([final]);
  // Another group, and back: the same group is solved again.
  await press(/^#1/);
  for (let steps = 0; steps < 3; steps++) await solver.goOn();
  await press(/^#2/);
  expect(chosen()).toBe('#2');
  for (let steps = 0; steps < 3; steps++) await solver.goOn();
  expect(told).toEqual([final, 'Group #1 is alive, even if White never answers.', final]);
});

/** A solver that takes the black block at B4 to stay, whatever is doubted, or that gives up. */
const answering = (change: Partial<EyeJudged>): GroupSolver => ({
  judge: async (group) => {
    const judged = referee.of({ ...group, doubts: [] }).judge(true);
    const { solved } = judged;
    return { ...judged, solved: solved && { ...solved, basis: 'assuming', assumed: [1] }, ...change };
  },
  play: () => new Promise<never>(() => {}),
  stop() {},
});
const waited = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('an assumption that was taken back and is beyond the search is said to be so, and not offered again', async () => {
  const { press } = shown(both(), () => answering({}));
  await waited();
  const text = () => document.body.textContent;
  expect(text()).toContain('Proven, if B4 stays alive.');
  await press(/^What if B4 is captured\?/);
  await waited();
  expect(text()).toContain('You said: B4 may be captured.');
  expect(text()).toContain('B4 is beyond the search, and still taken to stay.');
  expect(text()).not.toContain('What if B4');
});

test('a group that is open and not solved has no basis, but what would help', async () => {
  const position = positionOf(['.....', '..O..', '.....', '.....', '....X']);
  const giving = () => answering({ solved: null, why: 'limit' });
  shown(both({ position, where: there(null) }), giving);
  await waited();
  const referee = () => document.querySelector('.eyes-referee p')?.textContent;
  expect(document.querySelector('.said .sentence')?.textContent).toMatch(
    /^Group #1 cannot be judged by counting its eyes/,
  );
  expect(referee()).toBe(
    ' The search was given up: there is too much open space in or around the group. Play a few more moves on the board, and ask again when it is more closed in.',
  );
});

test('the buttons that join groups are folded away where there are more than four', () => {
  const rows = (last: string) => positionOf(['O.X.O.X.O', 'XXX.XXX.X', '.........', 'XXX.XXX.X', last]);
  const folds = () => document.querySelectorAll('.eyes-decisions details details').length;
  shown(both({ position: rows('O.X.O.X.O'), where: there(null) }));
  expect(document.querySelector('.eyes-decisions details details summary')?.textContent).toBe(
    'Join it with one of 5 other groups',
  );
  act(() => render(null, document.body));
  shown(both({ position: rows('O.X.O.X..'), where: there(null) }));
  expect([folds(), document.body.textContent?.match(/Join #/g)?.length]).toEqual([0, 4]);
});

test('by the keyboard an attempt begins with the focus on the board', async () => {
  const solver = new InSteps();
  shown(undefined, () => solver);
  for (let steps = 0; steps < 3; steps++) await solver.goOn();
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try to kill as Black',
  );
  await act(() => void button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })));
  const board = document.createElement('div');
  Object.assign(board, { tabIndex: 0 }).dataset.focus = 'board';
  document.body.append(board);
  settleFocus();
  expect(document.activeElement).toBe(board);
  board.remove();
});
