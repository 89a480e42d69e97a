/** Texts with faults where the words for these have not been fetched. */
import { expect, test } from 'vitest';
import { missing } from '#locale/widget.ts';
import { build } from '../../engine/engine.fixture.ts';
import { loadTexts } from '../../engine/everything.ts';
import { NeedsFaultWords } from '../failure.ts';
import { openText } from './open-text.ts';

const { texts } = await loadTexts(build('everything'));
const [PLAIN, WARNED, UNREADABLE, MIXED] = ['(;SZ[3])', '(;SZ[3];B[aa];B[aa])', 'XO.\nX', '(;SZ[99])(;SZ[3])'];
const open = (text: string, words: undefined | null) => openText(texts, () => words, text, null);

test('only a text with a fault needs the words, and without them it is shown all the same', () => {
  expect(open(PLAIN, undefined).notes).toEqual([]);
  for (const text of [WARNED, UNREADABLE, MIXED]) expect(() => open(text, undefined), text).toThrow(NeedsFaultWords);
  expect(open(WARNED, null).notes).toEqual([missing.faults]);
  expect(open(MIXED, null).items.unshown).toEqual([[0, missing.faults]]);
  expect(() => open(UNREADABLE, null)).toThrow(missing.faults);
});
