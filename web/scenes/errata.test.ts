/** The lists of all texts have one form: names that are told apart, marks on their boards, links that can be shared. */
import { describe, expect, it } from 'vitest';
import { decode, encode } from '../model/address.ts';
import { WORKED_STATE } from '../model/state.ts';
import { errataOf } from '../model/where.ts';
import { loadPaper, TEXTS } from './errata.ts';

const LISTS = await Promise.all(TEXTS.map(async (text) => [text, await loadPaper(text)] as const));

describe.each(LISTS)('the list of %s', (text, { errata }) => {
  it('has an address', () => {
    expect(decode(`#open=errata.${text}`)).toMatchObject({ where: errataOf(text), problem: null });
    expect(encode({ ...WORKED_STATE, where: errataOf(text) })).toContain(`open=errata.${text}`);
  });

  it('names each error once', () => {
    const ids = errata.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const titles = errata.map(({ words }) => words.title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { words } of errata) expect(words.source).toMatch(/\w/);
  });

  // Marks on points that are not on the board cannot be loaded.
  it.each(errata.flatMap(({ id, cases }) => cases.map((each, index) => ({ id, index, each }))))(
    'leads from $id, board $index, by links that can be shared',
    ({ each }) => {
      expect(each.plays.length).toBeGreaterThan(0);
      expect(new Set(each.plays.map(({ label }) => label)).size).toBe(each.plays.length);
      for (const { load } of each.plays) {
        expect(decode(encode({ ...WORKED_STATE, ...load }))).toMatchObject({ where: load.where, problem: null, load });
      }
    },
  );
});

it('is of no text where none is named, or in another panel', () => {
  expect(decode('#open=errata')?.where).toEqual({ room: 'explore', lens: 'steps', panel: 'errata' });
  expect(decode('#open=rules.benson')?.where).toEqual({ room: 'explore', lens: 'steps', panel: 'rules' });
});
