import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { number } from './compiled/en/shared.ts';

const WEB = fileURLToPath(new URL('../', import.meta.url));

describe('numbers in sentences', () => {
  it('have the separators of the page’s language', () => {
    expect([0, 999, 12345, 2n ** 40n].map(number)).toEqual(['0', '999', '12,345', '1,099,511,627,776']);
  });

  it('are formatted nowhere in the language of the browser', () => {
    const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.ts$|engine.pkg/.test(file),
    );
    const browsers = sources.filter((file) =>
      /toLocale\w*String\(\)|Intl\.\w+\(\)/.test(readFileSync(WEB + file, 'utf8')),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(browsers).toEqual([]);
  });
});
