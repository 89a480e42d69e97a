/**
 * Writes a file of Project Fluent as a TypeScript module: each message is a text, a function of its named
 * parts, or an object of these for its attributes. `docs/translating.md` says what a file may have.
 */
import type { InlineExpression, MessageReference, Pattern, SelectExpression, Variant } from '@fluent/syntax';
import { lineOffset, parse } from '@fluent/syntax';
import { Failure } from './command.mjs';

/** The kind of a part, and its type; a set has the codes from which one is given. */
const TYPES = {
  text: 'string',
  number: 'number',
  name: 'Part',
  texts: 'readonly string[]',
  names: 'readonly Part[]',
  'true or false': 'boolean',
} as const;
type Kind = keyof typeof TYPES | ReadonlySet<string>;
type Parts = ReadonlyMap<string, Kind>;
type Expression = InlineExpression | SelectExpression;

/** A message or an attribute; `rich`: names that can be pointed at may be in it. */
interface Message {
  readonly pattern: Pattern;
  readonly parts: Parts;
  readonly rich: boolean;
  readonly comment: string;
}

/** A file, and its messages by their names; attributes are named `message.attribute`. */
export interface File {
  readonly path: string;
  readonly text: string;
  readonly messages: ReadonlyMap<string, Message>;
}

function fail({ path, text }: { path: string; text: string }, { span }: Expression | Variant, problem: string): never {
  throw new Failure(`${path}:${lineOffset(text, span?.start ?? 0) + 1}: ${problem}`);
}

/** The kinds of parts that a comment declares, as in `$block, $other (name): …`. */
function declared(comment: string): [string, Kind][] {
  return [...comment.matchAll(/((?:\$\w+,?\s+)+)\((text|number|name|texts|names)\)/g)].flatMap(([, names = '', kind]) =>
    [...names.matchAll(/\w+/g)].map(([name]): [string, Kind] => [name, kind as keyof typeof TYPES]),
  );
}

/**
 * Reads a file. `shared` has messages to which each file can refer, and comments that hold for each;
 * `english` is the same file in English, whose messages and parts a translation has.
 */
export function read(path: string, text: string, shared?: File, english?: File): File {
  const file = { path, text };
  const messages = new Map<string, Message>();
  const { body } = parse(text, { withSpans: true });
  const everywhere = [...(shared ? parse(shared.text, {}).body : []), ...body].flatMap((each) =>
    each.type === 'ResourceComment' ? declared(each.content) : [],
  );
  let group = everywhere;
  for (const entry of body) {
    if (entry.type === 'Junk') fail(file, entry as never, entry.annotations[0]?.message ?? 'This is not a message.');
    if (entry.type === 'Term') fail(file, entry as never, 'Write a message in place of a term.');
    if (entry.type === 'GroupComment') group = [...everywhere, ...declared(entry.content)];
    if (entry.type !== 'Message') continue;
    const { id, value, attributes } = entry;
    const comment = entry.comment?.content ?? '';
    if (value && attributes.length) fail(file, entry as never, `${id.name} has both a text and attributes.`);
    for (const each of value ? [{ id, value }] : attributes) {
      const name = value ? id.name : `${id.name}.${each.id.name}`;
      if (messages.has(name)) fail(file, each.id as never, `${name} is here twice.`);
      const theirs = english?.messages.get(name);
      if (english && !theirs) fail(file, each.id as never, `There is no message ${name} in English.`);
      const known = new Map([...(shared?.messages ?? []), ...messages]);
      const parts = theirs?.parts ?? partsOf(each.value, new Map([...group, ...declared(comment)]), known);
      messages.set(name, {
        pattern: each.value,
        parts,
        comment,
        rich: theirs?.rich ?? isRich(each.value, parts, known),
      });
    }
  }
  return { path, text, messages };
}

/** The expressions in a pattern, at any depth. */
function expressions({ elements }: Pattern): Expression[] {
  return elements.flatMap((element) => {
    if (element.type === 'TextElement') return [];
    const { expression } = element;
    const inside = expression.type === 'SelectExpression' ? expression.variants : [];
    return [expression, ...inside.flatMap(({ value }) => expressions(value))];
  });
}

/** The name of the part that an expression is about. */
function partOf(expression: Expression | undefined): string {
  if (expression?.type === 'VariableReference') return expression.id.name;
  if (expression?.type === 'SelectExpression') return partOf(expression.selector);
  return expression?.type === 'FunctionReference' ? partOf(expression.arguments.positional[0]) : '';
}

