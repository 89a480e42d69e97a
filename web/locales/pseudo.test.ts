import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogue.ts';
import { pseudo } from './pseudo.ts';

const LOCALES = fileURLToPath(new URL('./', import.meta.url));

/** `game-room.ts` is the part `gameRoom`. */
const partOf = (file: string): string =>
  file.replace(/\.ts$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every leaf of a tree by its path. */
function leaves(tree: unknown, path = ''): [path: string, leaf: unknown][] {
  if (typeof tree !== 'object' || tree === null) return [[path, tree]];
  return Object.entries(tree).flatMap(([name, each]) => leaves(each, `${path}.${name}`));
}

describe('a catalogue', () => {
  it('is there for each folder, and holds each file of it', () => {
    const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(folders.map(({ name }) => name)).toEqual(Object.keys(catalogues));
    for (const [language, catalogue] of Object.entries(catalogues)) {
      const files = readdirSync(LOCALES + language).filter((file) => !/^(index|grammar)\.ts$|\.test\.ts$/.test(file));
      expect(files.map(partOf).sort()).toEqual(Object.keys(catalogue).sort());
    }
  });

  it('has texts and functions for leaves', () => {
    for (const [path, leaf] of leaves(catalogues.en)) expect(['string', 'function'], path).toContain(typeof leaf);
  });
});

describe('the pseudo-language', () => {
  const words = pseudo(catalogues.en);

  it('has the shape of English', () => {
    const shape = (tree: unknown) => leaves(tree).map(([path, leaf]) => [path, typeof leaf]);
    expect(shape(words)).toEqual(shape(catalogues.en));
  });

  it('leaves no plain letter in a text', () => {
    const left = leaves(words).filter(
      ([, leaf]) => typeof leaf === 'string' && /[A-Za-z]/.test(leaf.replace(/<[^>]*>/g, '')),
    );
    expect(left).toEqual([]);
  });

  it('changes what functions return, but for the names in it', () => {
    const name = { color: 'black', kind: 'block', index: 0, text: 'A' } as const;
    expect(words.share.pixels(3, 4)).toBe('⟦3 × 4 þîẋéļš⟧');
    expect(words.page.filmFell(1, 2, 0)).toEqual(['⟦2 ƀļöçķš öûţ⟧']);
    expect(words.play.onStone(['On ', name])).toEqual(['⟦Öñ ⟧', name, expect.stringMatching(/^⟦\. Ţö ţáķé .*⟧$/)]);
    expect(words.run.pointOn('B3', 'black')).toBe('⟦B3: ƀļáçķ⟧');
    expect(words.drawn.start.sentence).toContain('<b>Å</b>');
  });
});
