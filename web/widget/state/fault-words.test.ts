/** Texts with faults where the words for these have not been fetched. */
import { expect, test, vi } from 'vitest';
import { missing } from '#locale/widget.ts';
import { build } from '../../engine/engine.fixture.ts';
import { loadTexts } from '../../engine/everything.ts';
import { NeedsFaultWords } from '../failure.ts';
import { loadPart, provideParts } from '../loading.ts';
import { openText } from './open-text.ts';

const { texts } = await loadTexts(build('everything'));
const [PLAIN, WARNED, UNREADABLE, MIXED] = ['(;SZ[3])', '(;SZ[3];B[aa];B[aa])', 'XO.\nX', '(;SZ[99])(;SZ[3])'];
const open = (text: string) => openText(texts, text, null);

test('only a text with a fault needs the words, and without them it is shown all the same', async () => {
  expect(open(PLAIN).notes).toEqual([]);
  for (const text of [WARNED, UNREADABLE, MIXED]) expect(() => open(text), text).toThrow(NeedsFaultWords);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const none = () => Promise.reject(new Error('none'));
  provideParts({ faults: none } as unknown as Parameters<typeof provideParts>[0]);
  await loadPart('faults');
  expect(warn).toHaveBeenCalledOnce();
  expect(open(WARNED).notes).toEqual([missing.faults]);
  expect(open(MIXED).items.unshown).toEqual([[0, missing.faults]]);
  expect(() => open(UNREADABLE)).toThrow(missing.faults);
});
