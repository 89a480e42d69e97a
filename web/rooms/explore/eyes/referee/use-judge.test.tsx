// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EyeGroup } from '../../../../engine/eyes.ts';
import { CRITICAL, STRAIGHT_THREE } from '../facts.fixture.ts';
import { Judge } from './judge.ts';
import { useJudge } from './use-judge.ts';

vi.mock('../../../../engine/modules.ts', () => ({ eyes: async () => null }));

class SilentWorker {
  static started: SilentWorker[] = [];
  readonly got: unknown[] = [];
  ended = false;

  constructor() {
    SilentWorker.started.push(this);
  }

  postMessage(message: unknown): void {
    this.got.push(message);
  }

  terminate(): void {
    this.ended = true;
  }
}

const workers = SilentWorker.started;

beforeEach(() => vi.stubGlobal('Worker', SilentWorker));
afterEach(() => {
  workers.length = 0;
  vi.unstubAllGlobals();
});

function Search({ group }: { readonly group: EyeGroup }) {
  useJudge(() => new Judge(), STRAIGHT_THREE, 'white', group, {});
  return null;
}

const place = document.createElement('div');
const show = (group: EyeGroup | null) => act(() => render(group && <Search group={group} />, place));
const asked = (worker: number) =>
  vi.waitFor(() => expect(workers[worker]?.got.at(-1)).toMatchObject({ group: expect.anything() }));

test('a search for a group that is no longer chosen is ended, and that for the next begins at once', async () => {
  await show(CRITICAL);
  await asked(0);
  expect(workers.map(({ ended }) => ended)).toEqual([false]);
  await show({ ...CRITICAL, stones: [6] });
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  await asked(1);
  expect(workers[1]?.got.at(-1)).toMatchObject({ group: { stone: 6 } });
  await show(null);
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});
