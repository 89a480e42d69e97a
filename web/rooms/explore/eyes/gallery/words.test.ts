import { expect, test } from 'vitest';
import { figure, figureChanged, notes, titles } from '../../../../locales/compiled/en/eye-figures.ts';
import { ERRING, FIGURES, LEVELS } from '../../../../scenes/figures.ts';
import { noteOf, titleOf } from './words.ts';

const ids = [...LEVELS, ...FIGURES, ...ERRING].map(({ id }) => id);

test('each board has a title, and titles and notes are of boards', () => {
  for (const id of ids) expect(titleOf(id)).not.toBe(id);
  for (const id of [...Object.keys(titles), ...Object.keys(notes)]) expect(ids).toContain(id);
});

test('figures of the paper have their numbers', () => {
  expect(titleOf('chen-17')).toBe(figure({ n: 17 }));
  expect(titleOf('chen-8b')).toBe(figureChanged({ n: 8 }));
  expect(noteOf('chen-17')).toBe(notes['chen-17']);
  expect(noteOf('chen-8b')).toBeUndefined();
});
