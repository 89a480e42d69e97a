/** The text that an element is made from. */
import { missing } from '../model/catalogue/widget-en.ts';
import { decodeBytes } from '../model/encoding.ts';
import { Missing } from './shown.ts';

/** An address of the web, in full, or null. */
export function webAddress(address: string, base: string): string | null {
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * The text of the first `pre` inside an element, or else of the file at its `src`, or else
 * its own. Space before a line means nothing in any of the formats.
 * @throws Missing
 */
export function textOf(element: Element): string | Promise<string> {
  const pre = element.querySelector('pre');
  const src = element.getAttribute('src');
  if (!pre && src !== null) return fetched(src, element.baseURI);
  const text = written(pre ?? element)
    .replace(/\f\n?/g, '\n')
    .replace(/\s*\r\s*/g, '\n');
  return text.replace(/^[^\S\n]+/gm, '').trim();
}

/** The text inside a node. A break is a form feed, and the edges of blocks are carriage returns, which no page has. */
function written(node: Node): string {
  const name = (node as Partial<Element>).localName;
  if (name === 'br') return '\f';
  if (!node.hasChildNodes()) return node.textContent ?? '';
  const text = Array.from(node.childNodes, written).join('');
  return /^(p|div|li|tr)$/.test(name ?? '') ? `\r${text}\r` : text;
}

async function fetched(src: string, base: string): Promise<string> {
  const address = webAddress(src, base);
  if (!address) throw new Missing(missing.address);
  try {
    const response = await fetch(address);
    if (response.ok) return decodeBytes(new Uint8Array(await response.arrayBuffer()));
  } catch {
    // Told below.
  }
  throw new Missing(missing.source(address));
}

/** The columns and rows of the board that a text seems to be about, so that room can be kept for it. */
export function guessSize(text: string): readonly [columns: number, rows: number] {
  const [, columns, rows = columns] = /SZ\s*\[\s*(\d+)(?::(\d+))?/.exec(text) ?? [];
  if (columns) return [Number(columns), Number(rows)];
  if (/^\(/.test(text)) return [19, 19];
  const lines = text.split(/[\n/]/).map((line) => line.replace(/\s/g, ''));
  const [header, ...diagram] = lines.flatMap((line) => /^>*\$\$(.*)/.exec(line)?.[1] ?? []);
  if (header === undefined) return [lines[0]?.length || 19, lines.length];
  // A diagram shows a part of a board, except between two borders.
  const drawn = diagram.filter((line) => !/^[[{]|^$/.test(line));
  const isBorder = (line = '') => /^[-+|]?[-+]/.test(line);
  const inside = drawn.filter((line) => !isBorder(line));
  const size = Number(/^[BW]?c?(\d+)/.exec(header)?.[1] ?? 19);
  const first = inside[0] ?? '';
  const width = first.replace(/\|/g, '').length;
  return [
    /^\|.*\|$/.test(first) ? width : Math.max(size, width),
    isBorder(drawn[0]) && isBorder(drawn.at(-1)) ? inside.length : Math.max(size, inside.length),
  ];
}
