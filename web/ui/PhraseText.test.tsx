// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, test } from 'vitest';
import { plain } from '../locales/phrase.ts';
import { PhraseText } from './PhraseText.tsx';

test('the place of a name is heard and not seen', () => {
  const name = { kind: 'block', color: 'black', index: 0, text: '#3', place: ' (E6)' } as const;
  const phrase = ['Block ', name, ', for one, falls.'];
  render(<PhraseText phrase={phrase} />, document.body);
  expect(document.body.textContent).toBe('Block #3 (E6), for one, falls.');
  expect(plain(phrase)).toBe('Block #3 (E6), for one, falls.');
  expect(document.querySelector('.name')?.textContent).toBe('#3');
  expect(document.querySelector('.unseen')?.textContent).toBe(' (E6)');
});
