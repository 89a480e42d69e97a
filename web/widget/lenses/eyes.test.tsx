// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { build } from '../../engine/engine.fixture.ts';
import { EyeAnalyst } from '../../engine/eyes.ts';
import { loadEyes } from '../../engine/eyes-build.ts';
import { positionOf } from '../../engine/position.ts';
import { WORKED_STATE } from '../../model/state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { loadLens } from './eyes.tsx';

vi.mock('./wasm.ts', async () => ({ eyes: await WebAssembly.compile(build('eyes')) }));

/** Lets the solver of the element go on. */
const goOn = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

async function shown() {
  const analyst = await loadEyes(await WebAssembly.compile(build('eyes')));
  const draw = await loadLens();
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const position = positionOf(['.X.X.X.XXX', 'XXXXXXXXXX', 'OOOOXOOOOO', '.O.OXO...O']);
  const palette = analyst.palette('pale');
  const moved = vi.fn();
  const drawn = draw(root, moved);
  const show = (change: object) => {
    const snapshot = { ...WORKED_STATE, position, stepping: 'white', where: null, block: null, ...change };
    act(() => drawn.show({ ...snapshot, palette } as unknown as Snapshot, analyst));
  };
  show({});
  return {
    show,
    moved,
    board: () => root.querySelector('[data-focus="board"]'),
    chosen: () => root.querySelector('.block-list [aria-pressed="true"]')?.textContent,
    /** Presses keys on the board. */
    keys: (...keys: string[]) => {
      for (const key of keys)
        act(() => {
          const event = new KeyboardEvent('keydown', { key, bubbles: true });
          root.querySelector('[data-focus="board"]')?.dispatchEvent(event);
        });
    },
    said: () => root.querySelector('.said .sentence')?.textContent,
    basis: () => root.querySelector('.eyes-referee p')?.textContent,
    press: (name: RegExp) => {
      const button = [...root.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''));
      if (!button) throw new Error(`no button ${name}`);
      return act(() => button.click());
    },
  };
}

test('the status is that of the rules until the solver has an answer, and called proven from then on', async () => {
  const { said, basis, press } = await shown();
  expect(basis()).toMatch(/^By a count of eyes without search, which can err\./);
  expect(said()).toBe('Group #2 is critical: White lives at H1, Black kills at H1.');
  const saidLater = async () => {
    await goOn();
    return said();
  };
  await expect.poll(saidLater).toBe('Group #2 is critical: White lives only at H1, Black kills only at H1.');
  expect(basis()).toMatch(/^Proven\./);
  await press(/^\s*#1/);
  await goOn();
  expect(said()).toBe('Group #1 is alive, even if White never answers.');
  expect(basis()).toMatch(/^Proven\./);
});

test('a fight that is beyond the limit of the element is not called proven', async () => {
  const { show, said, basis } = await shown();
  const rows = [
    '.X.X.X.XX',
    'XXXXXXXXX',
    '.X.X.X.XX',
    'XXXXXXXXX',
    '.XXXXXXXX',
    '.XXXXXXXX',
    '.OOOXXXXX',
    '...OXXXXX',
    '...OXXXXX',
    '......XXX',
  ];
  show({ position: positionOf(rows) });
  for (let count = 0; count < 3; count++) await goOn();
  expect(basis()).toMatch(/The search was given up: there is too much open space in or around the group\./);
  expect(said()).not.toMatch(/only/);
});

test('the reader plays against the solver of the element', async () => {
  const { press, said } = await shown();
  for (let count = 0; count < 3; count++) await goOn();
  await press(/^Try to live as White/);
  await goOn();
  await goOn();
  expect(said()).toMatch(/^Save group #2\./);
});

test('the element is told the group that is shown first, and shows the one that is chosen', async () => {
  const analyst = await loadEyes(await WebAssembly.compile(build('eyes')));
  const draw = await loadLens();
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const moved = vi.fn();
  const position = positionOf(['.X.X.X.XXX', 'XXXXXXXXXX', 'OOOOXOOOOO', '.O.OXO...O']);
  const snapshot = { ...WORKED_STATE, position, stepping: 'white', where: null, block: null };
  const palette = analyst.palette('pale');
  act(() => draw(root, moved).show({ ...snapshot, palette } as unknown as Snapshot, analyst));
  expect(moved).toHaveBeenCalledExactlyOnceWith({
    room: 'explore',
    lens: 'eyes',
    eyes: { group: 'B', part: '', step: 0 },
  });
  const chosen = () => root.querySelector<HTMLElement>('.block-list [aria-pressed="true"]');
  expect(chosen()?.textContent).toMatch(/^\s*#2/);
  act(() => root.querySelector<HTMLElement>('.block-list button')?.click());
  expect(chosen()?.textContent).toMatch(/^\s*#1/);
  expect(moved).toHaveBeenLastCalledWith(expect.objectContaining({ eyes: { group: 'A', part: '', step: 0 } }));
});

test('on a large board the rules ask the solver nothing, so that the page is not kept', async () => {
  const asked = vi.spyOn(EyeAnalyst.prototype, 'eyes');
  const { show } = await shown();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ lookAhead: true });
  show({ position: positionOf(Array.from({ length: 21 }, () => '.XO.OX.'.repeat(3))) });
  expect(asked.mock.lastCall?.[1]).toMatchObject({ lookAhead: false });
  asked.mockRestore();
});

test('a press on the other color chooses its group where the element shows both, and only there', async () => {
  const { show, chosen, board, keys, moved } = await shown();
  for (const [colors, group] of [
    ['white', /^\s*#2/],
    ['both', /^\s*#1/],
  ] as const) {
    show({ show: colors });
    const before = board();
    keys('ArrowUp', 'Enter');
    expect(chosen()).toMatch(group);
    expect(board()).toBe(before);
  }
  const eyes = { group: 'A', part: '', step: 0 };
  expect(moved).toHaveBeenCalledWith(expect.objectContaining({ eyes }), 'black');
});
