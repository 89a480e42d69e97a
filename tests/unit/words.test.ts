import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = 'web/locales/en';
const lines = readdirSync(folder)
  .filter((file) => file.endsWith('.ftl'))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  .filter((line) => !line.startsWith('#'));

it('readers choose, whether by mouse, finger or keyboard', () => {
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /\bclick/i.test(line))).toEqual([]);
});

it('only a finger is asked to tap, where its first tap aims', () => {
  const taps = lines.filter((line) => /\btap/i.test(line));
  expect(taps).toHaveLength(5);
  for (const line of taps) expect(line).toContain('{ $point }: tap again to ');
});

it('the gallery has boards, and the rules of eyes are not called by the word of their paper', () => {
  expect(lines.filter((line) => /\bexhibits?\b|\bstatic rules\b/i.test(line))).toEqual([]);
});
