// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
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

test('the same words, rendered again, write nothing into the document', async () => {
  const name = { kind: 'block', color: 'black', index: 0, text: '#3' } as const;
  const phrase = () => ['Only ', name, '.'];
  render(<PhraseText phrase={phrase()} />, document.body);
  const changed = vi.fn();
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  render(<PhraseText phrase={phrase()} />, document.body);
  await new Promise((resolve) => setTimeout(resolve));
  observer.disconnect();
  expect(document.body.textContent).toBe('Only #3.');
  expect(changed).not.toHaveBeenCalled();
});