const nameOf = ({ id, attribute }: MessageReference) => (attribute ? `${id.name}.${attribute.name}` : id.name);
const keyOf = ({ key }: Variant) => (key.type === 'Identifier' ? key.name : key.value);
const isByCount = ({ variants }: SelectExpression) =>
  variants.every((each) => /^(\d+|zero|one|two|few|many|other)$/.test(keyOf(each)));

/** The parts of a message in English, by what it does with them. */
function partsOf(pattern: Pattern, declared: Parts, known: File['messages']): Parts {
  const parts = new Map<string, Kind>();
  for (const each of expressions(pattern)) {
    const referred = each.type === 'MessageReference' ? known.get(nameOf(each)) : undefined;
    for (const [name, kind] of referred?.parts ?? []) parts.set(name, kind);
    const name = partOf(each);
    if (!name) continue;
    const kind = parts.get(name) ?? declared.get(name);
    const keys = each.type === 'SelectExpression' ? each.variants.map(keyOf) : [];
    if (each.type !== 'SelectExpression') parts.set(name, kind ?? 'text');
    else if (isByCount(each)) parts.set(name, kind && kind !== 'text' ? kind : 'number');
    else if (keys.includes('true')) parts.set(name, 'true or false');
    else parts.set(name, new Set([...(kind instanceof Set ? kind : []), ...keys]));
  }
  return parts;
}

const isRich = (pattern: Pattern, parts: Parts, known: File['messages']) =>
  expressions(pattern).some((each) => {
    if (each.type === 'MessageReference') return known.get(nameOf(each))?.rich ?? false;
    return each.type !== 'SelectExpression' && /^names?$/.test(String(parts.get(partOf(each))));
  });

/** An expression in TypeScript. */
interface Written {
  readonly code: string;
  readonly type: 'string' | 'Part' | 'Phrase';
}

function phrase({ code, type }: Written): string {
  if (type === 'string') return code === '""' ? '[]' : `[${code}]`;
  return type === 'Part' ? `say\`\${${code}}\`` : code;
}

