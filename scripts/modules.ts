/**
 * Writes a file of messages as a TypeScript module: each message is a text, a function of its named parts, or an
 * object of these for its attributes.
 */
import type { Pattern, SelectExpression, Variant } from '@fluent/syntax';
import type { Expression, File, Kind, Message, Parts } from './messages.ts';
import { fail, isByCount, keyOf, nameOf, partOf } from './messages.ts';

/** The types of parts by their kinds. */
const TYPES = {
  text: 'string',
  number: 'number',
  name: 'Part',
  texts: 'readonly string[]',
  names: 'readonly Part[]',
  'true or false': 'boolean',
} as const;

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
