import { expect, test } from 'vitest';
import { linksOf } from './links.ts';

const WIKI = 'https://wiki.example/wiki/$1';

const hrefOf = (target: string, pattern: string) => linksOf([{ point: 3, target }], pattern)[0]?.href ?? null;

test('the name of a page takes its place in the pattern, encoded', () => {
  expect(linksOf([{ point: 3, target: 'Two words' }], WIKI)).toEqual([
    { point: 3, target: 'Two words', href: 'https://wiki.example/wiki/Two%20words' },
  ]);
  expect(hrefOf('a/../b?c#d', WIKI)).toBe('https://wiki.example/wiki/a%2F..%2Fb%3Fc%23d');
  expect(hrefOf('$&$1', WIKI)).toBe('https://wiki.example/wiki/%24%26%241');
  expect(hrefOf('a', 'https://other.example/$1/$1')).toBe('https://other.example/a/a');
});

test('a full address is one of the web; every other word is a name', () => {
  expect(hrefOf('HTTPS://go.example/x', WIKI)).toBe('https://go.example/x');
  expect(hrefOf('//go.example/x', WIKI)).toBe('https://wiki.example/wiki/%2F%2Fgo.example%2Fx');
  for (const target of ['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', 'java\nscript:alert(1)'])
    expect(hrefOf(target, WIKI)).toMatch(/^https:\/\/wiki\.example\/wiki\//);
});

test('without a pattern, or with one that is no address of the web, nothing is a link', () => {
  expect(hrefOf('a', '')).toBe(null);
  expect(hrefOf('https://go.example/', '')).toBe(null);
  expect(hrefOf('a', 'javascript:$1')).toBe(null);
});
