import type { HtmlTagDescriptor } from 'vite';
import { expect, it } from 'vitest';
import { card } from '../../scripts/card.ts';

const HTML = '<head><title>The page</title><meta name="description" content="What it does"></head>';

/** The tags that the plugin adds, by property. */
function tagsOf(picture?: string): Record<string, unknown> {
  const { transformIndexHtml: transform } = card(picture);
  if (typeof transform !== 'object' || !('handler' in transform)) throw new Error('no handler');
  const tags = (transform.handler as (html: string) => HtmlTagDescriptor[])(HTML);
  return Object.fromEntries(tags.map(({ attrs }) => [attrs?.property, attrs?.content]));
}

const WORDS = { 'og:type': 'website', 'og:title': 'The page', 'og:description': 'What it does' };

it('the preview card has the title and the description of the page', () => {
  expect(tagsOf()).toEqual(WORDS);
});

it('it has a picture if the build is given its address, which is a whole one', () => {
  const picture = 'https://example.org/card.png';
  expect(tagsOf(picture)).toEqual({ ...WORDS, 'og:image': picture, 'twitter:card': 'summary_large_image' });
  expect(() => tagsOf('card.png')).toThrow('card.png');
});