/** The module of a file. A message that a translation lacks stands in in English, and is told to `missing`. */
export function write(file: File, module: string, shared?: File, english?: File, missing = (_: string) => {}): string {
  const exported = new Map<string, string[]>();
  for (const [name, { comment }] of (english ?? file).messages) {
    const said = file.messages.get(name);
    if (!said) missing(name);
    const [id = '', attribute] = name.split('.');
    const code = said ? message(said) : `standIn(en.${id}${attribute ? `['${attribute}']` : ''})`;
    const doc = comment && `/** ${comment.replaceAll('*/', '').replaceAll('\n', '\n * ')} */\n`;
    exported.set(id, [...(exported.get(id) ?? [doc]), attribute ? `  '${attribute}': ${code},\n` : `${code};\n`]);
  }
  const declarations = [...exported].map(([id, [doc, ...codes]]) => {
    const isGroup = codes[0]?.startsWith(' ');
    return `${doc}export const ${id} = ${isGroup ? `{\n${codes.join('')}};\n` : codes[0]}`;
  });
  const code = declarations.join('');
  // Names that are in the code, not in its texts.
  const uses = {
    'type Part': /\bPart(\[\])?( }|;)/,
    'type Phrase': ': Phrase =>',
    plain: /plain\(shared/,
    say: 'say`',
  };
  const used = Object.entries(uses).flatMap(([name, use]) => (code.match(use) ? [name] : []));
  return [
    `// Written from ${file.path} by scripts/language.ts: change that file.\n`,
    used.length ? `import { ${used.join(', ')} } from '../../phrase.ts';\n` : '',
    code.includes('standIn(')
      ? `import { standIn } from '../../stand-in.ts';\nimport * as en from '../en/${module}.ts';\n`
      : '',
    code.includes('shared.') ? `import * as shared from './shared.ts';\n` : '',
    code,
  ].join('');

  /** A text, or a function of its parts. */
  function message({ pattern, parts, rich }: Message): string {
    const written = patternOf(pattern, parts);
    if (parts.size === 0) return written.code;
    const type = (kind: Kind) => (typeof kind === 'string' ? TYPES[kind] : `'${[...kind].join("' | '")}'`);
    const fields = [...parts].map(([name, kind]) => `readonly ${name}: ${type(kind)}`).join('; ');
    return `(p: { ${fields} }): ${rich ? 'Phrase' : 'string'} => ${rich ? phrase(written) : written.code}`;
  }

  function patternOf({ elements }: Pattern, parts: Parts): Written {
    const pieces = elements.map((element) => {
      // Lines are broken only because they are long.
      if (element.type === 'TextElement') return element.value.replace(/\n+/g, ' ');
      const { expression } = element;
      return expression.type === 'StringLiteral' ? expression.parse().value : expressionOf(expression, parts);
    });
    if (pieces.every((piece) => typeof piece === 'string'))
      return { code: JSON.stringify(pieces.join('')), type: 'string' };
    const rich = pieces.some((piece) => typeof piece !== 'string' && piece.type !== 'string');
    const [only] = pieces;
    if (pieces.length === 1 && typeof only === 'object' && only.type !== 'Part') return only;
    const inside = pieces.map((piece) =>
      typeof piece === 'string' ? piece.replace(/[\\`]|\$\{/g, '\\$&') : `\${${piece.code}}`,
    );
    return { code: `${rich ? 'say' : ''}\`${inside.join('')}\``, type: rich ? 'Phrase' : 'string' };
  }

  function expressionOf(expression: Expression, parts: Parts): Written {
    if (expression.type === 'MessageReference') {
      const name = nameOf(expression);
      const own = file.messages.get(name);
      const said = own ?? shared?.messages.get(name) ?? fail(file, expression, `There is no message ${name}.`);
      return {
        code: `${own ? '' : 'shared.'}${name}${said.parts.size ? '(p)' : ''}`,
        type: said.rich ? 'Phrase' : 'string',
      };
    }
    const name = partOf(expression);
    const kind = parts.get(name) ?? fail(file, expression, `There is no part $${name} in English.`);
    const isList = kind === 'names' || kind === 'texts';
    if (expression.type === 'SelectExpression')
      return select(expression, isList ? `p.${name}.length` : `p.${name}`, kind, parts);
    const call = expression.type === 'FunctionReference' ? expression : null;
    if (call && (call.id.name !== 'LIST' || !isList)) fail(file, expression, 'Only LIST is a function, of a list.');
    if (kind === 'number') return { code: `shared.number(p.${name})`, type: 'string' };
    if (isList) {
      const option = (id: string) => call?.arguments.named.find((each) => each.name.name === id)?.value.value;
      const code = `shared.${option('type') ?? 'and'}(p.${name}${option('most') ? `, ${option('most')}` : ''})`;
      return kind === 'names' ? { code, type: 'Phrase' } : { code: `plain(${code})`, type: 'string' };
    }
    if (kind !== 'name' && kind !== 'text') fail(file, expression, `$${name} is no text: select by it.`);
    return { code: `p.${name}`, type: kind === 'name' ? 'Part' : 'string' };
  }

  function select(expression: SelectExpression, value: string, kind: Kind, parts: Parts): Written {
    const isCount = isByCount(expression);
    const known = kind instanceof Set ? kind : new Set(kind === 'true or false' ? ['true', 'false'] : []);
    const test = (variant: Variant) => {
      const key = keyOf(variant);
      if (isCount ? known.size || kind === 'text' || kind === 'name' : !known.has(key))
        fail(file, variant, `English does not select by ${key} here.`);
      if (isCount && !/\d/.test(key)) return english ? `shared.plural(${value}) === '${key}'` : `${value} === 1`;
      if (kind === 'true or false') return key === 'true' ? value : `!${value}`;
      return `${value} === ${isCount ? key : `'${key}'`}`;
    };
    // Numbers before the forms that they have too, and the last what is for all others.
    const order = (each: Variant) => (each.default ? 2 : each.key.type === 'Identifier' ? 1 : 0);
    const cases = expression.variants
      .toSorted((a, b) => order(a) - order(b))
      .map((variant) => ({
        test: variant.default ? '' : `${test(variant)} ? `,
        written: patternOf(variant.value, parts),
      }));
    const rich = cases.some(({ written }) => written.type !== 'string');
    const codes = cases.map((each) => each.test + (rich ? phrase(each.written) : each.written.code));
    return { code: `(${codes.join(' : ')})`, type: rich ? 'Phrase' : 'string' };
  }
}

/** The text of a message without parts, as it is. */
export const constantOf = ({ pattern }: Message): string =>
  pattern.elements
    .map((each) => (each.type === 'TextElement' ? each.value : ''))
    .join('')
    .replace(/\n+/g, ' ');
