import { beforeAll, expect, test } from 'vitest';
import { build } from '../../engine/engine.fixture.ts';
import type { EyeAnalyst } from '../../engine/eyes.ts';
import { loadEyesAndReferee } from '../../engine/eyes-build.ts';
import { withHandles } from '../../engine/handles.ts';
import { positionOf } from '../../engine/position.ts';
import type { EyeJudged, EyeReferee } from '../../engine/referee.ts';
import { plain } from '../../locales/phrase.ts';
import type { GroupSolver } from '../../rooms/explore/eyes/referee/group-solver.ts';
import { askAbout, MOST } from './ask-groups.ts';
import { SolverHere } from './solver-here.ts';

let analyst: EyeAnalyst;
let referee: EyeReferee;

beforeAll(async () => {
  ({ analyst, referee } = await loadEyesAndReferee(await WebAssembly.compile(build('eyes'))));
});

const position = positionOf(['.X.X.X.XXX', 'XXXXXXXXXX', 'OOOOXOOOOO', '.O.OXO...O']);
const groupsOf = () => withHandles(() => analyst.eyes(position)).white.groups;
const { signal } = new AbortController();

/** A solver that has one answer for all groups. */
const says = (judged: Partial<EyeJudged>): GroupSolver => ({
  judge: async () => ({ solved: null, why: null, points: 0, ...judged }) as EyeJudged,
  play: () => Promise.reject(new Error()),
  stop() {},
});

test('what is proven is asked, and judged by it, with what it rests on', async () => {
  const ask = await askAbout(groupsOf(), position, 'white', new SolverHere(referee), signal);
  const question = ask?.();
  expect(question?.asks).toBe('Black moves first, and each side plays its best. Which white groups stay on the board?');
  expect(question?.instruction).not.toContain('not asked');
  expect(question?.choices.map(({ name }) => name)).toEqual(['the 6 stones at A2', 'the 7 stones at F2']);
  const verdicts = question?.judge([0, 1]).map(({ is, reason }) => [is, plain(reason)]);
  expect(verdicts).toEqual([
    ['right', 'The group at A2 is alive, even if White never answers. Proven.'],
    ['wrong', 'The group at F2 is critical: White lives only at H1, Black kills only at H1. Proven.'],
  ]);
  expect(question?.judge([]).map(({ is }) => is)).toEqual(['missed', 'right']);
  expect(question?.marks.map(({ kind }) => kind).join(' ')).toMatch(/^(circle ){6}(cross ){6}cross$/);
  expect(question?.result?.({ all: false, right: 1, blocks: 2 })).toBe('Right about 1 of 2 groups.');
  // Nothing that is read before Check tells the answer.
  const { asks, instruction, choices } = question ?? {};
  expect(JSON.stringify({ asks, instruction, choices })).not.toMatch(/alive|critical|dead|proven\.|lives|kills/i);
});

test('nothing is asked of which nothing is proven, or that a ko decides', async () => {
  const ask = (judged: Partial<EyeJudged>) => askAbout(groupsOf(), position, 'white', says(judged), signal);
  const solved = (change: object) => ({ solved: { status: 'critical', save: [], kill: [], ...change } }) as never;
  expect(await ask({ why: 'limit' })).toBeNull();
  expect(await ask({ ...(solved({ status: 'alive' }) as object), why: 'doubtful' })).toBeNull();
  for (const change of [{ status: 'ko' }, { status: 'unsettled' }, { opponentContested: true }])
    expect(await ask(solved(change))).toBeNull();
  expect(await ask(solved({}))).not.toBeNull();
});

test('a board with many groups is asked about the first ones, and a search that is ended asks nothing more', async () => {
  const [group] = groupsOf();
  const many = Array.from({ length: 3 * MOST }, () => group as NonNullable<typeof group>);
  let asked = 0;
  const ending = new AbortController();
  const solver: GroupSolver = {
    ...says({}),
    async judge(...question) {
      question[1].throwIfAborted();
      asked++;
      return says({}).judge(...question);
    },
  };
  expect(await askAbout(many, position, 'white', solver, ending.signal)).toBeNull();
  expect(asked).toBe(MOST);
  ending.abort(new Error('ended'));
  await expect(askAbout(many, position, 'white', solver, ending.signal)).rejects.toThrow('ended');
  expect(asked).toBe(MOST);
});
