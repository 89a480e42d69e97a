// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is written is code.
/** Files of messages: what they are written as, and the faults that the build tells. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '../../scripts/messages.ts';
import { write } from '../../scripts/modules.ts';
import { changed } from '../../scripts/pseudo.ts';

const SHARED = read(
  'shared.ftl',
  `### $block (name) $blocks (names)
owner = { $color -> [black] Black *[white] White }
`.replace(/\{ \$color.*\}/, '{ $color ->\n    [black] Black\n   *[white] White\n }'),
);

const english = (text: string) => read('en/a.ftl', text, SHARED);
const written = (text: string) => write(english(text), 'a', SHARED);
const translated = (text: string, original: string) => {
  const missing: string[] = [];
  const source = english(original);
  const code = write(read('de/a.ftl', text, SHARED, source), 'a', SHARED, source, (name) => missing.push(name));
  return { code, missing };
};

const COUNT = `stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
 }`;

describe('a message', () => {
  it('is a text, or a function of its parts, whose kinds follow from their use and from comments', () => {
    expect(written('label = Score')).toContain('export const label = "Score";');
    expect(written('at = Point { $point }')).toContain('(p: { readonly point: string }): string => `Point ${p.point}`');
    expect(written('out = { $block } is out.')).toContain(
      '(p: { readonly block: Part }): Phrase => say`${p.block} is out.`',
    );
    expect(written('all = { $blocks } are out.')).toContain(
      '(p: { readonly blocks: readonly Part[] }): Phrase => say`${shared.and(p.blocks)} are out.`',
    );
    expect(written('# $at (number)\nplace = Step { $at }')).toContain('`Step ${shared.number(p.at)}`');
    expect(written('# $at (texts)\nplace = { LIST($at, type: "or", most: 3) }')).toContain('plain(shared.or(p.at, 3))');
    expect(written('turn = { owner } plays')).toContain(
      "(p: { readonly color: 'black' | 'white' }): string => `${shared.owner(p)} plays`",
    );
    expect(written('a =\n    .b = C\n    .d = { $e }')).toMatch(
      /export const a = \{\s+'b': "C",\s+'d': \(p: .* p\.e,\s+\};/,
    );
  });

  it('selects by numbers, by the length of lists, by codes and by what is true', () => {
    expect(written(COUNT)).toContain('p.n === 1 ? `${shared.number(p.n)} stone` : `${shared.number(p.n)} stones`');
    expect(written('are = { $blocks ->\n    [0] None\n   *[other] Some\n }')).toContain(
      'p.blocks.length === 0 ? "None" : "Some"',
    );
    expect(written('is = { $open ->\n    [true] A\n   *[false] B\n }')).toContain(
      '(p: { readonly open: boolean }): string => (p.open ? "A" : "B")',
    );
  });

  it('has parts that are checked where it is used, and says in which line of a file a fault is', () => {
    expect(() => written('ok = A\nbad = { $a')).toThrow(/^en\/a\.ftl:2: /);
    expect(() => written('-term = A')).toThrow('en/a.ftl:1: ');
    expect(() => written('a = A\na = B')).toThrow('en/a.ftl:2: a is here twice.');
    expect(() => written('a = A\nthen = B')).toThrow('en/a.ftl:2: No message can be named then.');
    expect(() => written('a = { nothing }')).toThrow('en/a.ftl:1: There is no message nothing.');
    expect(() => written('a = { UPPER($b) }')).toThrow('Only LIST is a function');
    expect(() => written('a = A\n    .b = C')).toThrow('both a text and attributes');
    expect(() => written('a = { $b ->\n    [true] { $b }\n   *[false] C\n }')).toThrow('en/a.ftl:2: $b is no text');
  });
});

describe('a translation', () => {
  it('may say anything with the parts of English, in any order and with its own plurals', () => {
    const { code, missing } = translated(
      'stones = { $n ->\n    [few] { $n } kameny\n   *[other] kamenů: { $n }\n }',
      COUNT,
    );
    expect(code).toContain("shared.plural(p.n) === 'few'");
    expect(missing).toEqual([]);
  });

  it('gets what it lacks from English, and that is listed', () => {
    const { code, missing } = translated('', 'a = A\nb =\n    .c = C');
    expect(missing).toEqual(['a', 'b.c']);
    expect(code).toContain('export const a = standIn(en.a);');
    expect(code).toContain("'c': standIn(en.b['c'])");
  });

  it('has no other messages, parts or codes than English', () => {
    expect(() => translated('b = B', 'a = A')).toThrow('de/a.ftl:1: There is no message b in English.');
    expect(() => translated('a = { $c }', 'a = { $b }')).toThrow('de/a.ftl:1: There is no part $c in English.');
    expect(() => translated('a = { $b ->\n    [y] Y\n   *[x] Z\n }', 'a = { $b ->\n    [x] X\n   *[z] Z\n }')).toThrow(
      'de/a.ftl:2: English does not select by y here.',
    );
  });
});

it('the language for tests has longer texts without a plain letter, but in tags', () => {
  expect(changed('<b>Two</b> stones ')).toBe('<b>öŵŢ</b> šéñöţš öŵŢ ');
  expect(changed(': ')).toBe(': ');
});

it('the order of messages means nothing: no source goes through the names in a file or a group', () => {
  const sources = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const ordered = sources.flatMap((path) => {
    const source = readFileSync(`web/${path}`, 'utf8');
    const imported = [...source.matchAll(/import (\* as (\w+)|\{([^}]*)\}) from '#locale/g)].flatMap(
      ([, , all, some]) =>
        all ? [all] : (some ?? '').split(',').map((each) => each.split(' as ').at(-1)?.trim() ?? ''),
    );
    const walks = [...source.matchAll(/Object\.(?:keys|values|entries)\((\w+)/g)];
    return walks.filter(([, name = '']) => imported.includes(name)).map(([found]) => `${path}: ${found}`);
  });
  expect(ordered).toEqual([]);
});
