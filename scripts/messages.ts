/**
 * Reads a file of Project Fluent: its messages, and the kinds of their parts. `docs/translating.md` says what a
 * file may have.
 */
import type { InlineExpression, MessageReference, Pattern, SelectExpression, Variant } from '@fluent/syntax';
import { lineOffset, parse } from '@fluent/syntax';
import { Failure } from './command.mjs';

/** The kind of a part; a set has the codes from which one is given. */
export type Kind = 'text' | 'number' | 'name' | 'texts' | 'names' | 'true or false' | ReadonlySet<string>;
export type Parts = ReadonlyMap<string, Kind>;
export type Expression = InlineExpression | SelectExpression;

/** A message or an attribute; `rich`: names that can be pointed at may be in it. */
export interface Message {
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

/** @throws Failure with the line */
export function fail(
  { path, text }: { path: string; text: string },
  { span }: Expression | Variant,
  problem: string,
): never {
  throw new Failure(`${path}:${lineOffset(text, span?.start ?? 0) + 1}: ${problem}`);
}

/** The kinds of parts that a comment declares, as in `$block, $other (name): …`. */
function declared(comment: string): [string, Kind][] {
  return [...comment.matchAll(/((?:\$\w+,?\s+)+)\((text|number|name|texts|names)\)/g)].flatMap(([, names = '', kind]) =>
    [...names.matchAll(/\w+/g)].map(([name]): [string, Kind] => [name, kind as Kind]),
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
    // A module that exports it would be waited for when it is imported, and never come.
    if (id.name === 'then') fail(file, entry as never, 'No message can be named then.');
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
export function partOf(expression: Expression | undefined): string {
  if (expression?.type === 'VariableReference') return expression.id.name;
  if (expression?.type === 'SelectExpression') return partOf(expression.selector);
  return expression?.type === 'FunctionReference' ? partOf(expression.arguments.positional[0]) : '';
}

export const nameOf = ({ id, attribute }: MessageReference) => (attribute ? `${id.name}.${attribute.name}` : id.name);
export const keyOf = ({ key }: Variant) => (key.type === 'Identifier' ? key.name : key.value);
export const isByCount = ({ variants }: SelectExpression) =>
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

/** The text of a message without parts, as it is. */
export const constantOf = ({ pattern }: Message): string =>
  pattern.elements
    .map((each) => (each.type === 'TextElement' ? each.value : ''))
    .join('')
    .replace(/\n+/g, ' ');
