import { expect, test } from 'vitest';
import { notes, titles } from '../../../../locales/compiled/en/eye-named.ts';
import { NAMED } from '../../../../scenes/named.ts';
import { pageOf } from './named-words.ts';

const ids = NAMED.map(({ id }) => id);

test('each group has a title of its own, and notes are of groups', () => {
  expect(Object.keys(titles)).toEqual(ids);
  expect(new Set(Object.values(titles)).size).toBe(ids.length);
  for (const id of Object.keys(notes)) expect(ids).toContain(id);
});

test('each group names a page of Sensei’s Library', () => {
  for (const { source } of NAMED) {
    expect(source).toMatch(/^https:\/\/senseis\.xmp\.net\/\?\w+$/);
    expect(pageOf(source)).toMatch(/^\w+$/);
  }
});
